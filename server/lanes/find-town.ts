import { kilometresBetween } from '../../domain/lanes/distance.ts'
import type { Reading } from './address.ts'
import { BEFORE_NAME, COMPANIES, NUMBERED, QUADRANTS, STREET_AFTER, STREET_BEFORE } from './address-words.ts'
import {
  hasDigit,
  isPlaceWord,
  isQuadrant,
  isStreet,
  isStreetWord,
  namesAirfield,
  withoutSurroundings,
  wordsBehindStreet,
} from './around-town.ts'
import { contained, mistyped, shortened } from './doubtful-town.ts'
import type { KnownPlace } from './known-place.ts'
import { type Found, MAX_NAME, MAX_WORDS, placesOf, WELL_KNOWN } from './named-places.ts'
import type { Part } from './normalise.ts'
import { nameOf, type Word } from './normalise.ts'
import type { PlaceIndex } from './place-index.ts'
import { type Where, whereCalled } from './region-words.ts'

/** In hundreds of people: a city that is meant by the name of its province or state alone, as New York is. */
const LARGE_CITY = 4000
/** In hundreds of people: a place as large as this is meant although words before its name are not understood. */
const KNOWN_IN_TEXT = 300

/** The town of an address: by its whole name, else by what is like it or part of it, to be asked about. */
export function findTown(index: PlaceIndex, readings: readonly Reading[]): Found | undefined {
  const find = (ways: readonly ((index: PlaceIndex, reading: Reading) => Found | undefined)[]) =>
    ways.values().flatMap((way) => readings.values().map((reading) => way(index, reading)))
  const whole = readings.find(({ parts, where }) => parts.length === 1 && where.length === 0)
  const named = placesOf(index, whole?.parts[0] ?? [], [])
  // `Young America` is no Young in America.
  if (named.length > 0) return { places: named, isSure: true }
  const exact = find([called]).find((found) => found !== undefined)
  if (exact) return exact
  const [deepest] = readings
  if (!deepest) return undefined
  return (
    mistyped(index, deepest) ??
    find([shortened]).find((found) => found !== undefined) ??
    contained(index, deepest)
  )
}

/** The name nearest to the region, whole: from the last part to the first that may hold one. */
function called(index: PlaceIndex, { parts, where, own }: Reading): Found | undefined {
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const isLast = at === parts.length - 1
    const words = (parts[at] ?? []).slice(0, MAX_WORDS)
    const found = inPart(index, words, where, isLast ? own : 0)
    if (found && isLast && own > 0 && where.length === 0 && (found.places[0]?.weight ?? 0) < LARGE_CITY)
      return undefined
    if (found) return own > 0 && !parts.slice(0, at).every(isStreet) ? undefined : orAsked(found, parts, at)
    if (isLast && own > 0 && !words.every(({ short }) => QUADRANTS.has(short))) return undefined
    if (!isStreet(words)) return earlier(index, parts.slice(0, at), where)
  }
  return undefined
}

/** `Elm Creek, NE` without an Elm Creek in Nebraska: only of a city `NE` may be a part. */
function orAsked(found: Found, parts: readonly Part[], at: number): Found {
  const isRegion = parts.slice(at + 1).some((part) => whereCalled(nameOf(part)) !== undefined)
  return isRegion && (found.places[0]?.weight ?? 0) < CITY ? { ...found, isSure: false } : found
}

/** A town before something that we do not know: `Calgary, Foothills, AB`. A small one may be a street of it. */
function earlier(index: PlaceIndex, parts: readonly Part[], where: readonly Where[]): Found | undefined {
  for (const words of parts.toReversed()) {
    const places = placesOf(index, words, where)
    if (places.length > 0)
      return { places, isSure: where.length > 0 && (places[0]?.weight ?? 0) >= WELL_KNOWN }
  }
  return undefined
}

