import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { newDatabase, startPostgres } from '../server/testing/programs/test-postgres.ts'
import { control, fill, shipment } from './support/fill.ts'
import { CLOSE_DELAY_MS, complaintsOf, type Site, startSite, stopTimers } from './support/site.ts'
import { newStaff, type StaffPerson } from './support/staff.ts'
import { test as base, expect } from './support/test.ts'

interface People {
  site: Site
  dana: StaffPerson
}

const test = base.extend<{ onPostgres: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know that nothing is needed
  onPostgres: async ({}, use) => {
    const postgres = await startPostgres()
    const site = await startSite({
      DATABASE_URL: await newDatabase(postgres.url),
      APP_SECRET: 'a secret of thirty-two characters',
    })
    await use(site)
    await site.stop()
    await postgres.remove()
  },
})

/** How somebody presses what is on a page. */
type Press = (target: Locator) => Promise<void>
const byKeyboard: Press = async (target) => {
  await target.focus()
  await target.page().keyboard.press('Enter')
}
const byThumb: Press = (target) => target.tap()

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }

test('from the hero to a booking, by keyboard', { tag: '@oldest' }, async ({ browser, site }) => {
  const dana = await newStaff(browser, site, 'keyboard@company.example', 'Dana One')
  await book({ site, dana }, byKeyboard, {})
})

test('from the hero to a booking, by thumb on a phone, on Postgres', async ({
  browser,
  onPostgres: site,
}) => {
  const dana = await newStaff(browser, site, 'thumb@company.example', 'Dana Two')
  await book({ site, dana }, byThumb, PHONE)
})

test('from the hero to a booking, without JavaScript', async ({ browser, site }) => {
  const dana = await newStaff(browser, site, 'scriptless@company.example', 'Dana Three')
  await book({ site, dana }, byKeyboard, { javaScriptEnabled: false })
})

/** A customer and a dispatcher in browsers of their own, with a question and a revision between. */
async function book({ site, dana }: People, press: Press, how: BrowserContextOptions): Promise<void> {
  const browser = dana.page.context().browser()
  const context = await browser?.newContext({ baseURL: site.url, ...how })
  if (!context) throw new Error('no browser')
  const customer = await context.newPage()
  const complaints = complaintsOf(customer)
  // The success panel that closes goes back in history, in the middle of what the customer opens next.
  await stopTimers(customer, CLOSE_DELAY_MS)
  const path = await askForQuote(customer, press)
  const reference = path.split('/')[2] ?? ''
  const name = `Zoë of ${dana.email}`

  const inbox = dana.page
  await inbox.goto(`/admin/inbox/${reference}`)
  await inbox.getByLabel('Amount of line 1, Linehaul').fill('6150')
  await inbox.getByLabel('Amount of line 2, Fuel surcharge').fill('1476')
  await byKeyboard(inbox.getByRole('button', { name: 'Send the quote' }))
  await expect(inbox.getByLabel('State')).toHaveValue('quoted')
  const quoted = await site.mailbox.mailWith('CAD 7,626.00', reference)
  expect(quoted.text).toContain(path)

  await customer.goto(path)
  const conversation = customer.getByRole('region', { name: 'Conversation' })
  await conversation.getByLabel('Write to dispatch').fill('Is the liftgate included?')
  await conversation.locator('input[type=file]').setInputFiles({
    name: 'Quai de réception.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% a sample\n'),
  })
  await press(conversation.getByRole('button', { name: 'Send the message' }))
  await expect(conversation.getByRole('listitem').first()).toContainText('Is the liftgate included?')
  await site.mailbox.mailWith('Is the liftgate included?', reference, '\nTo: dispatch@bowline.example')

  const said = inbox.getByRole('region', { name: 'Conversation' })
  await expect(said).toContainText('Is the liftgate included?')
  await expect(said.getByRole('link', { name: 'Quai de réception.pdf' })).toBeVisible()
  await byKeyboard(inbox.getByRole('tab', { name: 'Message' }))
  await inbox.getByLabel('Your answer').fill('With a liftgate it is CAD 7,900: a new quote follows.')
  await byKeyboard(inbox.getByRole('button', { name: 'Send the answer' }))
  await expect(said).toContainText('a new quote follows')
  await byKeyboard(inbox.getByRole('tab', { name: 'Quote' }))
  await inbox.getByLabel('Amount of line 1, Linehaul').fill('6424')
  await byKeyboard(inbox.getByRole('button', { name: 'Replace quote 1' }))
  await site.mailbox.mailWith('CAD 7,900.00', reference)
  // Until it is sent an answer can be taken back, and the customer does not see it.
  await site.mailbox.mailWith('a new quote follows', reference)

  await customer.goto(path)
  await expect(customer.getByText(/What changed: the price/)).toBeVisible()
  await expect(conversation).toContainText('a new quote follows')
  const accept = customer.getByRole('region', { name: 'Go ahead?' })
  await accept.getByLabel('Your name').fill(name)
  await press(accept.getByRole('button', { name: /Accept for CAD\s7,900\.00/ }))
  await expect(customer.getByRole('status').filter({ hasText: 'You accepted the quote' })).toBeVisible()

  await expect(inbox.getByRole('region', { name: 'Quotes' })).toContainText(`${name} accepted it`)
  await byKeyboard(inbox.getByRole('button', { name: 'Confirm booking' }))
  await expect(inbox.getByLabel('State')).toHaveValue('booked')
  await site.mailbox.mailWith(`Booked: ${reference}`)
  await customer.goto(path)
  await expect(customer.getByRole('heading', { name: 'Booked' })).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
  await dana.page.context().close()
}

/** Begins on the first screen of Home; answers the path of the request's page. */
async function askForQuote(page: Page, press: Press): Promise<string> {
  await page.goto('/')
  await control(page, 'pickupLocation').first().fill('Calgary, AB')
  await control(page, 'deliveryLocation').first().fill('Dallas, TX')
  await press(
    page
      .locator('form')
      .first()
      .getByRole('button', { name: /Get a Quote|Next/ }),
  )
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' })
  const email = page.getByLabel('Email').first()
  await email.waitFor()
  const form = (await dialog.isVisible()) ? dialog : page.getByRole('main')
  const { pickupLocation: _, deliveryLocation: __, ...others } = shipment
  await fill(form, others)
  await press(form.getByRole('button', { name: 'Send request' }))
  const link = page.locator('a[href*="/requests/Q-"]')
  return new URL((await link.first().getAttribute('href')) ?? '', page.url()).pathname
}
