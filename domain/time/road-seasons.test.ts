import { expect, test } from 'vitest'
import { roadSeasons, spansOf, startOfMonth } from './road-seasons.ts'

test('a season within the twelve months is one span', () => {
  const [span, ...others] = spansOf({ from: [3, 1], to: [6, 1] }, '2026-01-01')
  expect(others).toEqual([])
  expect(span?.from).toBeCloseTo(59 / 365)
  expect(span?.to).toBeCloseTo(151 / 365)
})

test('a winter that is under way ends, and begins once more', () => {
  const spans = spansOf({ from: [10, 1], to: [4, 30] }, '2026-11-01')
  expect(spans).toHaveLength(2)
  expect(spans[0]?.from).toBe(0)
  expect(spans[1]?.to).toBe(1)
})

test('every season shows in every month, within the picture', () => {
  for (const season of roadSeasons)
    for (let month = 1; month <= 12; month += 1) {
      const spans = spansOf(season, startOfMonth(`2027-${String(month).padStart(2, '0')}-17`))
      expect(spans.length).toBeGreaterThan(0)
      for (const { from, to } of spans) expect(from >= 0 && from < to && to <= 1).toBe(true)
    }
})
