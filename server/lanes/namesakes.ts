import { kilometresBetween } from '../../domain/lanes/distance.ts'
import type { KnownPlace } from './known-place.ts'
import { normalise } from './normalise.ts'

/** The largest place of a name is meant when it is this many times as large as the next. */
const CLEARLY = 3
/** Places of one name as near as this are one town, such as Lloydminster on both sides of a border. */
const SAME_TOWN_KM = 15
/** Whether two places of one name are one town of one region. */
export const isSameTown = (one: KnownPlace, other: KnownPlace): boolean =>
  one.label === other.label && kilometresBetween(one, other) < SAME_TOWN_KM

/** The largest place this near tells two of one name apart. */
const NEAR_KM = 60
/** In hundreds of people: how large that place is, at least. */
const KNOWN_AROUND = 40

/** Tells places of one name and region apart: `Sydenham, ON (near Kingston)`. One that is clearly meant keeps its label. */
export function labelNamesakes(byName: Map<string, KnownPlace[]>): Map<string, KnownPlace> {
  const labels = new Map<string, KnownPlace>()
  const known = [...byName.values()].flat().filter(({ weight }) => weight >= KNOWN_AROUND)
  for (const places of byName.values()) {
    for (const ones of Map.groupBy(places, ({ label }) => label).values()) {
      const [first, second] = ones
      if (!first || !second || ones.every((one) => kilometresBetween(one, first) < SAME_TOWN_KM)) continue
      const isClear = !haveOneProvince(first, second) && first.weight >= second.weight * CLEARLY
      for (const one of isClear ? ones.slice(1) : ones) {
        const near = townNear(one, known)
        if (near) one.label = `${one.label} (near ${near.name})`
        labels.set(normalise(one.label), one)
      }
    }
  }
  return labels
}

function townNear(place: KnownPlace, known: readonly KnownPlace[]): KnownPlace | undefined {
  const others = known
    .filter(
      ({ name, region, country }) =>
        region === place.region && country === place.country && name !== place.name,
    )
    .map((other) => ({ other, away: kilometresBetween(place, other) }))
    .toSorted((one, next) => one.away - next.away)
  const around = others
    .filter(({ away }) => away <= NEAR_KM)
    .toSorted((a, b) => b.other.weight - a.other.weight)
  return (around[0] ?? others[0])?.other
}

/** Two places of one name in a province of Canada, such as Sydenham, are always asked about, however small one is. */
const haveOneProvince = (one: KnownPlace, other: KnownPlace): boolean =>
  one.country === 'CA' &&
  other.country === 'CA' &&
  one.region === other.region &&
  kilometresBetween(one, other) >= SAME_TOWN_KM

/** Of places of one name, the largest first, the one that is meant; undefined where it could be any. */
export function clearest(places: readonly KnownPlace[]): KnownPlace | undefined {
  const [first, second] = places
  if (!first) return undefined
  const isClear = !second || first.weight >= second.weight * CLEARLY
  const isOneSpot = places.every((place) => kilometresBetween(place, first) < SAME_TOWN_KM)
  if (isOneSpot) return first
  return isClear && !places.some((place) => haveOneProvince(first, place)) ? first : undefined
}
