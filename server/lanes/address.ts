import type { Region } from '../../domain/lanes/regions.ts'
import { QUADRANTS, REMARKS, SHORT_WORDS } from './address-words.ts'
import { nameOf, type Part, wordsOf } from './normalise.ts'
import { type Code, takeCode } from './postal-code.ts'
import { isAbroad, isCountryAbroad, type Where, whereCalled } from './region-words.ts'

/** One way to read where an address ends: these parts hold its town, which lies where all of `where` allow. */
export interface Reading {
  parts: readonly Part[]
  where: readonly Where[]
  /** How many words at the end of the last part name a region or country which here must belong to the town. */
  own: number
}

/** A typed text taken apart from its end: postal code, country, province or state. */
export interface Address {
  code: Code | undefined
  /** The likeliest first. The first takes the most from the end, so that `Toronto, Ontario, CA` lies in Ontario. */
  readings: readonly Reading[]
  /** Without commas and with the region in front, should its name be no place: `Alberta Oyen`. */
  reversed: Reading | undefined
  isAbroad: boolean
  /** Ends with two or three letters that are no region of ours: `Calgary, XX`. */
  hasUnknownRegion: boolean
}

/** Words that a province, state or country takes at most. */
const MAX_REGION = 4
/** `Toronto, Ontario, Canada, CA`; a crafted text has hundreds. */
const MAX_REGIONS = 4
const MAX_PARTS = 12

export function readAddress(text: string): Address {
  const { code, parts } = takeCode(partsOf(text))
  const typed = withoutRemarks(parts)
  const { lead, named } = withoutLead(typed)
  const readings = readingsOf(named, lead)
  const last = named.at(-1)
  return {
    code,
    readings,
    reversed: lead.length === 0 && readings.length === 1 ? reversedOf(named) : undefined,
    isAbroad: lead.length === 0 && readings.length === 1 && endsAbroad(named),
    hasUnknownRegion: named.length > 1 && readings.length === 1 && isUnknownRegion(last),
  }
}

/** A dash or slash with spaces around it, between words: `Killarney - Turtle Mountain`. */
const BETWEEN_NAMES = /(?<=^[^\d,;]*) ([-–/]) (?=[^\d,;]*(?:[,;]|$))/g

function partsOf(text: string): Part[] {
  return text
    .replaceAll(BETWEEN_NAMES, '$1')
    .split(/[,;|()\n\t]+|\s[-–—]\s/)
    .slice(0, MAX_PARTS)
    .map(wordsOf)
    .filter((part) => part.length > 0)
}

/** `AB to be confirmed` is Alberta, and `please` nothing. */
const withoutRemarks = (parts: readonly Part[]): Part[] =>
  parts
    .map((part) => part.slice(0, part.findLastIndex(({ short }) => !REMARKS.has(short)) + 1))
    .filter((part) => part.length > 0)

/** `Canada, Manitoba, Great Falls`: countries and regions in front of an address that ends with neither. */
function withoutLead(parts: readonly Part[]): { lead: Where[]; named: readonly Part[] } {
  const found = parts.map((part) => whereCalled(nameOf(part)))
  const length = found.findIndex((where) => !where)
  const lead = found.slice(0, Math.max(0, length)).filter((where) => where !== undefined)
  const named = parts.slice(lead.length)
  const isReversed = lead.length > 0 && isPossible(lead) && !endsIn(named, lead)
  return isReversed ? { lead, named } : { lead: [], named: parts }
}

/** Whether a region ends it, but for the name of another one, as in `Tabasco, Vicente Guerrero`. */
function endsIn(parts: readonly Part[], lead: readonly Where[]): boolean {
  const end = withoutRegion({ parts, where: [], own: 0 })
  const isCode = (parts.at(-1)?.at(-1)?.short.length ?? 0) < 3
  return end !== undefined && (isCode || isPossible([...lead, ...end.reading.where]))
}

/** The same without a comma. Short words such as `in` and `on` are no regions there. */
function reversedOf(parts: readonly Part[]): Reading | undefined {
  let [words = [], where] = [parts[0], [] as Where[]]
  for (let length = MAX_REGION; length > 0 && parts.length === 1; length -= 1) {
    const name = nameOf(words.slice(0, length))
    const isAround = length < words.length && !words[length]?.join && !SHORT_WORDS.has(name)
    const found = isAround ? whereCalled(name) : undefined
    if (!found) continue
    words = words.slice(length)
    where = [...where, found]
    length = MAX_REGION + 1
  }
  return where.length > 0 && isPossible(where) ? { parts: [words], where, own: 0 } : undefined
}

