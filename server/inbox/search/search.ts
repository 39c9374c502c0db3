import path from 'node:path'
import { CompiledQuery } from 'kysely'
import type { Config } from '../../config.ts'
import type { Transaction } from '../../store/database.ts'
import type { Store } from '../../store/store.ts'
import { type ListPart, openOn, type PartStart, pageInOrder } from '../../store/submissions/list-order.ts'
import { indexNewSubmissions } from '../../store/submissions/search-text.ts'
import {
  listSubmissions,
  type SubmissionFilters,
  type SubmissionPage,
} from '../../store/submissions/submission-list.ts'
import { submissionFrom } from '../../store/submissions/submissions.ts'
import type { SubmissionRow } from '../../store/tables.ts'
import type { ListQuery } from './filters.ts'
import { nearestWords } from './nearest-words.ts'
import { openReader } from './reader.ts'
import { likeOf, matchOf, searchedTerms, type Term } from './search-terms.ts'

type FoundRow = SubmissionRow & { position: string | number }

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
      const terms = searchedTerms(text)
      if (terms.length === 0)
        return store.transact((transaction) => listSubmissions(transaction, query.filters, query))
      await update()
      if (query.sort !== '-received') return inOrder(terms, query)
      const rows = reader
        ? await reader.all<FoundRow>(sqliteQuery(terms, query))
        : await store.transact((transaction) => findOnPostgres(transaction, terms, query))
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      return {
        submissions: page.map(submissionFrom),
        ...(rows.length > query.limit && last && { next: String(last.position) }),
      }
    },
    async nearest(words) {
      if (reader) return reader.nearestWords(NEWEST_BEGINNINGS, words)
      const rows = await store.transact(({ run }) => run(NEWEST_BEGINNINGS))
      return nearestWords(rows, words)
    },
    close: async () => reader?.close(),
  }

  async function inOrder(terms: readonly Term[], query: ListQuery): Promise<SubmissionPage> {
    const dialect = reader ? 'sqlite' : 'postgres'
    const { rows, next } = await pageInOrder<SubmissionRow>(query, (...part) => {
      const found = partQuery(dialect, terms, query.filters, part)
      return reader ? reader.all(found) : store.transact(({ run }) => run(found))
    })
    return { submissions: rows.map(submissionFrom), ...(next !== undefined && { next }) }
  }

  async function update() {
    let indexed: number
    do indexed = await store.transact(indexNewSubmissions)
    while (indexed > 0)
  }
}

function sqliteQuery(terms: readonly Term[], { filters, after, limit }: ListQuery): CompiledQuery<FoundRow> {
  const parameters: unknown[] = [matchOf(terms)]
  const add = (value: unknown) => {
    parameters.push(value)
    return '?'
  }
  const where = ['submission_words match ?', ...conditions(filters, add)]
  if (after !== undefined) where.push(`found.number < ${add(Number(after) || 0)}`)
  return CompiledQuery.raw(
    `select submissions.*, found.number as position
     from submission_words
     join submission_texts found on found.number = submission_words.rowid
     join submissions on submissions.id = found.id
     where ${where.join(' and ')}
     order by submission_words.rowid desc limit ${limit + 1}`,
    parameters,
  )
}

/** The newest often have enough with a common word; a rare one is looked up in the index of trigrams. */
async function findOnPostgres(
  { run }: Transaction,
  terms: readonly Term[],
  query: ListQuery,
): Promise<FoundRow[]> {
  const newest = await run(postgresQuery(terms, query, NEWEST))
  return newest.length > query.limit ? newest : run(postgresQuery(terms, query))
}

function postgresQuery(
  terms: readonly Term[],
  { filters, after, limit }: ListQuery,
  newest?: number,
): CompiledQuery<FoundRow> {
  const parameters: unknown[] = []
  const add = (value: unknown) => `$${parameters.push(value)}`
  const texts = newest
    ? `(select * from submission_texts ${after === undefined ? '' : `where id < ${add(after)}`} order by id desc limit ${newest})`
    : 'submission_texts'
  const where = [...likeOf(terms, add), ...conditions(filters, add)]
  if (after !== undefined) where.push(`found.id < ${add(after)}`)
  return CompiledQuery.raw(
    `select submissions.*, found.id as position
     from ${texts} found join submissions on submissions.id = found.id
     where ${where.join(' and ')}
     order by found.id desc limit ${limit + 1}`,
    parameters,
  )
}

/** Of one part of the list in another order than newest first. */
function partQuery(
  dialect: Transaction['dialect'],
  terms: readonly Term[],
  filters: SubmissionFilters,
  [{ where: within, key, direction }, start, most]: [ListPart, PartStart | undefined, number],
): CompiledQuery<SubmissionRow> {
  const parameters: unknown[] = []
  const add = (value: unknown) => {
    parameters.push(value)
    return dialect === 'sqlite' ? '?' : `$${parameters.length}`
  }
  const isAfter = direction === 'asc' ? '>' : '<'
  const matches =
    dialect === 'sqlite' ? [`submission_words match ${add(matchOf(terms))}`] : likeOf(terms, add)
  const where = [...matches, ...conditions(filters, add), ...(within ? [within] : [])]
  if (start && key)
    where.push(`(submissions.${key}, submissions.id) ${isAfter} (${add(start.key)}, ${add(start.id)})`)
  else if (start) where.push(`submissions.id ${isAfter} ${add(start.id)}`)
  const index =
    dialect === 'sqlite'
      ? 'submission_words join submission_texts found on found.number = submission_words.rowid'
      : 'submission_texts found'
  const order = [...(key ? [key] : []), 'id'].map((column) => `submissions.${column} ${direction}`)
  return CompiledQuery.raw(
    `select submissions.* from ${index} join submissions on submissions.id = found.id
     where ${where.join(' and ')}
     order by ${order.join(', ')} limit ${most}`,
    parameters,
  )
}

function conditions(
  { form, states, owner, unanswered, openOn: day, from, to }: SubmissionFilters,
  add: (value: unknown) => string,
): string[] {
  return [
    ...(form === undefined ? [] : [`submissions.form = ${add(form)}`]),
    ...(states === undefined ? [] : [`submissions.state in (${states.map(add).join(', ')})`]),
    ...(owner === null ? ['submissions.owner is null'] : []),
    ...(typeof owner === 'string' ? [`submissions.owner = ${add(owner)}`] : []),
    ...(unanswered ? [`submissions.unanswered_since is not null and submissions.state <> 'spam'`] : []),
    ...(day === undefined ? [] : [openOn(day)]),
    ...(from === undefined ? [] : [`submissions.received_at >= ${add(from)}`]),
    ...(to === undefined ? [] : [`submissions.received_at < ${add(to)}`]),
  ]
}
