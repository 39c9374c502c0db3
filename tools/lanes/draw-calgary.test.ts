import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawCalgary } from './draw-calgary.ts'

test('the map of the contact page is the one that the script draws', () => {
  const stored = new URL('../../domain/lanes/generated/calgary.ts', import.meta.url)
  expect(readFileSync(stored, 'utf8')).toBe(drawCalgary())
})
