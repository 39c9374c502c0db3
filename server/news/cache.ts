import { readFile } from 'node:fs/promises'
import type { Article } from '../../domain/article.ts'
import { writeWholeFile } from '../durable-files.ts'
import type { Log } from '../log.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { reasonOf } from './failure.ts'
import { type KeptNews, parseKeptNews } from './kept-news.ts'
import { shareNews } from './shared-news.ts'

const FRESH = 60 * 60 * 1000
const PAUSE_AFTER_FAILURE = 60 * 1000

interface Options {
  file: string
  /** Where the articles are from: what was kept from elsewhere is not shown. */
  origin: string
  /** Given where several instances share a database: then one of them asks for all. */
  store?: Pick<Store, 'transact'> | undefined
  ask: () => Promise<Article[]>
  /** Called with what is shown from now on. */
  onArticles: (articles: Article[]) => Promise<void>
  log: Log
  now: () => number
}

/** The articles of the last hour, else those newly asked for, else the last that came, also before a restart. */
export function openCache({ file, origin, store, ask, onArticles, log, now }: Options) {
  let kept: KeptNews | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  const shared = store && shareNews({ store, origin, now, freshMs: FRESH, pauseMs: PAUSE_AFTER_FAILURE })
  const opened = read(file, origin).then((found) => {
    kept = found
  })
  const within = (span: number, since: number) => now() >= since && now() - since < span

  async function latest(): Promise<Article[] | undefined> {
    await opened
    const needless = (kept && within(FRESH, kept.askedAt)) || within(PAUSE_AFTER_FAILURE, failedAt)
    if (!needless) {
      asking ??= refresh().finally(() => {
        asking = undefined
      })
      await asking
    }
    return kept?.articles
  }

  async function refresh(): Promise<void> {
    try {
      const newer = await fetched()
      if (newer === undefined || newer.askedAt === kept?.askedAt) {
        failedAt = now()
        return
      }
      kept = newer
      await onArticles(kept.articles)
    } catch (error) {
      failedAt = now()
      log.warn({ reason: reasonOf(error) }, 'news could not be fetched')
      return
    }
    await writeWholeFile(file, JSON.stringify(kept)).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'news could not be kept on disk'),
    )
  }

  /** Without its database an instance asks for itself. */
  async function fetched(): Promise<KeptNews | undefined> {
    if (!shared) return asked()
    try {
      return await shared.refreshed(asked)
    } catch (error) {
      if (error instanceof StoreUnavailable) return asked()
      throw error
    }
  }

  async function asked(): Promise<KeptNews> {
    const askedAt = now()
    return { origin, askedAt, articles: await ask() }
  }

  /** Those kept, however old, without asking for others. */
  async function held(): Promise<Article[]> {
    await opened
    return kept?.articles ?? []
  }

  return { latest, held, fetchedAt: () => kept?.askedAt }
}

const read = async (file: string, origin: string): Promise<KeptNews | undefined> =>
  parseKeptNews(await readFile(file, 'utf8').catch(() => ''), origin)
