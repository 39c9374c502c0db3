import type { Transaction } from './database.ts'

interface CounterLimit {
  name: string
  windowMs: number
  limit: number
  /** Milliseconds since 1970. */
  now: number
}

type Taken = { isAllowed: true } | { isAllowed: false; retryAfterMs: number }

/**
 * Counts one more in a window that begins with its first; all instances count together. A window that seems to begin
 * far in the future was opened before the clock was set back, and has ended.
 */
export async function takeFromCounter(
  { build, run }: Transaction,
  { name, windowMs, limit, now }: CounterLimit,
): Promise<Taken> {
  const [expired, ahead] = [iso(now - windowMs), iso(now + windowMs)]
  const [taken] = await run(
    build
      .insertInto('counters')
      .values({ name, window_start: iso(now), count: 1 })
      .onConflict((known) =>
        known
          .column('name')
          .doUpdateSet((row) => {
            const isOver = row.or([
              row('counters.window_start', '<=', expired),
              row('counters.window_start', '>', ahead),
            ])
            return {
              window_start: row
                .case()
                .when(isOver)
                .then(iso(now))
                .else(row.ref('counters.window_start'))
                .end(),
              count: row
                .case()
                .when(isOver)
                .then(1)
                .else(row('counters.count', '+', 1))
                .end(),
            }
          })
          .where((row) =>
            row.or([
              row('counters.window_start', '<=', expired),
              row('counters.window_start', '>', ahead),
              row('counters.count', '<', limit),
            ]),
          ),
      )
      .returning('count'),
  )
  if (taken !== undefined) return { isAllowed: true }
  const [full] = await run(build.selectFrom('counters').select('window_start').where('name', '=', name))
  const end = Date.parse(full?.window_start ?? iso(now)) + windowMs
  return { isAllowed: false, retryAfterMs: Math.min(Math.max(end - now, 0), windowMs) }
}

/** Takes a count back, in the same transaction. */
export async function giveBack({ build, run }: Transaction, name: string): Promise<void> {
  await run(
    build
      .updateTable('counters')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('name', '=', name)
      .where('count', '>', 0),
  )
}

/** Names of counters that stay for longer begin so. */
export const KEPT_LONGER = 'known:'
export const KEPT_LONGER_DAYS = 90

/** Deletes counters that are two days old, or older than they are kept. `now` in milliseconds since 1970. */
export async function deleteOldCounters({ build, run }: Transaction, now: number): Promise<void> {
  const before = (days: number) => iso(now - days * 24 * 60 * 60 * 1000)
  await run(
    build
      .deleteFrom('counters')
      .where('window_start', '<', before(2))
      .where((row) =>
        row.or([
          row('name', 'not like', `${KEPT_LONGER}%`),
          row('window_start', '<', before(KEPT_LONGER_DAYS)),
        ]),
      ),
  )
}

const iso = (at: number): string => new Date(at).toISOString()
