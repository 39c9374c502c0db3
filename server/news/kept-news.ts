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
export type KeptNews = z.infer<typeof shape>

/** What is damaged is no news: it is asked for again. */
export function parseKeptNews(json: string, origin: string): KeptNews | undefined {
  try {
    const kept = shape.parse(JSON.parse(json))
    return kept.origin === origin ? kept : undefined
  } catch {
    return undefined
  }
}
