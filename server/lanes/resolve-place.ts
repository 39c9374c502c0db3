import { kilometresBetween } from '../../domain/lanes/distance.ts'
import type { Place } from '../../domain/lanes/estimate.ts'
import { normalise } from './normalise.ts'
import { byWeight, type KnownPlace, type PlaceIndex, placesBeginning, placesCalled } from './place-index.ts'
import { placeOfFsa, placeOfZip, townsOfWideFsa } from './postal-code.ts'
import { isCountryAbroad } from './region-words.ts'
import { suggestNames, toPlaces } from './suggest-names.ts'
import { lies, liesAbroad, type Reading, readingsOf, unknownRegionOf, whereCalled } from './typed-place.ts'
import { namesLike } from './typos.ts'

export type Resolved =
  | { place: KnownPlace; namesakes: KnownPlace[] }
  | { problem: 'missing' | 'unknown' | 'ambiguous' | 'abroad'; suggestions: Place[] }

/** The largest place of a name is meant when it is this many times as large as the next. */
const CLEARLY = 3
/** Longer texts are cut before they are read. */
const MAX_TEXT = 200
/** Readings that are compared with every name of their first letter: the likeliest few. */
const MAX_MISTYPED = 3
/** In hundreds of people: how large a place must be to be found inside a sentence, or despite a typing mistake. */
const WELL_KNOWN = 100
const NOT_TINY = 20
/** Places of one name as near as this are one town, such as Lloydminster on both sides of a border. */
const SAME_TOWN_KM = 15

/** Finds the one place that someone means by `Calgary`, `T2P 1J9`, `Ft McMurray` or a whole address. */
export function resolvePlace(index: PlaceIndex, typed: string): Resolved {
  const text = typed.slice(0, MAX_TEXT).trim()
  if (text === '') return { problem: 'missing', suggestions: [] }
  if (liesAbroad(text) && !isName(index, text)) return abroad(index, text)
  const wide = townsOfWideFsa(index, text)
  if (wide) return withinWideFsa(index, wide)
  const fsa = placeOfFsa(index, text)
  if (fsa) return { place: fsa, namesakes: [] }
  const zip = placeOfZip(index, text)
  const found = findNamed(index, zip?.rest ?? text)
  if (zip && !(found.length === 1 && found[0]?.region !== zip.place.region))
    return { place: zip.place, namesakes: [] }
  const [only, second] = found
  if (only && !second) return { place: only, namesakes: namesakesOf(index, text) }
  const likely = found.length > 0 ? found : suggestNames(index, text)
  return { problem: found.length > 0 ? 'ambiguous' : 'unknown', suggestions: toPlaces(likely) }
}

/** The town that the rest names; without one, it may be any of the area's. */
function withinWideFsa(index: PlaceIndex, { towns, rest }: { towns: KnownPlace[]; rest: string }): Resolved {
  const [only, second] = findNamed(index, rest)
  return only && !second
    ? { place: only, namesakes: [] }
    : { problem: 'ambiguous', suggestions: toPlaces(towns) }
}

/** `West Jordan`, but not `Jordan`, which is a country as well. */
const isName = (index: PlaceIndex, text: string): boolean => {
  const name = normalise(text)
  return index.byName.has(name) && !isCountryAbroad(name)
}

const abroad = (index: PlaceIndex, text: string): Resolved => ({
  problem: 'abroad',
  suggestions: toPlaces(index.byName.get(normalise(text)) ?? []),
})

/** Every place that a name without a region can mean. */
const namesakesOf = (index: PlaceIndex, text: string): KnownPlace[] => index.byName.get(normalise(text)) ?? []

/** One place: that is it. Several: it could be any of them. */
function findNamed(index: PlaceIndex, text: string): KnownPlace[] {
  if (unknownRegionOf(text) && !index.aliases.has(unknownRegionOf(text) ?? '')) return []
  const readings = readingsOf(text)
  return (
    firstFound(readings, (reading) => exactly(index, reading)) ??
    firstFound(readings.slice(0, MAX_MISTYPED), (reading) => mistyped(index, reading)) ??
    firstFound(readings, (reading) => within(index, reading)) ??
    firstFound(readings, (reading) => abbreviated(index, reading)) ??
    []
  )
}

