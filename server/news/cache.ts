import { readFile } from 'node:fs/promises'
import type { Article } from '../../domain/article.ts'
import { HOUR } from '../../domain/time/durations.ts'
import { writeWholeFile } from '../durable-files.ts'
import type { Log } from '../log.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { type CachedNews, parseCachedNews } from './cached-news.ts'
import { reasonOf } from './failure.ts'
import { shareNews } from './shared-news.ts'

const FRESH = HOUR
const PAUSE_AFTER_FAILURE = 60 * 1000

interface Options {
  file: string
  /** Where the articles are from: articles stored from elsewhere are not shown. */
  origin: string
  /** Present where several instances share a database: then one of them fetches for all. */
  store?: Pick<Store, 'transact'> | undefined
  fetchArticles: () => Promise<Article[]>
  /** Called with what is shown from now on. */
  onArticles: (articles: Article[]) => Promise<void>
  log: Log
  now: () => number
}

/** Articles fetched within the last hour, else new ones, else the last that were stored, also before a restart. */
export function openCache({ file, origin, store, fetchArticles, onArticles, log, now }: Options) {
  let cached: CachedNews | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let refreshing: Promise<void> | undefined
  const shared = store && shareNews({ store, origin, now, freshMs: FRESH, pauseMs: PAUSE_AFTER_FAILURE })
  const opened = read(file, origin).then((found) => {
    cached = found
  })
  const isWithin = (span: number, since: number) => now() >= since && now() - since < span

  async function latest(): Promise<Article[] | undefined> {
    await opened
    const isFresh = (cached && isWithin(FRESH, cached.askedAt)) || isWithin(PAUSE_AFTER_FAILURE, failedAt)
    if (!isFresh) {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      await refreshing
    }
    return cached?.articles
  }

  async function refresh(): Promise<void> {
    try {
      const newer = await fetched()
      if (newer === undefined || newer.askedAt === cached?.askedAt) {
        failedAt = now()
        return
      }
      cached = newer
      await onArticles(cached.articles)
    } catch (error) {
      failedAt = now()
      log.warn({ reason: reasonOf(error) }, 'news could not be fetched')
      cached ??= await lastStored()
      return
    }
    await writeWholeFile(file, JSON.stringify(cached)).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'news could not be stored on disk'),
    )
  }

  /** Without the database an instance fetches on its own. */
  async function fetched(): Promise<CachedNews | undefined> {
    if (!shared) return fetchNow()
    try {
      return await shared.refreshed(fetchNow)
    } catch (error) {
      if (error instanceof StoreUnavailable) return fetchNow()
      throw error
    }
  }

  async function lastStored(): Promise<CachedNews | undefined> {
    return shared?.lastStored().catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'stored news could not be read')
      return undefined
    })
  }

  async function fetchNow(): Promise<CachedNews> {
    const askedAt = now()
    return { origin, askedAt, articles: await fetchArticles() }
  }

  /** The stored articles, however old, without a fetch. */
  async function cachedArticles(): Promise<Article[]> {
    await opened
    return cached?.articles ?? []
  }

  return { latest, cachedArticles, fetchedAt: () => cached?.askedAt }
}

const read = async (file: string, origin: string): Promise<CachedNews | undefined> =>
  parseCachedNews(await readFile(file, 'utf8').catch(() => ''), origin)
