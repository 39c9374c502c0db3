import type { Hono } from 'hono'
import { examples } from '../../domain/forms/examples.ts'
import { createApp } from '../app.ts'
import type { Dependencies } from '../dependencies.ts'
import { NO_SITE, type Site } from '../pages/site.ts'
import type { DatabaseSettings } from '../store/database.ts'
import { openTestDependencies } from './test-dependencies.ts'

export interface TestApp {
  dependencies: Dependencies
  app: Hono
  request(path: string, init?: RequestInit): Promise<Response>
  /** As JSON, from the site itself. */
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Sends a quote request that differs from the example in these answers. */
  quote(answers?: Record<string, unknown>): Promise<{ reference: string; page: string }>
}

interface Options {
  site?: Site
  environment?: Record<string, string>
  /** A clock or a network of the test's own. */
  given?: Partial<Dependencies>
}

const opened: Dependencies[] = []

/** The whole app on a database of its own. Without a site it has no pages. */
export async function openTestApp(
  { dataDir, databaseUrl }: Partial<DatabaseSettings> = {},
  { site, environment, given }: Options = {},
): Promise<TestApp> {
  const settings = {
    ...(dataDir && { DATA_DIR: dataDir }),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const dependencies = await openTestDependencies({ ...settings, ...environment }, given)
  opened.push(dependencies)
  const { siteUrl } = dependencies.config
  const app = createApp(dependencies, site ?? NO_SITE)
  const request = async (path: string, init: RequestInit = {}) => app.request(`${siteUrl}${path}`, init)
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        host: new URL(siteUrl).host,
        ...headers,
      },
      body: JSON.stringify(body),
    })
  async function quote(answers: Record<string, unknown> = {}) {
    const formData = { ...examples.quote, ...answers }
    const response = await send('/api/send-quote', { formName: 'Quote Request', formData })
    return (await response.json()) as { reference: string; page: string }
  }
  return { dependencies, app, request, send, quote }
}

/** For `afterEach`. */
export async function closeTestApps(): Promise<void> {
  for (const { search, store } of opened.splice(0)) {
    await search.close()
    await store.close()
  }
}
