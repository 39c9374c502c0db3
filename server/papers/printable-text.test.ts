import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inVisualOrder, PRINTABLE, printableText, wrapText } from './printable-text.ts'

const canPrint = (grapheme: string): boolean => PRINTABLE.test(grapheme)

test('what the fonts have stays as it is', () => {
  const text = 'Où est l’entrepôt? Łódź, São Paulo, 34 °F\n12 × 48 in'
  expect(printableText(text, canPrint)).toEqual({ text, isReplaced: false })
})

test('what they lack loses its accent or becomes a visible question mark', () => {
  expect(printableText('Hà Nội 👩‍👩‍👧 שלום', canPrint)).toEqual({ text: 'Hà Noi ? ????', isReplaced: true })
})

test('marks that turn the direction of text, and control characters, are left out', () => {
  expect(printableText('a\u202eb\u0000c\u200f', canPrint).text).toBe('abc')
})

test('text of nothing but short lines becomes one paragraph', () => {
  expect(printableText('a\n'.repeat(5000), canPrint).text).not.toContain('\n')
})

test('no line is wider than its column, and no letter is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      (given, width) => {
        const { text } = printableText(given, canPrint)
        const lines = wrapText(text, width, (part) => part.length)
        expect(lines.every((line) => line.length <= width)).toBe(true)
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      },
    ),
  )
})

test('words of Arabic and Hebrew stand from right to left, among others that do not', () => {
  expect(inVisualOrder('Begin محمد عبد الله end')).toBe('Begin الله عبد محمد end')
  expect(inVisualOrder('שלום')).toBe('שלום')
  expect(inVisualOrder('to Regina')).toBe('to Regina')
})
