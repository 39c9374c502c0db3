import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** The family that the browser draws the first heading with, as far as it is here. */
const headingFont = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontFamily.split(',')[0])

test('both fonts come into the page together, and at once when they are here already', async ({ page }) => {
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
  await page.goto('/safety', { waitUntil: 'commit' })
  await expect.poll(() => asked.length).toBe(2)
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  expect(await headingFont(page)).toBe('"Archivo Fallback"')
  sendSecond()
  await expect.poll(() => headingFont(page)).toBe('Archivo')
  await page.unrouteAll()

  await page.addInitScript(() => {
    const seen = Object.assign(window, { drawnAnewAt: Number.POSITIVE_INFINITY })
    new MutationObserver(() => {
      if (document.documentElement.dataset.fonts === undefined) seen.drawnAnewAt = performance.now()
    }).observe(document, { subtree: true, attributeFilter: ['data-fonts'] })
  })
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const [firstPaint = 0, drawnAnewAt] = await page.evaluate(() => [
    performance.getEntriesByType('paint')[0]?.startTime,
    (window as unknown as { drawnAnewAt: number }).drawnAnewAt,
  ])
  expect(drawnAnewAt).toBeLessThan(firstPaint)
})

test('a font that never comes leaves a page that reads', async ({ page }) => {
  await page.route('**/*archivo*.woff2', (route) => route.abort())
  await page.goto('/safety')
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the stylesheet alone brings the fonts', async ({ page }) => {
    const fonts = [page.waitForResponse('**/archivo*.woff2'), page.waitForResponse('**/atkinson*.woff2')]
    await page.goto('/safety')
    for (const font of fonts) expect((await font).ok()).toBe(true)
  })
})
