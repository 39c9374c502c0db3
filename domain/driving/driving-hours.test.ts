import { expect, test } from 'vitest'
import { drivingDays } from './driving-hours.ts'

test.each(drivingDays)(
  'the parts of a day in $country make 24 hours, the time off begins when driving ends',
  ({ parts, window }) => {
    const hours = parts.map((part): number => part.hours)
    expect(hours.reduce((sum, more) => sum + more)).toBe(24)
    expect(24 - Number(hours.at(-1))).toBe(window)
  },
)