function inPart(index: PlaceIndex, words: Part, where: readonly Where[], own: number): Found | undefined {
  const whole = placesOf(index, words, where)
  if (whole.length > 0) return { places: whole, isSure: true }
  if (own > 0 && !isQuadrant(words.at(-1))) return atEnd(index, words, where, own)
  const core = coreOf(index, words, where)
  const named = core.length < words.length ? placesOf(index, core, where) : []
  const isAirport = namesAirfield(words) && where.length === 0
  if (named.length > 0) {
    const isOnly =
      !words.some(({ short }) => short === 'county') &&
      named[0]?.country === 'CA' &&
      (named.length === 1 || isUnmistakable(named))
    const isPart = isCompass(index, words, core, where) || isOfOtherName(words, core)
    return { places: named, isSure: (!isAirport || isOnly) && !isPart }
  }
  const found =
    findJoinedTowns(index, words, where) ??
    (words.some(hasDigit) ? atEnd(index, words, where, 0) : undefined) ??
    findJoinedTowns(index, core, where) ??
    atEnd(index, core, where, 0)
  return found && { ...found, isSure: found.isSure && !isAirport }
}

/** The longest name inside: `Franklin Center airport` is Franklin Center, and `yard in Port Dover` Port Dover. */
function coreOf(index: PlaceIndex, words: Part, where: readonly Where[]): Part {
  const core = withoutSurroundings(words)
  const [first] = core
  const from = first ? words.indexOf(first) : 0
  for (let length = words.length - 1; length > core.length; length -= 1) {
    for (let start = 0; start <= Math.min(from, words.length - length); start += 1) {
      const name = words.slice(start, start + length)
      if (start + length >= from + core.length && placesOf(index, name, where).length > 0) return name
    }
  }
  return core
}

/** `Perth East` may be a municipality of its own; `Edmonton South` is a part of a city. */
function isCompass(index: PlaceIndex, words: Part, core: Part, where: readonly Where[]): boolean {
  const after = words[words.findLastIndex((word) => core.includes(word)) + 1]
  const isNamed = /^(north|south|east|west)$/.test(after?.short ?? '') && where.length > 0
  return isNamed && (placesOf(index, core, where)[0]?.weight ?? 0) < CITY
}

/** `Saint Louis Park` is no part of St. Louis, and `Port Carling` none of Carling. */
const isOfOtherName = (words: Part, core: Part): boolean => {
  const [before, ...after] = [
    words[words.findIndex((word) => core.includes(word)) - 1],
    ...words.slice(words.findLastIndex((word) => core.includes(word)) + 1),
  ]
  const isKind = after.length === 1 && /^(park|village|mills?|city)$/.test(after[0]?.short ?? '')
  const isFirst = words[0] === before && /^cent(er|re)$/.test(before?.short ?? '')
  // `Saint-Mathieu-du-Parc` is not the park of Saint-Mathieu.
  return isKind || isFirst || after[0]?.join === '-' || /^(port|ciudad)$/.test(before?.short ?? '')
}

/**
 * `Dallas/Ft Worth` and `Souris-Glenwood`: a municipality bears the names of towns beside each other, the seat first.
 * A saint is another one with every further name.
 */
function findJoinedTowns(index: PlaceIndex, words: Part, where: readonly Where[]): Found | undefined {
  const cut = words.findIndex(({ join }, at) => join !== undefined && at > 0)
  if (cut < 0 || words.some(hasDigit) || words[0]?.long.startsWith('saint')) return undefined
  if (/^(a|aux?|de|des|du|en|la|le|les|sous|sur)$/.test(words[cut]?.short ?? '')) return undefined
  const parts = [words.slice(0, cut), words.slice(cut).map(({ join: _, ...word }) => word)]
  const [first, second] = parts.map((part) => placesOf(index, part, where))
  if (!first?.[0]) return undefined
  const [seat] = first
  const isApart = second?.[0] && !second.some((other) => kilometresBetween(seat, other) < TWIN_KM)
  const isSure = !isApart && (where.length > 0 || second?.[0] !== undefined)
  return { places: isSure ? [seat] : [...first, ...(second ?? [])], isSure }
}
const TWIN_KM = 80

