import { expect, test } from 'vitest'
import type { OpeningHours } from '../company-facts.ts'
import { carrier } from '../forms/carrier.ts'
import { quoteRequest } from '../forms/quote-request.ts'
import {
  answerDeadline,
  DUE_SOON_MS,
  deadlineOf,
  receivedWhereDueAt,
  receivedWhereDueWithin,
} from './answer-deadline.ts'

const RECEIVED = '2026-11-22T21:27:00.000Z'

test('a quote request is answered within the promised hours, an application without a deadline', () => {
  expect(answerDeadline(quoteRequest, RECEIVED)).toBe('2026-11-23T21:27:00.000Z')
  expect(answerDeadline(carrier, RECEIVED)).toBeNull()
})

test('a request is due soon when its deadline is less than that away', () => {
  const deadline = Date.parse(answerDeadline(quoteRequest, RECEIVED) ?? '')
  expect(receivedWhereDueWithin(DUE_SOON_MS, deadline - DUE_SOON_MS)).toBe(RECEIVED)
  expect(receivedWhereDueWithin(0, deadline)).toBe(RECEIVED)
})

const weekdays = { opens: 8 * 60, closes: 17 * 60 }
const hours: OpeningHours = {
  week: [null, weekdays, weekdays, weekdays, weekdays, weekdays, null],
  closed: ['2024-12-25', '2024-12-27', '2025-01-01'].map((date) => ({ date })),
}
const promised = (count: number, timeZone = 'America/Edmonton') => ({
  promise: { hours: count, counts: 'business' as const },
  hours,
  timeZone,
})

/** A moment by a clock in Calgary, which was seven hours behind UTC in those winters and six in summer. */
const winter = (local: string) => Date.parse(`${local}-07:00`)
const summer = (local: string) => Date.parse(`${local}-06:00`)

test.each([
  ['within a day', 4, winter('2024-11-27T09:30'), winter('2024-11-27T13:30')],
  ['overnight', 4, winter('2024-11-27T15:00'), winter('2024-11-28T10:00')],
  ['to the end of a day', 2, winter('2024-11-27T15:00'), winter('2024-11-27T17:00')],
  ['before the day begins', 1, winter('2024-11-27T03:00'), winter('2024-11-27T09:00')],
  ['over a weekend', 4, winter('2024-11-29T16:00'), winter('2024-12-02T11:00')],
  ['from a Sunday', 1, winter('2024-12-01T12:00'), winter('2024-12-02T09:00')],
  ['over Christmas and a Friday off', 15, winter('2024-12-24T12:00'), winter('2024-12-30T09:00')],
  ['over the end of the year', 2, winter('2024-12-31T16:00'), winter('2025-01-02T09:00')],
  ['over the end of summer time', 2, summer('2024-11-01T16:00'), winter('2024-11-04T09:00')],
  ['over the beginning of summer time', 2, winter('2025-03-07T16:00'), summer('2025-03-10T09:00')],
  ['over several weeks', 90, winter('2024-11-25T08:00'), winter('2024-12-06T17:00')],
])('business hours are counted %s', (_, count, received, deadline) => {
  expect(new Date(deadlineOf(received, promised(count)))).toEqual(new Date(deadline))
})

test('hours are those of the company’s time zone', () => {
  expect(deadlineOf(Date.parse('2024-11-27T23:00Z'), promised(1, 'America/Vancouver'))).toBe(
    Date.parse('2024-11-28T00:00Z'),
  )
})

test('all hours are counted where the owner chose so, also with hours of the phone', () => {
  const all = { ...promised(24), promise: { hours: 24, counts: 'all' as const } }
  expect(deadlineOf(winter('2024-11-29T16:00'), all)).toBe(winter('2024-11-30T16:00'))
})

test('what is due by a moment was received by the last one that has its deadline then', () => {
  const clock = promised(6)
  for (
    let deadline = winter('2024-12-23T07:10');
    deadline < winter('2024-12-31T20:00');
    deadline += 47 * 60_000
  ) {
    const last = receivedWhereDueAt(deadline, clock)
    expect(deadlineOf(last, clock)).toBeLessThanOrEqual(deadline)
    expect(deadlineOf(last + 1, clock)).toBeGreaterThan(deadline)
  }
})

test('an open day on which the clock is changed has its own length', () => {
  const always = { ...hours, week: Array(7).fill({ opens: 0, closes: 24 * 60 }), closed: [] }
  const clock = { ...promised(24), hours: always }
  expect(deadlineOf(winter('2025-03-08T20:00'), clock)).toBe(summer('2025-03-09T21:00'))
})
