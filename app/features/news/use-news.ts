import { useEffect, useState } from 'react'
import { type Article, fetchNews } from './news.ts'

const HOUR = 60 * 60 * 1000

let last: { articles: Article[]; at: number } | undefined

/** The news, loaded once an hour however often the visitor comes back to the page. */
export function useNews(): Article[] | 'loading' | 'failed' {
  const [news, setNews] = useState<Article[] | 'loading' | 'failed'>(() => recent() ?? 'loading')

  useEffect(() => {
    if (recent()) return
    const leaving = new AbortController()
    fetchNews(leaving.signal).then(
      (articles) => {
        last = { articles, at: Date.now() }
        setNews(articles)
      },
      () => {
        if (!leaving.signal.aborted) setNews('failed')
      },
    )
    return () => leaving.abort()
  }, [])

  return news
}

const recent = (): Article[] | undefined => (last && Date.now() - last.at < HOUR ? last.articles : undefined)
