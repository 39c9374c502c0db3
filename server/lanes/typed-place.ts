import type { Country, Region } from '../../domain/lanes/regions.ts'
import { normalise } from './normalise.ts'
import type { KnownPlace } from './place-index.ts'
import { countryCalled, isAbroad, isCountryAbroad, regionsCalled } from './region-words.ts'

/** What one word can say about where a place lies: `ca` is California or Canada. */
export interface Where {
  regions: readonly Region[]
  country?: Country
}

/** One way to read a typed text: perhaps this is the name, and it lies where all of these allow. */
export interface Reading {
  name: string
  where: Where[]
}

/** Words that a province, state or country takes at most. */
const MAX_REGION = 4
/** A crafted text has hundreds. */
const MAX_READINGS = 6

/**
 * Readings of `4321 76 Ave SE, Calgary, AB to be confirmed`, the likeliest first. A part after a comma that begins
 * with a region says where; the part just before it is the likeliest name.
 */
export function readingsOf(text: string): Reading[] {
  const parts = partsOf(text)
  const wheres = parts.map((part, at) => (at === 0 ? [] : beginningOf(part)))
  const where = wheres.flat()
  const names = parts.filter((_, at) => wheres[at]?.length === 0)
  const ordered = where.length > 0 ? names.toReversed() : names
  return ordered
    .values()
    .flatMap((name) => splitAtEnd({ name, where }))
    .take(MAX_READINGS)
    .toArray()
}

/** What is between commas and other marks, normalised. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;/|()\n]+|\s[-–—]\s/)
    .map(normalise)
    .filter((part) => part !== '')

/**
 * Whether a text says that the place lies in a country we do not serve: `London, UK`, `Paris France`, `Jamaica`.
 * A name that ends like one, such as West Jordan, must be looked for before.
 */
export function liesAbroad(text: string): boolean {
  const [first = '', ...rest] = partsOf(text).map((part) => part.replace(/( \d+)+$/, ''))
  if (rest.length === 0 && isCountryAbroad(first)) return true
  return rest.some(isAbroad) || [first, ...rest].some(endsAbroad)
}

function endsAbroad(part: string): boolean {
  const words = part.split(' ')
  for (let length = Math.min(MAX_REGION, words.length - 1); length > 0; length -= 1) {
    const end = words.slice(-length).join(' ')
    if (whereCalled(end)) return false
    if (isCountryAbroad(end) || end === 'pr' || end === 'gu') return true
  }
  return false
}

/** Words that belong to the name they stand before: `Del Bonita`, `Saint-Pierre`, `Isle-aux-Coudres`. */
const BEFORE_NAME = new Set(
  'saint sainte san santa santo fort mount lake lac port new nouveau nouvelle la le les los las el del du des aux au sur sous en grand grande little big old'.split(
    ' ',
  ),
)
/** Words that belong to the name they stand behind: `Vancouver Island`, `Fox Lake`. */
const AFTER_NAME = new Set(
  'island islands isle isles lake river creek beach falls mountain mountains springs harbour harbor cove inlet junction point valley narrows sur aux au de du des'.split(
    ' ',
  ),
)
/** What belongs to no name although `de` follows it: `port de Montréal`. */
const OF_A_TOWN = new Set(['ville', 'port', 'gare', 'aeroport', 'region', 'cite', 'parc'])

/** Whether some words of a text may be the name of a place, and not a part of a longer name. */
export function standsAlone(words: readonly string[], at: number, length: number): boolean {
  const before = words[at - 1] ?? ''
  if (before === 'de' ? !OF_A_TOWN.has(words[at - 2] ?? '') : BEFORE_NAME.has(before)) return false
  return !AFTER_NAME.has(words[at + length] ?? '')
}

/** Where the words behind a name say that it lies: `ab please` names Alberta. */
export function regionAfter(words: readonly string[], at: number): Where[] {
  const next = words.slice(at, at + MAX_REGION)
  if (NO_REGION.has(next[0] ?? '')) return []
  const called = next.flatMap((_, most) => whereCalled(next.slice(0, most + 1).join(' ')) ?? [])
  return called.slice(-1)
}

/** Two or three letters after a comma that are no region, nor a part of a town. */
const NO_REGION = new Set(['ne', 'nw', 'se', 'sw', 'tbd', 'tbc', 'tba'])

/** The region that ends a text and is none of ours: `xx` in `Calgary, XX`. */
export function unknownRegionOf(text: string): string | undefined {
  const parts = partsOf(text)
  const last = parts.at(-1) ?? ''
  const isShort = parts.length > 1 && /^[a-z]{2,3}$/.test(last)
  return isShort && !NO_REGION.has(last) && !whereCalled(last) ? last : undefined
}

/** Whether a place is in every country or region named. */
export const lies = (place: KnownPlace, where: Where[]): boolean =>
  where.every(
    ({ country, regions }) =>
      country === place.country ||
      regions.some((region) => region.country === place.country && region.code === place.region),
  )

/** What normalised words mean as a country or region; undefined when nothing. */
export function whereCalled(words: string): Where | undefined {
  const where = { country: countryCalled(words), regions: regionsCalled(words) }
  return where.country || where.regions.length > 0 ? where : undefined
}

/** The regions and countries that a part begins with: `ab canada please` names two. */
function beginningOf(part: string): Where[] {
  const words = part.split(' ')
  for (let length = Math.min(MAX_REGION, words.length); length > 0; length -= 1) {
    const where = whereCalled(words.slice(0, length).join(' '))
    if (where) return [where, ...beginningOf(words.slice(length).join(' '))]
  }
  return []
}

/** `calgary alberta canada` as it is, and → calgary, in Alberta, in Canada. */
function* splitAtEnd(reading: Reading): Generator<Reading> {
  yield reading
  const words = reading.name.split(' ')
  for (let length = 1; length <= Math.min(MAX_REGION, words.length - 1); length += 1) {
    const found = whereCalled(words.slice(-length).join(' '))
    if (!found) continue
    yield* splitAtEnd({ name: words.slice(0, -length).join(' '), where: [...reading.where, found] })
  }
}
