import type { Browser, CDPSession, Page } from '@playwright/test'
import { pages } from '../domain/pages.ts'
import { openPhone, throttle } from './browser.ts'
import type { Program } from './program.ts'
import { type Row, rowOf, spreadOf } from './table.ts'

/** The first view of every page on a slow phone, in turn with the same page without scripts; of `/` more often. */
export async function viewRows(
  browser: Browser,
  site: Program,
  reference: Program,
  rounds: number,
): Promise<Row[]> {
  const [home, bare]: [View[], View[]] = [[], []]
  for (let round = 0; round < rounds * 3; round++) {
    bare.push(await view(browser, `${reference.url}/bare`))
    home.push(await view(browser, `${site.url}/`))
  }
  const seen = pages.map(({ path }): Seen => ({ path, whole: [], stripped: [] }))
  const look = async ({ path, whole, stripped }: Seen) => {
    whole.push(await view(browser, site.url + path))
    stripped.push(await view(browser, `${reference.url}/stripped${path}`))
  }
  for (let round = 0; round < rounds; round += 2) for (const page of seen) await look(page)
  // The worst of many pages is first of all the one with the worst luck.
  for (const page of seen) for (let more = 0; more < rounds && moreBlocked(page) > 0; more++) await look(page)
  const paints = (views: View[]) => views.map(({ largestPaint }) => largestPaint)
  return [
    rowOf({
      measure: 'Largest paint of /, throttling applied',
      unit: 'ms',
      values: paints(home),
      references: paints(bare),
      limit: { atMost: 1.15 },
      of: 'a bare page',
    }),
    blockedRow(seen),
    pageRow('Layout shift, the page with the most', '', seen, 'layoutShift', 0.005),
    pageRow('Script bytes requested before the load event', 'bytes', seen, 'scriptBytes', 5000),
    rowOf({
      measure: 'First view of /, all bytes requested before the load event, and fonts',
      unit: 'bytes',
      values: home.map(({ allBytes }) => allBytes),
      limit: { atMost: 100_000 },
    }),
  ]
}

interface Seen {
  path: string
  whole: View[]
  stripped: View[]
}

const median = (views: View[], part: keyof View): number => spreadOf(views.map((one) => one[part])).median

/** The articles of the news are drawn right after the load. */
const mayBlock = (path: string): number => (path === '/news' ? 60 : 10)

/** Milliseconds beyond what the page may be blocked longer than without scripts. */
const moreBlocked = ({ path, whole, stripped }: Seen): number =>
  median(whole, 'blocked') - median(stripped, 'blocked') - mayBlock(path)

const worst = (seen: Seen[], of: (page: Seen) => number): Seen =>
  seen.reduce((one, other) => (of(other) > of(one) ? other : one))

function blockedRow(seen: Seen[]): Row {
  const { path, whole, stripped } = worst(seen, moreBlocked)
  return rowOf({
    measure: 'Total blocking time more than without scripts, the page that is furthest from its limit',
    unit: 'ms',
    values: whole.map(({ blocked }, round) => blocked - (stripped[round]?.blocked ?? Number.NaN)),
    limit: { atMost: mayBlock(path) },
    note: path,
  })
}

function pageRow(measure: string, unit: string, seen: Seen[], part: keyof View, atMost: number): Row {
  const { path, whole } = worst(seen, (page) => median(page.whole, part))
  return rowOf({ measure, unit, values: whole.map((one) => one[part]), limit: { atMost }, note: path })
}

/** What one visitor on a slow phone went through, without touching anything. Times in milliseconds. */
interface View {
  largestPaint: number
  layoutShift: number
  /** What long tasks took beyond 50 ms each, after the first paint with something in it. */
  blocked: number
  /** Compressed, over the network; requested before the load event, and fonts whenever. */
  scriptBytes: number
  allBytes: number
}

async function view(browser: Browser, url: string): Promise<View> {
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  const bytes = countBytes(page, await throttle(page))
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
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

function countBytes(page: Page, session: CDPSession): Pick<View, 'scriptBytes' | 'allBytes'> {
  const bytes = { scriptBytes: 0, allBytes: 0 }
  const counted = new Map<string, string>()
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  session.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    if (!isLoaded || type === 'Font') counted.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = counted.get(requestId)
    if (type === undefined) return
    bytes.allBytes += encodedDataLength
    if (type === 'Script') bytes.scriptBytes += encodedDataLength
  })
  return bytes
}
