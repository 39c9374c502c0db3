import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { reasonOf, StoreUnavailable } from './errors.ts'

/** How long the outcome of a write speaks for the next one. */
const FRESH_MS = 1000

/** Watches whether writes succeed, and tries one of its own when asked and none was tried lately. */
export function watchWrites(database: Database, log: Log, clock = () => performance.now()) {
  let last: { at: number; outage?: StoreUnavailable } = { at: Number.NEGATIVE_INFINITY }

  return { transact, wrote, check }

  /** As `database.transact`, taking note of outages. */
  async function transact<Result>(work: Parameters<typeof database.transact<Result>>[0]): Promise<Result> {
    try {
      return await database.transact(work)
    } catch (error) {
      if (error instanceof StoreUnavailable) failed(error)
      throw error
    }
  }

  function wrote() {
    if (last.outage !== undefined) log.info('storing works again')
    last = { at: clock() }
  }

  function failed(outage: StoreUnavailable) {
    if (last.outage === undefined) log.error({ reason: reasonOf(outage) }, 'nothing can be stored at present')
    last = { at: clock(), outage }
  }

  async function check(): Promise<void> {
    if (clock() - last.at > FRESH_MS) {
      await transact(({ build, run }) =>
        run(
          build
            .insertInto('heartbeat')
            .values({ name: 'server', beat_at: new Date().toISOString() })
            .onConflict((known) =>
              known.column('name').doUpdateSet((beat) => ({ beat_at: beat.ref('excluded.beat_at') })),
            ),
        ),
      )
      wrote()
    }
    if (last.outage !== undefined) throw last.outage
  }
}
