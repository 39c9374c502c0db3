import type { AnyFeed, AtomFeed, JsonFeed, MediaNs, RdfFeed, RssFeed } from 'feedsmith'
import { firstPicture } from './markup.ts'
import type { Story } from './select-articles.ts'

/** Links may be relative to `base`, and that to the base of the feed. */
type Item = Story & { base?: string | undefined }

/** What a feed of any format lists. */
export function itemsOf({ format, feed }: AnyFeed): { base?: string | undefined; items: Item[] } {
  if (format === 'json') return { items: feed.items?.map((item) => fromJson(item, feed.title)) ?? [] }
  const base = feed.xml?.base
  if (format === 'atom')
    return { base, items: feed.entries?.map((entry) => fromAtom(entry, feed.title?.value)) ?? [] }
  if (format === 'rdf') return { base, items: feed.items?.map((item) => fromRss(item, feed.title)) ?? [] }
  return { base, items: feed.items?.map((item) => fromRss(item, feed.title)) ?? [] }
}

/** RSS 1.0 has fewer elements of its own than 2.0. */
type RssItem = RssFeed.Item<string> | RdfFeed.Item<string>

function fromRss(item: RssItem, feedTitle: string | undefined): Item {
  const { guid, pubDate, source, enclosures, itunes }: Partial<RssFeed.Item<string>> = item
  const text = item.description ?? item.content?.encoded
  const permanentLink = guid?.isPermaLink === false ? undefined : guid?.value
  return {
    title: item.title,
    url: item.link ?? pageIn(item.atom?.links) ?? permanentLink,
    urlToImage:
      pictureIn(item.media, enclosures) ??
      itunes?.image ??
      firstPicture(`${text}${item.content?.encoded ?? ''}`),
    description: text,
    publishedAt: [
      pubDate,
      ...(item.dc?.dates ?? []),
      ...(item.dcterms?.issued ?? []),
      item.atom?.published,
      item.atom?.updated,
    ],
    source: source?.title ?? feedTitle,
    base: item.xml?.base,
  }
}

function fromAtom(entry: AtomFeed.Entry<string>, feedTitle: string | undefined): Item {
  const text = entry.summary?.value ?? entry.content?.value
  const enclosures = entry.links
    ?.filter(({ rel }) => rel === 'enclosure')
    .map(({ href, type }) => ({ url: href, type }))
  return {
    title: entry.title?.value,
    url: pageIn(entry.links),
    urlToImage: pictureIn(entry.media, enclosures) ?? firstPicture(`${text}${entry.content?.value ?? ''}`),
    description: text,
    publishedAt: [entry.published, entry.updated],
    source: entry.source?.title?.value ?? feedTitle,
    base: entry.xml?.base,
  }
}

function fromJson(item: JsonFeed.Item<string>, feedTitle: string | undefined): Item {
  const text = item.summary ?? item.content_text ?? item.content_html
  const attachments = item.attachments?.map(({ url, mime_type }) => ({ url, type: mime_type }))
  return {
    title: item.title,
    url: item.url ?? item.external_url,
    urlToImage:
      item.image ??
      item.banner_image ??
      pictureIn(undefined, attachments) ??
      firstPicture(item.content_html ?? ''),
    description: text,
    publishedAt: [item.date_published, item.date_modified],
    source: feedTitle,
  }
}

const pageIn = (links: AtomFeed.Link<string>[] | undefined): string | undefined =>
  links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href

interface Medium {
  url?: string | undefined
  type?: string | undefined
  medium?: string | undefined
}

function pictureIn(media: MediaNs.ItemOrFeed | undefined, enclosures: Medium[] = []): string | undefined {
  const groups = media?.groups ?? []
  const contents = [...(media?.contents ?? []), ...groups.flatMap((group) => group.contents ?? [])]
  const thumbnails = [media, ...groups, ...contents].flatMap((one) => one?.thumbnails ?? [])
  return ([...contents, ...enclosures].find(isPicture) ?? thumbnails[0])?.url
}

const isPicture = ({ url = '', type, medium }: Medium): boolean =>
  medium === 'image' || (type ? type.startsWith('image/') : /\.(jpe?g|png|gif|webp|avif)([?#]|$)/i.test(url))
