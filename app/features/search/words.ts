import { mistakesBetween } from '../../../domain/forms/mistakes-between.ts'

/** A text as words that can be compared: without case, accents and punctuation. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

export const fold = (text: string): string => [...text.normalize('NFC')].map(foldLetter).join('')

/** One letter for one, so that positions in the folded text are those of the text. */
export const foldLetter = (letter: string): string =>
  letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)

/** Its words in the singular, with a space before and after each: a phrase is found in it whole. */
export const comparable = (text: string): string => ` ${wordsOf(text).map(singular).join(' ')} `

/** The singular of a plural; words of three letters stay ('GPS', 'BOL'). */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  return word.replace(/ies$/, 'y').replace(/(?<=(s|x|ch|sh))es$|s$/, '')
}

const SHORTEST_WITH_MISTAKE = 4
const SHORTEST_WITH_TWO = 8

/** Those of the vocabulary with the fewest mistakes to the typed word; none where it would take too many. */
export function nearestWords(typed: string, vocabulary: readonly string[]): string[] {
  const one = withoutDoubles(typed)
  if (one.length < SHORTEST_WITH_MISTAKE) return []
  const most = one.length < SHORTEST_WITH_TWO ? 1 : 2
  const candidates = vocabulary
    .filter((word) => word.length >= SHORTEST_WITH_MISTAKE)
    .map((word) => ({ word, mistakes: mistakesBetween(one, withoutDoubles(word), most) }))
  const fewest = Math.min(most, ...candidates.map(({ mistakes }) => mistakes))
  return candidates.filter(({ mistakes }) => mistakes === fewest).map(({ word }) => word)
}

/** Doubled letters are mistaken most often: they count as one. */
const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1')
