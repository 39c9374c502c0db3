import { expect, test } from 'vitest'
import { kilometresBetween } from '../../domain/lanes/distance.ts'
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
