import { expect, test } from 'vitest'
import { letterPicture, markLetter } from '../../domain/letter-mark.ts'
import { drawnMark } from './mark-svg.ts'
import { pagePicture } from './page-picture.ts'
import { png } from './raster.ts'

test.each([
  ['Bowline Freight', 'B'],
  ['école', 'É'],
  ['“7 Rivers”', '7'],
  ['🚚 Own', 'O'],
  ['🚚', '🚚'],
  ['<&', '<'],
])('the mark of %s is %s', (name, letter) => expect(markLetter(name)).toBe(letter))

test('a letter that markup reserves is drawn as text', () =>
  expect(letterPicture('<')).toContain('>&lt;</text>'))

test('a letter that the display face lacks, and a logo, are drawn as well', async () => {
  const drawn = await Promise.all(
    ['B', 'Ж', '🚚'].map(async (letter) => (await drawnMark(undefined, letter)).mark),
  )
  expect(drawn.map((mark) => mark.includes('<text'))).toEqual([true, false, false])
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#1d6f42"/></svg>'
  const inside = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">`
  const pictures = await Promise.all(
    [(await drawnMark(logo)).mark, '<rect width="40" height="40" fill="#1d6f42"/>'].map((mark) =>
      png(`${inside}${mark}</svg>`, 8),
    ),
  )
  expect(pictures[0]).toEqual(pictures[1])
})

test('a page’s picture is drawn with any name', async () => {
  for (const name of ['X', 'W'.repeat(60), '🚚'.repeat(60), '<b>&'])
    expect((await pagePicture('Services', name)).subarray(1, 4).toString()).toBe('PNG')
})
