import { parseFeed } from 'feedsmith'
import type { Article } from '../../domain/article.ts'
import { fetchText, type Wire } from './bounded-fetch.ts'
import { NewsFailure, reasonOf } from './failure.ts'
import { itemsOf } from './feed-items.ts'
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
  const text = await fetchText(wire, url, { Accept: ACCEPTED })
  const { base, items } = parse(text)
  if (items.length === 0) throw new NewsFailure('no articles in the feed')
  const feedBase = resolve(base, url) ?? url
  return items.map(({ base: itemBase, ...story }) => {
    const storyBase = resolve(itemBase, feedBase) ?? feedBase
    return {
      ...story,
      url: resolve(story.url, storyBase),
      urlToImage: resolve(story.urlToImage, storyBase),
    }
  })
}

const ACCEPTED = 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9'

/** Of one feed. */
const MAX_ITEMS = 1000

function parse(text: string) {
  try {
    return itemsOf(parseFeed(text, { maxItems: MAX_ITEMS }))
  } catch {
    throw new NewsFailure('neither RSS, Atom nor JSON Feed')
  }
}

const resolve = (link: string | undefined, base: string): string | undefined =>
  link ? URL.parse(link, base)?.href : undefined
