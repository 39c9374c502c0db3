import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log.ts'
import { StartupError } from '../../startup-error.ts'
import type { Database, DatabaseSettings } from '../database.ts'
import { reasonOf, StoreUnavailable } from '../errors.ts'
import { migrate, requireUpToDate } from '../migrations/migrate.ts'
import { groupTransactions } from './group-transactions.ts'
import { openTransactions, transactionOn } from './postgres-transaction.ts'

/** Under the second within which a submission is either stored or refused. */
const DEADLINE_MS = 900
/** Before the deadline of the whole. */
const [CONNECT_BEFORE_MS, LOCK_BEFORE_MS, RESULT_BEFORE_MS] = [200, 200, 100]
/** Two that wait for each other end before Postgres would look: one of them tries again. */
const LOCK_TRIES = 2
/** A busy machine takes long to make a connection. */
const IDLE_MS = 60_000
const TRY_AGAIN_MS = 1000
/** A command has time. */
const COMMAND_MS = 10_000
const FIRST_TRY_MS = 5000
/** Any number, as long as every server of this kind locks the same. */
const MIGRATION_LOCK = 20182021
/** Held shared by every connection of a server, alone by a restore. */
export const SERVER_LOCK = 20182022

/** Opens also while Postgres can't be reached: then all work is refused. Throws `StartupError` for a newer database. */
export async function openPostgres(url: string, settings: DatabaseSettings, log: Log): Promise<Database> {
  const deadline = settings.deadline ?? DEADLINE_MS
  const pool = openPool(url, deadline, log)
  const transactions = openTransactions(pool, deadline)
  const closing = new AbortController()
  let isReady = false
  let isOpen = false
  let logged = ''
  let failure: unknown = 'Postgres was not there yet'
  const firstTry = tryToPrepare()
  await Promise.race([firstTry, sleep(Math.max(FIRST_TRY_MS, deadline), undefined, { ref: false })]).catch(
    async (error) => {
      await pool.end()
      throw error
    },
  )
  isOpen = true
  const starting = firstTry.then(prepareUntilReady)

  const transact: Database['transact'] = async (work) => {
    if (!isReady) throw new StoreUnavailable(failure)
    return transactions.transact(work)
  }
  return {
    transact,
    retries: transactions.retries,
    transactTogether: groupTransactions(transact),
    /** Left to Postgres's autovacuum. */
    async purge() {},
    async close() {
      closing.abort()
      await starting
      await pool.end()
    },
  }

  async function prepareUntilReady() {
    while (!isReady && !closing.signal.aborted) {
      await sleep(TRY_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => 'closing')
      await tryToPrepare()
    }
  }

  async function tryToPrepare() {
    try {
      await prepare(url, deadline, settings.besideServer)
      await connectAhead(pool)
      isReady = true
    } catch (error) {
      if (error instanceof StartupError && !isOpen) throw error
      failure = error
      logOnce(reasonOf(error))
    }
  }

  function logOnce(reason: string) {
    if (reason !== logged) log.error({ reason }, 'Postgres is not ready; it is tried again every second')
    logged = reason
  }
}

function openPool(url: string, deadline: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: deadline - CONNECT_BEFORE_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    onConnect: (client) => prepareSession(client, deadline),
  })
  pool.on('error', (error) =>
    log.warn({ reason: reasonOf(error) }, 'an idle connection to Postgres was lost'),
  )
  pool.on('connect', outliveItsConnection)
  return pool
}

/** The first visitors of a new instance then wait for no connection to be made. */
async function connectAhead(pool: pg.Pool): Promise<void> {
  const clients = await Promise.allSettled(Array.from({ length: CONNECTED_AHEAD }, () => pool.connect()))
  for (const client of clients) if (client.status === 'fulfilled') client.value.release()
  const failed = clients.find((client) => client.status === 'rejected')
  if (failed) throw failed.reason
}

const CONNECTED_AHEAD = 6

/** A database set to acknowledge before it has synced would lose what we acknowledged. */
const SESSION = `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
  set_config('synchronous_commit',
  case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false),
  pg_try_advisory_lock_shared(${SERVER_LOCK}) as is_free`

async function prepareSession(client: pg.ClientBase, deadline: number): Promise<void> {
  const lockMs = Math.floor((deadline - LOCK_BEFORE_MS) / LOCK_TRIES)
  const times = [deadline - RESULT_BEFORE_MS, lockMs].map((ms) => `${ms}ms`)
  const { rows } = await client.query(SESSION, times)
  if (!rows[0].is_free) throw new Error('a backup is being restored')
}

/** Without a listener, an error on a connection in use ends the process; the query that runs rejects anyway. */
export const outliveItsConnection = (client: pg.ClientBase) => client.on('error', () => {})

/** Whether a server has made its tables in this database. Throws `StoreUnavailable`. */
export async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: COMMAND_MS })
  outliveItsConnection(client)
  try {
    await client.connect()
    const { rows } = await client.query("select to_regclass('submissions') is not null as has_tables")
    return rows[0].has_tables
  } catch (error) {
    throw new StoreUnavailable(error)
  } finally {
    await client.end()
  }
}

async function prepare(url: string, deadline: number, besideServer = false): Promise<void> {
  const connectionTimeoutMillis = deadline - CONNECT_BEFORE_MS
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis })
  outliveItsConnection(client)
  try {
    await client.connect()
    await client.query('begin')
    if (besideServer) await requireUpToDate(transactionOn(client))
    else await migrateLocked(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Within a transaction: other servers that start at the same moment wait until it ends. */
export async function migrateLocked(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await migrate(transactionOn(client))
}
