import { type RawBuilder, sql } from 'kysely'
import { findPhones, searchText } from '../../store/submissions/search-words.ts'

/** What has to be found: all words of at least one of these lists. */
export type Term = readonly (readonly string[])[]

const MAX_WORDS = 8

export const searchedWords = (text: string): string[] =>
  searchText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS)

/** A phone number is one term, found in any writing; it is looked up word by word, too, since it may be none. */
export function searchedTerms(text: string): Term[] {
  const phones = findPhones(text)
  const rest = phones.reduce((left, { written }) => left.replace(written, ' '), text)
  return [
    ...phones.map(({ written, digits }): Term => [[digits], searchedWords(written)]),
    ...searchedWords(rest).map((word): Term => [[word]]),
  ].slice(0, MAX_WORDS)
}

/** As FTS5 asks for it. */
export const matchOf = (terms: readonly Term[]): string =>
  terms
    .map((term) => `(${term.map((words) => words.map((word) => `"${word}"*`).join(' AND ')).join(' OR ')})`)
    .join(' AND ')

/** As a condition on the text that is stored for it. */
export const likeOf = (terms: readonly Term[]): RawBuilder<boolean> =>
  joinConditions(
    terms.map((term) =>
      joinConditions(
        term.map((words) =>
          joinConditions(
            words.map((word) => sql`found.text like ${`% ${word}%`}`),
            'and',
          ),
        ),
        'or',
      ),
    ),
    'and',
  )

const joinConditions = (conditions: readonly RawBuilder<unknown>[], by: 'and' | 'or'): RawBuilder<boolean> =>
  sql`(${sql.join(conditions, sql.raw(` ${by} `))})`
