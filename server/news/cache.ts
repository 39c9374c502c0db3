import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Article } from '../../domain/article.ts'
import { writeWholeFile } from '../durable-files.ts'
import type { Log } from '../log.ts'
import { reasonOf } from './failure.ts'

const FRESH = 60 * 60 * 1000
const PAUSE_AFTER_FAILURE = 60 * 1000

interface Options {
  file: string
  /** Where the articles are from: what was kept from elsewhere is not shown. */
  origin: string
  ask: () => Promise<Article[]>
  log: Log
  now: () => number
}

/** The articles of the last hour, else those newly asked for, else the last that came, also before a restart. */
export function openCache({ file, origin, ask, log, now }: Options) {
  let kept: Kept | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  const opened = read(file).then((found) => {
    if (found?.origin === origin) kept = found
  })
  const within = (span: number, since: number) => now() >= since && now() - since < span

  async function latest(): Promise<Article[] | undefined> {
    await opened
    const needless = (kept && within(FRESH, kept.askedAt)) || within(PAUSE_AFTER_FAILURE, failedAt)
    if (!needless) {
      asking ??= refresh().finally(() => {
        asking = undefined
      })
      await asking
    }
    return kept?.articles
  }

  async function refresh(): Promise<void> {
    const askedAt = now()
    try {
      kept = { origin, askedAt, articles: await ask() }
    } catch (error) {
      failedAt = now()
      log.warn({ reason: reasonOf(error) }, 'news could not be fetched')
      return
    }
    await writeWholeFile(file, JSON.stringify(kept)).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'news could not be kept on disk'),
    )
  }

  /** Those kept, however old, without asking for others. */
  async function held(): Promise<Article[]> {
    await opened
    return kept?.articles ?? []
  }

  return { latest, held, fetchedAt: () => kept?.askedAt }
}

const text = z.string()
const shape = z.object({
  origin: text,
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
type Kept = z.infer<typeof shape>

/** A file that is missing or damaged is no news: it is asked for again. */
async function read(file: string): Promise<Kept | undefined> {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
