import { expect, test } from 'vitest'
import { kilometresBetween } from '../../domain/lanes/distance.ts'
import { normalise } from './normalise.ts'
import { openPlaceIndex } from './place-index.ts'
import { resolvePlace } from './resolve-place.ts'
import { typedAddresses } from './testing/addresses.ts'

const index = await openPlaceIndex()
const addresses = typedAddresses(index, 2000)
const NEAR_KM = 30

test('of 2,000 addresses in many forms none is another place, and few are not known', () => {
  const found = addresses.map(({ typed, town }) => ({ typed, town, resolved: resolvePlace(index, typed) }))
  const wrong = found.filter(
    ({ resolved, town }) => 'place' in resolved && kilometresBetween(resolved.place, town) > NEAR_KM,
  )
  expect(wrong.map(({ typed }) => typed)).toEqual([])
  const unhelped = found.filter(
    ({ resolved, town }) =>
      'problem' in resolved && resolved.suggestions.every((one) => kilometresBetween(one, town) > NEAR_KM),
  )
  expect(unhelped.length).toBeLessThan(addresses.length / 100)
})

test('of addresses whose town no table has hardly any is another place', () => {
  const taken = addresses.filter(({ typed, town }) => {
    const key = normalise(town.name)
    const places = index.byName.get(key) ?? []
    index.byName.set(
      key,
      places.filter(({ country, region }) => country !== town.country || region !== town.region),
    )
    const resolved = resolvePlace(index, typed)
    index.byName.set(key, places)
    return 'place' in resolved && kilometresBetween(resolved.place, town) > NEAR_KM
  })
  // Most have the postal code of a city beside them, or bear the name of another town and no region.
  expect(taken.length).toBeLessThan(addresses.length / 25)
})
