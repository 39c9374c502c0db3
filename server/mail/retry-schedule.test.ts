import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import { AUTOMATIC_GAPS, nextTry, RETRY_GAPS } from './retry-schedule.ts'

const times = RETRY_GAPS.map((_, index) => RETRY_GAPS.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0))

const failed = { isAutomatic: false, tries: 1, began: 0, now: 0, mayBeDelivered: false }

test('the first retry comes within ten seconds', () => expect(RETRY_GAPS[0]).toBeLessThanOrEqual(10_000))

test('in the first ten minutes there is never more than a minute without a try', () => {
  const early = RETRY_GAPS.filter((_, index) => (times[index - 1] ?? 0) < 10 * MINUTE)
  expect(Math.max(...early)).toBeLessThan(MINUTE)
})

test('then twelve tries follow with growing gaps, over about a day', () => {
  const late = RETRY_GAPS.filter((_, index) => (times[index - 1] ?? 0) >= 10 * MINUTE)
  expect(late).toHaveLength(12)
  expect(late).toEqual([...late].sort((a, b) => a - b))
  expect(times.at(-1)).toBeGreaterThan(23 * HOUR)
  expect(times.at(-1)).toBeLessThan(26 * HOUR)
})

test('gaps count from when the try began, but the next one is never at once', () => {
  expect(nextTry({ ...failed, tries: 1, now: 2000 })).toBe(5000)
  expect(nextTry({ ...failed, tries: 1, now: 30_000 })).toBe(31_000)
})

test('a message that may have been delivered is tried again at the long gaps only', () => {
  const now = 10 * MINUTE
  const gaps = RETRY_GAPS.map((_, index) =>
    nextTry({ ...failed, tries: index + 1, now, mayBeDelivered: true }),
  ).map((next = 0) => next - now)
  expect(gaps[0]).toBe(5 * MINUTE)
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
})

test('after the last gap there is no next try', () => {
  expect(nextTry({ ...failed, tries: RETRY_GAPS.length })).toBe(RETRY_GAPS.at(-1))
  expect(nextTry({ ...failed, tries: RETRY_GAPS.length + 1 })).toBeUndefined()
})

test('an automatic message is tried as often in the first ten minutes, and less often over the day', () => {
  const count = RETRY_GAPS.length - 12
  expect(AUTOMATIC_GAPS.slice(0, count)).toEqual(RETRY_GAPS.slice(0, count))
  const late = AUTOMATIC_GAPS.slice(count)
  expect(late.length).toBeLessThanOrEqual(6)
  expect(late).toEqual(late.toSorted((one, other) => one - other))
  expect(nextTry({ ...failed, isAutomatic: true, tries: AUTOMATIC_GAPS.length + 1 })).toBeUndefined()
})
