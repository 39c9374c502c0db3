import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { driver } from '../../domain/forms/driver.ts'
import { requiredNames } from '../../domain/forms/form.ts'
import { ignorePointerInCorner } from '../browser.ts'
import { control } from '../support/fill.ts'
import { stopTimers } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** As long as `bootstrap.ts` holds a press on a link or form. */
const MAX_HOLD_MS = 4000

/** A slow phone on a slow network: everything a visitor does in the first moments must still count. */
async function onASlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 96_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { polling: 10 },
  )
}

test.beforeEach(({ page }) => page.addInitScript(ignorePointerInCorner))

/** What the page does once it is idle has been begun. */
const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 2000 })),
  )

/** Runs in the page: what was asked for before everything else was there. */
function scriptsBeforeLoad(): string[] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (visit?.loadEventStart ?? Infinity))
    .map(({ name }) => name)
}

/** Holds the application back until it is released. */
async function holdApplication(page: Page): Promise<() => Promise<void>> {
  await stopTimers(page, MAX_HOLD_MS)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/start-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  }
}

test('the application is fetched after the load at low priority, and not run', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  expect(await page.evaluate(scriptsBeforeLoad)).toEqual([])
  const links = page.locator('link[rel=modulepreload]')
  for (const link of await links.all()) await expect(link).toHaveAttribute('fetchpriority', 'low')
  expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)
  await page.mouse.move(50, 50)
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  await page.getByRole('link', { name: 'Get a Quote' }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const twice = scripts.filter((one, index) => scripts.indexOf(one) !== index)
  expect(twice).toEqual([])
})

test('a visitor who saves data is sent no script before the first sign of intent', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await untilIdle(page)
  expect(scripts).toEqual([])
})

test('a page brings its icon, and names the manifest at the first sign of intent', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await untilIdle(page)
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual(['/'])
  await expect(page.locator('link[type="image/svg+xml"]')).toHaveAttribute('href', /^data:/)
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  await page.mouse.move(50, 50)
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  expect((await page.request.get('/manifest.webmanifest', { headers: { connection: 'close' } })).ok()).toBe(
    true,
  )
})

test('a page that waits for its data starts, also in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (then, limits) =>
      limits?.timeout ? Number(setTimeout(then, limits.timeout)) : 0
  })
  await page.goto('/admin/inbox')
  await expect(page).toHaveURL(/\/admin\/sign-in/)
})

test('a page that needs the application is loaded once more where its start failed', async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort(), { times: 1 })
  await page.goto('/admin/inbox')
  await expect(page).toHaveURL(/\/admin\/sign-in/)
})

for (const path of ['/news', '/admin/inbox', '/admin/sign-in'])
  test(`${path} says that it could not be loaded, and can be loaded again`, async ({ page }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort())
    await page.goto(path)
    const alert = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded' })
    await expect(alert).toBeVisible()
    await expect(page.getByText('Loading')).toBeHidden()
    await page.unroute('**/assets/start-*.js')
    await alert.getByRole('link').click()
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
    await expect(alert).toBeHidden()
  })

test('the start of a quote, typed and sent at once, keeps both places', async ({ page }) => {
  await onASlowPhone(page)
  await page.getByLabel('Pickup location').fill('Taber, AB')
  await page.getByLabel('Delivery location').fill('Brandon, MB')
  await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).click({ noWaitAfter: true })
  const form = page.locator('form[action="/api/send-quote"]')
  await expect(control(form, 'pickupLocation')).toHaveValue('Taber, AB')
  await expect(control(form, 'deliveryLocation')).toHaveValue('Brandon, MB')
})

test('what is typed on the quote page before it wakes is not lost', async ({ page }) => {
  await page.goto('/quote', { waitUntil: 'commit' })
  await control(page, 'pickupLocation').fill('Olds, AB')
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  await expect(control(page, 'pickupLocation')).toHaveValue('Olds, AB')
})

test('a button that opens something shows only once it can, however slowly the page comes', async ({
  page,
}) => {
  const html = readFileSync('dist/index.html', 'utf8')
  const cut = html.indexOf('<script data-start')
  let sendRest = () => {}
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write(html.slice(0, cut))
    sendRest = () => response.end(html.slice(cut))
    return response
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Get a Quote' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Search the site' })).toBeHidden()
  sendRest()
  await expect(banner.getByRole('button', { name: 'Search the site' })).toBeVisible()
  server.close()
})

test.describe('before the application is there', () => {
  const search = (page: Page) => page.getByPlaceholder('Type to search across the site...')

  test('a press shows that it was noticed, and is done when the application comes', async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto('/')
    const button = page.locator('header a[data-opens=quote-dialog]').first()
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    expect(await button.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('"Opening…"')
    await release()
    await expect(page.getByRole('dialog', { name: 'Request a Quote' })).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-busy')
  })

  test('shortcuts with other modifiers do not open the search', async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto('/')
    for (const keys of ['Control+Shift+K', 'Control+Alt+K', 'Meta+Shift+K']) await page.keyboard.press(keys)
    await release()
    await page.keyboard.press('Control+Shift+K')
    await expect(search(page)).toHaveCount(0)
  })

  test('the search asked for opens, and a link leads to its page', async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible()
    await page.keyboard.press('Control+K')
    await expect(search(page)).toHaveCount(0)
    await release()
    await expect(search(page)).toBeVisible()
  })

  test('a press with a modifier key is left to the browser', async ({ page, context }) => {
    const release = await holdApplication(page)
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Get a Quote' })
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/quote$/)
    await release()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a tab that was pressed is chosen, also by its arrow keys', async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto('/carrier/login')
    await page.getByRole('tab', { name: 'Documents' }).click()
    await page.keyboard.press('ArrowRight')
    await release()
    await expect(page.getByRole('tab', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').filter({ hasText: 'Dispute resolution' })).toBeVisible()
  })

  test('a button without any mark is pressed when the application comes', async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto('/services/load-planner')
    const rows = page.locator('[id^=load-count-]')
    const before = await rows.count()
    const add = page.getByRole('button', { name: 'Add a row' })
    await add.click()
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(rows).toHaveCount(before + 1)
  })

  test('a form sent empty shows what is required', async ({ page }) => {
    const release = await holdApplication(page)
    await page.goto(driver.page)
    await page.locator('main form button[type=submit]').click()
    await release()
    await expect(page.locator('main').getByText('Required', { exact: true })).toHaveCount(
      requiredNames(driver).length,
    )
  })
})
