import { kilometresBetween } from '../../domain/lanes/distance.ts'
import type { Place } from '../../domain/lanes/estimate.ts'
import { type Address, readAddress } from './address.ts'
import { AFTER_NAME, BEFORE_NAME } from './address-words.ts'
import { isPlaceWord } from './around-town.ts'
import { findTown } from './find-town.ts'
import type { KnownPlace } from './known-place.ts'
import { type Found, placesOf } from './named-places.ts'
import { clearest } from './namesakes.ts'
import { nameOf, normalise, wordsOf } from './normalise.ts'
import type { PlaceIndex } from './place-index.ts'
import { areaOf, type Code, isWide } from './postal-code.ts'
import { isCountryAbroad, lies, type Where, whereCalled } from './region-words.ts'
import { suggestNames, toPlaces } from './suggest-names.ts'

export type Resolved = { place: KnownPlace; namesakes: KnownPlace[] } | Unresolved

interface Unresolved {
  problem: 'missing' | 'unknown' | 'ambiguous' | 'abroad'
  suggestions: Place[]
  /** Places of one name, each of which may be meant. */
  candidates?: KnownPlace[]
}

/** Longer texts are cut before they are read. */
const MAX_TEXT = 200
/** A postal code means a part of the town of its name as near as this. */
const PART_OF_TOWN_KM = 30
/** How far a town may lie from the middle of the area of its postal code: of one in a city, and of a wide one. */
const AREA_KM = 60
const WIDE_AREA_KM = 700
const ZIP_AREA_KM = 250

/** Finds the one place that someone means by `Calgary`, `T2P 1J9`, `Ft McMurray` or a whole address. */
export function resolvePlace(index: PlaceIndex, typed: string): Resolved {
  const text = typed.slice(0, MAX_TEXT).trim()
  if (text === '') return { problem: 'missing', suggestions: [] }
  const labelled = index.labels.get(normalise(text))
  if (labelled) return { place: labelled, namesakes: [] }
  const address = asReversed(index, readAddress(text))
  if (address.isAbroad && !isName(index, address)) return abroad(index, text)
  const towns = wideArea(index, address)
  if (towns) return askWhich(towns)
  if (address.hasUnknownRegion && !findsAlias(index, address)) return unknown(index, text, address)
  const found = findTown(index, address.readings)
  const where = address.readings[0]?.where ?? []
  if (address.code) return withCode(index, address.code, found, text, address)
  if (!found) return regionAlone(index, address) ?? unknown(index, text, address)
  if (!found.isSure || isElsewhere(found, address)) return askWhich(found.places)
  return chosen(found.places, where, text, index)
}

/** `Alberta Oyen` is Oyen in Alberta, but `Iowa City` a name. */
function asReversed(index: PlaceIndex, address: Address): Address {
  const { reversed, readings } = address
  const isWhole = placesOf(index, readings[0]?.parts[0] ?? [], []).length > 0
  if (!reversed || isWhole) return { ...address, reversed: undefined }
  const isThere = placesOf(index, reversed.parts[0] ?? [], reversed.where).length > 0
  if (!isThere && reversed.where.length < 2) return address
  return { ...address, readings: [reversed], isAbroad: false }
}

/** `NM Carlsbad` is not the Carlsbad of California. */
const isElsewhere = ({ places }: Found, { reversed }: Address): boolean =>
  reversed !== undefined && !places.some((place) => lies(place, reversed.where))

/** Towns of a region such as `Mauricie, QC`, which is no place. */
function wideArea({ wideAreas }: PlaceIndex, { code, readings }: Address): KnownPlace[] | undefined {
  const [deepest] = readings
  const towns = code ? undefined : wideAreas.get(nameOf(deepest?.parts.flat() ?? []))
  return towns?.every((town) => lies(town, deepest?.where ?? [])) ? towns : undefined
}

/** Of places of one name the one that is meant; asked where none is. */
function chosen(places: KnownPlace[], where: readonly Where[], text: string, index: PlaceIndex): Resolved {
  const clear = clearest(places)
  if (!clear) return askWhich(places, true)
  const isBare = where.length === 0 && !/\d/.test(text)
  if (isBare && !isMeantBare(clear, places, index)) return askWhich(places, true)
  return { place: clear, namesakes: where.length === 0 ? places : [] }
}

/** When a bare name is taken for the largest place of it. Weights in hundreds of people. */
const BARE = {
  /** A smaller place abroad may have the name of a hamlet here. */
  knownAbroad: 60,
  /** One abroad that is called by words for parts of any town, such as `Old Town`. */
  knownByWords: 500,
  /** A city is meant beside smaller namesakes of its own country; a town only beside villages. */
  city: 500,
  cityLarger: 3,
  townLarger: 10,
  /** A town here is thought of before one abroad. */
  townLargerThanHere: 100,
  /** Places as near as this are one town, such as Lloydminster; across a border two, such as Nogales. */
  oneTownKm: 30,
}

