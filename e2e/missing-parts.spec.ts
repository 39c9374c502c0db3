import type { Page } from '@playwright/test'
import { awake } from './support/site.ts'
import { receive } from './support/staff.ts'
import { expect, inInbox, test } from './support/test.ts'

/** Opens a page that fetches nothing before it is needed. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  await page.goto(path)
  await awake(page)
}

/** As after an upgrade where the server has none of the former files: what the page has not loaded is gone. The next page has its own. */
async function loseParts(page: Page): Promise<void> {
  let isLost = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false
  })
  await page.route('**/assets/*.js', (route) => (isLost ? route.fulfill({ status: 404 }) : route.continue()))
}

const WIDTHS = [390, 1024, 1720]

for (const width of WIDTHS)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a link goes where it points', async ({ page }) => {
      await open(page, '/shippers')
      await loseParts(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click()
      await expect(page).toHaveURL(/\/safety$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Safety')
    })
  })

test('pointing at a link loads nothing again', async ({ page }) => {
  await open(page, '/shippers')
  await loseParts(page)
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  const asked = page.waitForResponse(/safety-.*js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).hover()
  expect((await asked).status()).toBe(404)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(loads).toEqual([])
})

for (const width of WIDTHS.slice(0, 2))
  inInbox(`${width} px wide, a submission opens`, async ({ page, site }) => {
    const reference = await receive(site)
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/admin/inbox')
    const row = page.getByRole('row').filter({ hasText: reference })
    await expect(row).toBeVisible()
    await loseParts(page)
    await row.getByRole('link', { name: reference }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/inbox/${reference}$`))
    await expect(page.getByRole('heading', { name: 'What they sent' })).toBeVisible()
  })
