import { type AtomFeed, type MediaNs, parseFeed, type RssFeed } from 'feedsmith'
import type { Article } from '../../domain/article.ts'
import { fetchText, type Wire } from './bounded-fetch.ts'
import { NewsFailure, reasonOf } from './failure.ts'
import { firstPicture } from './markup.ts'
import { type Story, selectArticles } from './select-articles.ts'

/** Fetches every feed and merges the articles. A feed that fails is logged and left out. */
export async function fetchFeeds(
  wire: Wire,
  feeds: string[],
  failed: (feed: string, reason: string) => void,
): Promise<Article[]> {
  const stories = await Promise.all(
    feeds.map((feed) =>
      readFeed(wire, feed).catch((error: unknown) => {
        failed(feed, reasonOf(error))
        return []
      }),
    ),
  )
  return selectArticles(stories.flat())
}

async function readFeed(wire: Wire, url: string): Promise<Story[]> {
  const text = await fetchText(wire, url, {
    Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9',
  })
  const stories = storiesIn(text)
  if (stories.length === 0) throw new NewsFailure('no articles in the feed')
  const absolute = (link: string | undefined) => (link ? URL.parse(link, url)?.href : undefined)
  return stories.map((story) => ({
    ...story,
    url: absolute(story.url),
    urlToImage: absolute(story.urlToImage),
  }))
}

function storiesIn(text: string): Story[] {
  const { format, feed } = parsed(text)
  if (format === 'rss') return feed.items?.map((item) => fromRss(item, feed.title)) ?? []
  if (format === 'atom') return feed.entries?.map((entry) => fromAtom(entry, feed.title?.value)) ?? []
  throw new NewsFailure('neither RSS nor Atom')
}

function parsed(text: string) {
  try {
    return parseFeed(text, { maxItems: MAX_ITEMS })
  } catch {
    throw new NewsFailure('neither RSS nor Atom')
  }
}

/** Of one feed. */
const MAX_ITEMS = 1000

function fromRss(item: RssFeed.Item<string>, source: string | undefined): Story {
  const text = item.description ?? item.content?.encoded
  return {
    title: item.title,
    url: item.link ?? item.guid?.value,
    urlToImage:
      pictureIn(item.media, item.enclosures) ?? firstPicture(`${text}${item.content?.encoded ?? ''}`),
    description: text,
    publishedAt: item.pubDate ?? item.dc?.dates?.[0],
    source,
  }
}

function fromAtom(entry: AtomFeed.Entry<string>, source: string | undefined): Story {
  const text = entry.summary?.value ?? entry.content?.value
  const pages = entry.links?.filter(({ rel }) => rel === undefined || rel === 'alternate')
  const enclosures = entry.links
    ?.filter(({ rel }) => rel === 'enclosure')
    .map(({ href, type }) => ({ url: href, type }))
  return {
    title: entry.title?.value,
    url: pages?.[0]?.href,
    urlToImage: pictureIn(entry.media, enclosures) ?? firstPicture(`${text}${entry.content?.value ?? ''}`),
    description: text,
    publishedAt: entry.published ?? entry.updated,
    source,
  }
}

interface Medium {
  url?: string | undefined
  type?: string | undefined
  medium?: string | undefined
}

function pictureIn(media: MediaNs.ItemOrFeed | undefined, enclosures: Medium[] = []): string | undefined {
  const groups = media?.groups ?? []
  const found: Medium[] = [
    ...(media?.contents ?? []),
    ...groups.flatMap((group) => group.contents ?? []),
    ...enclosures,
  ]
  const thumbnails = [...(media?.thumbnails ?? []), ...groups.flatMap((group) => group.thumbnails ?? [])]
  return (found.find((one) => one.medium === 'image' || one.type?.startsWith('image/')) ?? thumbnails[0])?.url
}
