import { expect, test } from 'vitest'
import { enSources } from '../translations/en/sources.ts'
import { kilometresBetween } from './lanes/distance.ts'
import { roads } from './lanes/generated/calgary.ts'
import { BENDS, oneLitre, stopsWithin, ways } from './one-litre.ts'

const lengthOf = (way: readonly (readonly [number, number])[]) =>
  way
    .map(([longitude, latitude]) => ({ longitude, latitude }))
    .reduce((sum, stop, i, all) => sum + kilometresBetween(all[i - 1] ?? stop, stop) * BENDS, 0)

test('the kilometres follow from the figures that were read', () => {
  expect(enSources.truckFuel.title).toContain('32.5 L for 100 km')
  expect(enSources.railFuel.title).toContain('6.16 L for 1,000 revenue tonne-kilometres')
  expect(oneLitre).toEqual({ road: 62, rail: 162 })
})

test.each(['road', 'rail'] as const)('the drawn part of the %s is as long as it says', (kind) => {
  expect(lengthOf(stopsWithin(ways[kind], oneLitre[kind]))).toBeCloseTo(oneLitre[kind], 0)
})

test('the highway is as long as on the map of Calgary', () => {
  const known = roads.find(({ name }) => name === 'Medicine Hat')?.kilometres ?? 0
  expect(Math.abs(lengthOf(ways.road) - known)).toBeLessThan(5)
})
