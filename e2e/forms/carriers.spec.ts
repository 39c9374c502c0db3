import { control, fill, fleet } from '../support/fill.ts'
import { awake } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const SUCCESS =
  'Thank you for your interest in partnering with us. We’ll review your application and contact you soon!'
const FAILURE = 'There was an error submitting your application. Please try again.'
const quotes = (words: string) =>
  new RegExp(words.replaceAll('’', "['’]").replaceAll('.', '\\.').replaceAll('?', '\\?'))

test('a carrier applies; the form stays as typed behind the panel, and the same application is not stored twice', {
  tag: '@oldest',
}, async ({ page, site }) => {
  const references: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/send-quote')) references.push((await response.json()).reference)
  })
  await page.goto('/carriers')
  await awake(page)
  await page.getByRole('link', { name: 'Apply Now' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Carrier Application' })
  await fill(dialog, fleet)
  await control(dialog, 'equipmentType').selectOption('reefer')
  await dialog.locator('button[type=submit]').click()
  const panel = page.getByRole('dialog', { name: 'Application Submitted' })
  await expect(panel.getByRole('heading', { name: 'Application Submitted' })).toBeFocused()
  await expect(panel).toContainText(quotes(SUCCESS))
  await expect(panel).toContainText(/C-[0-9A-HJKMNP-TV-Z]{6}/)
  await panel.getByRole('button', { name: 'Back to the form' }).click()
  await expect(control(dialog, 'companyName')).toHaveValue('Prairie Haul Ltd.')

  const mail = await site.mailbox.mailWith('Prairie Haul Ltd.', 'MC 123456')
  expect(mail.text).toMatch(/C-[0-9A-HJKMNP-TV-Z]{6}/)
  expect(mail.text).toContain('Reefer')

  await dialog.locator('button[type=submit]').click()
  await expect.poll(() => references.length).toBe(2)
  await panel.getByRole('button', { name: 'Back to the form' }).click()
  await control(dialog, 'numberOfTrucks').fill('5')
  await dialog.locator('button[type=submit]').click()
  await expect.poll(() => references.length).toBe(3)
  expect(references[1]).toBe(references[0])
  expect(references[2]).not.toBe(references[0])
})

test('an application that fails says so and keeps the typing', async ({ page }) => {
  await page.route('**/api/send-quote', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'x' } }),
  )
  await page.goto('/carriers')
  await awake(page)
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Carrier Application' })
  await fill(dialog, fleet)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText(FAILURE)).toBeVisible()
  for (const [name, answer] of Object.entries(fleet)) await expect(control(dialog, name)).toHaveValue(answer)
})

test('what was sent can be reached from the panel, and from a toast once the dialog is closed', async ({
  page,
}) => {
  const path = '/requests/C-7F3K2M/abcdefghijklmnopqrstuv'
  await page.route('**/api/send-quote', (route) =>
    route.fulfill({ json: { success: true, message: 'x', reference: 'C-7F3K2M', page: path } }),
  )
  await page.goto('/carriers')
  await awake(page)
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, fleet)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator(`a[href="${path}"]`)).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast).toContainText('C-7F3K2M')
  await expect(toast.locator('a')).toHaveAttribute('href', path)
})

test('each answer but the equipment type is missed when it is missing', async ({ page }) => {
  await page.goto('/carriers')
  await awake(page)
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Carrier Application' })
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(Object.keys(fleet).length)
})

test('the page names the requirements and leads to us', async ({ page }) => {
  await page.goto('/carriers')
  for (const words of [
    'Competitive Rates',
    'Quick Pay Options',
    'Consistent Freight',
    'Carrier Requirements',
    '$1,000,000',
    '$100,000',
  ])
    await expect(page.getByRole('main')).toContainText(words)
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the application is a page of its own', async ({ page, site }) => {
    await page.goto('/carriers')
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await expect(page).toHaveURL(/\/carriers\/apply$/)
    await fill(page, { ...fleet, companyName: 'No Script Haulage' })
    await page.locator('main button[type=submit]').click()
    await expect(page).toHaveURL(/\/thank-you/)
    await site.mailbox.mailWith('No Script Haulage')
  })
})

for (const [width, lines] of [
  [320, 2],
  [390, 1],
] as const) {
  test(`at ${width} px every tab of the portal is on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 664 })
    await page.goto('/carrier/login')
    for (const tab of await page.getByRole('tab').all()) {
      const box = await tab.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    }
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(lines)
    const strip = page.getByRole('tablist')
    expect(await strip.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  })
}

test('the carrier portal is a demonstration: its tabs, its notice, and nothing sent', async ({ page }) => {
  await page.goto('/carrier/login')
  await awake(page)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) posted.push(request.url())
  })
  for (const [tab, item] of [
    ['Documents', /W-9/],
    ['Payments', /Dispute resolution/i],
    ['Profile', /Lane preferences/i],
    ['Loads', /Electronic proof of delivery/i],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').filter({ hasText: item })).toBeVisible()
  }
  await page.getByLabel('Email').fill('a@b.ca')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page.getByText('Demo Mode', { exact: true }).last()).toBeVisible()
  expect(posted).toEqual([])
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('correct horse')
})
