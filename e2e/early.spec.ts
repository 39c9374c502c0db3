import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { control } from './fill.ts'
import { expect, test } from './site.ts'

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

const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )

test('no script is requested before the first sign of intent', async ({ page }) => {
  await page.goto('/')
  await page.waitForTimeout(2000)
  expect(await scripts(page)).toBe(0)
})

test('a page brings its icon, and names the manifest at the first sign of intent', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => !path.endsWith('.woff2'))).toEqual(['/'])
  await expect(page.locator('link[type="image/svg+xml"]')).toHaveAttribute('href', /^data:/)
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  await page.mouse.move(50, 50)
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  expect((await page.request.get('/manifest.webmanifest')).ok()).toBe(true)
})

test('a quote asked for at first paint opens as soon as it can', async ({ page }) => {
  await onASlowPhone(page)
  await page.getByRole('link', { name: 'Get a Quote' }).last().click({ noWaitAfter: true })
  await expect(
    page.getByRole('dialog').or(page.locator('form[action="/api/send-quote"]')).first(),
  ).toBeVisible({ timeout: 20_000 })
})

test('the start of a quote, typed and sent at once, keeps both places', async ({ page }) => {
  await onASlowPhone(page)
  await page.getByLabel('Pickup location').fill('Taber, AB')
  await page.getByLabel('Delivery location').fill('Brandon, MB')
  await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).click({ noWaitAfter: true })
  const form = page.locator('form[action="/api/send-quote"]')
  await expect(control(form, 'pickupLocation')).toHaveValue('Taber, AB', { timeout: 20_000 })
  await expect(control(form, 'deliveryLocation')).toHaveValue('Brandon, MB')
})

test('the search asked for at once opens', async ({ page }) => {
  await onASlowPhone(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Type to search across the site...')).toBeVisible({ timeout: 20_000 })
})

test('a link clicked at once leads to its page', async ({ page }) => {
  await onASlowPhone(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1, name: /Contact/ })).toBeVisible({ timeout: 20_000 })
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
