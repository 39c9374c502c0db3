import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawLand, moduleOf } from './draw-land.ts'

test('the land is the one that the script draws, with three countries', () => {
  const drawn = drawLand()
  const stored = readFileSync(new URL('../../domain/lanes/generated/land.ts', import.meta.url), 'utf8')
  expect(stored).toBe(moduleOf(drawn))
  for (const country of ['ca', 'us', 'mx'])
    expect(drawn).toMatch(new RegExp(`class="${country}" d="m[^"]{1000,}"`))
})
