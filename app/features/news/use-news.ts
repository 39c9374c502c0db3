import { startTransition, useEffect, useState } from 'react'
import type { Article } from '../../../domain/article.ts'
import { HOUR } from '../../../domain/time/durations.ts'

type News = 'loading' | 'failed' | readonly Article[]

/** The latest articles, fetched once an hour however often the visitor returns to the page. */
export function useNews(): { news: News; retry(): void } {
  const [news, setNews] = useState<News>(() => recentNews() ?? 'loading')

  useEffect(() => {
    if (news !== 'loading') return
    const leaving = new AbortController()
    fetchNews(leaving.signal).then(
      (articles) => startTransition(() => setNews(articles)),
      () => leaving.signal.aborted || setNews('failed'),
    )
    return () => leaving.abort()
  }, [news])

  return { news, retry: () => setNews('loading') }
}

let latest: { articles: Article[]; at: number } | undefined

const recentNews = (): Article[] | undefined =>
  latest && Date.now() - latest.at < HOUR ? latest.articles : undefined

/** The server itself gives up on the news service before this, in milliseconds. */
const TIMEOUT = 15_000

async function fetchNews(left: AbortSignal): Promise<Article[]> {
  const timeout = AbortSignal.timeout(TIMEOUT)
  const ended = new AbortController()
  for (const signal of [left, timeout]) signal.addEventListener('abort', () => ended.abort(), { once: true })
  const response = await fetch('/api/news', { signal: ended.signal })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const { articles }: { articles: Article[] } = await response.json()
  if (!Array.isArray(articles) || articles.length === 0) throw new Error('No articles')
  latest = { articles, at: Date.now() }
  return articles
}
