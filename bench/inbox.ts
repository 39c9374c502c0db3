import pg from 'pg'
import { examples } from '../domain/examples.ts'
import type { SubmissionState } from '../domain/inbox.ts'
import { quote } from '../domain/quote.ts'
import { createApp } from '../server/app.ts'
import { NO_SITE } from '../server/pages/site.ts'
import type { Transaction } from '../server/store/database.ts'
import { createId } from '../server/store/ids.ts'
import { transactionOn } from '../server/store/postgres/postgres-transaction.ts'
import { indexNewSubmissions } from '../server/store/search-text.ts'
import type { SubmissionRow } from '../server/store/tables.ts'
import { newDatabase, startPostgres } from '../server/testing/postgres.ts'
import { openTestServices } from '../server/testing/services.ts'
import { addStaff } from '../server/testing/staff.ts'
import type { Row } from './row.ts'
import { ratioOf, spreadOf } from './statistics.ts'

const FEW = 1000
const MANY = 100_000
const AT_ONCE = 200
const OPEN = 40
const REPEATS = 15
const MINUTE = 60_000

/** The list and its search with 100,000 submissions, in turn with 1,000, on both databases. */
export async function inboxRows(rounds: number): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    const onPostgres = async () => ({ DATABASE_URL: await newDatabase(postgres.url) })
    return [
      ...(await rowsOn('SQLite', async () => ({}), rounds)),
      ...(await rowsOn('Postgres', onPostgres, rounds)),
    ]
  } finally {
    await postgres.remove()
  }
}

async function rowsOn(
  kind: string,
  newEnvironment: () => Promise<Record<string, string>>,
  rounds: number,
): Promise<Row[]> {
  const few = await openInbox(await newEnvironment(), FEW)
  const many = await openInbox(await newEnvironment(), MANY)
  const rows: Row[] = []
  for (const [name, most] of Object.entries(targets)) {
    const [measured, reference]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      reference.push(await medianOf(few.calls[name]))
      measured.push(await medianOf(many.calls[name]))
    }
    const ratio = ratioOf(measured, reference)
    rows.push({
      measure: `Inbox with 100,000 submissions on ${kind}: ${name}`,
      measured: spreadOf(measured),
      reference: spreadOf(reference),
      ratio,
      unit: 'ms',
      target: `≤ ${most} × the same with 1,000`,
      met: ratio.median <= most,
    })
  }
  await few.close()
  await many.close()
  return rows
}

const targets: Record<string, number> = {
  'first page': 2,
  'next page': 2,
  'search for a common word': 5,
  'search for a rare word': 5,
}

async function openInbox(environment: Record<string, string>, count: number) {
  const services = await openTestServices(environment)
  const { store, search, config } = services
  if (config.databaseUrl) await fillPostgres(config.databaseUrl, count)
  else await fill(store.transact, count)
  const app = createApp(services, NO_SITE)
  const { request, post } = await addStaff(app, services, 'dana@company.example')
  const list = (query: string) => request(`/api/inbox/submissions?${query}`)
  const { next } = await (await list('')).json()
  const calls: Record<string, () => Promise<Response>> = {
    'first page': () => list('state=received,in%20progress'),
    'next page': () => list(`after=${next}`),
    'search for a common word': () => post('/api/inbox/search', { text: 'steel' }),
    'search for a rare word': () => post('/api/inbox/search', { text: rareWord(count - OPEN) }),
  }
  return {
    calls,
    async close() {
      await search.close()
      await store.close()
    },
  }
}

async function fill(transact: Transact, count: number): Promise<void> {
  const now = Date.now()
  for (let from = 0; from < count; from += AT_ONCE)
    await transact((transaction) => addSubmissions(transaction, { now, from, count }))
  while ((await transact(indexNewSubmissions)) > 0);
}

type Transact = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>

/** Without the server's time limits, and analyzed, as autovacuum does within a minute. */
async function fillPostgres(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await fill((work) => work(transactionOn(client)), count)
  await client.query('analyze')
  await client.end()
}

/** A word that hardly any other submission has. */
const rareWord = (number: number): string => `k${((number * 2_654_435_761) % 2 ** 32).toString(36)}`

/** One a minute up to now; the newest are open. */
async function addSubmissions(
  { build, run }: Transaction,
  { now, from, count }: { now: number; from: number; count: number },
): Promise<void> {
  const rows = Array.from({ length: AT_ONCE }, (_, index): SubmissionRow => {
    const number = from + index
    const at = now - (count - number) * MINUTE
    const state: SubmissionState = number >= count - OPEN ? 'received' : number % 50 ? 'answered' : 'spam'
    const answers = {
      ...examples.quote,
      company: `${rareWord(number)} Haulage Ltd.`,
      'freight.type': number % 3 ? 'Lumber' : 'Steel',
    }
    return {
      id: createId(at),
      reference: `${quote.letter}-${String(number).padStart(6, '0')}`,
      form: quote.name,
      answers: JSON.stringify(answers),
      received_at: new Date(at).toISOString(),
      idempotency_key: null,
      fingerprint: String(number),
      locale: 'en-CA',
      state,
      owner: null,
      version: 1,
      email: `sender${number}@shipper.example`,
      answered_at: state === 'answered' ? new Date(at + 60 * MINUTE).toISOString() : null,
      key_version: 1,
      spam_score: 0,
      spam_reasons: null,
      erased_at: null,
    }
  })
  await run(build.insertInto('submissions').values(rows))
}

/** Milliseconds. */
async function medianOf(call: (() => Promise<Response>) | undefined): Promise<number> {
  const waits: number[] = []
  for (let turn = 0; turn < REPEATS; turn++) {
    const began = performance.now()
    const answer = await call?.()
    await answer?.arrayBuffer()
    // 503 is an answer that took too long.
    if (answer?.status !== 200 && answer?.status !== 503)
      throw new Error(`The inbox answered ${answer?.status}`)
    waits.push(performance.now() - began)
  }
  return spreadOf(waits).median
}
