import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Article } from '../../domain/article.ts'
import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import type { Log } from '../log.ts'
import { findCachedValue, removeOtherCachedValues, saveCachedValue } from '../store/cached-values.ts'
import type { Transaction } from '../store/database.ts'
import { claimJob, finishJob } from '../store/jobs.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { reasonOf } from './failure.ts'

const PREFIX = 'news '
const FRESH = HOUR
const PAUSE_AFTER_FAILURE = MINUTE
/** More than a try takes. */
const LEASE = MINUTE / 2

interface Options {
  /** Where the articles are from: those from elsewhere are not shown. */
  origin: string
  store: Pick<Store, 'transact'>
  fetchArticles: () => Promise<Article[]>
  /** Called with what is shown from now on. */
  onArticles: (articles: Article[]) => Promise<void>
  log: Log
  now: () => number
}

/**
 * Articles fetched within the last hour, else new ones, else the last that were stored, also before a restart. Of
 * several instances one fetches for all.
 */
export function openCache({ origin, store, fetchArticles, onArticles, log, now }: Options) {
  const name = PREFIX + origin
  const owner = randomUUID()
  let cached: CachedNews | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let refreshing: Promise<void> | undefined
  const isWithin = (span: number, since: number) => now() >= since && now() - since < span
  const isFresh = () => cached !== undefined && isWithin(FRESH, cached.askedAt)

  async function latest(): Promise<Article[] | undefined> {
    if (!isFresh() && !isWithin(PAUSE_AFTER_FAILURE, lookedAt)) {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      await refreshing
    }
    return cached?.articles
  }

  async function refresh(): Promise<void> {
    const isMine = await claim()
    if (isMine && !isFresh()) await fetchNews()
    if (!isFresh()) lookedAt = now()
  }

  /** Whether this instance is to fetch. Without the database each does. */
  async function claim(): Promise<boolean> {
    try {
      return await store.transact(async (transaction) => {
        await readStored(transaction)
        return claimJob(transaction, { name, owner, now: now(), periodMs: FRESH, leaseMs: LEASE })
      })
    } catch (error) {
      if (error instanceof StoreUnavailable) return true
      throw error
    }
  }

  async function readStored(transaction: Transaction): Promise<void> {
    const stored = parse((await findCachedValue(transaction, name))?.value)
    if (stored && stored.askedAt > (cached?.askedAt ?? 0)) cached = stored
  }

  async function fetchNews(): Promise<void> {
    const askedAt = now()
    try {
      cached = { askedAt, articles: await fetchArticles() }
      await onArticles(cached.articles)
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'news could not be fetched')
    }
    const periodMs = isFresh() ? FRESH : PAUSE_AFTER_FAILURE
    await store
      .transact(async (transaction) => {
        if (isFresh()) {
          await saveCachedValue(transaction, { name, value: JSON.stringify(cached), at: askedAt })
          await removeOtherCachedValues(transaction, { prefix: PREFIX, name })
        }
        await finishJob(transaction, { name, owner, now: askedAt, periodMs })
      })
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'news could not be stored'))
  }

  /** The stored articles, however old, without a fetch. */
  async function cachedArticles(): Promise<Article[]> {
    if (!cached) await store.transact(readStored).catch(() => undefined)
    return cached?.articles ?? []
  }

  return { latest, cachedArticles, fetchedAt: () => cached?.askedAt }
}

const text = z.string()
const shape = z.object({
  /** Milliseconds since 1970. */
  askedAt: z.number(),
  articles: z.array(
    z.object({
      title: text,
      url: text,
      urlToImage: text,
      description: text,
      publishedAt: text,
      source: z.object({ name: text }),
    }),
  ),
})
type CachedNews = z.infer<typeof shape>

/** Undefined for a damaged value: it is fetched again. */
function parse(json = ''): CachedNews | undefined {
  try {
    return shape.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}
