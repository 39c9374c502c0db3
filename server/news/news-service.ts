import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Article } from '../../domain/article.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { MAX_WAIT, type Wire } from './bounded-fetch.ts'
import { openCache } from './cache.ts'
import { NewsFailure } from './failure.ts'
import { fetchFeeds } from './feeds.ts'
import { fetchFromService } from './news-api.ts'
import { type PictureWire, publicWire } from './picture-fetch.ts'
import { openPictures, type Picture, pictureName } from './pictures.ts'

export interface NewsService {
  /** Fresh news, else the last known; undefined when there is nothing to show. Never rejects because an outside service fails. */
  latest(): Promise<{ articles: Article[] } | undefined>
  /** A picture of an article that is listed now, by the name in its `urlToImage`; undefined when it cannot be had. */
  picture(name: string): Promise<Picture | undefined>
  /** When the news shown were fetched, in milliseconds since 1970. */
  fetchedAt(): number | undefined
}

interface Options extends Partial<Pick<PictureWire, 'lookup' | 'mayConnect'>> {
  config: Pick<Config, 'news' | 'dataDir' | 'siteUrl'>
  log: Log
  store: Pick<Store, 'transact'>
  now: () => number
  fetch: typeof fetch
  /** Milliseconds that any response from outside may take. */
  timeout?: number
}

export function openNewsService({
  config,
  log,
  store,
  now,
  fetch,
  timeout = MAX_WAIT,
  ...given
}: Options): NewsService {
  const userAgent = `Mozilla/5.0 (compatible; +${new URL(config.siteUrl).href})`
  const source = newsSource(config.news, { fetch, timeout, userAgent }, log)
  if (!source) return noNews

  const directory = path.join(config.dataDir, 'news-images')
  const pictures = openPictures({
    directory,
    wire: { ...publicWire, timeout, userAgent, ...given },
    log,
    now,
  })
  const cache = openCache({
    origin: source.origin,
    store,
    fetchArticles: async () => {
      const articles = await source.fetchArticles()
      if (articles.length === 0) throw new NewsFailure('no article that can be shown')
      return articles
    },
    onArticles: (articles) => pictures.keepOnly(picturesOf(articles)),
    log,
    now,
  })

  return {
    async latest() {
      const articles = await cache.latest()
      return articles && { articles: articles.map(withOurPicture) }
    },
    picture: async (name) => pictures.show(name, picturesOf(await cache.cachedArticles())),
    fetchedAt: cache.fetchedAt,
  }
}

const noNews: NewsService = {
  latest: async () => undefined,
  picture: async () => undefined,
  fetchedAt: () => undefined,
}

interface Source {
  origin: string
  fetchArticles: () => Promise<Article[]>
}

function newsSource({ apiUrl, apiKey, feeds }: Config['news'], wire: Wire, log: Log): Source | undefined {
  if (apiKey)
    return { origin: fingerprint([apiUrl]), fetchArticles: () => fetchFromService(wire, { apiUrl, apiKey }) }
  if (feeds.length === 0) return undefined
  const failed = (feed: string, reason: string) =>
    log.warn({ host: new URL(feed).host, reason }, 'news feed failed')
  return { origin: fingerprint(feeds), fetchArticles: () => fetchFeeds(wire, feeds, failed) }
}

/** Identifies a source without storing its URL, which may hold a password. */
const fingerprint = (urls: string[]): string => createHash('sha256').update(urls.join('\n')).digest('hex')

const picturesOf = (articles: Article[]): string[] =>
  articles.map(({ urlToImage }) => urlToImage).filter((url) => url !== '')

const withOurPicture = (article: Article): Article =>
  article.urlToImage === ''
    ? article
    : { ...article, urlToImage: `/api/news/images/${pictureName(article.urlToImage)}` }
