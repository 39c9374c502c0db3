import type { Page } from '../../../domain/pages.ts'
import { type Phrase, phrasesOf, type Section } from './phrases.ts'
import { fold, nearestWords, singular, wordsOf } from './words.ts'

export interface Match {
  page: Page
  score: number
  /** The section that has the words, where it is not the page as a whole. */
  section?: Section | undefined
  /** The page's words that fit, where neither its name nor its heading has them. */
  said: readonly string[]
}

interface SearchEntry {
  page: Page
  phrases: readonly Phrase[]
}

interface SearchIndex {
  entries: readonly SearchEntry[]
  /** Every word of every phrase, and each phrase as one word. */
  vocabulary: readonly string[]
}

export function searchIndex(pages: readonly Page[]): SearchIndex {
  const entries = pages.map((page) => ({ page, phrases: phrasesOf(page) }))
  const words = entries.flatMap(({ phrases }) => phrases.flatMap(({ words, joined }) => [...words, joined]))
  return { entries, vocabulary: [...new Set(words)] }
}

/** The pages that have every word of the query, else the words that tell most; the nearest first. */
export function matchingPages({ entries, vocabulary }: SearchIndex, query: string): Match[] {
  const words = wordsOf(query)
  const meant = contentWords(words).map((word) => wordsMeant(word, vocabulary))
  const weights = meant.map((alternatives) => rarity(alternatives, entries))
  const found = entries
    .map((entry) => matchOf(entry, { words, meant, weights }))
    .filter(({ matched }) => matched > 0)
  const most = Math.max(0, ...found.map(({ matched }) => matched))
  return found
    .filter(({ matched }) => matched > most * ENOUGH)
    .toSorted((one, other) => other.score - one.score)
}

/** Pages that have less of what was typed, in weight, are left out. */
const ENOUGH = 0.6

/** How a word tells: one that few pages have more than one that many have. */
function rarity(alternatives: readonly string[], entries: readonly SearchEntry[]): number {
  const having = entries.filter(({ phrases }) =>
    phrases.some((one) => alternatives.some((word) => nearness(word, one) > 0)),
  )
  return having.length === 0 ? 0 : Math.log(1 + entries.length / having.length)
}

const FILLERS = new Set(
  'a about am an and any anything are as at be been but by can could did do does don for from get got had has have how i if in into is isn it its just like many me my need no not of offer on or our please s should so some t that the their them there these they this to up us want was we were what when where which who will with would you your'.split(
    ' ',
  ),
)

const contentWords = (words: string[]): string[] => {
  const content = words.filter((word) => !FILLERS.has(word))
  return content.length > 0 ? content : words
}

/** The word itself where any begins with it; else those it may be a mistake for, else those that it is a part of. */
function wordsMeant(typed: string, vocabulary: readonly string[]): readonly string[] {
  const one = singular(typed)
  if (vocabulary.some((word) => word.startsWith(typed) || word === one)) return [typed]
  const near = nearestWords(one, vocabulary)
  if (near.length > 0 || typed.length < 3) return near
  return vocabulary.filter((word) => word.includes(typed))
}

function nearness(typed: string, { words, joined }: Phrase): number {
  const one = singular(typed)
  const share = 0.6 + 0.4 / words.length
  if (words.includes(one)) return 8 * share
  if (joined === one) return 8
  if (one.length > 3 && joined.startsWith(one)) return 5 * share
  return words.some((word) => word.startsWith(typed)) ? 5 * share : 0
}

interface Candidate extends Match {
  /** The weights of the typed words that it has, together. */
  matched: number
}

interface Query {
  words: readonly string[]
  /** For each typed word that is not a filler, what it may mean. */
  meant: readonly (readonly string[])[]
  /** How each of them tells. */
  weights: readonly number[]
}

function matchOf({ page, phrases }: SearchEntry, { words, meant, weights }: Query): Candidate {
  const best = meant.map((alternatives) =>
    nearestPhrase(phrases, (one) => Math.max(0, ...alternatives.map((word) => nearness(word, one)))),
  )
  const isGroup = meant.length === 1 && fold(page.group ?? '').startsWith(meant[0]?.[0] ?? '-')
  const whole = nearestPhrase(phrases, (one) => wholeNearness(words, one))
  const total = sumOf(weights) || 1
  const score = sumOf(best.map(({ score }, index) => score * (weights[index] ?? 0))) / total + whole.score
  const shown = (whole.phrase ? [whole] : best).flatMap(({ phrase }) => phrase ?? [])
  const section = shown.find(({ section }) => section)?.section
  return {
    page,
    score: score + (isGroup ? 4 : 0),
    matched: sumOf(weights.filter((_, index) => (best[index]?.score ?? 0) > 0)) || Number(isGroup),
    section,
    said: phrasesIn(shown, section),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** What a page says in the section that its row leads to. */
function phrasesIn(phrases: readonly Phrase[], section: Section | undefined): string[] {
  const said = phrases.filter((phrase) => phrase.kind === 'said' && phrase.section?.id === section?.id)
  return [...new Set(said.map(({ text }) => text))].filter((text) => text !== section?.heading)
}

/** The whole query is a phrase, or the beginning of one. */
function wholeNearness(words: readonly string[], { joined }: Phrase): number {
  const whole = words.map(singular).join('')
  if (joined === whole) return 20
  return words.length > 1 && joined.startsWith(whole) ? 10 : 0
}

const WEIGHTS = { name: 1.4, heading: 1.2, said: 1 }

function nearestPhrase(
  phrases: readonly Phrase[],
  compare: (phrase: Phrase) => number,
): { phrase?: Phrase; score: number } {
  return phrases.reduce<{ phrase?: Phrase; score: number }>(
    (best, phrase) => {
      const score = compare(phrase) * WEIGHTS[phrase.kind]
      return score > best.score ? { phrase, score } : best
    },
    { score: 0 },
  )
}
