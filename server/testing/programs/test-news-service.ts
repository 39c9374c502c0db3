import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { createLog } from '../../log.ts'
import { openNewsService } from '../../news/news-service.ts'
import { openStore, type Store } from '../../store/store.ts'
import { newFolder, PATIENCE_MS, silent } from '../test-dependencies.ts'

const KEY = 'a-key-that-nobody-may-see'

interface Given extends Partial<Omit<Parameters<typeof openNewsService>[0], 'config'>> {
  apiUrl?: string
  apiKey?: string | undefined
  feeds?: string[]
  dataDir?: string
}

let opened: Promise<Store> | undefined
/** Each service of a test has an origin of its own, so a file's tests share one store. */
const shared: Pick<Store, 'transact'> = {
  async transact(work) {
    opened ??= openStore(
      { dataDir: newFolder('news-store-'), databaseUrl: undefined, deadline: PATIENCE_MS },
      silent,
    )
    return (await opened).transact(work)
  },
}
afterAll(async () => {
  await (await opened)?.close()
  opened = undefined
})

/** For tests: a news service with a clock to set and the lines it logs. */
export function openTestNews({
  apiUrl = '',
  apiKey = KEY,
  feeds = [],
  dataDir = newDirectory(),
  ...given
}: Given) {
  const clock = { now: Date.UTC(2026, 10, 20, 12) }
  const logged: string[] = []
  const news = openNewsService({
    config: {
      siteUrl: 'http://localhost:3000',
      dataDir,
      news: { apiUrl, apiKey: feeds.length > 0 ? undefined : apiKey, feeds },
    },
    log: createLog('trace', (line) => logged.push(line)),
    store: shared,
    now: () => clock.now,
    fetch,
    timeout: 1000,
    ...given,
  })
  return { news, clock, dataDir, key: apiKey, store: shared, log: () => logged.join('') }
}

export function newDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'news-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

export const story = (number: number, changed: Record<string, unknown> = {}) => ({
  source: { id: null, name: 'Trade Paper' },
  author: 'A. Writer',
  title: `Story ${number}`,
  description: `What story ${number} says`,
  url: `https://paper.example/${number}`,
  urlToImage: `https://paper.example/${number}.jpg`,
  publishedAt: new Date(Date.UTC(2026, 10, 19) - number * 60_000).toISOString(),
  content: 'Not for us',
  ...changed,
})

export const stories = (...list: unknown[]) => ({ status: 'ok', totalResults: list.length, articles: list })
