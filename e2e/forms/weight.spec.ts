import type { Locator, Page } from '@playwright/test'
import { control, fill, shipment } from '../support/fill.ts'
import { awake, CLOSE_DELAY_MS, type Site, stopTimers } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const BOTH = '26,455 lbs (12,000 kg)'
const unitOf = (where: Page | Locator): Locator => where.getByLabel('Weight unit')
const weightOf = (where: Page | Locator): Locator => where.getByLabel('Weight', { exact: true })
const REFERENCE = /Q-[0-9A-HJKMNP-TV-Z]{6}/

/** Dispatch reads both units, in the mail and on the request's page. */
async function expectBothUnits(page: Page, site: Site, reference: string): Promise<void> {
  const { text } = await site.mailbox.mailWith(reference, '\nTo: dispatch@bowline.example')
  expect(text.replaceAll('\u00a0', ' ')).toContain(BOTH)
  await page.getByRole('main').getByRole('link', { name: /^See / }).click()
  await expect(page.getByRole('region', { name: 'What you sent' })).toContainText(BOTH)
}

test('kilograms chosen beside the weight are stored in pounds and shown in both', async ({ page, site }) => {
  await stopTimers(page, CLOSE_DELAY_MS)
  await page.goto('/')
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' })
  await fill(dialog, { ...shipment, email: 'kilograms@societe.example' })
  await expect(unitOf(dialog)).toHaveValue('lbs')
  await weightOf(dialog).fill('12 000')
  await unitOf(dialog).selectOption('kg')

  await page.goto('/quote')
  await awake(page)
  await expect(weightOf(page)).toHaveValue('12 000')
  await expect(unitOf(page)).toHaveValue('kg')
  await page.getByRole('button', { name: 'Send request' }).click()
  const panel = page.locator('[data-document]').filter({ hasText: 'Quote Request Submitted!' })
  await expect(panel).toContainText(BOTH)
  const [reference = ''] = REFERENCE.exec(await panel.innerText()) ?? []
  const [record] = await page.evaluate(() => JSON.parse(localStorage.getItem('formSubmissions') ?? ''))
  expect(record.data['freight.weight']).toBe(26_455)

  await page.getByRole('button', { name: 'Submit Another Quote' }).click()
  await expect(unitOf(page)).toHaveValue('lbs')
  await site.mailbox.mailWith(reference, BOTH)
})

test('a weight typed with its unit is read as that, whatever is chosen', async ({ page, site }) => {
  await page.goto('/quote')
  await awake(page)
  await fill(page, { ...shipment, email: 'typed@societe.example', 'freight.weight': '12 000 kg' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const panel = page.locator('[data-document]').filter({ hasText: 'Quote Request Submitted!' })
  await expect(panel).toContainText(BOTH)
  const [reference = ''] = REFERENCE.exec(await panel.innerText()) ?? []
  await expectBothUnits(page, site, reference)
})

test('neither the wheel nor the arrow keys change a weight', async ({ page }) => {
  await page.goto('/quote')
  await awake(page)
  await weightOf(page).fill('18000.5')
  await weightOf(page).press('ArrowUp')
  await weightOf(page).hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 300)
  await page.waitForFunction((y) => scrollY > y, before)
  await expect(weightOf(page)).toHaveValue('18000.5')
})

test('a link with a weight means pounds, also after kilograms were chosen', async ({ page }) => {
  for (const openAgain of [() => page.goto('/quote?freight.weight=7200'), () => page.reload()]) {
    await page.goto('/quote')
    await awake(page)
    await weightOf(page).fill('18')
    await unitOf(page).selectOption('kg')
    await page.goto('/quote?freight.weight=7200')
    await openAgain()
    await awake(page)
    await expect(weightOf(page)).toHaveValue('7200')
    await expect(unitOf(page)).toHaveValue('lbs')
  }
})

test('a link with kilograms fills in both, and what is changed afterwards stays', async ({ page }) => {
  await page.goto('/quote?freight.weight=12000&freight.weightUnit=kg')
  await awake(page)
  await expect(unitOf(page)).toHaveValue('kg')
  await unitOf(page).selectOption('lbs')
  await page.reload()
  await expect(unitOf(page)).toHaveValue('lbs')
  await awake(page)
  await expect(unitOf(page)).toHaveValue('lbs')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice comes back with a mistake, and a change shows what is stored', async ({ page, site }) => {
    await page.goto('/quote?freight.weight=9000&freight.weightUnit=kg')
    await expect(unitOf(page)).toHaveValue('kg')
    await page
      .locator('form')
      .first()
      .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
    await fill(page, { ...shipment, email: 'nobody', 'freight.weight': '12 000' })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(/^Required: an address with an @/)).toBeVisible()
    await expect(weightOf(page)).toHaveValue('12 000')
    await expect(unitOf(page)).toHaveValue('kg')
    await control(page, 'email').fill('plain@kilograms.example')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page).toHaveURL(/\/thank-you/)
    const [reference = ''] = REFERENCE.exec(await page.getByRole('main').innerText()) ?? []
    await expectBothUnits(page, site, reference)

    await page.getByRole('link', { name: 'Change what you sent' }).click()
    await expect(weightOf(page)).toHaveValue('26455')
    await expect(unitOf(page)).toHaveValue('lbs')
    await weightOf(page).fill('900')
    await unitOf(page).selectOption('kg')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('region', { name: 'What you sent' })).toContainText('1,984 lbs (900 kg)')
  })
})
