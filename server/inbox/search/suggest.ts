import type { Suggestion } from '../../../domain/submissions/inbox.ts'
import type { ListQuery } from './filters.ts'
import type { Search } from './search.ts'
import { searchedWords } from './search-terms.ts'

const MAX_COUNTED = 100

/** What a search that found nothing may have meant: each unknown word replaced by the nearest known one. */
export async function suggest(
  search: Search,
  typed: string,
  query: ListQuery,
): Promise<Suggestion | undefined> {
  const words = searchedWords(typed)
  const meant = await search.nearest(words)
  const text = meant.join(' ')
  if (meant.includes(undefined) || text === words.join(' ')) return undefined
  const { submissions, next } = await search.find(text, { ...query, limit: MAX_COUNTED })
  return submissions.length > 0 ? { text, count: submissions.length, hasMore: next !== undefined } : undefined
}