function readingsOf(parts: readonly Part[], lead: readonly Where[]): Reading[] {
  const readings: Reading[] = [{ parts, where: lead, own: 0 }]
  for (let at = 0; at < MAX_REGIONS; at += 1) {
    const from = readings.at(-1)
    const deeper = from && withoutRegion(from)
    if (!from || !deeper) break
    from.own = deeper.words
    if (!isPossible(deeper.reading.where)) break
    readings.push(deeper.reading)
  }
  const [nearest] = readings.slice(1).filter((reading, at) => isRepeated(readings[at], reading))
  const ordered = withSwapped(parts, readings.toReversed())
  return nearest ? [...ordered.filter((one) => one !== nearest), nearest] : ordered
}

/** `IN, Washington` is Washington in Indiana, should there be nothing called `IN` in Washington. */
function withSwapped(parts: readonly Part[], readings: Reading[]): Reading[] {
  const [first, last] = parts
  const where = first && last && parts.length === 2 ? whereCalled(nameOf(first)) : undefined
  if (!where || !last || !whereCalled(nameOf(last))) return readings
  return readings.toSpliced(-1, 0, { parts: [last], where: [where], own: 0 })
}

/** `New York, NY` and `Québec, QC`: nobody writes a province twice, so the first is the town. */
function isRepeated(before: Reading | undefined, { where }: Reading): boolean {
  const [last, added] = [before?.where.at(-1), where.at(-1)]
  return last !== undefined && added?.regions.length === 1 && last.regions.includes(added.regions[0] as never)
}

/** The region or country that ends an address, taken away; undefined where none does or nothing would be left. */
function withoutRegion({ parts, where }: Reading): { reading: Reading; words: number } | undefined {
  const last = parts.at(-1) ?? []
  for (let length = Math.min(MAX_REGION, last.length); length > 0; length -= 1) {
    const found =
      whereCalled(nameOf(last.slice(-length))) ??
      whereCalled(
        last
          .slice(-length)
          .map(({ short }) => short)
          .join(' '),
      )
    if (!found || (length === last.length && parts.length === 1)) continue
    if (last.at(-length)?.join === '-') continue
    const rest = length === last.length ? parts.slice(0, -1) : [...parts.slice(0, -1), last.slice(0, -length)]
    return {
      reading: { parts: rest, where: [...where.map((one) => beside(one, found)), found], own: 0 },
      words: length,
    }
  }
  return undefined
}

/** `Ontario, CA`: behind a province `CA` is Canada, else California. */
const beside = (where: Where, { regions }: Where): Where =>
  where.regions.some(isCalifornia) && regions.some(({ country }) => country === 'CA')
    ? { regions: [], country: 'CA' }
    : where

const isCalifornia = ({ country, code }: Region): boolean => country === 'US' && code === 'CA'

/** Whether a place can lie in all of them: no town is in Pennsylvania and Washington. */
function isPossible(where: readonly Where[]): boolean {
  const [first, ...others] = where
  if (!first || others.length === 0) return true
  const candidates = [...first.regions, ...others.flatMap(({ regions }) => regions)]
  return (
    candidates.some((region) =>
      where.every(({ country, regions }) => country === region.country || regions.includes(region)),
    ) || where.every(({ country }) => country !== undefined && country === first.country)
  )
}

function endsAbroad(parts: readonly Part[]): boolean {
  const last = (parts.at(-1) ?? []).filter(({ short }) => !/^\d+$/.test(short))
  for (let length = Math.min(MAX_REGION, last.length); length > 0; length -= 1) {
    const end = nameOf(last.slice(-length))
    const isWhole = length === last.length
    if (isWhole && parts.length > 1 ? isAbroad(end) : isCountryAbroad(end)) return true
    if (!isWhole && (end === 'pr' || end === 'gu')) return true
  }
  return false
}

const isUnknownRegion = (part: Part | undefined): boolean => {
  const [only, second] = part ?? []
  return only !== undefined && !second && /^[a-z]{2,3}$/.test(only.short) && !QUADRANTS.has(only.short)
}
