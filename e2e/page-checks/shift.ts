import type { Page } from '@playwright/test'
import { FETCHED, untilFontsAreHere } from '../support/fonts.ts'

/** Shifts below this are shown as 0.00. */
export const STILL = 0.005

interface Counted {
  shift(): number
}

/** How far things move from the first paint to the arrival of fonts that come later. */
export async function shiftOfLoading(page: Page, path: string): Promise<number> {
  await page.addInitScript(countShift)
  const { promise: fontsMayCome, resolve: sendFonts } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await fontsMayCome
    await route.continue()
  })
  // A page for staff leads to the sign-in once it knows that nobody is signed in: another page, not a shift.
  const { promise: isMeasured, resolve: tellOfSession } = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    await isMeasured
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  sendFonts()
  await untilFontsAreHere(page)
  await page.unroute('**/*.woff2')
  const shift = await latestShift(page)
  tellOfSession()
  return shift
}

/** How far things move when the fonts come into a page that was shown without them. */
export async function shiftByFonts(page: Page): Promise<number> {
  const fonts = await page.evaluateHandle((fetched) => {
    const faces = [...document.fonts].filter(({ family }) => fetched.includes(family.replaceAll('"', '')))
    for (const face of faces) document.fonts.delete(face)
    return faces
  }, FETCHED)
  await latestShift(page)
  await fonts.evaluate((faces) => {
    for (const face of faces) document.fonts.add(face)
  })
  await fonts.dispose()
  return latestShift(page)
}

/** Runs before the page: adds up how far things move in it. */
export function countShift(): void {
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as unknown as { value: number }).value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const shift = () => {
    add(observer.takeRecords())
    const latest = sum
    sum = 0
    return latest
  }
  Object.assign(window, { shift })
}

/** How far things have moved since this was asked last. */
export const latestShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as Counted).shift()
  })
