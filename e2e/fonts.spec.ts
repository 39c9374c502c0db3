import { fontsIn, untilFontsAreHere } from './fonts.ts'
import { expect, test } from './site.ts'

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
  expect(await fontsIn(page)).not.toContain('Archivo')
  expect(await fontsIn(page)).not.toContain('Atkinson Hyperlegible Next')
  sendSecond()
  await untilFontsAreHere(page)
})

test('fonts that are here already show in the first frame', async ({ page }) => {
  await page.goto('/safety')
  await untilFontsAreHere(page)
  await page.addInitScript(() => {
    const seen = Object.assign(window, { framesWithout: 0 })
    const look = () => {
      if ([...document.fonts].some(({ family }) => family.replaceAll('"', '') === 'Archivo')) return
      if (document.querySelector('h1')) seen.framesWithout++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // A machine that is busy with other journeys may be late by a frame.
  await expect(async () => {
    await page.reload()
    await untilFontsAreHere(page)
    const framesWithout = await page.evaluate(
      () => (window as unknown as { framesWithout: number }).framesWithout,
    )
    expect(framesWithout).toBe(0)
  }).toPass({ timeout: 20_000 })
})

test('a font that never comes leaves a page that reads, with the other', async ({ page }) => {
  await page.route('**/*archivo*.woff2', (route) => route.abort())
  await page.goto('/safety')
  await expect.poll(() => fontsIn(page)).toContain('Atkinson Hyperlegible Next')
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
