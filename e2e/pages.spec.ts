import type { Page } from '@playwright/test'
import { companyTime } from '../domain/time/company-time.ts'
import { MINUTE } from '../domain/time/durations.ts'
import { barriers, barriersInEachLook, NO_BARRIERS } from './support/barriers.ts'
import { awake } from './support/site.ts'
import { expect, test } from './support/test.ts'

test('an address that is no page answers 404 with a way onward', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
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

test('on a phone the menu offers what the bar offers', { tag: '@oldest' }, async ({ page }) => {
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
  test(`the open ${name} has no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at)
    await awake(page)
    await open(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    const submit = page.getByRole('dialog').locator('button[type=submit]')
    if ((await submit.count()) > 0) await submit.click()
    expect(await barriersInEachLook(page)).toEqual(NO_BARRIERS)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the road that ends runs into the footer, and nothing shows that could do nothing', async ({
    page,
  }) => {
    await page.goto('/nowhere')
    await expect(page.locator('footer > .tape')).toBeHidden()
    for (const opener of await page.locator('button[data-opens]').all()) await expect(opener).toBeHidden()
  })
})

test('Home says the time in Calgary by the server’s clock, whatever the device’s says', async ({ page }) => {
  await page.clock.setFixedTime('2020-01-01T12:00:00Z')
  await page.goto('/')
  const line = page.getByText(/ask now, answered/i)
  await expect(line).toHaveText(/within 24\shours/)
  await awake(page)
  await expect(line).toHaveText(/^Calgary .* answered by/)
  const minutes = [Date.now() - MINUTE, Date.now()].map((at) => companyTime(at, 'time', 'en-CA'))
  await expect(line).toContainText(new RegExp(minutes.join('|')))
})

for (const [reason, prepare] of [
  ['without JavaScript', undefined],
  // As in a browser that is older than those of the list.
  ['where the application cannot run', () => Reflect.deleteProperty(AbortSignal, 'timeout')],
] as const)
  test(`${reason} nothing is shown that needs it`, { tag: '@oldest' }, async ({ browser, site }) => {
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: prepare !== undefined })
    if (prepare) await page.addInitScript(prepare)
    await page.goto('/services/full-truckload')
    await expect(page.getByRole('slider')).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: /Search/ })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.context().close()
  })
