import { DAY } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Transaction } from './database.ts'
import { insertOf, prepared } from './prepared.ts'
import type { CounterRow } from './tables.ts'

/** A window begins with the first that is counted in it; all instances count together. */
export interface CounterLimit {
  name: string
  windowMs: number
  limit: number
  /** What is counted; one where it is absent. */
  amount?: number
  /** Milliseconds since 1970. */
  now: number
}

/** `limit` is the one that refuses. */
export type Taken = { isAllowed: true } | { isAllowed: false; retryAfterMs: number; limit: CounterLimit }

/** Counts in all of these counters, or in none of them where one is at its limit. */
export async function takeFromCounters(
  transaction: Transaction,
  limits: readonly CounterLimit[],
): Promise<Taken> {
  const names = limits.map(({ name }) => name)
  const taking = takeFrom(await lockCounters(transaction, names))
  const taken = taking.take(limits)
  await saveCounters(transaction, taking.changed())
  return taken
}

/** What is taken from counters that this transaction has locked or read, until those that changed are saved. */
export interface Taking {
  /** As `takeFromCounters`. */
  take(limits: readonly CounterLimit[]): Taken
  changed(): CounterState[]
  /** The same for counters that were only read, in the order of their names. */
  additions(): CounterAddition[]
}

/** `count` is added unless that exceeds the limit; the counter begins anew where it still is in the window that has ended. */
export interface CounterAddition extends CounterState {
  limit: number
  /** When the window began that has ended. */
  ended: string | undefined
}

export function takeFrom(known: ReadonlyMap<string, CounterState>): Taking {
  const changed = new Map<string, CounterState>()
  const limitOf = new Map<string, number>()
  const stateOf = (name: string) => changed.get(name) ?? known.get(name)
  return {
    take,
    changed: () => [...changed.values()],
    additions: () =>
      [...changed.values()].map(additionOf).sort((one, other) => (one.name < other.name ? -1 : 1)),
  }

  function take(limits: readonly CounterLimit[]): Taken {
    for (const limit of limits) {
      const retryAfterMs = waitFor(limit, stateOf(limit.name))
      if (retryAfterMs !== undefined) return { isAllowed: false, retryAfterMs, limit }
    }
    for (const { name, amount = 1, ...window } of limits) {
      const state = openWindow(window, stateOf(name))
      limitOf.set(name, window.limit)
      changed.set(name, { name, at: state?.at ?? window.now, count: (state?.count ?? 0) + amount })
    }
    return { isAllowed: true }
  }

  function additionOf({ name, at, count }: CounterState): CounterAddition {
    const before = known.get(name)
    const isSameWindow = before?.at === at
    return {
      name,
      at,
      count: count - (isSameWindow ? before.count : 0),
      limit: limitOf.get(name) ?? 0,
      ended: before && !isSameWindow ? iso(before.at) : undefined,
    }
  }
}

/** Milliseconds until as much may be counted; undefined where it may now. */
function waitFor(one: CounterLimit, state: CounterState | undefined): number | undefined {
  const { limit, amount = 1, now, windowMs } = one
  if (amount > limit) return windowMs
  const open = openWindow(one, state)
  if (open === undefined || open.count + amount <= limit) return undefined
  return Math.min(Math.max(open.at + windowMs - now, 0), windowMs)
}

/** Undefined once it has ended. One that seems to begin far in the future was opened before the clock was set back. */
const openWindow = (
  { now, windowMs }: Pick<CounterLimit, 'now' | 'windowMs'>,
  state: CounterState | undefined,
): CounterState | undefined =>
  state && state.at > now - windowMs && state.at <= now + windowMs ? state : undefined

/**
 * For Postgres: adds to counters and returns a row for each whose limit allows it. `additions` and `limits` are numbers
 * of the parameters that `additionValues` makes.
 */
export function addToCounters(additions: number, limits: number): string {
  const hasEnded = `counters.window_start = $${limits}::jsonb -> counters.name ->> 'ended'`
  const sum = `excluded.count + case when ${hasEnded} then 0 else counters.count end`
  return `insert into counters (name, window_start, count)
    select name, window_start, count from json_populate_recordset(null::counters, $${additions})
    on conflict (name) do update set count = ${sum},
      window_start = case when ${hasEnded} then excluded.window_start else counters.window_start end
    where ${sum} <= ($${limits}::jsonb -> counters.name ->> 'limit')::integer
    returning name`
}

export const additionValues = (
  additions: readonly CounterAddition[],
): [additions: string, limits: string] => [
  JSON.stringify(additions.map(({ name, at, count }) => counterRow({ name, at, count }))),
  JSON.stringify(Object.fromEntries(additions.map(({ name, limit, ended }) => [name, { limit, ended }]))),
]

/** Takes a count of one back. */
export async function giveBack({ build, run }: Transaction, name: string): Promise<void> {
  await run(
    build
      .updateTable('counters')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('name', '=', name)
      .where('count', '>', 0),
  )
}

export interface CounterState {
  name: string
  count: number
  /** Milliseconds since 1970. */
  at: number
}

const READ = 'select name, window_start, count from counters where name in'
const READ_BY = {
  sqlite: `${READ} (select value from json_each(?))`,
  postgres: `${READ} (select json_array_elements_text($1))`,
}

/** Those that exist, by name. */
export async function readCounters(
  { run, dialect }: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, CounterState>> {
  if (names.length === 0) return new Map()
  return byName(await run(prepared<CounterRow>(READ_BY[dialect], [JSON.stringify(names)])))
}

const insertAndLock = insertOf<CounterRow, CounterRow>(
  'counters',
  'on conflict (name) do update set count = counters.count returning name, window_start, count',
)

/**
 * As `readCounters`, for what is saved afterwards. On Postgres, who else locks one of them, also one that did not exist, waits until
 * this transaction ends; all that a transaction needs are locked at once and in order, so that no two wait for each other.
 */
export async function lockCounters(
  transaction: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, CounterState>> {
  if (transaction.dialect === 'sqlite') return readCounters(transaction, names)
  const inOrder = [...new Set(names)].sort()
  const rows = inOrder.map((name) => ({ name, window_start: iso(0), count: 0 }))
  return byName(await insertAndLock(transaction, rows))
}

export const SAVE_COUNTERS =
  'on conflict (name) do update set window_start = excluded.window_start, count = excluded.count'
const insertOrReplace = insertOf<CounterRow>('counters', SAVE_COUNTERS)

/** Stores counters as they are to be now; each name once. */
export async function saveCounters(
  transaction: Transaction,
  counters: readonly CounterState[],
): Promise<void> {
  await insertOrReplace(transaction, counters.map(counterRow))
}

export const counterRow = ({ name, at, count }: CounterState): CounterRow => ({
  name,
  window_start: iso(at),
  count,
})

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
