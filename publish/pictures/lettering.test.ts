import { expect, test } from 'vitest'
import { company } from '../../domain/company.ts'
import { pages } from '../../domain/pages.ts'
import { letters, linesOf, widthOf } from './lettering.ts'

test('words break into lines that fit', () => {
  const lines = linesOf('Your Trusted Partner in Transportation', 90, 800)
  expect(lines.join(' ')).toBe('Your Trusted Partner in Transportation')
  for (const line of lines) expect(widthOf(line, 90)).toBeLessThanOrEqual(800)
})

test('a word wider than the line stands alone', () => {
  expect(linesOf('a Transportation b', 90, 100)).toEqual(['a', 'Transportation', 'b'])
})

test('letters that lean together stand closer', () => {
  expect(widthOf('To', 100)).toBeLessThan(widthOf('T', 100) + widthOf('o', 100))
})

test.each([company.name, ...pages.map(({ name }) => name)])(
  'there is an outline for each letter of %s',
  (words) => {
    const drawn = letters(words, { x: 0, y: 0, size: 40, fill: '#fff' }).match(/<path/g)
    expect(drawn).toHaveLength(words.replaceAll(' ', '').length)
  },
)