/** Behind a house number and street the longest name at the end: `170 St Edmonton`. */
function atEnd(index: PlaceIndex, words: Part, where: readonly Where[], own: number): Found | undefined {
  for (let length = Math.min(MAX_NAME, words.length - 1); length > own - 1 && length > 0; length -= 1) {
    const at = words.length - length
    const [first, before] = [words[at], words[at - 1]]
    if (
      first?.join ||
      !before ||
      /^san(ta|to)?$|^saint/.test(isOfStreet(words, at - 1) ? '' : before.long) ||
      /^\d+$/.test(first?.short ?? '')
    )
      continue
    const name = words.slice(at)
    if (nameOf(name).length < 3 || (length === 1 && isPlaceWord(first?.short ?? ''))) continue
    const places = placesOf(index, name, where)
    if (places.length === 0 || (STREET_BEFORE.has(before.short) && !isStreetBehindName(words.slice(0, at))))
      continue
    const rest = words.slice(0, at)
    const shorter = isStreetOrSaint(first, rest) ? placesOf(index, name.slice(1), where) : []
    if (shorter.length > 0) return { places: [...places, ...shorter], isSure: false }
    const isSure = own > 0 ? wordsBehindStreet(rest).length === 0 : isUnderstood(rest, where, places)
    return { places, isSure }
  }
  return undefined
}

/** `st` behind a number or a name is a street: `170 St Edmonton`. */
const isOfStreet = (words: Part, at: number): boolean => at > 0 && words[at]?.short === 'st'

/** `Main St Clair`: St. Clair, or Clair in Main Street? */
const isStreetOrSaint = (first: Word | undefined, rest: Part): boolean =>
  first?.short === 'st' && rest.some(hasDigit) && !rest.some(({ short }) => STREET_AFTER.has(short))

/** `100 Pine Ave Laval`: an English avenue stands behind its name; `100 Avenue Laval` is a street. */
const isStreetBehindName = (words: Part): boolean => {
  const name = words.slice(0, -1).filter((word) => !hasDigit(word) && !QUADRANTS.has(word.short))
  const street = words.at(-1)?.short ?? ''
  return (
    STREET_AFTER.has(street) &&
    (name.length > 0 || (/\d(st|nd|rd|th)?$/.test(words.at(-2)?.short ?? '') && words.length > 2))
  )
}

/** Whether what stands before a name is a street, a company or a kind of place, and no part of the name. */
function isUnderstood(rest: Part, where: readonly Where[], places: readonly KnownPlace[]): boolean {
  const before = rest.at(-1)?.short ?? ''
  const isLargePart = QUADRANTS.has(before) && (places[0]?.weight ?? 0) >= CITY
  const isCompound = BEFORE_NAME.has(before) && !isPlaceWord(before) && !isLargePart
  const known = rest.every((word) => isPlaceWord(word.short) || COMPANIES.has(word.short) || hasDigit(word))
  const isStreetBefore =
    rest.some(hasDigit) && rest.some(({ short }) => isStreetWord(short) || NUMBERED.has(short))
  if (isStreetBefore && wordsBehindStreet(rest).length === 0) return true
  if (known && !isCompound) return (places[0]?.weight ?? 0) >= WELL_KNOWN || where.length > 0
  if (rest.some(hasDigit) && !isCompound) return where.length > 0 || isUnmistakable(places)
  const [first] = places
  const isLarge = first !== undefined && first.country !== 'MX' && first.weight >= KNOWN_IN_TEXT
  return !isCompound && (where.length > 0 ? isLarge : isUnmistakable(places))
}

/** In hundreds of people. */
const CITY = 500

/** One place of the name, or one that is so much larger that nobody thinks of the others. */
const isUnmistakable = ([first, second]: readonly KnownPlace[]): boolean =>
  first !== undefined && first.weight >= CITY && (!second || first.weight >= second.weight * 100)
