import type { Page } from '@playwright/test'
import { barriersInEachLook, NO_BARRIERS } from './support/barriers.ts'
import { awake, complaintsOf } from './support/site.ts'
import { expect, test } from './support/test.ts'

const planner = '/services/load-planner'
const twoRows = `${planner}?row=6x48x40x50x600&row=4x60x48x60x900`
const tooHigh = `${planner}?row=6x48x40x50x600&row=2x96x80x112x4200&extra=delivery-dock`

const verdict = (page: Page) =>
  page
    .getByRole('form', { name: 'Load planner' })
    .locator('p', { has: page.locator('b') })
    .first()
const row = (page: Page, letter: string) => page.getByRole('group', { name: `Row ${letter}`, exact: true })
const cell = (page: Page, letter: string, name: RegExp) => row(page, letter).getByRole('textbox', { name })
const drawing = (page: Page) => page.getByRole('img', { name: /53 foot trailer/ })

test('the keyboard alone enters, adds, moves and removes rows', { tag: '@oldest' }, async ({ page }) => {
  await page.goto(planner)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  await cell(page, 'A', /Pieces/).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('26')
  await expect(verdict(page)).toContainText('full truckload')
  await expect(drawing(page)).toHaveAccessibleName(/26 pieces, 52 feet/)

  await page.getByRole('button', { name: 'Add a row' }).press('Enter')
  await expect(cell(page, 'B', /Pieces/)).toBeFocused()
  for (const typed of ['2', '60', '48', '30', '100']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(row(page, 'B').getByRole('checkbox', { name: 'Stackable' })).toBeFocused()
  await expect(verdict(page)).toContainText('don’t fit')
  await page.keyboard.press('Space')
  await expect(verdict(page)).toContainText('57 of 53 ft')

  const up = row(page, 'B').getByRole('button', { name: 'Move row B up' })
  await up.press('Enter')
  const moved = row(page, 'A').getByRole('button', { name: 'Move row A up' })
  await expect(moved).toBeFocused()
  await expect(cell(page, 'A', /Length/)).toHaveValue('60')
  await expect(page.getByRole('status').filter({ hasText: 'Row B is now row A of 2.' })).toHaveCount(1)
  await moved.press('Enter')
  await expect(cell(page, 'A', /Length/)).toHaveValue('60')
  await row(page, 'A').getByRole('button', { name: 'Remove row A' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove row A' })).toBeFocused()
  await expect(cell(page, 'A', /Pieces/)).toHaveValue('26')
})

test.describe('with a finger on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } })

  test('rows move, stack and go, and the trailer stands upright', async ({ page }) => {
    await page.goto(twoRows)
    await page.getByRole('button', { name: 'Move row A down' }).tap()
    await expect(cell(page, 'A', /Length/)).toHaveValue('60')
    await page.getByText('Stackable').first().tap()
    await expect(drawing(page)).toHaveAccessibleName(/10 pieces, 22 feet/)
    await cell(page, 'A', /Height/).fill('54')
    await expect(drawing(page)).toHaveAccessibleName(/10 pieces, 17 feet/)
    await page.getByRole('button', { name: 'Remove row B' }).tap()
    await expect(row(page, 'B')).toHaveCount(0)
    const box = await drawing(page).boundingBox()
    expect(box?.height).toBeGreaterThan(2 * (box?.width ?? 0))
    for (const button of await page.getByRole('button', { name: /row A/ }).all()) {
      const size = await button.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40)
    }
  })
})

test('what is typed before the application runs is planned', async ({ page }) => {
  await page.goto(planner)
  await cell(page, 'A', /Pieces/).fill('12')
  await expect(verdict(page)).toContainText('12 pieces in 24 of 53 ft')
})

test('a measure typed with a unit is read as that, and no key or wheel changes a number', async ({
  page,
}) => {
  await page.goto(planner)
  await awake(page)
  const length = cell(page, 'A', /Length/)
  const weight = cell(page, 'A', /Weight of one/)
  await length.fill('8 ft')
  await expect(page).toHaveURL(/row=6x96x40x50x600$/)
  await weight.fill('270 kg')
  await expect(length).toHaveValue('96')
  await length.fill('4 fathoms')
  await expect(weight).toHaveValue('595.2')
  await expect(length).toHaveAccessibleDescription(/needs a length above 0, as 48, 4 ft or 1.2 m/)
  await length.fill('47.5')
  await length.press('ArrowUp')
  await length.press('ArrowDown')
  await length.hover()
  await page.mouse.wheel(0, 100)
  await expect(length).toHaveValue('47.5')
})

test('the address carries the load: to another browser, through a reload, and Back to it', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(planner)
  await awake(page)
  await page.getByRole('radio', { name: 'kg · cm' }).check()
  await expect(cell(page, 'A', /Length in centimetres/)).toHaveValue('122')
  await cell(page, 'A', /Pieces/).fill('8')
  await row(page, 'A').getByRole('checkbox', { name: 'Can be turned' }).check()
  await page
    .getByRole('group', { name: 'At delivery' })
    .getByRole('checkbox', { name: 'By appointment' })
    .check()
  await expect(page).toHaveURL(/row=8x122x102x127x272-turn&units=metric&extra=delivery-appointment$/)
  const url = page.url()

  const shows = async (other: Page) => {
    await expect(cell(other, 'A', /Pieces/)).toHaveValue('8')
    await expect(cell(other, 'A', /Weight of one in kilograms/)).toHaveValue('272')
    await expect(row(other, 'A').getByRole('checkbox', { name: 'Can be turned' })).toBeChecked()
    await expect(other.getByText('Appointment at delivery')).toBeVisible()
    await expect(verdict(other)).toContainText('8 pieces in 13.4 of 53 ft')
  }
  await page.reload()
  await shows(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'LTL' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /LTL/ })).toBeVisible()
  await page.goBack()
  await shows(page)
  const guest = await browser.newPage({ baseURL: site.url })
  await guest.goto(url)
  await shows(guest)
  await guest.close()
})

