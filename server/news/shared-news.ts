import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { findCachedValue, saveCachedValue } from '../store/cached-values.ts'
import { claimJob, finishJob } from '../store/jobs.ts'
import type { Store } from '../store/store.ts'
import { type KeptNews, parseKeptNews } from './kept-news.ts'

interface Options {
  store: Pick<Store, 'transact'>
  origin: string
  now: () => number
  /** How long news are fresh, and for how long nobody asks after a failure, in milliseconds. */
  freshMs: number
  pauseMs: number
}

/** More than a try takes. */
const LEASE_MS = 30_000
const LOOK_MS = 200
/** Visitors wait for what another instance is asking for no longer than for an answer from outside. */
const LONGEST_LOOK_MS = 5_000

/** News in the database, fetched by one instance for all. */
export function shareNews({ store, origin, now, freshMs, pauseMs }: Options) {
  const name = `news ${origin}`
  const owner = randomUUID()
  return { refreshed }

  /** Fresh news of any instance, asked for by this one where it is its turn; rejects when it failed or has no store. */
  async function refreshed(ask: () => Promise<KeptNews>): Promise<KeptNews | undefined> {
    const isMine = await store.transact((transaction) =>
      claimJob(transaction, { name, owner, now: now(), periodMs: freshMs, leaseMs: LEASE_MS }),
    )
    if (!isMine) return fromAnother()
    try {
      const kept = await ask()
      await store.transact(async (transaction) => {
        await saveCachedValue(transaction, { name, value: JSON.stringify(kept), at: kept.askedAt })
        await finishJob(transaction, { name, owner, now: kept.askedAt, periodMs: freshMs })
      })
      return kept
    } catch (error) {
      const later = { name, owner, now: now(), periodMs: pauseMs }
      await store.transact((transaction) => finishJob(transaction, later))
      throw error
    }
  }

  async function fromAnother(): Promise<KeptNews | undefined> {
    let found: KeptNews | undefined
    for (let waited = 0; waited < LONGEST_LOOK_MS; waited += LOOK_MS) {
      const { value, isBeingAsked } = await store.transact(async (transaction) => {
        const [job] = await transaction.run(
          transaction.build.selectFrom('jobs').select('lease_owner').where('name', '=', name),
        )
        const cached = await findCachedValue(transaction, name)
        return { value: cached?.value, isBeingAsked: job?.lease_owner != null }
      })
      found = value === undefined ? undefined : parseKeptNews(value, origin)
      if (!isBeingAsked) break
      await pause(LOOK_MS)
    }
    return found
  }
}
