import pg from 'pg'
import { createApp } from '../server/app.ts'
import { NO_SITE } from '../server/pages/site.ts'
import { transactionOn } from '../server/store/postgres/postgres-transaction.ts'
import { newDatabase, startPostgres } from '../server/testing/programs/test-postgres.ts'
import { openTestDependencies } from '../server/testing/test-dependencies.ts'
import { addStaff } from '../server/testing/test-staff.ts'
import { fillSubmissions, rareWordOf } from './fill-submissions.ts'
import { type Row, rowOf, spreadOf } from './table.ts'

const FEW = 1000
const MANY = 100_000
const REPEATS = 15

/** The list and its search with 100,000 submissions, in turn with 1,000, on both databases. */
export async function inboxRows(rounds: number): Promise<Row[]> {
  const postgres = await startPostgres()
  const rows: Row[] = []
  try {
    for (const kind of ['SQLite', 'Postgres']) {
      const open = async (count: number) =>
        openInbox(kind === 'SQLite' ? undefined : await newDatabase(postgres.url), count)
      rows.push(...(await rowsOn(kind, await open(FEW), await open(MANY), rounds)))
    }
    return rows
  } finally {
    await postgres.remove()
  }
}

type Inbox = Awaited<ReturnType<typeof openInbox>>

async function rowsOn(kind: string, few: Inbox, many: Inbox, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, atMost] of Object.entries(limits)) {
    const [values, references]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      references.push(await medianOf(few.calls[name]))
      values.push(await medianOf(many.calls[name]))
    }
    rows.push(
      rowOf({
        measure: `Inbox with 100,000 submissions on ${kind}: ${name}`,
        unit: 'ms',
        values,
        references,
        limit: { atMost },
        of: 'the same with 1,000',
      }),
    )
  }
  await few.close()
  await many.close()
  return rows
}

const limits: Record<string, number> = {
  'first page': 2,
  'next page': 2,
  'search for a common word': 5,
  'search for a rare word': 5,
}

async function openInbox(database: string | undefined, count: number) {
  const dependencies = await openTestDependencies(database ? { DATABASE_URL: database } : {})
  const { store, search } = dependencies
  await (database ? fillPostgres(database, count) : fillSubmissions(store.transact, count))
  const { request, post } = await addStaff(
    createApp(dependencies, NO_SITE),
    dependencies,
    'dana@company.example',
  )
  const list = (query: string) => request(`/api/inbox/submissions?${query}`)
  const { next } = await (await list('')).json()
  const calls: Record<string, () => Promise<Response>> = {
    'first page': () => list('state=received,in%20progress'),
    'next page': () => list(`after=${next}`),
    'search for a common word': () => post('/api/inbox/search', { text: 'steel' }),
    'search for a rare word': () => post('/api/inbox/search', { text: rareWordOf(count) }),
  }
  const close = async () => {
    await search.close()
    await store.close()
  }
  return { calls, close }
}

/** Without the server's time limits, and analyzed, as autovacuum does within a minute. */
async function fillPostgres(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await fillSubmissions((work) => work(transactionOn(client)), count)
  await client.query('analyze')
  await client.end()
}

/** Milliseconds. */
async function medianOf(call: (() => Promise<Response>) | undefined): Promise<number> {
  const waits: number[] = []
  for (let turn = 0; turn < REPEATS; turn++) {
    const began = performance.now()
    const response = await call?.()
    await response?.arrayBuffer()
    if (!response?.ok) throw new Error(`The inbox answered ${response?.status}`)
    waits.push(performance.now() - began)
  }
  return spreadOf(waits).median
}
