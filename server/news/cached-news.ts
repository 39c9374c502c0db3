import { z } from 'zod'

const text = z.string()
const shape = z.object({
  /** Where the articles are from: those from elsewhere are not shown. */
  origin: text,
  /** Milliseconds since 1970. */
  askedAt: z.number(),
  articles: z.array(
    z.object({
      title: text,
      url: text,
      urlToImage: text,
      description: text,
      publishedAt: text,
      source: z.object({ name: text }),
    }),
  ),
})
export type CachedNews = z.infer<typeof shape>

/** Undefined for damaged JSON and for articles from elsewhere: they are fetched again. */
export function parseCachedNews(json: string, origin: string): CachedNews | undefined {
  try {
    const cached = shape.parse(JSON.parse(json))
    return cached.origin === origin ? cached : undefined
  } catch {
    return undefined
  }
}
