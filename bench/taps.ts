import type { Browser } from '@playwright/test'
import { openPhone, throttle } from './browser.ts'
import type { Program } from './program.ts'
import { type Row, rowOf } from './table.ts'

/** The first tap on 'Get a Quote' on a slow phone whose page was loaded three seconds ago. */
export async function tapRows(browser: Browser, site: Program, rounds: number): Promise<Row[]> {
  const taps: Tap[] = []
  for (let round = 0; round < rounds; round++) taps.push(await tap(browser, site.url))
  return [
    rowOf({
      measure: 'First tap on Get a Quote, slow phone, to the frame that shows it',
      unit: 'ms',
      values: taps.map(({ shown }) => shown),
      limit: { atMost: 100 },
    }),
    rowOf({
      measure: 'The same, until the drawer can be used',
      unit: 'ms',
      values: taps.map(({ usable }) => usable),
      limit: { atMost: 1200 },
    }),
  ]
}

/** Milliseconds from the touch. */
interface Tap {
  shown: number
  usable: number
}

/** How long a finger stays, in milliseconds. */
const TOUCH = 80

async function tap(browser: Browser, url: string): Promise<Tap> {
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  const session = await throttle(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(raiseBar)
  await page.waitForTimeout(3000)
  const control = page.locator('aside [data-opens=quote-drawer]')
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const times = page.evaluate(watch)
  const touchPoints = [{ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(TOUCH)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const lost = { shown: Number.NaN, usable: Number.NaN }
  const measured = await Promise.race([times, page.waitForTimeout(15_000).then(() => lost)])
  await phone.close()
  return measured
}

/** The headless browser presents no frame for a change in the lowest strip of an emulated phone. */
function raiseBar(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('aside { bottom: 4rem !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** The browser reports no event below 16 ms. The drawer can be used when one of its fields takes the focus. */
async function watch(): Promise<Tap> {
  const began = await new Promise<number>((resolve) =>
    addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { once: true }),
  )
  const isMarked = document.querySelector('[data-press]') !== null
  const shown = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'pointerdown') resolve(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    setTimeout(() => resolve(isMarked ? 16 : Number.POSITIVE_INFINITY), 3000)
  })
  const usable = new Promise<number>((resolve) => {
    const look = () => {
      const field = document.querySelector<HTMLElement>(
        '[role=dialog] input:not([type=hidden], [tabindex="-1"])',
      )
      field?.focus()
      if (field && field === document.activeElement) resolve(performance.now() - began)
      else requestAnimationFrame(look)
    }
    look()
  })
  return { shown: await shown, usable: await usable }
}
