import type { Page } from '../../../domain/pages.ts'

/** A page that fits what was typed. */
export interface Match {
  page: Page
  /** The smaller, the nearer. */
  rank: number
  /** What else it is found by, where its name does not show why. */
  found: string
}

/** What was typed as words that can be compared: without case, accents or punctuation. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** How well a page fits; undefined where a typed word is nowhere in it. */
export function match(page: Page, typed: readonly string[]): Match | undefined {
  const ranks = typed.map((word) => nearest(page, word))
  if (ranks.some(({ rank }) => rank === NOWHERE)) return undefined
  const farthest = ranks.reduce((one, other) => (other.rank > one.rank ? other : one), here(page))
  return { page, rank: farthest.rank, found: farthest.where }
}

/** The letters of a text that the typed words account for, as pieces in order. */
export function pieces(text: string, typed: readonly string[]): { letters: string; isMatch: boolean }[] {
  const letters = [...text.normalize('NFC')]
  const folded = letters.map(foldLetter).join('')
  const isMatch = letters.map(() => false)
  for (const word of typed) {
    const place = placeOf(folded, word)
    if (place >= 0) isMatch.fill(true, place, place + word.length)
  }
  return letters.reduce<{ letters: string; isMatch: boolean }[]>((sofar, letter, at) => {
    const last = sofar.at(-1)
    if (last && last.isMatch === isMatch[at]) last.letters += letter
    else sofar.push({ letters: letter, isMatch: isMatch[at] ?? false })
    return sofar
  }, [])
}

interface Found {
  rank: number
  where: string
}

const NOWHERE = Number.POSITIVE_INFINITY

/** Shorter words are inside of too many others. */
const INSIDE_AT_LEAST = 3

/** Name or group from its start, a word of the name, a word people use for it, anywhere inside. */
function nearest(page: Page, word: string): Found {
  const { name, synonyms = [] } = page
  const group: string = page.group ?? ''
  const isInside = (text: string) => word.length >= INSIDE_AT_LEAST && fold(text).includes(word)
  const candidates: Found[] = [
    { rank: fold(name).startsWith(word) || fold(group).startsWith(word) ? 0 : NOWHERE, where: group },
    { rank: hasWord(name, word) ? 1 : NOWHERE, where: group },
    ...synonyms.map((where) => ({ rank: hasWord(where, word) ? 2 : NOWHERE, where })),
    { rank: isInside(name) ? 3 : NOWHERE, where: group },
    ...synonyms.map((where) => ({ rank: isInside(where) ? 3 : NOWHERE, where })),
  ]
  return candidates.reduce((one, other) => (other.rank < one.rank ? other : one))
}

const here = ({ group }: Page): Found => ({ rank: 0, where: group ?? '' })

const hasWord = (text: string, start: string): boolean => wordsOf(text).some((word) => word.startsWith(start))

const fold = (text: string): string => [...text.normalize('NFC')].map(foldLetter).join('')

/** One letter for each, so that places in the folded text are places in the text. */
const foldLetter = (letter: string): string => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)

/** At the start of a word where there is one, else inside. */
function placeOf(folded: string, word: string): number {
  for (let place = folded.indexOf(word); place >= 0; place = folded.indexOf(word, place + 1))
    if (!/[\p{L}\p{N}]/u.test(folded.charAt(place - 1))) return place
  return folded.indexOf(word)
}
