import { z } from 'zod'
import type { Article } from '../../domain/article.ts'
import { fetchText, type Wire } from './bounded-fetch.ts'
import { NewsFailure } from './failure.ts'
import { selectArticles } from './select-articles.ts'

export async function fetchFromService(
  wire: Wire,
  service: { apiUrl: string; apiKey: string },
): Promise<Article[]> {
  const text = await fetchText(wire, question(service.apiUrl), {
    Accept: 'application/json',
    'X-Api-Key': service.apiKey,
  })
  return selectArticles(storiesIn(text), service.apiKey)
}

function question(apiUrl: string): string {
  const url = new URL(apiUrl)
  url.searchParams.set('q', 'trucking OR logistics OR transport')
  url.searchParams.set('language', 'en')
  url.searchParams.set('sortBy', 'publishedAt')
  url.searchParams.set('pageSize', '12')
  return url.href
}

function storiesIn(text: string) {
  const result = shape.safeParse(parsed(text))
  if (!result.success) throw new NewsFailure('no list of articles in the response')
  return result.data.articles
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NewsFailure('not JSON')
  }
}

const text = z.string().optional().catch(undefined)

const story = z
  .object({
    title: text,
    url: text,
    urlToImage: text,
    description: text,
    publishedAt: text,
    source: z.object({ name: text }).optional().catch(undefined),
  })
  .transform(({ source, publishedAt, ...article }) => ({
    ...article,
    publishedAt: [publishedAt],
    source: source?.name,
  }))

/** One misshapen article does not spoil the others. */
const shape = z.object({ articles: z.array(story.catch({ publishedAt: [], source: undefined })) })
