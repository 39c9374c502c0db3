import type { Suggestion } from '../../domain/inbox.ts'
import { mistakesBetween } from '../../domain/mistakes-between.ts'
import type { Transaction } from '../store/database.ts'
import { searchText } from '../store/search-text.ts'
import type { ListQuery } from './filters.ts'
import { MOST_WORDS, type Search } from './search.ts'

interface Sources {
  store: { transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> }
  search: Pick<Search, 'find'>
}

/** Words of the newest submissions are looked at, which are the ones that are searched for. */
const NEWEST = 500
/** Characters of each, so that long ones take no time. */
const BEGINNING = 2000
const SHORTEST = 4
const LONGEST = 40
const MOST_COUNTED = 100

/** What a search that found nothing may have meant: each unknown word replaced by the nearest known one. */
export async function suggest(
  { store, search }: Sources,
  typed: string,
  query: ListQuery,
): Promise<Suggestion | undefined> {
  const words = searchText(typed).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  const known = await store.transact(newestWords)
  const meant = words.map((word) => (startsOne(word, known) ? word : nearest(word, known)))
  const text = meant.join(' ')
  if (meant.includes(undefined) || text === words.join(' ')) return undefined
  const { submissions, next } = await search.find(text, { ...query, limit: MOST_COUNTED })
  return submissions.length > 0 ? { text, count: submissions.length, hasMore: next !== undefined } : undefined
}

/** Each with how often it occurs. */
async function newestWords({ build, run }: Transaction): Promise<Map<string, number>> {
  const rows = await run(
    build.selectFrom('submission_texts').select('text').orderBy('id', 'desc').limit(NEWEST),
  )
  const counts = new Map<string, number>()
  for (const { text } of rows)
    for (const word of new Set(text.slice(0, BEGINNING).split(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** A search finds words that begin with what was typed. */
const startsOne = (word: string, known: ReadonlyMap<string, number>): boolean =>
  known.keys().some((one) => one.startsWith(word))

/** One letter off, or two in a long word; the most frequent of the nearest. */
function nearest(word: string, known: ReadonlyMap<string, number>): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST) return undefined
  const most = word.length < 2 * SHORTEST ? 1 : 2
  const near = [...known].flatMap(([one, count]) => {
    if (one.length < SHORTEST || Math.abs(one.length - word.length) > most) return []
    const mistakes = mistakesBetween(word, one, most)
    return mistakes <= most ? { one, count, mistakes } : []
  })
  return near.toSorted((a, b) => a.mistakes - b.mistakes || b.count - a.count)[0]?.one
}
