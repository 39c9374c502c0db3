import { pages } from '../domain/pages.ts'
import { untilFontsAreHere } from './fonts.ts'
import { expect, test } from './site.ts'

/** Fonts that come half a second late must not move what is there; shifts below this are shown as 0.00. */
const STILL = 0.005

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
    const moved: Record<string, number> = {}
    for (const { path } of pages) {
      const page = await context.newPage()
      await page.goto(site.url + path)
      await untilFontsAreHere(page)
      await page.waitForTimeout(100)
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
      if (shift >= STILL) moved[path] = shift
      await page.close()
    }
    expect(moved).toEqual({})
    await context.close()
  })
}
