import type { Article } from '../../domain/article.ts'
import { shorten } from '../../domain/text/shorten.ts'
import { plainText } from './markup.ts'

/** An article as a service or a feed gives it: anything may be missing, wrong or hostile. */
export interface Story {
  title?: string | undefined
  url?: string | undefined
  urlToImage?: string | undefined
  description?: string | undefined
  publishedAt?: string | undefined
  source?: string | undefined
}

const MAX_ARTICLES = 12

/** Articles fit to show: newest first, each once, 12 at most. One that contains `secret` is left out. */
export function selectArticles(stories: Story[], secret = ''): Article[] {
  return stories
    .map((story) => ({ ...story, publishedAt: day(story.publishedAt) }))
    .sort((one, other) =>
      one.publishedAt < other.publishedAt ? 1 : one.publishedAt > other.publishedAt ? -1 : 0,
    )
    .values()
    .map(read)
    .filter((article) => article !== undefined)
    .filter(firstTime())
    .filter((article) => !leaksSecret(article, secret))
    .take(MAX_ARTICLES)
    .toArray()
}

/** The date in ISO 8601; empty for an invalid date and for one that news cannot have. */
function day(written = ''): string {
  const time = ISO_DATE.test(written) || MAIL_DATE.test(written) ? Date.parse(written) : Number.NaN
  return time >= Date.UTC(1990) && time < Date.UTC(2100) ? new Date(time).toISOString() : ''
}

// `Date.parse` alone takes 'article 12' for a day in 2001.
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/
const MAIL_DATE = /^\s*([a-z]{3,9},\s*)?\d{1,2}\s+[a-z]{3,9}\s+\d{4}/i

function read(story: Story): Article | undefined {
  const title = shorten(plainText(story.title ?? ''), 300)
  const url = webUrl(story.url)
  if (title === '' || title === WITHDRAWN || url === '') return undefined
  return {
    title,
    url,
    urlToImage: webUrl(story.urlToImage),
    description: shorten(plainText(story.description ?? ''), 600),
    publishedAt: story.publishedAt ?? '',
    source: { name: shorten(plainText(story.source ?? ''), 80) || new URL(url).hostname },
  }
}

/** What NewsAPI writes in place of an article that its source took back. */
const WITHDRAWN = '[Removed]'

/** The URL if it is http or https without a password; else empty. */
function webUrl(written = ''): string {
  const url = written.length > 2000 ? null : URL.parse(written.trim())
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return ''
  return url.href
}

function firstTime(): (article: Article) => boolean {
  const seen = new Set<string>()
  return ({ url }) => {
    const page = url.replace(/#.*/, '')
    return !seen.has(page) && seen.add(page) !== undefined
  }
}

/** A key shorter than 8 characters is not searched for: it could be part of any word. */
const leaksSecret = ({ source, ...texts }: Article, secret: string): boolean =>
  secret.length >= 8 && [...Object.values(texts), source.name].some((text) => text.includes(secret))
