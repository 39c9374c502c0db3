import { control, fill, shipment } from './support/fill.ts'
import { awake, complaintsOf } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { translate } from './support/translate.ts'

test('on a page that the browser translates a request is corrected and sent', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/quote')
  await awake(page)
  await translate(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Required', { exact: true }).first()).toBeVisible()
  await fill(page, shipment)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('on pages that the browser translates overlays open and links lead on', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await awake(page)
  await translate(page)
  await page.getByLabel('Pickup location').fill('Calgary, AB')
  await page.getByLabel('Delivery location').fill('Dallas, TX')
  await expect(page.getByRole('region', { name: /Calgary, AB to Dallas, TX/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).click()
  await expect(control(page.getByRole('dialog'), 'deliveryLocation')).toHaveValue('Dallas, TX')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [name, path] of [
    ['Safety', '/safety'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  await page.goto('/services/load-planner')
  await awake(page)
  await translate(page)
  const rows = page.locator('[id^=load-count-]')
  const before = await rows.count()
  await page.getByRole('button', { name: 'Add a row' }).click()
  await expect(rows).toHaveCount(before + 1)
  expect(complaints).toEqual([])
})
