import { CompiledQuery } from 'kysely'
import { DAY } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Transaction } from './database.ts'
import type { CounterRow } from './tables.ts'

interface CounterLimit {
  name: string
  windowMs: number
  limit: number
  /** What is counted; one where it is absent. */
  amount?: number
  /** Milliseconds since 1970. */
  now: number
}

type Taken = { isAllowed: true } | { isAllowed: false; retryAfterMs: number }

/** Written out, as Kysely takes ten times as long to build them as the database to run them. */
const TAKE = `insert into counters (name, window_start, count) values (?1, ?2, ?6)
  on conflict (name) do update set
    window_start = case when counters.window_start <= ?3 or counters.window_start > ?4
      then ?2 else counters.window_start end,
    count = case when counters.window_start <= ?3 or counters.window_start > ?4
      then ?6 else counters.count + ?6 end
  where counters.window_start <= ?3 or counters.window_start > ?4 or counters.count + ?6 <= ?5
  returning count`
const WINDOW_START = 'select window_start from counters where name = ?1'
const GIVE_BACK = 'update counters set count = count - ?2 where name = ?1 and count >= ?2'

function runSql<Row>({ run, dialect }: Transaction, sql: string, ...values: unknown[]): Promise<Row[]> {
  const query = CompiledQuery.raw(dialect === 'postgres' ? sql.replaceAll('?', '$') : sql, values)
  return run(query as CompiledQuery<Row>)
}

/**
 * Counts one more, or an amount of at least one, in a window that begins with its first; all instances count together. A window that seems to begin
 * far in the future was opened before the clock was set back, and has ended.
 */
export async function takeFromCounter(
  transaction: Transaction,
  { name, windowMs, limit, amount = 1, now }: CounterLimit,
): Promise<Taken> {
  const values = [name, iso(now), iso(now - windowMs), iso(now + windowMs), limit, amount]
  if (amount > limit) return { isAllowed: false, retryAfterMs: windowMs }
  const [taken] = await runSql(transaction, TAKE, ...values)
  if (taken !== undefined) return { isAllowed: true }
  const [full] = await runSql<Pick<CounterRow, 'window_start'>>(transaction, WINDOW_START, name)
  const end = Date.parse(full?.window_start ?? iso(now)) + windowMs
  return { isAllowed: false, retryAfterMs: Math.min(Math.max(end - now, 0), windowMs) }
}

/** Takes a count back, in the same transaction. */
export async function giveBack(transaction: Transaction, name: string, amount = 1): Promise<void> {
  await runSql(transaction, GIVE_BACK, name, amount)
}

export interface CounterState {
  name: string
  count: number
  /** Milliseconds since 1970. */
  at: number
}

/** Those that exist, by name. */
export async function readCounters(
  { build, run }: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, CounterState>> {
  return byName(await run(build.selectFrom('counters').selectAll().where('name', 'in', names)))
}

/**
 * As `readCounters`, for what is saved afterwards. On Postgres, who else locks one of them, also one that did not exist, waits until
 * this transaction ends; all that a transaction needs are locked at once, so that no two wait for each other.
 */
export async function lockCounters(
  transaction: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, CounterState>> {
  if (transaction.dialect === 'sqlite') return readCounters(transaction, names)
  const { build, run } = transaction
  const rows = names.toSorted().map((name) => ({ name, window_start: iso(0), count: 0 }))
  return byName(
    await run(
      build
        .insertInto('counters')
        .values(rows)
        .onConflict((known) =>
          known.column('name').doUpdateSet((row) => ({ count: row.ref('counters.count') })),
        )
        .returningAll(),
    ),
  )
}

/** Stores counters as they are to be now; each name once. */
export async function saveCounters(
  { build, run }: Transaction,
  counters: readonly CounterState[],
): Promise<void> {
  if (counters.length === 0) return
  const rows = counters.map(({ name, count, at }) => ({ name, count, window_start: iso(at) }))
  await run(
    build
      .insertInto('counters')
      .values(rows)
      .onConflict((known) =>
        known.column('name').doUpdateSet((row) => ({
          count: row.ref('excluded.count'),
          window_start: row.ref('excluded.window_start'),
        })),
      ),
  )
}

const byName = (rows: readonly CounterRow[]): ReadonlyMap<string, CounterState> =>
  new Map(rows.map(({ name, count, window_start }) => [name, { name, count, at: Date.parse(window_start) }]))

/** Names of counters that stay for longer begin so. */
export const LONG_LIVED = 'known:'
export const LONG_LIVED_DAYS = 90

/** Deletes counters that are two days old, or older than they are kept. `now` in milliseconds since 1970. */
export async function deleteOldCounters({ build, run }: Transaction, now: number): Promise<void> {
  const before = (days: number) => iso(now - days * DAY)
  await run(
    build
      .deleteFrom('counters')
      .where('window_start', '<', before(2))
      .where((row) =>
        row.or([
          row('name', 'not like', `${LONG_LIVED}%`),
          row('window_start', '<', before(LONG_LIVED_DAYS)),
        ]),
      ),
  )
}
