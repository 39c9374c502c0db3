import type { Browser, Page } from '@playwright/test'
import { openPhone, throttle } from './browser.ts'
import type { Program } from './program.ts'
import type { Row } from './row.ts'
import { type Spread, spreadOf } from './statistics.ts'

/** What is pressed, as a selector, on which page. */
const presses: Record<string, [path: string, control: string]> = {
  menu: ['/', 'header [popovertarget]'],
  search: ['/', 'header button[data-opens=search]'],
  'quote bar': ['/', 'aside [data-opens=quote-drawer]'],
  places: ['/', 'main form [type=submit]'],
  'apply now': ['/carriers', 'main [data-opens=carrier-dialog]'],
  tab: ['/carrier/login', '[role=tab]:nth-of-type(2)'],
  'empty quote': ['/quote', 'main form [type=submit]'],
  'add a row': ['/services/load-planner', '#load-add'],
}

/** A page that has been loaded for three seconds, and one where the application runs already. */
export async function pressRows(browser: Browser, site: Program, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const state of ['first', 'later'] as const) {
    const times = new Map<string, number[]>(Object.keys(presses).map((name) => [name, []]))
    for (let round = 0; round < rounds; round++)
      for (const [name, [path, control]] of Object.entries(presses))
        times.get(name)?.push(await press(browser, site.address + path, control, state))
    const spreads = [...times].map(([name, values]) => ({ name, spread: spreadOf(values) }))
    for (const { name, spread } of spreads)
      console.error(`  ${state} press, ${name}: ${spread.median.toFixed(0)} ms`)
    const [slowest] = spreads.toSorted((one, other) => other.spread.median - one.spread.median)
    if (slowest) rows.push(rowOf(state, slowest.name, slowest.spread))
  }
  return rows
}

const rowOf = (state: string, name: string, measured: Spread): Row => ({
  measure: `Slow phone, ${state} press, to the frame that shows it; the slowest is ${name}`,
  measured,
  unit: 'ms',
  target: '≤ 100 ms in the median',
  met: measured.median <= 100,
})

async function press(
  browser: Browser,
  address: string,
  control: string,
  state: 'first' | 'later',
): Promise<number> {
  const phone = await openPhone(browser)
  const page = await phone.newPage()
  const session = await throttle(page)
  await page.goto(address, { waitUntil: 'load' })
  if (state === 'later') {
    await page.evaluate(() => dispatchEvent(new Event('wheel')))
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  }
  await page.evaluate(raiseBar)
  await page.waitForTimeout(3000)
  const point = await centreOf(page, control)
  const time = page.evaluate(untilShown)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(TAP)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const measured = await Promise.race([time, page.waitForTimeout(15_000).then(() => Number.NaN)])
  await phone.close()
  return measured
}

/** The headless browser presents no frame for a change in the lowest strip of an emulated phone. */
function raiseBar(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('aside { bottom: 4rem !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** How long a finger stays, in milliseconds. */
const TAP = 80

async function centreOf(page: Page, control: string): Promise<{ x: number; y: number }> {
  const element = page.locator(control).filter({ visible: true }).first()
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${control} is not shown`)
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

/** From the touch to the frame that shows the control as pressed. The browser reports no event below 16 ms. */
function untilShown(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'pointerdown') resolve(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    addEventListener('pointerdown', () => {
      const isShown = document.querySelector('[data-press]') !== null
      setTimeout(() => resolve(isShown ? 16 : Number.POSITIVE_INFINITY), isShown ? 3000 : 0)
    })
  })
}
