import type { Browser, Page } from '@playwright/test'
import type { Program } from './program.ts'
import { type Row, rowOf } from './table.ts'

/** From the click to the new page's heading on the screen, all of the application being there. */
export async function navigationRow(browser: Browser, site: Program, rounds: number): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(site.url)
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  for (const path of TOUR) await navigate(page, path)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) for (const path of TOUR) times.push(await navigate(page, path))
  await page.close()
  return rowOf({
    measure: 'Client-side navigation, click to heading, warm',
    unit: 'ms',
    values: times,
    limit: { atMost: 50 },
  })
}

/** Each is linked to from the one before, in the header or the footer. */
const TOUR = ['/shippers', '/about-us', '/contact', '/services/intermodal', '/carriers', '/safety', '/']

async function navigate(page: Page, path: string): Promise<number> {
  const link = page
    .locator(`footer a[href="${path}"], header a[href="${path}"]`)
    .filter({ visible: true })
    .first()
  await link.hover()
  await page.waitForTimeout(150)
  const time = page.evaluate(untilHeading)
  await link.click()
  return await time
}

function untilHeading(): Promise<number> {
  const before = document.querySelector('main h1')
  return new Promise((resolve) => {
    let began = 0
    addEventListener('click', (event) => (began = event.timeStamp), { capture: true, once: true })
    const watching = new MutationObserver(() => {
      const heading = document.querySelector('main h1')
      if (!began || !heading || (heading === before && heading.textContent === before?.textContent)) return
      watching.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    })
    watching.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
