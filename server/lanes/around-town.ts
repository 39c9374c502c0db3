import {
  AIRFIELDS,
  COMPANIES,
  FACILITIES,
  NUMBERED,
  OF_A_TOWN,
  QUADRANTS,
  STREET_AFTER,
  STREET_BEFORE,
} from './address-words.ts'
import type { Part, Word } from './normalise.ts'

/** Without what says which part of a town, or what stands there: `our yard in calgary se`. */
export function withoutSurroundings(words: Part): Part {
  const isAround = ({ short }: Word): boolean => isPlaceWord(short) || QUADRANTS.has(short)
  const counted = words.findIndex(
    ({ short }, at) => short === 'no' && /^\d+$/.test(words[at + 1]?.short ?? ''),
  )
  const end = words
    .slice(0, counted > 0 ? counted : words.length)
    .findLastIndex((word) => !isAround(word) && !AIRFIELDS.has(word.short))
  const isBeside = words[1]?.short === 'of' && QUADRANTS.has(words[0]?.short ?? '')
  const start = words.findIndex(
    ({ short }, at) => !(isBeside && at < 2) && !isPlaceWord(short) && !COMPANIES.has(short),
  )
  const isOfName =
    start > 0 && words[start - 1]?.short === 'de' && !OF_A_TOWN.has(words[start - 2]?.short ?? '')
  return words.slice(start < 0 || isOfName ? 0 : start, end < 0 ? words.length : end + 1)
}

export const isPlaceWord = (word: string): boolean => FACILITIES.has(word)
export const isStreetWord = (word: string): boolean => STREET_AFTER.has(word) || STREET_BEFORE.has(word)
/** `Airport Road` is a street. */
export const namesAirfield = (words: Part): boolean =>
  words.some(({ short }, at) => AIRFIELDS.has(short) && !STREET_AFTER.has(words[at + 1]?.short ?? ''))
export const isQuadrant = (word: Word | undefined): boolean => QUADRANTS.has(word?.short ?? '')
export const hasDigit = ({ short }: Word): boolean => /\d/.test(short)

/** A part that names no town: a street with its number, a unit, a building. */
export const isStreet = (words: Part): boolean =>
  words.some(hasDigit) ||
  words.every(({ short }) => isPlaceWord(short) || QUADRANTS.has(short) || COMPANIES.has(short)) ||
  STREET_AFTER.has(words.at(-1)?.short ?? '') ||
  STREET_BEFORE.has(words[0]?.short ?? '')

/** What a street has no use for: names behind its kind, as Wroxton in `120 Hwy 2A Wroxton`. */
export function wordsBehindStreet(words: Part): Part {
  const isKnown = (word: Word): boolean =>
    hasDigit(word) || isQuadrant(word) || isPlaceWord(word.short) || COMPANIES.has(word.short)
  const first = words.findIndex(({ short }) => STREET_BEFORE.has(short) && !STREET_AFTER.has(short))
  if (first >= 0) {
    // `rue Saint-Paul` has one name, `boul. Laurier Saint-Aimé` two, and `rang 5` a number.
    const names = words
      .slice(first + 1)
      .filter((word) => !isKnown(word) && word.short.length > 2 && !word.join)
    const isNumbered = hasDigit(words[first + 1] ?? { short: '', long: '' })
    return isNumbered ? names : names.slice(1)
  }
  const kind = words.findLastIndex(({ short }) => STREET_AFTER.has(short))
  const isNumbered = words.some(hasDigit) || kind > 0
  return words.slice(isNumbered ? kind + 1 : 0).filter((word) => !isKnown(word) && !NUMBERED.has(word.short))
}
