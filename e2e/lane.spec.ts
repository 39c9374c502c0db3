import type { Page } from '@playwright/test'
import { barriers } from './support/barriers.ts'
import { awake } from './support/site.ts'
import { expect, test } from './support/test.ts'

const ESTIMATE = 'An estimate for planning; dispatch confirms.'

const from = (page: Page) => page.getByLabel('Pickup location').first()
const to = (page: Page) => page.getByLabel('Delivery location').first()

test('by keyboard alone, two places on the first screen become a lane', async ({ page }) => {
  await page.goto('/')
  await from(page).focus()
  await page.keyboard.type('c')
  await expect(page.getByRole('option', { name: 'Calgary, AB' })).toBeVisible()
  // The suggestions for the rest never come: keys that are quicker take none that is ruled out by now.
  await page.route('**/api/places?*', () => {})
  await page.keyboard.type('alg')
  await page.keyboard.press('ArrowDown')
  await expect(from(page)).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  await expect(from(page)).toHaveValue('Calgary, AB')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.unroute('**/api/places?*')

  await to(page).focus()
  const suggested = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('q') === 'dallas, t',
  )
  await page.keyboard.type('dallas, t')
  await suggested
  await expect(page.getByRole('option', { name: 'Dallas, TX' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(to(page)).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: /Calgary, AB to Dallas, TX/ })
  await expect(card).toContainText(/about 3,\d{3}\skm/)
  await expect(card).toContainText('Border: Coutts–Sweetgrass')
  await expect(card).toContainText(ESTIMATE)
  await expect(card.getByRole('img', { name: /Road from Calgary .* to Dallas/ })).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } })

  test('a suggestion is taken with one tap', async ({ page }) => {
    await page.goto('/quote')
    await from(page).tap()
    await from(page).pressSequentially('vancuver')
    await page.getByRole('option', { name: 'Vancouver, BC' }).tap()
    await expect(from(page)).toHaveValue('Vancouver, BC')
    await to(page).tap()
    await to(page).pressSequentially('kelow')
    await page.getByRole('option', { name: 'Kelowna, BC' }).tap()
    await expect(page.getByText(ESTIMATE).filter({ visible: true })).toHaveCount(1)
  })
})

test('a place that nobody knows is said to be sent as typed, and never stops the visitor', async ({
  page,
}) => {
  await page.goto('/')
  await from(page).fill('Springfield')
  await to(page).fill('<img src=x onerror=alert(1)> Qwxz')
  await to(page).press('Tab')
  await expect(page.getByText('No estimate for “Springfield”.')).toBeVisible()
  await expect(page.getByText('No estimate for “<img src=x onerror=alert(1)> Qwxz”.')).toBeVisible()
  await page.getByRole('button', { name: 'Springfield, MO' }).click()
  await expect(from(page)).toHaveValue('Springfield, MO')
  await expect(page.getByText('No estimate for “Springfield”.')).toBeHidden()
})

test('Escape closes the suggestions and leaves the drawer open', async ({ page }) => {
  await page.goto('/')
  await from(page).fill('Calgary, AB')
  await page
    .locator('form')
    .first()
    .getByRole('button', { name: /Get a Quote|Next/ })
    .click()
  const drawer = page.getByRole('dialog')
  const delivery = drawer.getByLabel('Delivery location')
  await delivery.click()
  await page.keyboard.type('toron')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(drawer).toBeVisible()
  await delivery.fill('Toronto, ON')
  await expect(drawer.getByText(ESTIMATE)).toBeVisible()
})

test('without a response from the server the form is as useful as before', async ({ page }) => {
  await page.route(/\/api\/(places|lane)/, (route) => route.abort())
  await page.goto('/quote')
  await from(page).fill('Calgary, AB')
  await to(page).fill('Toronto, ON')
  await to(page).press('Tab')
  await expect(to(page)).toHaveValue('Toronto, ON')
  await expect(page.getByText(ESTIMATE)).toBeHidden()
})

test('nothing of this is loaded before a place is touched', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/quote')
  await page.mouse.move(200, 200)
  await page.getByLabel('Freight type').hover()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  expect(asked.filter((url) => /lane-tools|api\/(places|lane)/.test(url))).toEqual([])
})

test('shippers find a lane without asking for a quote', async ({ page }) => {
  await page.goto('/shippers')
  await from(page).fill('T2P 1J9')
  await to(page).fill('Spokane WA')
  await page.getByRole('button', { name: 'Show the lane' }).click()
  const card = page.getByRole('region', { name: /Calgary, AB T2P to Spokane, WA/ })
  await expect(card).toContainText(ESTIMATE)
  await expect(card).toContainText('Border: Kingsgate–Eastport')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const path of ['/', '/shippers', '/quote'])
  test(`axe finds no violation in suggestions, card and refusal on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await awake(page)
    await from(page).fill('Calgary, AB')
    await to(page).pressSequentially('monterr')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText(ESTIMATE).first()).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await barriers(page)).toEqual([])
    await to(page).fill('Springfield')
    await to(page).press('Tab')
    await expect(page.getByText('No estimate for “Springfield”.')).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two places on the first screen lead to the quote', async ({ page }) => {
    await page.goto('/')
    await from(page).fill('Calgary, AB')
    await to(page).fill('Nowhere in particular')
    await to(page).press('Enter')
    await expect(page).toHaveURL(/\/quote\?pickupLocation=Calgary%2C\+AB&deliveryLocation=Nowhere/)
  })
})
