import { expect, test } from 'vitest'
import { wholePercent } from './whole-percent.ts'

test.each([
  [1, 100],
  [0.999, 99],
  [0.29, 29],
  [0.57, 57],
  [1 / 3, 33],
  [0, 0],
])('a share of %f is %i %', (share, percent) => {
  expect(wholePercent(share)).toBe(percent)
})
