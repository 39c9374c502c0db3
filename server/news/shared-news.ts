import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { findCachedValue, saveCachedValue } from '../store/cached-values.ts'
import type { Transaction } from '../store/database.ts'
import { claimJob, finishJob } from '../store/jobs.ts'
import type { Store } from '../store/store.ts'
import { type CachedNews, parseCachedNews } from './cached-news.ts'

interface Options {
  store: Pick<Store, 'transact'>
  origin: string
  now: () => number
  /** How long news stay fresh, and the pause after a failure, in milliseconds. */
  freshMs: number
  pauseMs: number
}

/** More than a try takes. */
const LEASE_MS = 30_000
const LOOK_MS = 200
/** Visitors wait for the fetch of another instance no longer than for one of this instance. */
const MAX_LOOK_MS = 5_000

/** News in the database, fetched by one instance for all. */
export function shareNews({ store, origin, now, freshMs, pauseMs }: Options) {
  const name = `news ${origin}`
  const owner = randomUUID()
  return { refreshed, lastStored }

  /** Fresh news, fetched by this instance if no other is doing so; rejects when the fetch or the store fails. */
  async function refreshed(fetchNews: () => Promise<CachedNews>): Promise<CachedNews | undefined> {
    const isMine = await store.transact((transaction) =>
      claimJob(transaction, { name, owner, now: now(), periodMs: freshMs, leaseMs: LEASE_MS }),
    )
    if (!isMine) return fromAnother()
    try {
      const news = await fetchNews()
      await store.transact(async (transaction) => {
        await saveCachedValue(transaction, { name, value: JSON.stringify(news), at: news.askedAt })
        await finishJob(transaction, { name, owner, now: news.askedAt, periodMs: freshMs })
      })
      return news
    } catch (error) {
      const later = { name, owner, now: now(), periodMs: pauseMs }
      await store.transact((transaction) => finishJob(transaction, later))
      throw error
    }
  }

  async function fromAnother(): Promise<CachedNews | undefined> {
    let found: CachedNews | undefined
    for (let waited = 0; waited < MAX_LOOK_MS; waited += LOOK_MS) {
      const { news, isBeingFetched } = await store.transact(async (transaction) => {
        const [job] = await transaction.run(
          transaction.build.selectFrom('jobs').select('lease_owner').where('name', '=', name),
        )
        return { news: await storedNews(transaction), isBeingFetched: job?.lease_owner != null }
      })
      found = news
      if (!isBeingFetched) break
      await pause(LOOK_MS)
    }
    return found
  }

  /** What any instance fetched last, however old; rejects when the store fails. */
  async function lastStored(): Promise<CachedNews | undefined> {
    return store.transact(storedNews)
  }

  async function storedNews(transaction: Transaction): Promise<CachedNews | undefined> {
    const cached = await findCachedValue(transaction, name)
    return cached && parseCachedNews(cached.value, origin)
  }
}
