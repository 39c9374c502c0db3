import type { Page, Route } from '@playwright/test'
import { countShift, latestShift, STILL } from './page-checks/shift.ts'
import { awake } from './support/site.ts'
import { expect, test } from './support/test.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const article = (number: number, more: object = {}) => ({
  title: `Headline ${number}`,
  url: `https://paper.example/articles/${number}`,
  urlToImage: `/api/news/images/${number}`,
  description: `What happened, number ${number}`,
  publishedAt: '2026-11-13T02:00:00.000Z',
  source: { name: 'Sample Source' },
  ...more,
})

/** The page's own server, as the browser sees it: a list, one picture that is there, and others that are not. */
async function respondWithNews(page: Page, articles: object[]): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/news', (route: Route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { articles } })
  })
  await page.route('**/api/news/images/*', (route: Route) =>
    route.request().url().endsWith('/0')
      ? route.fulfill({ body: PIXEL, contentType: 'image/png' })
      : route.fulfill({
          status: 404,
          json: { success: false, message: 'There is nothing at this address.' },
        }),
  )
  return asked
}

test('a picture that is missing or broken is drawn, a different trailer by its place', async ({ page }) => {
  await respondWithNews(page, [article(0), article(1), article(2, { urlToImage: '' })])
  await page.goto('/news')

  const cards = page.getByRole('article')
  await expect(cards.nth(0).locator('img')).toBeVisible()
  await expect(cards.nth(1).locator('svg')).toBeVisible()
  await expect(cards.nth(2).locator('svg')).toBeVisible()
  await expect(cards.locator('img')).toHaveCount(1)
  const drawings = await cards.locator('svg').evaluateAll((list) => list.map((drawing) => drawing.innerHTML))
  expect(new Set(drawings).size).toBe(2)
})

test('six skeletons of the same size are there while it loads, and nothing moves', async ({ page }) => {
  const { promise: listMayCome, resolve: sendList } = Promise.withResolvers<void>()
  await page.route('**/api/news', async (route) => {
    await listMayCome
    await route.fulfill({ json: { articles: Array.from({ length: 12 }, (_, index) => article(index)) } })
  })
  await page.route('**/api/news/images/*', (route) =>
    route.fulfill({ body: PIXEL, contentType: 'image/png' }),
  )
  await page.addInitScript(countShift)
  await page.goto('/news')
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  sendList()
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(await latestShift(page)).toBeLessThan(STILL)
})

test.describe('in Calgary', () => {
  test.use({ timezoneId: 'America/Edmonton' })

  test('the date is the visitor’s, and an article without one shows none', async ({ page }) => {
    await respondWithNews(page, [article(0), article(1, { publishedAt: '' })])
    await page.goto('/news')
    await expect(page.locator('time')).toHaveText(['November 12, 2026'])
  })
})

test('the request begins with the page, and returning within the hour repeats no request', async ({
  page,
}) => {
  const asked = await respondWithNews(page, [article(0)])
  await page.goto('/news')
  await expect(page.getByRole('article')).toHaveCount(1)
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(asked).toHaveLength(1)
})

test('after a failure the visitor tries again and gets the articles', async ({ page }) => {
  const failed = 'Unable to load news at this time. Please try again later.'
  let isDown = true
  await page.route('**/api/news', (route) =>
    isDown
      ? route.fulfill({ status: 502, json: { success: false, message: failed } })
      : route.fulfill({ json: { articles: [article(1)] } }),
  )
  await page.goto('/news')
  await expect(page.getByRole('alert')).toHaveText(failed)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(page.getByRole('alert')).toHaveText(failed)
  isDown = false
  await again.click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Articles' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says why there are no articles, and shows none loading', async ({ page }) => {
    await page.goto('/news')
    await expect(page.getByText('updated weekly')).toBeVisible()
    await expect(page.locator('main noscript > *')).toBeVisible()
    for (const skeleton of await page.locator('[data-skeleton]').all()) await expect(skeleton).toBeHidden()
  })
})
