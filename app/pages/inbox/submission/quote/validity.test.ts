import { expect, test } from 'vitest'
import { companyClock, defaultValidity, momentOf } from './validity.ts'

// In summer: whether Calgary changes its clocks in winter depends on the age of the machine's time zones.
test.each([
  ['2026-07-18T21:40:00-06:00', '', '2026-07-24', '17:00'],
  ['2026-07-19T09:00:00-06:00', '', '2026-07-24', '17:00'],
  ['2026-07-20T09:00:00-06:00', '', '2026-07-27', '17:00'],
  ['2026-07-20T09:00:00-06:00', '2026-08-05', '2026-07-27', '17:00'],
  ['2026-07-20T09:00:00-06:00', '2026-07-23', '2026-07-23', '17:00'],
  ['2026-07-20T09:00:00-06:00', '2026-07-25', '2026-07-24', '17:00'],
  ['2026-07-20T09:00:00-06:00', '2026-07-01', '2026-07-27', '17:00'],
  ['2026-07-25T09:00:00-06:00', '2026-07-25', '2026-07-25', '17:00'],
  ['2026-07-20T16:30:00-06:00', '2026-07-20', '2026-07-20', '18:00'],
])('from %s, with a pickup on %j, it holds until %s, %s', (now, pickup, day, time) =>
  expect(defaultValidity(Date.parse(now), pickup)).toEqual({ day, time }),
)

test('the clock in Calgary is read and shown', () => {
  expect(momentOf({ day: '2026-07-24', time: '17:00' })).toBe('2026-07-24T23:00:00.000Z')
  expect(companyClock('2026-07-24T23:00:00.000Z')).toEqual({ day: '2026-07-24', time: '17:00' })
  expect(momentOf({ day: '', time: '17:00' })).toBe('')
})

test.each(['2026-11-27', '2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'])(
  'on %s the clock shows what was chosen',
  (day) => {
    for (const time of ['01:00', '08:00', '17:00', '23:30'])
      expect(companyClock(momentOf({ day, time }))).toEqual({ day, time })
  },
)
