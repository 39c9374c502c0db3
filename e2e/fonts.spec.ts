import type { Page } from '@playwright/test'
import { FETCHED, fontsIn, untilFontsAreHere } from './support/fonts.ts'
import { expect, test } from './support/test.ts'

/** What the browser really draws the first heading with, and whether it was fetched. */
async function headingFont(
  page: Page,
): Promise<{ family: string | undefined; fetched: boolean | undefined }> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return { family: fonts[0]?.familyName, fetched: fonts[0]?.isCustomFont }
}

test('both fonts come into the page together', async ({ page }) => {
  let sendSecond = () => {}
  const asked: string[] = []
  await page.route('**/*.woff2', async (route) => {
    asked.push(route.request().url())
    if (asked.length === 2)
      await new Promise<void>((resolve) => {
        sendSecond = resolve
      })
    await route.continue()
  })
  const first = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await page.goto('/safety', { waitUntil: 'commit' })
  await first
  await expect.poll(() => asked.length).toBe(2)
  expect(await fontsIn(page)).toEqual([])
  expect((await headingFont(page)).fetched).toBe(false)
  sendSecond()
  await untilFontsAreHere(page)
  await expect.poll(async () => (await headingFont(page)).fetched).toBe(true)
  expect((await headingFont(page)).family).toContain('Archivo')
})

test('fonts that are here already come before the first paint', async ({ page }) => {
  await page.goto('/safety')
  await untilFontsAreHere(page)
  await page.addInitScript(() => {
    const seen = Object.assign(window, { fontsAt: 0 })
    const add = document.fonts.add
    document.fonts.add = function (face) {
      seen.fontsAt = performance.now()
      return add.call(this, face)
    }
  })
  // A busy machine may paint before it has read them; a page that waited with them never passes.
  await expect(async () => {
    await page.reload()
    await untilFontsAreHere(page)
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    const [firstPaint = 0, fontsAt] = await page.evaluate(() => [
      performance.getEntriesByType('paint')[0]?.startTime,
      (window as unknown as { fontsAt: number }).fontsAt,
    ])
    expect(fontsAt).toBeGreaterThan(0)
    expect(fontsAt).toBeLessThan(firstPaint)
  }).toPass({ timeout: 60_000, intervals: [0] })
})

test('a font that never comes leaves a page that reads, with the other', async ({ page }) => {
  await page.route('**/*archivo*.woff2', (route) => route.abort())
  await page.goto('/safety')
  await expect.poll(() => fontsIn(page)).toEqual([FETCHED[1]])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await headingFont(page)).fetched).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the stylesheet alone brings the fonts', async ({ page }) => {
    const fonts = [page.waitForResponse('**/archivo*.woff2'), page.waitForResponse('**/atkinson*.woff2')]
    await page.goto('/safety')
    for (const font of fonts) expect((await font).ok()).toBe(true)
    await expect.poll(async () => (await headingFont(page)).fetched).toBe(true)
  })
})
