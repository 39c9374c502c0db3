import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type pg from 'pg'
import type { Transaction } from '../database.ts'
import { StoreUnavailable } from '../errors.ts'
import type { Tables } from '../tables.ts'
import { isOurFault } from './postgres-errors.ts'

const TICK_MS = 100

/**
 * Times out by dropping the connection, which undoes whatever was not committed. Only a commit already sent may
 * still take effect; the same key sent again then gets the first response.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Transaction) => Promise<Result>,
  deadline: number,
): Promise<Result> {
  const timeout = Promise.withResolvers<never>()
  let dropConnection = () => {}
  let left = deadline / TICK_MS
  // In short steps: results may have arrived that a busy process has not read yet.
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    timeout.reject(new StoreUnavailable('Postgres did not answer in time'))
    dropConnection()
  }, TICK_MS)
  try {
    return await Promise.race([timeout.promise, attempt()])
  } finally {
    clearInterval(timer)
  }

  async function attempt() {
    const client = await orUnavailable(pool.connect())
    let isHeld = true
    const release = (broken: boolean) => {
      if (isHeld) client.release(broken)
      isHeld = false
    }
    dropConnection = () => release(true)
    try {
      const result = await committed(client, work)
      release(false)
      return result
    } finally {
      release(true)
    }
  }
}

export const transactionOn = (client: pg.ClientBase): Transaction => ({
  build,
  dialect: 'postgres',
  async run<Row>(query: Parameters<Transaction['run']>[0]) {
    const { sql, parameters } = 'compile' in query ? query.compile() : query
    const { rows } = await orUnavailable(client.query(sql, parameters.map(withoutNul)))
    return rows as Row[]
  },
})

/** Postgres refuses NUL in a text, also in a query parameter. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value

async function committed<Result>(
  client: pg.ClientBase,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await orUnavailable(client.query('begin'))
  const result = await work(transactionOn(client))
  const { command } = await orUnavailable(client.query('commit'))
  if (command !== 'COMMIT')
    throw new Error('Postgres rolled the transaction back, as a statement in it had failed')
  return result
}

async function orUnavailable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    throw isOurFault(error) ? error : new StoreUnavailable(error)
  }
}

const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