test('one button carries the load into the quote, beside what is typed there already', async ({ page }) => {
  await page.goto(`${twoRows}&extra=delivery-dock`)
  await expect(page.getByText('Liftgate at delivery')).toBeVisible()
  const carry = page.getByRole('link', { name: 'Put this load in the quote' })
  await carry.click()
  const drawer = page.getByRole('dialog')
  const weight = drawer.locator('[name="freight.weight"]')
  const info = drawer.locator('[name=additionalInfo]')
  await expect(weight).toHaveValue('7200')
  await expect(drawer.locator('[name="freight.dimensions"]')).toHaveValue(
    '6 of 48 × 40 × 50 in; 4 of 60 × 48 × 60 in',
  )
  await expect(info).toHaveValue(
    /^Load plan: 10 pieces .*22 linear ft of 53.*class 100 by density.*Liftgate at delivery\.$/,
  )
  await info.fill(`Call ahead.\n${await info.inputValue()}`)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await cell(page, 'A', /Pieces/).fill('8')
  await carry.click()
  await expect(weight).toHaveValue('8400')
  await expect(info).toHaveValue(/^Call ahead\.\nLoad plan: 12 pieces/)
})

test('a load that does not fit says why, in the row, over the drawing and in the table', async ({ page }) => {
  await page.goto(tooHigh)
  await expect(verdict(page)).toContainText('2 pieces don’t fit.')
  await expect(row(page, 'B')).toContainText('B is 112 in high; a 53 ft dry van takes 108 in.')
  await expect(cell(page, 'B', /Height/)).toHaveAccessibleDescription(/112 in high/)
  await page.getByText('The same load as a table').click()
  const table = page.getByRole('table', { name: /Where each row stands/ })
  await expect(table.getByRole('row', { name: /^A/ })).toContainText('2 across in 3 rows, from 0 to 12 ft')
  await expect(table.getByRole('row', { name: /^B/ })).toContainText('112 in high')
  expect(await barriersInEachLook(page)).toEqual(NO_BARRIERS)
})

test('an address with far too many rows leaves a planner that works', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(`${planner}?${'row=999999x1x1x1x1&'.repeat(500)}`)
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
  await expect(verdict(page)).not.toBeEmpty()
  expect(await page.getByRole('group', { name: /^Row / }).count()).toBeLessThanOrEqual(20)
  await page.getByRole('button', { name: '12 pallets' }).click()
  await expect(page.getByRole('link', { name: 'Put this load in the quote' })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('it says what it needs, and where else to turn', async ({ page }) => {
    await page.goto(planner)
    await expect(page.locator('main noscript > *')).toContainText('needs JavaScript')
    await expect(page.locator('main noscript a[href="/quote"]')).toBeVisible()
    await expect(drawing(page)).toBeVisible()
  })
})

test('the quote leads to the planner and back, with everything typed and the lane known', async ({
  page,
}) => {
  await page.goto('/')
  await awake(page)
  await page.getByRole('link', { name: 'Get a Quote' }).last().click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('[name=pickupLocation]').fill('Calgary, AB')
  await drawer.locator('[name=deliveryLocation]').fill('Dallas, TX')
  await drawer.locator('[name=additionalInfo]').fill('Call ahead.')
  // The link moves down for it.
  await expect(drawer.getByText('Border: Coutts–Sweetgrass')).toBeVisible()
  await drawer.getByRole('link', { name: 'Plan the load' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Will it fit?' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your lane: Calgary to Dallas' })).toBeVisible()
  await page.getByRole('link', { name: 'Put this load in the quote' }).click()
  await expect(drawer.locator('[name=pickupLocation]')).toHaveValue('Calgary, AB')
  await expect(drawer.locator('[name=additionalInfo]')).toHaveValue(/^Call ahead\.\nLoad plan: 6 pieces/)
})
