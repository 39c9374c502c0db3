import type { Browser, CDPSession, Page } from '@playwright/test'
import { openPhone, throttle } from './browser.ts'

/** What one visitor on a slow phone went through, without touching anything. Times in milliseconds. */
export interface View {
  largestPaint: number
  layoutShift: number
  /** What long tasks took beyond 50 ms each, after the first paint with something in it. */
  blocked: number
  /** Compressed, over the network; requested before the load event, and fonts whenever. */
  scriptBytes: number
  allBytes: number
  /** Compressed; requested after the load event, without a touch. */
  idleBytes: number
}

export async function view(browser: Browser, address: string): Promise<View> {
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  const bytes = countBytes(page, await throttle(page))
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(isSettled)
  await page.waitForTimeout(AFTERWARDS)
  const { firstPaint, tasks, ...seen } = await page.evaluate(() => window.seen)
  await phone.close()
  const after = tasks.map(({ from, to }) => to - Math.max(from, firstPaint))
  const blocked = after.reduce((sum, task) => sum + Math.max(0, task - 50), 0)
  return { ...seen, blocked, ...bytes }
}

/** In milliseconds: late fonts and their shifts are within it. */
const AFTERWARDS = 2000

/** The articles are there, on a page whose scripts run. */
const isSettled = () =>
  document.documentElement.dataset.app === undefined ||
  document.querySelector('[data-start-after-load][aria-busy=true]') === null

declare global {
  interface Window {
    seen: Pick<View, 'largestPaint' | 'layoutShift'> & {
      firstPaint: number
      tasks: { from: number; to: number }[]
    }
  }
}

function watch() {
  const seen: typeof window.seen = { largestPaint: 0, layoutShift: 0, firstPaint: 0, tasks: [] }
  window.seen = seen
  const observe = (
    type: string,
    note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ from: startTime, to: startTime + duration })
  })
}

function countBytes(page: Page, session: CDPSession): Pick<View, 'scriptBytes' | 'allBytes' | 'idleBytes'> {
  const bytes = { scriptBytes: 0, allBytes: 0, idleBytes: 0 }
  const types = new Map<string, string>()
  const idle = new Set<string>()
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  session.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    types.set(requestId, type)
    if (isLoaded && type !== 'Font') idle.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (idle.has(requestId)) bytes.idleBytes += encodedDataLength
    else {
      bytes.allBytes += encodedDataLength
      if (types.get(requestId) === 'Script') bytes.scriptBytes += encodedDataLength
    }
  })
  return bytes
}
