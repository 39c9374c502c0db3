import type { Page } from '@playwright/test'
import { pages } from '../domain/pages.ts'
import { barriers } from './barriers.ts'
import { awake, complaintsOf, expect, test } from './site.ts'

const looks = [
  { width: 390, colorScheme: 'light', rules: 'all' },
  { width: 390, colorScheme: 'dark', rules: 'colors' },
  { width: 1440, colorScheme: 'light', rules: 'colors' },
  { width: 1440, colorScheme: 'dark', rules: 'all' },
] as const

for (const { path } of pages) {
  test(`${path} stands alone: status, title, heading, address, and no request elsewhere`, async ({
    page,
    site,
  }) => {
    const complaints = complaintsOf(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url())
    })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect((await page.title()).length).toBeLessThanOrEqual(60)
    await expect(page.locator('h1')).toHaveCount(1)
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description?.length).toBeGreaterThan(20)
    expect(description?.length).toBeLessThanOrEqual(155)
    const listed = (await page.locator('meta[name=robots]').count()) === 0
    if (listed)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`//[^/]+${path}$`))
    await awake(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(elsewhere).toEqual([])
    expect(complaints.filter((text) => !text.includes('502'))).toEqual([])
  })

  test(`${path} has no barrier that axe finds, at any look, and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const { width, colorScheme, rules } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await barriers(page, rules), `${width} px, ${colorScheme}`).toEqual([])
    }
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(width)
    }
  })
}

test('no page says the same as another in its title or description', async ({ request }) => {
  const said = await Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await request.get(path)).text()
      return [/<title>([^<]+)/.exec(html)?.[1], /name="description" content="([^"]+)/.exec(html)?.[1]]
    }),
  )
  for (const part of [0, 1]) expect(new Set(said.map((words) => words[part])).size).toBe(pages.length)
})

test('every link inside the site leads to a page, and every fragment to a place on it', async ({
  page,
  request,
}) => {
  const checked = new Map<string, string>()
  for (const { path } of pages) {
    await page.goto(path)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links
      .map((href) => new URL(href))
      .filter(({ origin }) => origin === new URL(page.url()).origin)) {
      if (!checked.has(link.pathname)) {
        const answer = await request.get(link.pathname)
        expect(answer.status(), `${link.pathname}, linked from ${path}`).toBe(200)
        checked.set(link.pathname, await answer.text())
      }
      if (link.hash)
        expect(checked.get(link.pathname), `${link}, from ${path}`).toContain(`id="${link.hash.slice(1)}"`)
    }
  }
})

test('an address that is no page answers 404 with a way onward', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveCount(1)
  await awake(page)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await barriers(page)).toEqual([])
})

test('navigation inside the site loads no document, moves focus to the heading and is announced', async ({
  page,
}) => {
  await page.goto('/')
  await awake(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Privacy Policy' })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Privacy Policy' })).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Trusted Partner/ })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('on a phone the menu offers what the bar offers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await awake(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Shippers', 'About Us', 'Careers', 'Contact', 'Get a Quote'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible()
  await expect(menu).toBeHidden()
})

const overlays: { name: string; at: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'quote drawer',
    at: '/',
    open: (page) => page.getByRole('link', { name: 'Get a Quote' }).last().click(),
  },
  {
    name: 'quote dialog',
    at: '/',
    open: (page) => page.locator('main [data-opens=quote-dialog]').last().click(),
  },
  {
    name: 'carrier dialog',
    at: '/carriers',
    open: (page) => page.getByRole('link', { name: 'Apply Now' }).first().click(),
  },
  { name: 'search', at: '/', open: (page) => page.keyboard.press('Control+k') },
]
for (const { name, at, open } of overlays) {
  test(`the open ${name} has no barrier that axe finds`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at)
    await awake(page)
    await open(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    const submit = page.getByRole('dialog').locator('button[type=submit]')
    if ((await submit.count()) > 0) await submit.click()
    for (const { width, colorScheme, rules } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await barriers(page, rules), `${width} px, ${colorScheme}`).toEqual([])
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every page has its text, its links and its forms', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path)
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(120)
    }
    for (const path of ['/quote', '/carriers/apply']) {
      await page.goto(path)
      await expect(page.locator('form[action="/api/send-quote"][method=post]')).toBeVisible()
    }
  })

  test('the road that ends runs into the footer, and nothing shows that could do nothing', async ({
    page,
  }) => {
    await page.goto('/nowhere')
    await expect(page.locator('footer > .tape')).toBeHidden()
    for (const opener of await page.locator('button[data-opens]').all()) await expect(opener).toBeHidden()
  })
})
