import { setTimeout as pause } from 'node:timers/promises'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type pg from 'pg'
import type { Database, Query, Retries, Transaction } from '../database.ts'
import { StoreUnavailable } from '../errors.ts'
import { storable } from '../prepared.ts'
import type { Tables } from '../tables.ts'
import { contentionOf, isDivisionByZero, isNameLost, isOurFault } from './postgres-errors.ts'

const TICK_MS = 100
/** Those that met try again at different times. */
const TRY_AGAIN_WITHIN_MS = 20

interface Transactions extends Pick<Database, 'transact'> {
  retries: Retries
}

/**
 * Transactions that other transactions undid are tried again while half of the deadline is left. The deadline drops the
 * connection, which undoes whatever was not committed. Only a commit, or a statement that is a transaction of its own,
 * may still take effect once it is sent; the same key sent again then gets the first response.
 */
export function openTransactions(pool: pg.Pool, deadline: number): Transactions {
  const retries = { serialization: 0, deadlock: 0, lock: 0 }
  const naming: Naming = { isUsed: true }

  return {
    retries,
    async transact(work) {
      const timeout = Promise.withResolvers<never>()
      const tries = { connection: undefined as Held | undefined, left: deadline / TICK_MS }
      // In short steps: results may have arrived that a busy process has not read yet.
      const timer = setInterval(() => {
        tries.left -= 1
        if (tries.left > 0) return
        clearInterval(timer)
        timeout.reject(tooLate())
        tries.connection?.release(true)
      }, TICK_MS)
      try {
        return await Promise.race([timeout.promise, untilDone(work, tries)])
      } finally {
        clearInterval(timer)
      }
    },
  }

  async function untilDone<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    tries: { connection: Held | undefined; left: number },
  ): Promise<Result> {
    for (;;) {
      const connection = hold(await orUnavailable(pool.connect()))
      tries.connection = connection
      try {
        // Refused meanwhile: what is refused is not stored afterwards.
        if (tries.left <= 0) throw tooLate()
        const result = await committed(connection.client, work, naming)
        connection.release(false)
        return result
      } catch (error) {
        const reason = contentionOf(error)
        const isPassing = reason !== undefined || isNameLost(error)
        if (!isPassing || tries.left < deadline / TICK_MS / 2) throw error
        if (reason === undefined) naming.isUsed = false
        else retries[reason] += 1
        await orUnavailable(connection.client.query('rollback'))
        connection.release(false)
        await pause(Math.random() * TRY_AGAIN_WITHIN_MS)
      } finally {
        connection.release(true)
      }
    }
  }
}

const tooLate = () => new StoreUnavailable('Postgres did not answer in time')

/** Without names each statement is planned anew, which works with every pooler. */
interface Naming {
  isUsed: boolean
}

interface Held {
  client: pg.PoolClient
  /** Takes effect once. */
  release(isBroken: boolean): void
}

function hold(client: pg.PoolClient): Held {
  let isHeld = true
  return {
    client,
    release(isBroken) {
      if (isHeld) client.release(isBroken)
      isHeld = false
    },
  }
}

/** The transaction that a client has begun. */
export const transactionOn = (client: pg.ClientBase, naming: Naming = { isUsed: false }): Transaction => ({
  build,
  dialect: 'postgres',
  run: <Row>(query: Query<Row>) => runOn<Row>(client, statementOf(query, naming)),
  runAlone: async () => undefined,
})

interface Statement {
  text: string
  values: unknown[]
  name?: string
}

function statementOf(query: Query<unknown>, naming: Naming): Statement {
  const { sql: text, parameters } = 'compile' in query ? query.compile() : query
  const values = parameters.map((value) => (typeof value === 'string' ? storable(value) : value))
  return { text, values, ...(naming.isUsed && 'name' in query && { name: query.name }) }
}

async function runOn<Row>(client: pg.ClientBase, statement: Statement): Promise<Row[]> {
  const { rows } = await orUnavailable(client.query(statement))
  return rows as Row[]
}

/** A query that changes and locks nothing: before the first change it needs no transaction. */
const isRead = ({ text }: Statement): boolean =>
  /^select\b/i.test(text) && !/\bfor (update|share)\b/i.test(text)

async function committed<Result>(
  client: pg.ClientBase,
  work: (transaction: Transaction) => Promise<Result>,
  naming: Naming,
): Promise<Result> {
  let isBegun = false
  const result = await work({
    build,
    dialect: 'postgres',
    async run<Row>(query: Query<Row>) {
      const statement = statementOf(query, naming)
      if (!isBegun && !isRead(statement)) {
        isBegun = true
        await orUnavailable(client.query('begin'))
      }
      return runOn<Row>(client, statement)
    },
    async runAlone<Row>(query: Query<Row>) {
      if (isBegun) return undefined
      try {
        return await runOn<Row>(client, statementOf(query, naming))
      } catch (error) {
        if (isDivisionByZero(error)) return undefined
        throw error
      }
    },
  })
  if (!isBegun) return result
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
