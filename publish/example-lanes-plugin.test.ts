import { exampleLanes } from 'virtual:example-lanes'
import { expect, test } from 'vitest'
import { driverLog } from '../domain/driving/driver-log.ts'
import { exampleCities } from '../domain/lanes/example-lanes.ts'

test.each(exampleCities)('the log to %s takes as many days as the estimate says', (city) => {
  const { days, trip, kilometres } = exampleLanes[city]
  const log = driverLog(trip)
  expect(log.at(-1)?.kilometres.to).toBe(kilometres)
  expect(log.length).toBeGreaterThanOrEqual(days.low)
  expect(log.length).toBeLessThanOrEqual(days.high)
})

test('the border lies where the road reaches it: early to Dallas, nowhere to Toronto', () => {
  const [border] = exampleLanes['Dallas, TX'].trip.borders
  expect(border?.share).toBeGreaterThan(0.05)
  expect(border?.share).toBeLessThan(0.2)
  expect(exampleLanes['Toronto, ON'].trip.borders).toEqual([])
})
