const long = new Map(
  Object.entries({
    cd: 'ciudad',
    ft: 'fort',
    mt: 'mount',
    st: 'saint',
    ste: 'sainte',
    sta: 'santa',
    sto: 'santo',
  }),
)

/** Before a name only: `N. Vancouver`. */
const directions = new Map(Object.entries({ n: 'north', s: 'south', e: 'east', w: 'west' }))

/** A word as typed, in lower case and without accents, and written out: `st` → `saint`. */
export interface Word {
  short: string
  long: string
  /** Joined to the word before it by a hyphen or a slash. */
  join?: '-' | '/'
}

/** What is between commas. */
export type Part = readonly Word[]

const MARKS = /\p{M}|['’.`]/gu

/** The words of a text, without accents and punctuation. */
export function wordsOf(text: string): Word[] {
  const plain = text.normalize('NFD').replace(MARKS, '').toLowerCase()
  const words: Word[] = []
  let end = -1
  for (const match of plain.matchAll(/[a-z0-9]+/g)) {
    const between = end < 0 ? '' : plain.slice(end, match.index)
    const join = /^[-–/]$/.test(between) ? (between === '/' ? '/' : '-') : undefined
    words.push({ short: match[0], long: long.get(match[0]) ?? match[0], ...(join && { join }) })
    end = match.index + match[0].length
  }
  return words
}

/** Lower case, without accents and punctuation, abbreviations written out: `St. John's` → `saint johns`. */
export const normalise = (text: string): string => nameOf(wordsOf(text))

/** Words as the name of a place. */
export const nameOf = (words: readonly Word[]): string =>
  words
    .map((word, at) => (at === 0 && words.length > 1 ? directions.get(word.long) : undefined) ?? word.long)
    .join(' ')
