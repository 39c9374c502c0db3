import type { Locator, Page } from '@playwright/test'
import { control, fill, shipment } from '../support/fill.ts'
import { awake, CLOSE_DELAY_MS, stopTimers } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Request a Quote' })

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Get a Quote' }).last().click()
  await expect(drawer(page)).toBeVisible()
  return drawer(page)
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await awake(page)
}

test('Back closes the drawer on its page, and Forward opens it again as it was typed', async ({ page }) => {
  await page.goto('/contact')
  await openHome(page)
  await control(await openDrawer(page), 'name').fill('Zoë')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(control(drawer(page), 'name')).toHaveValue('Zoë')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a drawer that was closed leaves nothing behind for Back', async ({ page }) => {
  await page.goto('/contact')
  await openHome(page)
  for (let round = 0; round < 2; round++) {
    await openDrawer(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a drawer opened again while it closes stays open', async ({ page }) => {
  await openHome(page)
  await openDrawer(page)
  await page.evaluate(() => {
    const press = (target: Element | null | undefined) => (target as HTMLElement).click()
    press(document.querySelector('[role=dialog] button[aria-label=Close]'))
    press([...document.querySelectorAll('a[data-opens=quote-drawer]')].at(-1))
  })
  await expect(control(drawer(page), 'name')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Back closes the search, and a page chosen in it replaces it', async ({ page }) => {
  await page.goto('/contact')
  await awake(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('reefer')
  await expect(page.getByRole('option').first()).toContainText('Temperature')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/temperature-controlled(#.*)?$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a reload brings the drawer back with what was typed', async ({ page }) => {
  await openHome(page)
  await fill(await openDrawer(page), { name: 'Zoë', 'freight.weight': '18000' })
  await drawer(page).getByLabel('LTL').check()
  await page.reload()
  await expect(control(drawer(page), 'name')).toHaveValue('Zoë')
  await expect(control(drawer(page), 'freight.weight')).toHaveValue('18000')
  await expect(drawer(page).getByLabel('LTL')).toBeChecked()
})

test('Back closes the carrier dialog, Forward and a reload bring it back as it was typed', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.goto('/carriers')
  await awake(page)
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Carrier Application' })
  await control(dialog, 'companyName').fill('Prairie Haul')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/carriers$/)
  await page.goForward()
  await expect(control(dialog, 'companyName')).toHaveValue('Prairie Haul')
  await page.reload()
  await expect(control(dialog, 'companyName')).toHaveValue('Prairie Haul')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/contact$/)
})

test('drawer, dialog and page share one draft', async ({ page }) => {
  await openHome(page)
  await control(await openDrawer(page), 'name').fill('Zoë')
  await page.goto('/quote')
  await awake(page)
  await expect(control(page, 'name')).toHaveValue('Zoë')
  await control(page, 'phone').fill('403 555 0117')
  await page.goto('/about-us')
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click()
  await expect(control(drawer(page), 'name')).toHaveValue('Zoë')
  await expect(control(drawer(page), 'phone')).toHaveValue('403 555 0117')
})

test('the errors of a closed drawer do not come back', async ({ page }) => {
  await openHome(page)
  const dialog = await openDrawer(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Required', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click()
  await expect(drawer(page)).toBeVisible()
  await expect(drawer(page).getByText('Required', { exact: true })).toHaveCount(0)
  await expect(drawer(page).getByRole('alert')).toHaveCount(0)
})

test('a request that was sent leaves no draft, and Forward does not open the form again', async ({
  page,
}) => {
  await stopTimers(page, CLOSE_DELAY_MS)
  await openHome(page)
  const dialog = await openDrawer(page)
  await fill(dialog, shipment)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/quote')
  await awake(page)
  for (const name of Object.keys(shipment)) await expect(control(page, name)).toHaveValue('')
})

const waysToLeave: Record<string, (page: Page) => Promise<void>> = {
  dismissed: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap(),
  'scrolled away from': (page) => drag(page, 300, 450),
}

for (const [way, leave] of Object.entries(waysToLeave))
  test(`on a touch screen the success panel stays until it is ${way}`, async ({ browser, site }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 664 },
      isMobile: true,
      hasTouch: true,
      baseURL: site.url,
    })
    const page = await context.newPage()
    await page.clock.install()
    await openHome(page)
    const dialog = await openDrawer(page)
    await fill(dialog, shipment)
    await dialog.getByRole('button', { name: 'Send request' }).tap()
    const heading = page.getByRole('heading', { name: 'Quote Request Submitted!' })
    await expect(heading).toBeVisible()
    await page.clock.runFor(30_000)
    await drag(page, 300, 340)
    await expect(heading).toBeVisible()
    await leave(page)
    await page.clock.runFor(1000)
    await expect(heading).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await context.close()
  })

/** One finger, in the middle of a phone's screen. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5)
  await touch('touchEnd')
}
