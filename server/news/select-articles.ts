import type { Article } from '../../domain/article.ts'
import { shorten } from '../../domain/text/shorten.ts'
import { iso } from '../../domain/time/iso.ts'
import { readFeedDate } from './feed-date.ts'
import { plainText } from './markup.ts'

/** An article as a service or a feed gives it: anything may be missing, wrong or hostile. */
export interface Story {
  title?: string | undefined
  url?: string | undefined
  urlToImage?: string | undefined
  description?: string | undefined
  /** As written: the first that can be read counts. */
  publishedAt?: (string | undefined)[] | undefined
  source?: string | undefined
}

const MAX_ARTICLES = 12

/** Articles fit to show: newest first, each once, 12 at most. One that contains `secret` is left out. */
export function selectArticles(stories: Story[], secret = ''): Article[] {
  return stories
    .map((story) => ({ story, at: publishedAt(story) }))
    .sort((one, other) => other.at - one.at)
    .values()
    .map(read)
    .filter((article) => article !== undefined)
    .filter(firstTime())
    .filter((article) => !leaksSecret(article, secret))
    .take(MAX_ARTICLES)
    .toArray()
}

/** Milliseconds since 1970; what has no date that news can have is older than all that has. */
const publishedAt = ({ publishedAt: written = [] }: Story): number =>
  written
    .map((one) => (one === undefined ? undefined : readFeedDate(one)))
    .find((at) => at !== undefined && at >= Date.UTC(1990) && at < Date.UTC(2100)) ?? UNDATED

const UNDATED = 0

function read({ story, at }: { story: Story; at: number }): Article | undefined {
  const title = shorten(plainText(story.title ?? ''), 300)
  const url = webUrl(story.url)
  if (title === '' || title === WITHDRAWN || url === '') return undefined
  return {
    title,
    url,
    urlToImage: webUrl(story.urlToImage),
    description: shorten(plainText(story.description ?? ''), 600),
    publishedAt: at === UNDATED ? '' : iso(at),
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

/** Shorter headlines are used again and again: 'Market report'. */
const TELLING_WORDS = 4

/** Each page once, whatever counts its readers in its URL, and each headline once. */
function firstTime(): (article: Article) => boolean {
  const seen = new Set<string>()
  return ({ url, title }) => {
    const names = [pageOf(url), ...(title.split(' ').length >= TELLING_WORDS ? [title.toLowerCase()] : [])]
    const isNew = names.every((name) => !seen.has(name))
    for (const name of names) seen.add(name)
    return isNew
  }
}

function pageOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  for (const name of [...searchParams.keys()]) if (COUNTING.test(name)) searchParams.delete(name)
  searchParams.sort()
  return `${hostname.replace(/^www\./, '')}:${port}${pathname.replace(/\/$/, '')}?${searchParams}`
}

const COUNTING = /^(utm_|mc_|[fgm]clid|fbclid|igshid|ref$|cmpid$)/i

/** A key shorter than 8 characters is not searched for: it could be part of any word. */
const leaksSecret = ({ source, ...texts }: Article, secret: string): boolean =>
  secret.length >= 8 && [...Object.values(texts), source.name].some((text) => text.includes(secret))