const firstFound = (
  readings: Reading[],
  find: (reading: Reading) => KnownPlace[],
): KnownPlace[] | undefined =>
  readings
    .values()
    .map(find)
    .find((places) => places.length > 0)

function exactly(index: PlaceIndex, { name, where }: Reading): KnownPlace[] {
  const alias = index.aliases.get(name)
  if (alias && lies(alias, where)) return [alias]
  const places = (index.byName.get(name) ?? []).filter((place) => lies(place, where))
  return where.length === 0 && whereCalled(name)
    ? largestOf(index, name, places)
    : clearest(places, where.length > 0)
}

/** A province or state alone names no place, even where a small town is called the same. */
function largestOf(index: PlaceIndex, region: string, places: KnownPlace[]): KnownPlace[] {
  const [largest] = places
  if (largest && largest.weight >= WELL_KNOWN * 40) return [largest]
  const where = whereCalled(region)
  const there = where ? index.largest.filter((place) => lies(place, [where])) : []
  return there.slice(0, 8)
}

/** Where a region was named, the largest place of the name in it; otherwise only one that is clearly meant. */
function clearest(places: KnownPlace[], isRegionNamed: boolean): KnownPlace[] {
  const [first, second] = places
  if (!first) return []
  const isClear = !second || first.weight >= second.weight * CLEARLY
  const isOneRegion = places.every(
    ({ region, country }) => region === first.region && country === first.country,
  )
  const isOneSpot = places.every((place) => kilometresBetween(place, first) < SAME_TOWN_KM)
  return isClear || isOneSpot || (isRegionNamed && isOneRegion) ? [first] : places
}

function mistyped(index: PlaceIndex, { name, where }: Reading): KnownPlace[] {
  if (where.length > 0 && isWellKnown(index, name)) return []
  const least = where.length > 0 ? 0 : NOT_TINY
  for (const like of namesLike(index, name)) {
    const near = placesCalled(index, like).filter((place) => lies(place, where) && place.weight >= least)
    if (near.length > 0) return clearest(near, where.length > 0)
  }
  return []
}

/** Spelled rightly, if in another region: `London, MB` is no mistake for another name in Manitoba. */
const isWellKnown = ({ byName }: PlaceIndex, name: string): boolean =>
  (byName.get(name)?.[0]?.weight ?? 0) >= WELL_KNOWN

/** A place named inside a longer text: `our yard in calgary se`. The longest name wins, then the largest place. */
function within(index: PlaceIndex, { name, where }: Reading): KnownPlace[] {
  const words = name.split(' ')
  const least = where.length > 0 ? 0 : WELL_KNOWN
  for (let length = Math.min(5, words.length - 1); length > 0; length -= 1) {
    const found = words.flatMap((_, at) => {
      const part = words.slice(at, at + length)
      return part.length < length || part.join('').length < 4
        ? []
        : exactlyWellKnown(index, part.join(' '), where, least)
    })
    if (found.length > 0) return found.toSorted(byWeight).slice(0, 1)
  }
  return []
}

/** `Fort Sask` and `Vaudreuil`: the beginning of one name only, or of one large place's. */
function abbreviated(index: PlaceIndex, { name, where }: Reading): KnownPlace[] {
  if (name.length < 5) return []
  const start = where.length > 0 && isWellKnown(index, name) ? `${name} ` : name
  const places = placesBeginning(index, start).filter(
    (place) => lies(place, where) && place.weight >= NOT_TINY,
  )
  const found = clearest(places.toSorted(byWeight), false)
  return found.length === 1 ? found : []
}

function exactlyWellKnown(
  index: PlaceIndex,
  name: string,
  where: Reading['where'],
  least: number,
): KnownPlace[] {
  return placesCalled(index, name)
    .filter((place) => lies(place, where) && place.weight >= least)
    .slice(0, 1)
}
