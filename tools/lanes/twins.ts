import { kilometresBetween } from '../../domain/lanes/distance.ts'
import type { City } from './cities.ts'
import { readZipTowns } from './postal-codes.ts'

/** Two towns of a name as far apart as this are not one. */
const APART_KM = 15

/**
 * The gazetteer gives some hamlets of the United States the population of the town of their name in the same state. Of
 * such twins the one that a ZIP code is named after is the town; the other is left out.
 */
export function withoutTwins(cities: readonly City[]): City[] {
  const towns = readZipTowns()
  const awayFromZip = (city: City): number =>
    Math.min(
      ...(towns.get(`${city.name} ${city.region}`) ?? []).map((point) => kilometresBetween(point, city)),
    )
  const keyOf = ({ name, region, population }: City): string => `${name} ${region} ${population}`
  const left = new Set<City>()
  for (const [first, ...others] of Map.groupBy(cities, keyOf).values()) {
    if (first?.country !== 'US') continue
    for (const other of others) {
      if (kilometresBetween(first, other) < APART_KM) continue
      const [one, two] = [awayFromZip(first), awayFromZip(other)]
      if (Number.isFinite(one) || Number.isFinite(two)) left.add(one <= two ? other : first)
    }
  }
  return cities.filter((city) => !left.has(city))
}
