import fc from 'fast-check'
import { expect, test } from 'vitest'
import { driverLog, type LogDay, type Trip } from './driver-log.ts'
import { drivingLimits } from './driving-hours.ts'
import { type DutySegment, isWithin } from './log-rules.ts'

const toronto: Trip = { kilometres: 3400, hours: 40, countries: ['CA'], borders: [] }
const dallas: Trip = {
  kilometres: 3050,
  hours: 36,
  countries: ['CA', 'US'],
  borders: [{ share: 0.1, hours: 1.25 }],
}

/** The days of a log, one after the other. */
const joined = (log: readonly LogDay[]): DutySegment[] =>
  log.flatMap(({ segments }, day) =>
    segments.map(({ status, from, to }) => ({ status, from: from + 24 * day, to: to + 24 * day })),
  )

test('a lane within Canada takes as few equal days as the rules allow', () => {
  const log = driverLog(toronto)
  expect(log.map(({ hours }) => hours.driving)).toEqual([10, 10, 10, 10])
  expect(log.at(-1)?.kilometres.to).toBe(3400)
})

test('across the border each day keeps to 11 hours, and the crossing is work on duty', () => {
  const log = driverLog(dallas)
  expect(log).toHaveLength(4)
  expect(log[0]?.borders).toHaveLength(1)
  const [at = 0] = log[0]?.borders ?? []
  expect(log[0]?.segments.find(({ from }) => from === at)).toEqual({
    status: 'onDuty',
    from: at,
    to: at + 1.25,
  })
  expect(Math.max(...log.map(({ hours }) => hours.driving))).toBeLessThanOrEqual(11)
})

test('a way that takes more than 70 hours on duty has a rest of 36 hours in it', () => {
  const log = driverLog({ kilometres: 6100, hours: 72, countries: ['CA'], borders: [] })
  const rests = joined(log).reduce<number[]>((all, { status, from, to }, at, segments) => {
    const before = segments[at - 1]
    const goesOn = before && before.status === status
    if (status === 'sleeper') all.push((goesOn ? (all.pop() ?? 0) : 0) + to - from)
    return all
  }, [])
  expect(Math.max(...rests)).toBeGreaterThanOrEqual(36)
})

test('any trip becomes whole days of 24 hours within the rules of each country on it', () => {
  const trips = fc.record({
    hours: fc.double({ min: 0.25, max: 110, noNaN: true }),
    isAbroad: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    wait: fc.double({ min: 0.5, max: 3, noNaN: true }),
  })
  fc.assert(
    fc.property(trips, ({ hours, isAbroad, share, wait }) => {
      const trip: Trip = {
        kilometres: Math.round(hours * 85),
        hours,
        countries: isAbroad ? ['CA', 'US'] : ['CA'],
        borders: isAbroad ? [{ share, hours: wait }] : [],
      }
      const log = driverLog(trip)
      const segments = joined(log)
      expect(log.length).toBeGreaterThan(0)
      for (const { segments: day } of log) {
        expect(day[0]?.from).toBe(0)
        expect(day.at(-1)?.to).toBe(24)
      }
      const driven = log.reduce((sum, { hours: { driving } }) => sum + driving, 0)
      expect(Math.abs(driven - hours)).toBeLessThanOrEqual(0.25)
      expect(log.flatMap(({ borders }) => borders)).toHaveLength(trip.borders.length)
      for (const country of trip.countries) expect(isWithin(segments, drivingLimits[country])).toBe(true)
    }),
    { numRuns: 500 },
  )
})
