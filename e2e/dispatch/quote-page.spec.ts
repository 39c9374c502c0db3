import { barriers } from '../support/barriers.ts'
import { quoteTerms } from '../support/quote-terms.ts'
import { complaintsOf, type Site } from '../support/site.ts'
import { receiveWithPage, type StaffPerson } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the inbox does, with the cookies of a member of staff. */
async function call(site: Site, { page }: StaffPerson, path: string, data?: object) {
  const { request } = page.context()
  const url = `${site.url}/api/inbox/submissions/${path}`
  // A connection that is kept may end just when it is used again.
  const headers = { origin: site.url, connection: 'close' }
  const response = await (data ? request.post(url, { data, headers }) : request.get(url, { headers }))
  return { status: response.status(), details: await response.json() }
}

/** A request and its quote; answers the path of its page. */
async function quoted(site: Site, staff: StaffPerson, more: object = {}) {
  const { reference, path } = await receiveWithPage(site, { deliveryLocation: 'Dallas, TX' })
  const quote = async (changes: object = {}) => {
    const { version } = (await call(site, staff, reference)).details
    const validUntil = new Date(Date.now() + 6 * DAY_MS).toISOString()
    const sent = await call(site, staff, `${reference}/quotes`, {
      version,
      validUntil,
      ...quoteTerms,
      ...more,
      ...changes,
    })
    expect(sent.status).toBe(200)
  }
  const book = async () => {
    const { version } = (await call(site, staff, reference)).details
    expect((await call(site, staff, `${reference}/booking`, { version })).status).toBe(200)
  }
  await quote()
  return { reference, path, quote, book }
}

for (const javaScriptEnabled of [true, false])
  test(`a quote is read, accepted, taken back, accepted and booked ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
    dana,
  }) => {
    const { reference, path, book } = await quoted(site, dana)
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await page.goto(path)
    await expect(page.getByText(/^Holds until/)).toBeVisible()
    const pay = page.getByRole('region', { name: /What you pay/ })
    await expect(pay).toContainText('Fuel surcharge1,476.00')
    await expect(pay).toContainText('CAD\u00a07,801.00')
    await expect(pay).toContainText('CAD\u00a095.00 an hour')
    if (javaScriptEnabled) expect(await barriers(page)).toEqual([])

    await page.getByRole('link', { name: 'Accept this quote' }).first().click()
    const accept = page.getByRole('region', { name: 'Go ahead?' })
    await accept.getByLabel('Your name').fill('Priya Nair')
    await accept.getByLabel(/PO number/).fill('PO-88112')
    await accept.getByRole('button', { name: /Accept for CAD/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'You accepted the quote' })).toBeVisible()
    await expect(pay).toContainText('PO-88112')
    await site.mailbox.mailWith(reference, 'PO-88112')

    await page.getByText('Take the acceptance back').click()
    await page.getByRole('button', { name: 'Yes, take it back' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The quote is open again' })).toBeVisible()

    await accept.getByLabel('Your name').fill('Priya Nair')
    await accept.getByRole('button', { name: /Accept for CAD/ }).click()
    await expect(page.getByRole('heading', { name: 'You accepted this quote' })).toBeVisible()
    await book()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
    await site.mailbox.mailWith(reference, 'Booked')
    expect(complaints).toEqual([])
    await context.close()
  })

test('a quote that was replaced while it was read is not accepted, and what was typed stays', async ({
  page,
  site,
  dana,
}) => {
  const { path, quote } = await quoted(site, dana)
  await page.goto(path)
  const form = page.getByRole('region', { name: 'Go ahead?' })
  await form.getByLabel('Your name').fill('Priya Nair')
  await quote({ lines: [{ label: 'Linehaul', amount: '8000.00' }] })
  await form.getByRole('button', { name: /Accept for CAD\s7,801\.00/ }).click()
  await expect(page.getByRole('alert')).toContainText('no longer open')
  await expect(page.getByText(/What changed: the price/)).toBeVisible()
  await expect(form.getByRole('button', { name: /Accept for CAD\s8,000\.00/ })).toBeVisible()
})

test('a quote is declined with a reason by keyboard alone', async ({ page, site, dana }) => {
  const { reference, path } = await quoted(site, dana)
  await page.goto(path)
  await page.getByText('Decline this quote').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('The price').focus()
  await page.keyboard.press('Space')
  await page.getByLabel(/Anything to add/).focus()
  await page.keyboard.type('Above our budget')
  await page.getByRole('button', { name: 'Decline the quote' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'You declined the quote' })).toBeVisible()
  await site.mailbox.mailWith(reference, 'Above our budget')
})
