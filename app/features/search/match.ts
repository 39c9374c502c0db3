import type { Page } from '../../../domain/pages.ts'
import { synonyms } from './synonyms.ts'
import { fold, isTypoOf, singular, wordsOf } from './words.ts'

/** A page that fits a query. */
export interface Match {
  page: Page
  score: number
  /** The synonym it was found by, where its name does not show why. */
  found: string
}

/** Name and synonyms of a page, ready to be compared. */
interface SearchEntry {
  page: Page
  phrases: readonly Phrase[]
}

interface Phrase {
  text: string
  isName: boolean
  words: readonly string[]
  joined: string
}

export function searchEntry(page: Page): SearchEntry {
  const others = synonyms[page.path]?.split(', ') ?? []
  return { page, phrases: [phrase(page.name, true), ...others.map((text) => phrase(text, false))] }
}

function phrase(text: string, isName: boolean): Phrase {
  const words = wordsOf(text).map(singular)
  return { text, isName, words, joined: words.join('') }
}

/** The pages that have every word of the query, else those that have most of them; the nearest first. */
export function matchingPages(entries: readonly SearchEntry[], query: string): Match[] {
  const words = wordsOf(query)
  const typed = contentWords(words)
  const compareBy = typed.map((word) => comparisonFor(word, entries))
  const found = entries
    .map((entry) => matchOf(entry, { words, typed, compareBy }))
    .filter(({ matched }) => matched > 0)
  const most = Math.max(0, ...found.map(({ matched }) => matched))
  return found.filter(({ matched }) => matched === most).toSorted((one, other) => other.score - one.score)
}

const FILLERS = new Set(
  'a an and are at can do does for from get how i in is it me my need of on or our s the there to us we what when where which who with you your'.split(
    ' ',
  ),
)

const contentWords = (words: string[]): string[] => {
  const content = words.filter((word) => !FILLERS.has(word))
  return content.length > 0 ? content : words
}

type Comparison = (typed: string, phrase: Phrase) => number

/** Looks inside words and forgives typos only where nothing begins with the word as it was typed. */
const comparisonFor = (typed: string, entries: readonly SearchEntry[]): Comparison =>
  entries.some(({ phrases }) => phrases.some((one) => nearness(typed, one) > 0)) ? nearness : distantNearness

function nearness(typed: string, { words, joined }: Phrase): number {
  const one = singular(typed)
  const share = 0.6 + 0.4 / words.length
  if (words.includes(one)) return 8 * share
  if (joined === one) return 8
  if (one.length > 3 && joined.startsWith(one)) return 5 * share
  return words.some((word) => word.startsWith(typed)) ? 5 * share : 0
}

function distantNearness(typed: string, { words, joined }: Phrase): number {
  const one = singular(typed)
  if (isTypoOf(one, joined) || words.some((word) => isTypoOf(one, word))) return 3
  return typed.length > 2 && words.some((word) => word.includes(typed)) ? 2 : 0
}

interface Candidate extends Match {
  /** How many of the typed words it has. */
  matched: number
}

interface Query {
  words: readonly string[]
  /** Without fillers. */
  typed: readonly string[]
  /** For each typed word. */
  compareBy: readonly Comparison[]
}

function matchOf({ page, phrases }: SearchEntry, { words, typed, compareBy }: Query): Candidate {
  const best = typed.map((word, index) => nearestPhrase(phrases, (one) => compareBy[index]?.(word, one) ?? 0))
  const isGroup = typed.length === 1 && fold(page.group ?? '').startsWith(typed[0] ?? '')
  const whole = nearestPhrase(phrases, (one) => wholeNearness(words, one))
  const score = best.reduce((sum, { score }) => sum + score, isGroup ? 4 : 0) / typed.length + whole.score
  const shown = [whole, ...best].find((one) => one.score > 0)?.phrase
  return {
    page,
    score,
    matched: best.filter(({ score }) => score > 0).length || Number(isGroup),
    found: shown && !shown.isName ? shown.text : '',
  }
}

/** The whole query is a phrase, or the beginning of one. */
function wholeNearness(words: readonly string[], { joined }: Phrase): number {
  const whole = words.map(singular).join('')
  if (joined === whole) return 20
  return words.length > 1 && joined.startsWith(whole) ? 10 : 0
}

const NAME_WEIGHT = 1.4

function nearestPhrase(
  phrases: readonly Phrase[],
  compare: (phrase: Phrase) => number,
): { phrase?: Phrase; score: number } {
  return phrases.reduce<{ phrase?: Phrase; score: number }>(
    (best, phrase) => {
      const score = compare(phrase) * (phrase.isName ? NAME_WEIGHT : 1)
      return score > best.score ? { phrase, score } : best
    },
    { score: 0 },
  )
}
