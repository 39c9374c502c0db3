import { pages } from '../domain/pages.ts'
import { untilFontsAreHere } from './fonts.ts'
import { expect, test } from './site.ts'

/** Fonts that come half a second late must not move what is there; shifts below this are shown as 0.00. */
const STILL = 0.005
/** Most of a page's time is spent waiting for its fonts. */
const AT_ONCE = 3

for (const width of [390, 412, 768, 1440]) {
  test(`at ${width} px nothing moves when the fonts arrive late`, async ({ browser, site }) => {
    const context = await browser.newContext({ viewport: { width, height: 844 } })
    await context.addInitScript(() => {
      const shown = Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shown.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    const shiftOf = async (path: string): Promise<number> => {
      const page = await context.newPage()
      await page.goto(site.url + path)
      await untilFontsAreHere(page)
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
      await page.waitForTimeout(100)
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
      await page.close()
      return shift
    }
    const moved: Record<string, number> = {}
    // Fonts move a page each time; that a busy machine draws it in parts does not.
    const measure = async (path: string) => {
      const shift = (await shiftOf(path)) < STILL ? 0 : await shiftOf(path)
      if (shift >= STILL) moved[path] = shift
    }
    const waiting = pages.map(({ path }) => path)
    while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(measure))
    expect(moved).toEqual({})
    await context.close()
  })
}
