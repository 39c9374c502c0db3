import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Mailbox, openMailbox } from './mailbox.ts'

export interface Site {
  url: string
  mailbox: Mailbox
  /** Of the server, without what every one has. */
  environment: Record<string, string>
  stop(): Promise<void>
}

/** Programs that journeys start are compiled once. */
export const PROGRAM_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
}

/** The built site on a port of its own, with its own database and a real mail server beside it. */
export async function startSite(environment: Record<string, string> = {}, folder = 'dist'): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  const mailbox = await openMailbox()
  const own = { DATA_DIR: dataDir, ...environment }
  const server = spawn(process.execPath, ['server/main.ts', folder], {
    env: {
      ...PROGRAM_ENVIRONMENT,
      PORT: '0',
      SMTP_URL: mailbox.url,
      NEWS_FEEDS: '',
      RATE_LIMIT: '10000',
      ...own,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await listeningUrl(server)
  return {
    url,
    mailbox,
    environment: own,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // A graceful stop waits for the connections that browsers keep open.
      server.kill('SIGKILL')
      await ended
      await mailbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function listeningUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
    server.stdout?.on('data', (chunk) => {
      output += chunk
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
      if (url) resolve(url)
    })
  })
}

/** Waits until the application has taken the page over. */
export const awake = async (page: Page): Promise<void> => {
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
}

/** From the next page on, timers of this length never end: how long a page waits for a visitor is not how long it waits for a busy machine. */
export const stopTimers = (page: Page, milliseconds: number): Promise<unknown> =>
  page.addInitScript((stopped) => {
    const { setTimeout: start } = window
    const startOthers = (then: () => void, delay?: number, ...given: unknown[]) =>
      delay === stopped ? 0 : start(then, delay, ...given)
    Object.assign(window, { setTimeout: startOthers })
  }, milliseconds)

/** How long the success panel stays that nobody uses. */
export const CLOSE_DELAY_MS = 2000

/** Everything the browser complains about while a journey runs; a refused request that the journey made itself is not. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  /** It knows neither popovers nor every feature that the site refuses, and says so; to it, no policy allows to prefetch. */
  const isOldest = page.context().browser()?.version().startsWith('109.')
  page.on('console', (message) => {
    const text = message.text()
    // Only a busy machine keeps the page from using it soon.
    const isSlow = text.includes('was preloaded using link preload but not used')
    const isUnknown =
      isOldest &&
      /^(Error with Permissions-Policy header: |Found a 'popover'|Refused to prefetch )/.test(text)
    if (/error|warning/.test(message.type()) && !isSlow && !isUnknown)
      complaints.push(`${text} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}
