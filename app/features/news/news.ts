/** An article as `GET /api/news` lists it. What it does not know is empty text. */
export interface Article {
  title: string
  url: string
  urlToImage: string
  description: string
  publishedAt: string
  source: { name: string }
}

/** Longer than the server itself waits for others. */
const LONGEST_WAIT = 15_000

/** The articles to show. Rejects when there are none to be had. */
export async function fetchNews(left: AbortSignal): Promise<Article[]> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(LONGEST_WAIT)])
  const response = await fetch('/api/news', { signal })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const { articles }: { articles: Article[] } = await response.json()
  if (!Array.isArray(articles)) throw new Error('No list of articles')
  return articles
}
