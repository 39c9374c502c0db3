import path from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Transaction } from '../../store/database.ts'
import { sqliteBuild } from '../../store/sqlite/sqlite-transaction.ts'
import type { Store } from '../../store/store.ts'
import { indexNewSubmissions } from '../../store/submissions/search-text.ts'
import {
  listSubmissions,
  type SearchedTexts,
  type SubmissionPage,
} from '../../store/submissions/submission-list.ts'
import type { ListQuery } from './filters.ts'
import { nearestWords } from './nearest-words.ts'
import { openReader, type Reader } from './reader.ts'
import { likeOf, matchOf, searchedTerms, type Term } from './search-terms.ts'

/** Searched first on Postgres. */
const NEWEST = 2000
/** Words near a mistyped one are looked for in the beginnings of the newest submissions. */
const NEWEST_BEGINNINGS: CompiledQuery<{ text: string }> = CompiledQuery.raw(
  'select substr(text, 1, 2000) as text from submission_texts order by id desc limit 500',
)

export interface Search {
  /** Submissions with every word of a text, or words that begin with them. Accents do not count. */
  find(text: string, query: ListQuery): Promise<SubmissionPage>
  /** Each word as it is where it can be found, else the nearest that can; undefined where none is near. */
  nearest(words: string[]): Promise<(string | undefined)[]>
  /** Makes findable what has come in since the last time. */
  update(): Promise<void>
  close(): Promise<void>
}

/** On SQLite a search runs in a thread with a read-only connection, so that nothing waits for it. */
export function openSearch(
  store: Pick<Store, 'transact'>,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Search {
  const reader = databaseUrl === undefined ? openReader(path.join(dataDir, 'site.sqlite')) : undefined

  return {
    update,
    async find(text, query) {
      const { filters } = query
      const terms = searchedTerms(text)
      if (terms.length === 0)
        return store.transact((transaction) => listSubmissions(transaction, filters, query))
      await update()
      if (reader)
        return listSubmissions({ build: sqliteBuild, run: runIn(reader) }, filters, query, inIndex(terms))
      return store.transact((transaction) => findOnPostgres(transaction, terms, query))
    },
    async nearest(words) {
      if (reader) return reader.nearestWords(NEWEST_BEGINNINGS, words)
      const rows = await store.transact(({ run }) => run(NEWEST_BEGINNINGS))
      return nearestWords(rows, words)
    },
    close: async () => reader?.close(),
  }

  async function update() {
    let indexed: number
    do indexed = await store.transact(indexNewSubmissions)
    while (indexed > 0)
  }
}

const runIn =
  (reader: Reader): Transaction['run'] =>
  (query) =>
    reader.all('compile' in query ? query.compile() : query)

/** The numbers of the index of SQLite are in the order of ids; sorted by them it is read no further than needed. */
const inIndex = (terms: readonly Term[]): SearchedTexts => ({
  narrow: (query) =>
    query
      .innerJoin('submission_texts as found', 'found.id', 'submissions.id')
      .innerJoin(sql<{ rowid: number }>`submission_words`.as('words'), 'words.rowid', 'found.number')
      .where(sql<boolean>`words.submission_words match ${matchOf(terms)}`),
  sequence: {
    column: sql.ref('words.rowid'),
    // One that was erased meanwhile has none.
    at: (id) => sql`coalesce(
      (select number from submission_texts where id = ${id}),
      (select number + 1 from submission_texts where id < ${id} order by id desc limit 1))`,
  },
})

/** The newest often have enough with a common word; a rare one is looked up in the index of trigrams. */
async function findOnPostgres(
  transaction: Transaction,
  terms: readonly Term[],
  { filters, ...page }: ListQuery,
): Promise<SubmissionPage> {
  const { after: before, sort } = page
  const find = (texts: SearchedTexts) => listSubmissions(transaction, filters, page, texts)
  const first = sort === '-received' ? await find(inTexts(terms, { newest: NEWEST, before })) : undefined
  return first?.next === undefined ? find(inTexts(terms)) : first
}

const inTexts = (
  terms: readonly Term[],
  { newest, before }: { newest?: number; before?: string | undefined } = {},
): SearchedTexts => ({
  narrow: (query) =>
    query
      .innerJoin(
        (from) =>
          from
            .selectFrom('submission_texts')
            .select(['id', 'text'])
            .$if(before !== undefined, (all) => all.where('id', '<', before ?? ''))
            .$if(newest !== undefined, (all) => all.orderBy('id', 'desc').limit(newest ?? 0))
            .as('found'),
        (join) => join.onRef('found.id', '=', 'submissions.id'),
      )
      .where(likeOf(terms)),
})
