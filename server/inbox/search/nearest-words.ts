import { lettersOf, mayBeNear, mistakesBetween } from '../../../domain/forms/mistakes-between.ts'

const MIN_LENGTH = 4
const MAX_LENGTH = 40
/** Texts that strangers filled with invented words cost no more time than these. */
const MAX_KNOWN = 5_000
const MAX_COMPARED = 1000

interface Text {
  text: string
}

interface KnownWord {
  word: string
  /** Of texts that have it. */
  count: number
  letters: number
}

/** Each word as it is where a word of the texts begins with it, else the nearest of them; undefined where none is near. */
export function nearestWords(texts: Text[], words: string[]): (string | undefined)[] {
  const known = wordsOf(texts)
  return words.map((word) => (startsOne(word, known) ? word : nearest(word, known)))
}

function wordsOf(texts: Text[]): KnownWord[] {
  const counts = new Map<string, number>()
  for (const { text } of texts) {
    for (const word of new Set(text.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
    if (counts.size > MAX_KNOWN) break
  }
  return Array.from(counts, ([word, count]) => ({ word, count, letters: lettersOf(word) }))
}

/** A search finds words that begin with what was typed. */
const startsOne = (typed: string, known: KnownWord[]): boolean =>
  known.some(({ word }) => word.startsWith(typed))

/** One letter off, or two in a long word; the most frequent of the nearest. */
function nearest(typed: string, known: KnownWord[]): string | undefined {
  if (typed.length < MIN_LENGTH || typed.length > MAX_LENGTH) return undefined
  const most = typed.length < 2 * MIN_LENGTH ? 1 : 2
  const letters = lettersOf(typed)
  return known
    .filter(({ word }) => word.length >= MIN_LENGTH && Math.abs(word.length - typed.length) <= most)
    .filter((one) => mayBeNear(one.letters, letters, most))
    .slice(0, MAX_COMPARED)
    .map(({ word, count }) => ({ word, count, mistakes: mistakesBetween(typed, word, most) }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((a, b) => a.mistakes - b.mistakes || b.count - a.count)[0]?.word
}
