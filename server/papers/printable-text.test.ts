import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printableText, wrapText } from './printable-text.ts'

test('what the fonts have stays as it is', () => {
  const text = 'Où est l’entrepôt? Łódź, São Paulo, 34 °F\n12 × 48 in'
  expect(printableText(text)).toEqual({ text, isReplaced: false })
})

test('what they lack loses its accent or becomes a visible question mark', () => {
  expect(printableText('Hà Nội 👩‍👩‍👧 שלום')).toEqual({ text: 'Hà Noi ? ????', isReplaced: true })
})

test('marks that turn the direction of text, and control characters, are left out', () => {
  expect(printableText('a\u202eb\u0000c\u200f').text).toBe('abc')
})

test('text of nothing but short lines becomes one paragraph', () => {
  expect(printableText('a\n'.repeat(5000)).text).not.toContain('\n')
})

test('no line is wider than its column, and no letter is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      (given, width) => {
        const { text } = printableText(given)
        const lines = wrapText(text, width, (part) => part.length)
        expect(lines.every((line) => line.length <= width)).toBe(true)
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      },
    ),
  )
})
