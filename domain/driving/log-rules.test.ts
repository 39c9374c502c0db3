import { expect, test } from 'vitest'
import { drivingLimits } from './driving-hours.ts'
import { type DutySegment, isWithin } from './log-rules.ts'

const day = (...parts: [DutySegment['status'], number][]): DutySegment[] => {
  let clock = 0
  return parts.map(([status, hours]) => {
    const from = clock
    clock += hours
    return { status, from, to: clock }
  })
}

test.each([
  ['13 h at the wheel', 'CA', true, day(['off', 5], ['driving', 13], ['onDuty', 1], ['off', 5])],
  ['13.25 h at the wheel', 'CA', false, day(['off', 5], ['driving', 13.25], ['off', 5.75])],
  [
    'driving after 14 h on duty',
    'CA',
    false,
    day(['off', 6], ['onDuty', 2], ['driving', 12.25], ['off', 3.75]),
  ],
  [
    'driving after 16 h of a shift',
    'CA',
    false,
    day(['off', 5], ['driving', 5], ['off', 6], ['driving', 5.25], ['off', 2.75]),
  ],
  ['only 9 h off in a day', 'CA', false, day(['off', 4.5], ['driving', 12], ['onDuty', 3], ['off', 4.5])],
  [
    '11 h at the wheel, a break after 8',
    'US',
    true,
    day(['off', 6], ['driving', 8], ['off', 0.5], ['driving', 3], ['off', 6.5]),
  ],
  [
    '11.25 h at the wheel',
    'US',
    false,
    day(['off', 6], ['driving', 8], ['off', 0.5], ['driving', 3.25], ['off', 6.25]),
  ],
  ['no break after 8 h at the wheel', 'US', false, day(['off', 6], ['driving', 8.25], ['off', 9.75])],
  [
    'a break on duty',
    'US',
    true,
    day(['off', 6], ['driving', 7], ['onDuty', 0.5], ['driving', 3], ['off', 7.5]),
  ],
  [
    'driving after 14 h of a shift',
    'US',
    false,
    day(['off', 6], ['driving', 5], ['off', 4], ['driving', 5.25], ['off', 3.75]),
  ],
] as const)('%s: the rules of %s say %s', (_, country, isAllowed, segments) => {
  expect(isWithin(segments, drivingLimits[country])).toBe(isAllowed)
})

test('a rest of 8 h ends a shift in Canada, and not in the United States', () => {
  const segments = day(['off', 0.5], ['driving', 7], ['sleeper', 8.5], ['driving', 5.5], ['off', 2.5])
  expect(isWithin(segments, { ...drivingLimits.CA, window: 14 })).toBe(true)
  expect(isWithin(segments, drivingLimits.US)).toBe(false)
})