/** Whether a bare name means this place, the largest of `places`. Carriers say a border town's name for its crossing. */
function isMeantBare(place: KnownPlace, places: readonly KnownPlace[], { borderTowns }: PlaceIndex): boolean {
  const isHere = place.country === 'CA'
  const isCity = place.weight >= BARE.city
  const isOrdinary = wordsOf(place.name).every(({ short }) => isOrdinaryWord(short))
  if (!isHere && place.weight < (isOrdinary ? BARE.knownByWords : BARE.knownAbroad)) return false
  return places.every((other) => {
    const isNear = kilometresBetween(place, other) < BARE.oneTownKm
    if (isNear) return isHere || other.country === place.country
    if (borderTowns.has(other.label) && !borderTowns.has(place.label) && !(isHere && isCity)) return false
    if (other.country === place.country)
      return place.weight >= other.weight * (isCity ? BARE.cityLarger : BARE.townLarger)
    return isHere || isCity || place.weight >= other.weight * BARE.townLargerThanHere
  })
}

const isOrdinaryWord = (word: string): boolean =>
  BEFORE_NAME.has(word) || AFTER_NAME.has(word) || isPlaceWord(word)

const clearestOf = (places: readonly KnownPlace[]): readonly KnownPlace[] => {
  const clear = clearest(places)
  return clear ? [clear] : places
}

/** A town that is known decides; its code chooses between towns of one name, and must not contradict it. */
function withCode(
  index: PlaceIndex,
  code: Code,
  found: Found | undefined,
  text: string,
  address: Address,
): Resolved {
  const where = address.readings[0]?.where ?? []
  const area = areaOf(index, code)
  const towns = index.wideAreas.get(code.area.toLowerCase())
  if (!found) return codeAlone(index, { area, towns, code }, text, address)
  const isMexican = code.kind === 'zip' && found.places[0]?.country === 'MX'
  if (towns || !area || isMexican)
    return found.isSure ? chosen(found.places, where, text, index) : askWhich(found.places)
  const near = found.places
    .filter((place) => fits(place, area, code))
    .toSorted((a, b) => kilometresBetween(a, area) - kilometresBetween(b, area))
  const [town] = near
  if (!town)
    return code.isFirst && found.isSure
      ? chosen(found.places, where, text, index)
      : askWhich([...clearestOf(found.places), area])
  if (!found.isSure) return isWide(code) ? askWhich([...near, area]) : { place: area, namesakes: [] }
  const isPart =
    normalise(area.name) === normalise(town.name) && kilometresBetween(area, town) <= PART_OF_TOWN_KM
  return { place: isPart ? area : town, namesakes: [] }
}

function fits(place: KnownPlace, area: KnownPlace, code: Code): boolean {
  const away = kilometresBetween(place, area)
  if (code.kind === 'zip')
    return place.country === 'US' && away <= (place.region === area.region ? ZIP_AREA_KM : AREA_KM)
  const isThere = place.country === 'CA' && place.region === area.region
  return away <= (isThere && isWide(code) ? WIDE_AREA_KM : AREA_KM)
}

/** Nothing but a code that we know, or a street with one. A wide area is asked about when something else is named. */
function codeAlone(
  index: PlaceIndex,
  { area, towns, code }: { area: KnownPlace | undefined; towns: KnownPlace[] | undefined; code: Code },
  text: string,
  address: Address,
): Resolved {
  const where = address.readings[0]?.where ?? []
  if (towns) return askWhich(towns)
  if (!area || code.isFirst) return unknown(index, text, address)
  if (!lies(area, where)) return askWhich([area])
  const words = address.readings[0]?.parts.flat() ?? []
  const isAlone = words.length === 0 || whereCalled(nameOf(words)) !== undefined
  return isAlone || !isWide(code) ? { place: area, namesakes: [] } : askWhich([area])
}

function askWhich(places: readonly KnownPlace[], isOneName = false): Unresolved {
  const candidates = [...places]
  return { problem: 'ambiguous', suggestions: toPlaces(candidates), ...(isOneName && { candidates }) }
}

/** A province, state or country alone: its largest cities. */
function regionAlone(index: PlaceIndex, { readings }: Address): Unresolved | undefined {
  const words = readings.at(-1)?.parts.flat() ?? []
  const where = whereCalled(nameOf(words))
  const there = where ? index.largest.filter((place) => lies(place, [where])) : []
  return there.length > 0 ? askWhich(there) : undefined
}

/** What is spelled like a text that names no place we know, or the largest cities of the region named in it. */
function unknown(index: PlaceIndex, text: string, { readings }: Address): Unresolved {
  const where = readings[0]?.where ?? []
  const begun = suggestNames(index, text).filter((place) => lies(place, where))
  const there =
    where.length > 0 ? index.largest.filter((place) => lies(place, where)).toSorted(byCountry) : []
  return { problem: 'unknown', suggestions: toPlaces(begun.length > 0 ? begun : there) }
}

/** Canada first: `BC` is British Columbia before Baja California. */
const byCountry = (one: KnownPlace, other: KnownPlace): number =>
  COUNTRIES.indexOf(one.country) - COUNTRIES.indexOf(other.country)
const COUNTRIES = ['CA', 'US', 'MX']

/** `West Jordan`, but not `Jordan`, which is a country as well. */
const isName = (index: PlaceIndex, { readings }: Address): boolean => {
  const name = nameOf(readings[0]?.parts.at(-1) ?? [])
  return index.byName.has(name) && !isCountryAbroad(name)
}

const findsAlias = (index: PlaceIndex, { readings }: Address): boolean =>
  index.aliases.has(nameOf(readings[0]?.parts.at(-1) ?? []))

const abroad = (index: PlaceIndex, text: string): Resolved => ({
  problem: 'abroad',
  suggestions: toPlaces(index.byName.get(normalise(text)) ?? []),
})
