import type { Page } from '@playwright/test'
import { control, fill, shipment } from './support/fill.ts'
import { awake } from './support/site.ts'
import { receive } from './support/staff.ts'
import { expect, inInbox, test } from './support/test.ts'

const SCRIPTS = '**/assets/*.js'
const WIDTHS = [390, 1024, 1720]

/** Opens a page that fetches nothing before it is needed. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  await page.goto(path)
  await awake(page)
}

/** As after an upgrade where the server has none of the former files: what the page has not loaded is gone. The next page has its own. */
async function loseParts(page: Page): Promise<void> {
  let isLost = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false
  })
  await page.route(SCRIPTS, (route) => (isLost ? route.fulfill({ status: 404 }) : route.continue()))
}

/** From now on whatever renders an element of this name throws. */
const failToRender = (page: Page, name: string): Promise<void> =>
  page.evaluate((name) => {
    const { createElement } = document
    document.createElement = ((tag: string, options?: ElementCreationOptions) => {
      if (tag === name) throw new TypeError(`no ${name}`)
      return createElement.call(document, tag, options)
    }) as typeof createElement
  }, name)

/** It says that something could not be opened. */
async function dismissed(page: Page): Promise<void> {
  const alert = error(page, /could not be opened here/)
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toBeHidden()
}

const error = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text })

for (const width of WIDTHS)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a link goes where it points, an overlay to its page, and the search says that it could not be loaded', async ({
      page,
    }) => {
      await open(page, '/shippers')
      await loseParts(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click()
      await expect(page).toHaveURL(/\/safety$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Safety')

      await awake(page)
      await loseParts(page)
      await page.keyboard.press('Control+k')
      await expect(error(page, /search couldn’t be loaded/)).toBeVisible()
      await page.getByRole('link', { name: 'Get a Quote' }).last().click()
      await expect(page).toHaveURL(/\/quote/)
      await expect(control(page, 'pickupLocation')).toBeVisible()
    })

    test('a request that cannot be sent says so without a further file', async ({ page }) => {
      await page.route('**/assets/toasts-*.js', (route) => route.fulfill({ status: 404 }))
      await open(page, '/quote')
      await fill(page, shipment)
      await page.route('**/api/send-quote', (route) => route.abort())
      await page.getByRole('button', { name: 'Send request' }).click()
      const alert = error(page, /There was an error submitting your quote request/)
      await expect(alert).toBeInViewport()
      await alert.getByRole('button', { name: 'Dismiss' }).click()
      await expect(alert).toBeHidden()
      await expect(control(page, 'pickupLocation')).toHaveValue(shipment.pickupLocation)
    })
  })

test('pointing at a link loads nothing again', async ({ page }) => {
  await open(page, '/shippers')
  await loseParts(page)
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  const asked = page.waitForResponse(/safety-.*js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).hover()
  expect((await asked).status()).toBe(404)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(loads).toEqual([])
})

test('an overlay that throws closes, says so, and leaves the page and what was typed', async ({ page }) => {
  await open(page, '/quote')
  await fill(page, { pickupLocation: 'Taber, AB' })
  await failToRender(page, 'mark')
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Type to search across the site...').fill('r')
  await expect(error(page, /search couldn’t be loaded/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(control(page, 'pickupLocation')).toHaveValue('Taber, AB')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a drawer that throws leads to the page with the same form and what was typed', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Get a Quote' }).last().click()
  await control(page.getByRole('dialog'), 'name').fill('Zoë Sample')
  await failToRender(page, 'li')
  await page.getByRole('button', { name: 'Send request' }).click()
  await error(page, /could not be opened here/)
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/quote$/)
  await expect(control(page, 'name')).toHaveValue('Zoë Sample')
})

test('a page that throws as a whole becomes its document again, with what was typed, and sends', async ({
  page,
}) => {
  await open(page, '/quote')
  await fill(page, { ...shipment, name: '' })
  await failToRender(page, 'li')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.waitForFunction(() => history.state?.isDocument && document.readyState === 'complete')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(control(page, 'pickupLocation')).toHaveValue(shipment.pickupLocation)
  await control(page, 'name').fill('Zoë Sample')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/thank-you\?reference=Q-/)
})

test('a page that throws when a link leads to it is shown as its document', async ({ page }) => {
  await open(page, '/shippers')
  await failToRender(page, 'h1')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Safety')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await awake(page)
})

test('a request that arrived says so, also where the panel that says it throws', async ({ page }) => {
  await open(page, '/quote')
  await fill(page, shipment)
  await failToRender(page, 'h2')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(error(page, /Quote Request Submitted!.*Q-/)).toBeVisible()
})

test('a lane that cannot be shown leaves the page and its form', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  await failToRender(page, 'dl')
  await page.getByLabel('Pickup location').fill('Calgary, AB')
  await page.getByLabel('Delivery location').fill('Dallas, TX')
  await expect(error(page, /This part of the page could not be shown/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).click()
  await expect(control(page.getByRole('dialog'), 'deliveryLocation')).toHaveValue('Dallas, TX')
})

for (const width of WIDTHS)
  inInbox(
    `${width} px wide, a submission opens, and dialogs say that they could not`,
    async ({ page, site }) => {
      const reference = await receive(site)
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/admin/inbox')
      const row = page.getByRole('row').filter({ hasText: reference })
      await expect(row).toBeVisible()
      await loseParts(page)
      // A phone has neither.
      if (width > 600) {
        await page.keyboard.press('?')
        await dismissed(page)
        await page.getByRole('button', { name: 'Export' }).click()
        await dismissed(page)
      }
      await row.getByRole('link', { name: reference }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/inbox/${reference}$`))
      await expect(page.getByRole('heading', { name: 'What they sent' })).toBeVisible()
    },
  )

inInbox('a part of a submission that throws leaves the others and the reply', async ({ page, site }) => {
  const reference = await receive(site)
  await open(page, `/admin/inbox/${reference}`)
  await page.getByRole('tab', { name: 'Message' }).click()
  await page.getByLabel('Your answer').fill('Half a sentence')
  await failToRender(page, 'li')
  await page.getByPlaceholder('For staff only; the sender never sees it').fill('Called them')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('This part of the page could not be shown.').first()).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveValue('Half a sentence')
})

inInbox('a tab that is older than the server says so, and keeps the draft', async ({ page, site }) => {
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.goto(`/admin/inbox/${await receive(site)}`)
  await asked
  await page.getByRole('tab', { name: 'Message' }).click()
  await page.getByLabel('Your answer').fill('Half a sentence')
  const newer = page.getByRole('status').filter({ hasText: 'newer version' })
  await expect(newer).toBeHidden()
  await page.route('/admin/inbox', (route) => route.fulfill({ headers: { etag: '"another"' } }))
  // As after the server was started again.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await newer.getByRole('button', { name: 'Load it' }).click()
  await expect(page.getByLabel('Your answer')).toHaveValue('Half a sentence')
})
