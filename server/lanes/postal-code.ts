import { NUMBERED, STREET_AFTER } from './address-words.ts'
import type { KnownPlace } from './known-place.ts'
import type { Part } from './normalise.ts'
import { nameOf, type Word } from './normalise.ts'
import type { PlaceIndex } from './place-index.ts'
import { whereCalled } from './region-words.ts'

/** A postal code in a text: only its area counts, the first half of a Canadian one or three digits of a ZIP code. */
export interface Code {
  kind: 'fsa' | 'zip'
  /** `T2P`, `900` */
  area: string
  /** As it is shown: `T2P`, `90012` */
  shown: string
  /** Stands where a house number could, so that it decides nothing alone: `90210 Beverly Hills`. */
  isFirst: boolean
}

const FSA = /^[abceghj-nprstvxy]\d[abceghj-nprstv-z]$/
const SECOND_HALF = /^\d[abceghj-nprstv-z]\d$/
const WHOLE = /^[abceghj-nprstvxy]\d[abceghj-nprstv-z]\d[abceghj-nprstv-z]\d$/
/** What may follow a code: a region and its country. */
const MAX_REGION_WORDS = 6
const ZIP = /^\d{5}(\d{4})?$/

/** The postal code of a text, and the text without it. */
export function takeCode(parts: readonly Part[]): { code: Code | undefined; parts: readonly Part[] } {
  const words = parts.flatMap((part, at) => part.map((word, place) => ({ word, at, place })))
  const found = canadianIn(words.map(({ word }) => word)) ?? zipIn(words.map(({ word }) => word))
  if (!found) return { code: undefined, parts }
  const taken = new Set(words.slice(found.from, found.to).map(({ word }) => word))
  return {
    code: found.code,
    parts: parts.map((part) => part.filter((word) => !taken.has(word))).filter((part) => part.length > 0),
  }
}

interface Found {
  code: Code
  from: number
  to: number
}

function canadianIn(words: readonly Word[]): Found | undefined {
  for (const [at, { short }] of words.entries()) {
    const isHalf = FSA.test(short)
    if (!isHalf && !WHOLE.test(short)) continue
    const isWhole = !isHalf || SECOND_HALF.test(words[at + 1]?.short ?? '')
    if (!isWhole && at > 0 && !isRegion(words.slice(at + 1))) continue
    const area = short.slice(0, 3).toUpperCase()
    return {
      code: { kind: 'fsa', area, shown: area, isFirst: false },
      from: at,
      to: at + (isHalf && isWhole ? 2 : 1),
    }
  }
  return undefined
}

/** Behind a town or a region, or alone; a number before a street is a house's. */
function zipIn(words: readonly Word[]): Found | undefined {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const short = words[at]?.short ?? ''
    if (!ZIP.test(short)) continue
    const plusFour = words[at + 1]?.join === '-' && /^\d{4}$/.test(words[at + 1]?.short ?? '') ? 1 : 0
    const after = words.slice(at + 1 + plusFour)
    const isLast = at > 0 && isRegion(after) && !NUMBERED.has(words[at - 1]?.short ?? '')
    const isFirst = at === 0 && !after.some(({ short: word }) => /\d/.test(word) || STREET_AFTER.has(word))
    if (!isLast && !isFirst) continue
    const isAlone = at === 0 && isRegion(after)
    return {
      code: { kind: 'zip', area: short.slice(0, 3), shown: short.slice(0, 5), isFirst: isFirst && !isAlone },
      from: at,
      to: at + 1 + plusFour,
    }
  }
  return shortZipIn(words)
}

/** `Los Angeles, CA 900`, as we suggest it ourselves. */
function shortZipIn(words: readonly Word[]): Found | undefined {
  const [region, last] = words.slice(-2)
  if (words.length < 3 || !region || !last || !/^\d{3}$/.test(last.short) || !/^[a-z]{2}$/.test(region.short))
    return undefined
  if (!whereCalled(region.short)?.regions.some(({ country }) => country === 'US')) return undefined
  const code: Code = { kind: 'zip', area: last.short, shown: last.short, isFirst: false }
  return { code, from: words.length - 1, to: words.length }
}

/** Countries and regions only, as in `AB Canada`. */
const isRegion = (words: readonly Word[]): boolean =>
  words.length === 0 ||
  (words.length <= MAX_REGION_WORDS &&
    [1, 2, 3, 4].some((length) => {
      const start = words.slice(0, length)
      return (
        length <= words.length && whereCalled(nameOf(start)) !== undefined && isRegion(words.slice(length))
      )
    }))

/** The area of a postal code, as a place. */
export function areaOf({ fsas, zips }: PlaceIndex, { kind, area, shown }: Code): KnownPlace | undefined {
  const place = (kind === 'fsa' ? fsas : zips).get(area)
  return place && { ...place, label: `${place.name}, ${place.region} ${shown}` }
}

/** Rural ones are hundreds of kilometres wide. */
export const isWide = ({ kind, area }: Code): boolean => kind === 'zip' || area.charAt(1) === '0'
