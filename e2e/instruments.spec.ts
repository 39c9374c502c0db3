import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** On the page, wherever it is scrolled to. */
const headingTop = (page: Page) =>
  page.locator('h1').evaluate((h1) => Math.round(h1.getBoundingClientRect().top + scrollY))

test('a city on the map says how far it is, and pressed at once becomes a lane; nothing jumps', async ({
  page,
}) => {
  await page.goto('/')
  const before = await headingTop(page)
  const toronto = page.getByRole('button', { name: /^Toronto .* km · \d to \d days$/ })
  await toronto.press('Enter')
  const card = page.getByRole('region', { name: /Calgary, AB to Toronto, ON/ })
  await expect(card).toBeVisible()
  await expect(page.getByLabel('Pickup location').first()).toHaveValue('Calgary, AB')
  await expect(page.getByLabel('Delivery location').first()).toHaveValue('Toronto, ON')
  await expect(page.getByRole('button', { name: 'Back to the map' })).toBeFocused()
  expect(await headingTop(page)).toBe(before)

  await card.getByText('The days, hour by hour').click()
  await expect(card.getByRole('img', { name: /^A driver’s log from Calgary.*Day 1: \d+ h/ })).toBeVisible()
  expect(await headingTop(page)).toBe(before)

  await page.getByRole('button', { name: 'Back to the map' }).press('Enter')
  await expect(toronto).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toBeVisible()
})

test('a slider chooses the deck and the set point, and both go into the quote', async ({ page }) => {
  await page.goto('/services/full-truckload')
  const height = page.getByRole('slider', { name: 'Freight height' })
  await height.press('End')
  await expect(page.getByRole('link', { name: 'Ask about a permit' })).toBeVisible()
  await expect(height).toHaveAttribute('aria-valuetext', '12 ft (3.66 m)')
  await height.press('Home')
  await expect(page.getByText('Freight 4 ft (1.22 m) tall goes on a dry van.')).toBeVisible()

  await page.goto('/services/temperature-controlled')
  const setPoint = page.getByRole('slider', { name: 'Set point' })
  await setPoint.press('ArrowUp')
  await page.getByRole('link', { name: 'Quote at −9 °F' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Additional information')).toHaveValue('Set point: −9 °F (−23 °C).')
  await expect(dialog.getByLabel('Temperature Controlled')).toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a city leads to the quote, the deck and the log are drawn', async ({ page }) => {
    await page.goto('/services/full-truckload')
    await expect(page.getByText('Freight 9 ft 6 in (2.90 m) tall goes on a step deck.')).toBeVisible()
    await expect(page.getByRole('slider')).toBeHidden()

    await page.goto('/safety')
    await page.getByRole('radio', { name: 'Calgary–Dallas' }).check({ force: true })
    await expect(page.getByRole('img', { name: /to Dallas\. Day 1: .* across the border/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /to Toronto\./ })).toBeHidden()

    await page.goto('/')
    await page.getByRole('button', { name: /^Dallas/ }).click()
    await expect(page).toHaveURL(/\/quote\?/)
    expect(new URL(page.url()).searchParams.get('lane')).toBe('Calgary, AB – Dallas, TX')
    await expect(page.getByLabel('Pickup location')).toHaveValue('Calgary, AB')
    await expect(page.getByLabel('Delivery location')).toHaveValue('Dallas, TX')
  })
})
