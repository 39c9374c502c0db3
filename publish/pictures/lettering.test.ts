import { expect, test } from 'vitest'
import { company } from '../../domain/company.ts'
import { pages } from '../../domain/pages.ts'
import { pageTexts } from '../../translations/page-texts.ts'
import { linesOf, widthOf } from './lettering.ts'

test('words break into lines that fit', async () => {
  const lines = await linesOf('Your Trusted Partner in Transportation', 90, 800)
  expect(lines.join(' ')).toBe('Your Trusted Partner in Transportation')
  for (const line of lines) expect(await widthOf(line, 90)).toBeLessThanOrEqual(800)
})

test('a word wider than the line has a line of its own', async () => {
  expect(await linesOf('a Transportation b', 90, 100)).toEqual(['a', 'Transportation', 'b'])
})

test('characters that SVG reserves are drawn', async () => {
  expect(await widthOf('A & B', 100)).toBeGreaterThan(await widthOf('A B', 100))
})

test('the display face has each letter of the company and the pages', async () => {
  const characters = new Set(
    [company.name, ...pages.map(({ path }) => pageTexts(path).name)].join('').replaceAll(' ', ''),
  )
  for (const character of characters) expect(await widthOf(character, 100)).toBeGreaterThan(5)
})
