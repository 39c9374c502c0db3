import { expect, test } from 'vitest'
import { borderHours, drivingDays, ferryHours } from './driving.ts'

test.each([
  ['Sarnia to Port Huron', { low: 0.5, high: 0.5 }, { low: 0.5, high: 2 }, ['CA', 'US'], { low: 1, high: 1 }],
  ['Calgary to Dallas', { low: 31, high: 41 }, { low: 0.5, high: 2 }, ['CA', 'US'], { low: 3, high: 4 }],
  ['Calgary to Winnipeg', { low: 13, high: 18 }, { low: 0, high: 0 }, ['CA'], { low: 1, high: 2 }],
  [
    'Toronto to Monterrey',
    { low: 32, high: 43 },
    { low: 6.5, high: 26 },
    ['CA', 'US', 'MX'],
    { low: 3, high: 5 },
  ],
] as const)('%s takes one driver the days that the law allows', (_, driving, waiting, countries, days) => {
  expect(drivingDays(driving, waiting, [...countries])).toEqual(days)
})

test('a border into Mexico takes longer, and a ferry its crossing and the line for it', () => {
  expect(
    borderHours([
      ['CA', 'US'],
      ['US', 'MX'],
    ]),
  ).toEqual({ low: 6.5, high: 26 })
  expect(ferryHours([1.6, 0.4])).toEqual({ low: 3, high: 6 })
  expect(borderHours([])).toEqual({ low: 0, high: 0 })
})
