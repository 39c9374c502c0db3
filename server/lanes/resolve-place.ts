import { kilometresBetween } from '../../domain/lanes/distance.ts'
import type { Place } from '../../domain/lanes/estimate.ts'
import { normalise } from './normalise.ts'
import { byWeight, type KnownPlace, type PlaceIndex, placesBeginning, placesCalled } from './place-index.ts'
import { placeOfFsa, placeOfZip, townsOfWideArea } from './postal-code.ts'
import { isCountryAbroad } from './region-words.ts'
import { suggestNames, toPlaces } from './suggest-names.ts'
import {
  lies,
  liesAbroad,
  type Reading,
  readingsOf,
  regionAfter,
  standsAlone,
  unknownRegionOf,
  whereCalled,
} from './typed-place.ts'
import { namesLike } from './typos.ts'

export type Resolved = { place: KnownPlace; namesakes: KnownPlace[] } | Unresolved

interface Unresolved {
  problem: 'missing' | 'unknown' | 'ambiguous' | 'abroad'
  suggestions: Place[]
  /** Places of one name, each of which may be meant. */
  candidates?: KnownPlace[]
}

/** The largest place of a name is meant when it is this many times as large as the next. */
const CLEARLY = 3
/** Longer texts are cut before they are read. */
const MAX_TEXT = 200
/** Readings that are compared with every name of their first letter: the likeliest few. */
const MAX_MISTYPED = 3
/** In hundreds of people: how large a place must be to be found inside a sentence, or despite a typing mistake. */
const WELL_KNOWN = 100
const NOT_TINY = 20
/** A small Canadian town may be missing from the tables: its name is no mistake for a small one of another country. */
const WELL_KNOWN_ABROAD = 300
/** Places of one name as near as this are one town, such as Lloydminster on both sides of a border. */
const SAME_TOWN_KM = 15

/** Finds the one place that someone means by `Calgary`, `T2P 1J9`, `Ft McMurray` or a whole address. */
export function resolvePlace(index: PlaceIndex, typed: string): Resolved {
  const text = typed.slice(0, MAX_TEXT).trim()
  if (text === '') return { problem: 'missing', suggestions: [] }
  if (liesAbroad(text) && !isName(index, text)) return abroad(index, text)
  const wide = townsOfWideArea(index, text)
  if (wide) return withinWideArea(index, wide)
  const fsa = placeOfFsa(index, text)
  if (fsa) return { place: fsa, namesakes: [] }
  const zip = placeOfZip(index, text)
  const found = findNamed(index, zip?.rest ?? text)
  if (zip && !(found.length === 1 && found[0]?.region !== zip.place.region))
    return { place: zip.place, namesakes: [] }
  const [only, second] = found
  if (only && !second) return { place: only, namesakes: namesakesOf(index, text) }
  return found.length > 0 ? ambiguous(found) : { problem: 'unknown', suggestions: offered(index, text) }
}

function ambiguous(found: KnownPlace[]): Unresolved {
  const names = new Set(found.map(({ name }) => normalise(name)))
  const suggestions = toPlaces(found)
  return { problem: 'ambiguous', suggestions, ...(names.size === 1 && { candidates: found }) }
}

/** For a text that names no place we know: what is spelled like it, or a smaller place or a region named in it. */
function offered(index: PlaceIndex, text: string): Place[] {
  const begun = suggestNames(index, text)
  if (begun.length > 0) return toPlaces(begun)
  const readings = readingsOf(text)
  const named = firstFound(readings, (reading) => within(index, reading, NOT_TINY))
  const there = firstFound(readings, ({ where }) =>
    where.length > 0 ? index.largest.filter((place) => lies(place, where)).toSorted(byCountry) : [],
  )
  return toPlaces(named ?? there ?? [])
}

/** Canada first: `BC` is British Columbia before Baja California. */
const byCountry = (one: KnownPlace, other: KnownPlace): number =>
  COUNTRIES.indexOf(one.country) - COUNTRIES.indexOf(other.country)
const COUNTRIES = ['CA', 'US', 'MX']

/** The town that the rest names; without one, it may be any of the area's. */
function withinWideArea(index: PlaceIndex, { towns, rest }: { towns: KnownPlace[]; rest: string }): Resolved {
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
  return where.length === 0 && whereCalled(name) ? largestOf(index, name, places) : clearest(places)
}

/** A province or state alone names no place, even where a small town is called the same. */
function largestOf(index: PlaceIndex, region: string, places: KnownPlace[]): KnownPlace[] {
  const [largest] = places
  if (largest && largest.weight >= WELL_KNOWN * 40) return [largest]
  const where = whereCalled(region)
  const there = where ? index.largest.filter((place) => lies(place, [where])) : []
  return there.slice(0, 8)
}

/** The largest place of a name in one region, or the one that is clearly meant; otherwise all of them. */
function clearest(places: KnownPlace[]): KnownPlace[] {
  const [first, second] = places
  if (!first) return []
  const isClear = !second || first.weight >= second.weight * CLEARLY
  const isOneRegion = places.every(
    ({ region, country }) => region === first.region && country === first.country,
  )
  const isOneSpot = places.every((place) => kilometresBetween(place, first) < SAME_TOWN_KM)
  return isClear || isOneSpot || isOneRegion ? [first] : places
}

function mistyped(index: PlaceIndex, { name, where }: Reading): KnownPlace[] {
  if (where.length > 0 && isWellKnown(index, name)) return []
  const isLikely = ({ country, weight }: KnownPlace): boolean =>
    where.length > 0 || weight >= (country === 'CA' ? NOT_TINY : WELL_KNOWN_ABROAD)
  for (const like of namesLike(index, name)) {
    const near = placesCalled(index, like).filter((place) => lies(place, where) && isLikely(place))
    if (near.length > 0) return clearest(near)
  }
  return []
}

/** Spelled rightly, if in another region: `London, MB` is no mistake for another name in Manitoba. */
const isWellKnown = ({ byName }: PlaceIndex, name: string): boolean =>
  (byName.get(name)?.[0]?.weight ?? 0) >= WELL_KNOWN

/** A place named inside a longer text: `our yard in calgary se`. The longest name wins, then the largest place. */
function within(
  index: PlaceIndex,
  { name, where }: Reading,
  least = where.length > 0 ? 0 : WELL_KNOWN,
): KnownPlace[] {
  const words = name.split(' ')
  for (let length = Math.min(5, words.length - 1); length > 0; length -= 1) {
    const found = words.flatMap((_, at) => {
      const part = words.slice(at, at + length)
      if (part.length < length || part.join('').length < 4 || !standsAlone(words, at, length)) return []
      const places = placesCalled(index, part.join(' ')).filter(({ weight }) => weight >= least)
      const there = places.length > 0 ? [...where, ...regionAfter(words, at + length)] : []
      return places.filter((place) => lies(place, there)).slice(0, 1)
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
  const found = clearest(places.toSorted(byWeight))
  return found.length === 1 ? found : []
}
