import { expect, test } from 'vitest'
import { rulerOf } from './price-ruler.ts'

test('every price is on the line, between round marks', () => {
  for (const prices of [[2.36], [0.1], [2.21, 2.25, 2.31, 2.41, 2.36], [0.4, 900], [1.2, 1.3], [123_456]]) {
    const { marks, place } = rulerOf(prices)
    expect(marks.length).toBeGreaterThanOrEqual(2)
    expect(marks.length).toBeLessThanOrEqual(7)
    for (const price of prices) {
      expect(place(price)).toBeGreaterThanOrEqual(0)
      expect(place(price)).toBeLessThanOrEqual(1)
    }
  }
  expect(rulerOf([2.21, 2.41]).marks.map(({ text }) => text)).toEqual([
    '2.20',
    '2.25',
    '2.30',
    '2.35',
    '2.40',
    '2.45',
  ])
})
