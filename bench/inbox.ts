import pg from 'pg'
import { createApp } from '../server/app.ts'
import { readSite } from '../server/pages/site.ts'
import { transactionOn } from '../server/store/postgres/postgres-transaction.ts'
import { requestPath } from '../server/submissions/request-key.ts'
import { newDatabase, startPostgres } from '../server/testing/programs/test-postgres.ts'
import { openTestDependencies } from '../server/testing/test-dependencies.ts'
import { addStaff, PASSWORD } from '../server/testing/test-staff.ts'
import { fillSubmissions, rareWordOf, referenceOf } from './fill-submissions.ts'
import { type Row, rowOf, spreadOf } from './table.ts'

const FEW = 1000
const MANY = 100_000
const REPEATS = 15

/**
 * The list and its search with 100,000 submissions, in turn with 1,000, on both databases; and what staff and a sender ask
 * for most, on Postgres in turn with SQLite.
 */
export async function inboxRows(rounds: number): Promise<Row[]> {
  const postgres = await startPostgres()
  const opened: Inbox[] = []
  const open = async (kind: string, count: number) => {
    const inbox = await openInbox(kind === 'SQLite' ? undefined : await newDatabase(postgres.url), count)
    opened.push(inbox)
    return inbox
  }
  try {
    const rows: Row[] = []
    const many = new Map<string, Inbox>()
    for (const kind of ['SQLite', 'Postgres']) {
      const inbox = await open(kind, MANY)
      many.set(kind, inbox)
      const measured = await inTurn(inbox, await open(kind, FEW), Object.keys(limits), rounds)
      for (const { name, ...figures } of measured)
        rows.push(
          rowOf({
            measure: `Inbox with 100,000 submissions on ${kind}: ${name}`,
            ...figures,
            limit: { atMost: limits[name] ?? 0 },
            of: 'the same with 1,000',
          }),
        )
    }
    const [sqlite, shared] = [many.get('SQLite'), many.get('Postgres')]
    if (!sqlite || !shared) return rows
    for (const { name, ...figures } of await inTurn(shared, sqlite, Object.keys(shared.calls), rounds))
      rows.push(
        rowOf({
          measure: `Postgres with 100,000 submissions: ${name}`,
          ...figures,
          limit: { atMost: 2 },
          of: 'SQLite',
        }),
      )
    return rows
  } finally {
    for (const inbox of opened) await inbox.close()
    await postgres.remove()
  }
}

type Inbox = Awaited<ReturnType<typeof openInbox>>

interface Figures {
  name: string
  unit: 'ms'
  values: number[]
  references: number[]
}

async function inTurn(
  inbox: Inbox,
  reference: Inbox,
  names: readonly string[],
  rounds: number,
): Promise<Figures[]> {
  const measured: Figures[] = []
  for (const name of names) {
    const figures: Figures = { name, unit: 'ms', values: [], references: [] }
    for (let round = 0; round < rounds; round++) {
      figures.references.push(await medianOf(reference.calls[name]))
      figures.values.push(await medianOf(inbox.calls[name]))
    }
    measured.push(figures)
  }
  return measured
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
  const app = createApp(dependencies, await readSite('dist', dependencies.config))
  const { request, post } = await addStaff(app, dependencies, 'dana@company.example')
  // What is exported is confirmed by the password.
  await post('/api/inbox/confirm', { password: PASSWORD })
  const pageOf = (reference: string) => requestPath(reference, 1, dependencies.config.appSecret)
  const list = (query: string) => request(`/api/inbox/submissions?${query}`)
  const { next } = await (await list('')).json()
  const calls: Record<string, () => Promise<Response>> = {
    'first page': () => list('state=received,in%20progress'),
    'next page': () => list(`after=${next}`),
    'search for a common word': () => post('/api/inbox/search', { text: 'steel' }),
    'search for a rare word': () => post('/api/inbox/search', { text: rareWordOf(count) }),
    export: () => post('/api/inbox/export.csv', { text: rareWordOf(count) }),
    'a submission': () => request(`/api/inbox/submissions/${referenceOf(count - 1)}`),
    "a request's page": async () => app.request(pageOf(referenceOf(count - 1))),
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
