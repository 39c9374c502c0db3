import { company } from '../domain/company.ts'
import { fill, shipment } from './support/fill.ts'
import { awake, CLOSE_DELAY_MS, stopTimers } from './support/site.ts'
import { newStaff, receive } from './support/staff.ts'
import { expect, test } from './support/test.ts'

for (const path of ['/services/ltl', '/safety', '/privacy-policy', '/quote'])
  test(`${path} prints as a document with letterhead, without menu and buttons`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const letterhead = page.getByRole('banner')
    await expect(letterhead.getByText(company.email)).toBeVisible()
    await expect(letterhead.getByText(company.phone.shown).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Get a Quote' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('the success panel of the drawer is what is printed, and not the page beneath', async ({ page }) => {
  await stopTimers(page, CLOSE_DELAY_MS)
  await page.goto('/')
  await awake(page)
  await page.locator('a[data-opens=quote-drawer]').first().click()
  const panel = page.getByRole('dialog')
  await panel.waitFor()
  await fill(panel, { ...shipment, email: 'print@shipper.example' })
  await panel.locator('button[type=submit]').click()
  await expect(panel.locator('#quote-sent')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(panel.locator('#quote-sent')).toBeVisible()
  await expect(panel.getByText(shipment.deliveryLocation)).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
})

test('a submission prints as a document, with letterhead and without controls', async ({ browser, site }) => {
  const { page } = await newStaff(browser, site, 'print@company.example', 'Pat Print')
  const reference = await receive(site)
  await page.goto(`/admin/inbox/${reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dallas')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('small', { hasText: company.email })).toBeVisible()
  for (const name of ['Print', 'Save note']) await expect(page.getByRole('button', { name })).toHaveCount(0)
  for (const name of ['Add a note', 'Emails'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await expect(page.getByText('Palletized food', { exact: true })).toBeVisible()
})
