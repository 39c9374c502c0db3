import { expect, test } from 'vitest'
import { dayAndTime, duration, momentText, roughDuration, wholeMoment } from './times.ts'

const now = Date.parse('2026-07-26T03:27:00Z')

test.each([
  ['a moment of today is a time', '2026-07-26T01:07:00Z', '7:07\u00a0p.m.'],
  ['one of this week has its day', '2026-07-25T01:13:00Z', 'Fri 7:13\u00a0p.m.'],
  ['an older one is a date', '2026-07-13T20:00:00Z', 'Jul\u00a013'],
  ['one of last year has its year', '2025-07-13T20:00:00Z', 'Jul\u00a013 2025'],
  ['a day alone has no time', '2026-07-24', 'Jul\u00a024'],
])('%s', (_, iso, text) => expect(momentText(iso, now)).toBe(text))

test('the tooltip has the date, the time in Calgary and its offset', () => {
  const text = wholeMoment('2026-07-26T01:07:00Z')
  for (const part of ['Saturday', 'July\u00a025, 2026', '19:07', '06:00']) expect(text).toContain(part)
})

test('the tooltip of a day alone is its date', () =>
  expect(wholeMoment('2026-07-25')).toBe('Saturday, July\u00a025, 2026'))

test('the promised time has its day', () => {
  expect(dayAndTime('2026-07-27T01:07:00Z')).toBe('Sunday 7:07\u00a0p.m.')
})

test.each([
  [53 * 60_000, '53 min'],
  [1300 * 60_000, '21 h 40 min'],
  [-134 * 60_000, '2 h 14 min'],
  [100 * 3_600_000, '4 d 4 h'],
])('%i ms are %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text))

test.each([
  [-53 * 60_000, '53 min'],
  [-134 * 60_000, '2 h'],
  [-100 * 3_600_000, '4 d 4 h'],
])('%i ms are roughly %s', (milliseconds, text) => expect(roughDuration(milliseconds)).toBe(text))
