import { expect, test } from 'vitest'
import { ratioOf, spreadOf } from './statistics.ts'

test('the median of an odd number of rounds is the one in the middle', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9, rounds: 3 })
})

test('the median of an even number of rounds lies between the two in the middle', () => {
  expect(spreadOf([4, 1, 2, 100]).median).toBe(3)
})

test('each round is held against the reference of the same round', () => {
  expect(ratioOf([10, 300, 60], [10, 100, 30]).median).toBe(2)
})

test('nothing measured is not a measurement', () =>
  expect(() => spreadOf([])).toThrow('nothing was measured'))
