import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openTransactions, transactionOn } from '../store/postgres/postgres-transaction.ts'
import { newTestDatabase } from '../testing/databases.ts'
import { input } from '../testing/samples/submission-input.ts'
import { PATIENCE_MS } from '../testing/test-dependencies.ts'
import { openTwoConnections } from '../testing/two-connections.ts'
import { type Arrival, storeArrivals, storePlainArrivals } from './store-arrivals.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const dependencies = { config: { ...readConfig({}), appSecret: 'a secret' }, now: () => NOON }

const arrival = (given: Partial<Arrival['input']> = {}, ip = '203.0.113.7'): Arrival => ({
  input: input({ at: NOON, ...given }),
  ip,
  dependencies,
})

const fromSender = (sender: number): Arrival =>
  arrival({ answers: { email: `n${sender}@shipper.example` } }, `192.0.2.${sender}`)

test('one submission takes three statements on Postgres, and so do fifty that arrive together', async () => {
  const client = await connect()
  const statements: string[] = []
  const counted = Object.create(client, {
    query: {
      value: (query: { text: string }) => {
        statements.push(query.text)
        return client.query(query)
      },
    },
  })
  for (const count of [1, 50]) {
    statements.length = 0
    await client.query('begin')
    const arrivals = Array.from({ length: count }, (_, sender) => fromSender(sender))
    const results = await storeArrivals(transactionOn(counted), arrivals)
    await client.query('commit')
    expect(results.map(({ outcome }) => outcome)).toEqual(arrivals.map(() => 'created'))
    expect(statements).toHaveLength(3)
  }
  // Beyond a limit it is looked up once, for all of them, whether they are strangers.
  statements.length = 0
  await client.query('begin')
  const ofOne = Array.from({ length: 50 }, (_, sender) => arrival({}, `192.0.2.${sender}`))
  await storeArrivals(transactionOn(counted), ofOne)
  await client.query('commit')
  expect(statements).toHaveLength(4)
  expect(await rows(client, 'select count(*)::int as count from emails')).toEqual([{ count: 202 }])
})

test('those without files are stored by a statement that is a transaction of its own', async () => {
  const [pool] = await pools(1)
  const statements: string[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client)
    Object.assign(client, {
      query(statement: { text: string }) {
        statements.push(statement.text)
        return query(statement)
      },
    })
  })
  const { transact } = openTransactions(pool, PATIENCE_MS)
  for (const count of [1, 50]) {
    statements.length = 0
    const arrivals = Array.from({ length: count }, (_, sender) => fromSender(sender))
    const results = await transact((transaction) => storePlainArrivals(transaction, arrivals))
    expect(results.map(({ outcome }) => outcome)).toEqual(arrivals.map(() => 'created'))
    expect(statements.map((text) => text.slice(0, 6))).toEqual(['select', 'select', 'with s'])
  }
})

test('instances that store at once exceed no limit together, and begin a window anew once', async () => {
  const connected = await pools(4)
  const instances = connected.map((pool) => openTransactions(pool, PATIENCE_MS))
  const { rateLimit } = dependencies.config
  for (const at of [NOON, NOON + 2 * 60_000]) {
    const groups = instances.flatMap(({ transact }) =>
      Array.from({ length: 8 }, () => {
        const arrivals = [{ ...arrival({ at }), dependencies: { ...dependencies, now: () => at } }]
        return transact((transaction) => storePlainArrivals(transaction, arrivals))
      }),
    )
    const outcomes = (await Promise.all(groups)).flat().map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(rateLimit)
  }
  const { rows: counters } = await connected[0].query(
    "select count, window_start from counters where name like 'submissions:%'",
  )
  expect(counters).toEqual([{ count: rateLimit, window_start: new Date(NOON + 2 * 60_000).toISOString() }])
})

test('a limit that is reached within one group refuses the rest of it, which counts nothing', async () => {
  const client = await connect()
  await client.query('begin')
  const arrivals = Array.from({ length: dependencies.config.rateLimit + 3 }, () => arrival())
  const results = await storeArrivals(transactionOn(client), arrivals)
  await client.query('commit')
  const refused = results.filter((result) => result.outcome === 'limited')
  expect(refused).toEqual(refused.map(() => ({ outcome: 'limited', retryAfter: 60 })))
  expect(refused).toHaveLength(3)
  expect(results.slice(-3)).toEqual(refused)
  expect(await rows(client, 'select count(*)::int as count from submissions')).toEqual([
    { count: dependencies.config.rateLimit },
  ])
})

test('a key that two instances get at once is stored once and counted once', async () => {
  const url = await newTestDatabase()
  const connections = await openTwoConnections(url)
  onTestFinished(connections.close)
  const answers = { email: 'pat@shipper.example' }
  const [first, second] = await connections.interleave(
    (transaction) => storeArrivals(transaction, [arrival({ key: 'a key', answers }, '192.0.2.1')]),
    (transaction) =>
      storeArrivals(transaction, [
        arrival({ key: 'a key', answers }, '198.51.100.1'),
        arrival({ key: 'a key', answers: { email: 'lee@shipper.example' } }, '198.51.100.1'),
      ]),
  )
  expect(first).toMatchObject([{ outcome: 'created' }])
  expect(second).toMatchObject([{ outcome: 'repeated' }, { outcome: 'key-reused' }])
  const client = await connect(url)
  const counted = "select count from counters where name like 'submissions:%' order by count"
  expect(await rows(client, counted)).toEqual([{ count: 0 }, { count: 1 }])
  expect(await rows(client, 'select count(*)::int as count from emails')).toEqual([{ count: 2 }])
})

async function pools(count: number): Promise<[pg.Pool, ...pg.Pool[]]> {
  const connectionString = await newTestDatabase()
  const opened = Array.from({ length: count }, () => new pg.Pool({ connectionString }))
  onTestFinished(async () => {
    for (const pool of opened) await pool.end()
  })
  return opened as [pg.Pool, ...pg.Pool[]]
}

async function connect(url?: string): Promise<pg.Client> {
  const client = new pg.Client(url ?? (await newTestDatabase()))
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const rows = async (client: pg.Client, statement: string): Promise<unknown[]> =>
  (await client.query(statement)).rows
