import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createTransport } from 'nodemailer'
import { freePort } from '../../server/testing/programs/free-port.ts'
import { barriers, barriersInEachLook, NO_BARRIERS } from '../support/barriers.ts'
import type { Mail } from '../support/mailbox.ts'
import { quoteTerms } from '../support/quote-terms.ts'
import { complaintsOf, type Site, startSite } from '../support/site.ts'
import { receiveWithPage } from '../support/staff.ts'
import { test as base, expect } from '../support/test.ts'

/** Where the relay hands over mail to the addresses for replies. */
const inboundPort = await freePort()

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know that nothing is needed
    async ({}, use) => {
      const site = await startSite({
        INBOUND_DOMAIN: 'reply.company.example',
        INBOUND_SMTP: `127.0.0.1:${inboundPort}`,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

// One after the other, as each worker needs a site, a browser and a sign-in of its own.
test.describe.configure({ mode: 'default' })

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name}`),
})

/** As a mail program answers one of our mails, by way of the relay. */
async function replyByMail({ text }: Mail, from: string, said?: string): Promise<void> {
  const [to] = /[\w-]+@reply\.company\.example/.exec(text) ?? []
  const [, inReplyTo] = /^Message-ID: (.+)$/im.exec(text) ?? []
  const relay = createTransport({ host: '127.0.0.1', port: inboundPort })
  await relay.sendMail({
    from,
    to,
    inReplyTo,
    subject: 'Re: your request',
    text: `${said ?? 'Thank you, Tuesday it is.'}\n\nOn Mon, Nov 23, 2026 at 10:12 AM Dispatch wrote:\n\n> Which day?\n`,
    ...(said === undefined && {
      attachments: [{ filename: 'dock.pdf', content: pdf('dock.pdf').buffer }],
    }),
  })
  relay.close()
}

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test('a customer writes with a file, dispatch answers with another, and the customer reads it', async ({
      browser,
      site,
      dana,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled })
      const customer = await context.newPage()
      const complaints = complaintsOf(customer)
      const { reference, path } = await receiveWithPage(site, {
        email: `talk${javaScriptEnabled}@shipper.example`,
      })
      await customer.goto(site.url + path)
      await customer
        .getByLabel('Write to dispatch')
        .fill('Is Tuesday possible?\n\nThe pallet list is attached.')
      await customer.getByLabel(/Attach files/).setInputFiles([pdf('pallet list.pdf')])
      await customer.getByRole('button', { name: 'Send the message' }).click()
      await expect(customer.getByRole('status').filter({ hasText: 'Your message was sent' })).toBeFocused()
      await expect(conversation(customer)).toContainText('Is Tuesday possible?')
      await expect(customer.getByLabel('Write to dispatch')).toHaveValue('')
      await site.mailbox.mailWith(reference, 'message from the sender', 'pallet list.pdf')

      // A mistake keeps what was typed.
      await customer.getByLabel('Write to dispatch').fill('x'.repeat(5001))
      await customer.getByRole('button', { name: 'Send the message' }).click()
      await expect(customer.getByText('Required: 5,000 characters at most')).toBeVisible()
      await expect(customer.getByLabel('Write to dispatch')).toHaveValue('x'.repeat(5001))

      const page = await dana.page.context().newPage()
      await page.goto('/admin/inbox')
      await page.getByRole('link', { name: 'Unanswered' }).click()
      const row = page.getByRole('row').filter({ hasText: reference })
      await expect(row.getByRole('img', { name: 'a message waits for an answer' })).toBeVisible()
      await row.getByRole('link', { name: reference }).click()
      await expect(conversation(page)).toContainText('Is Tuesday possible?')
      const downloading = page.waitForEvent('download')
      await conversation(page).getByRole('link', { name: 'pallet list.pdf' }).click()
      expect(readFileSync(await (await downloading).path(), 'utf8')).toBe('%PDF-1.7 pallet list.pdf')
      expect(await barriers(page)).toEqual([])

      await page.getByRole('tab', { name: 'Message' }).click()
      await page.getByLabel('Your answer').fill('Tuesday works.')
      await page.getByLabel('Attach files').setInputFiles([pdf('rate sheet.pdf'), pdf('wrong.pdf')])
      await page.getByRole('button', { name: 'Remove wrong.pdf' }).click()
      await page.getByRole('button', { name: 'Send the answer' }).click()
      await page.getByRole('button', { name: /^Undo send/ }).click()
      await expect(page.getByText('Undone. Nothing was sent')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()
      await page.getByRole('button', { name: 'Send the answer' }).click()
      await expect(conversation(page)).toContainText('rate sheet.pdf')
      await expect(page.getByRole('button', { name: 'Mark as done' })).toBeHidden()
      const mail = await site.mailbox.mailWith(reference, 'Tuesday works.', 'filename="rate sheet.pdf"')
      expect(mail.text).not.toContain('wrong.pdf')
      await page.close()

      await customer.goto(site.url + path)
      await expect(conversation(customer)).toContainText('Tuesday works.')
      await expect(conversation(customer)).not.toContainText('Dana')
      const download = customer.waitForEvent('download')
      await conversation(customer).getByRole('link', { name: 'rate sheet.pdf' }).click()
      expect(readFileSync(await (await download).path(), 'utf8')).toBe('%PDF-1.7 rate sheet.pdf')
      if (javaScriptEnabled) expect(await barriersInEachLook(customer)).toEqual(NO_BARRIERS)
      await context.close()
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([])
    })
  })

test('a reply by mail is shown and marked as done, and an owner turns off mail to dispatch', async ({
  site,
  dana,
  browser,
}) => {
  const page = await dana.page.context().newPage()
  await page.goto('/admin/account')
  await page.getByLabel('A sender writes a message').uncheck()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('A sender writes a message')).not.toBeChecked()
  await expect(page.getByLabel('A quote is accepted')).toBeChecked()
  const sender = 'reply@shipper.example'
  const { reference, path } = await receiveWithPage(site, { email: sender })
  await page.goto(`/admin/inbox/${reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await replyByMail(await site.mailbox.mailWith(reference, `\nTo: ${sender}`), sender)
  // The open page follows what comes in.
  await expect(conversation(page)).toContainText('Thank you, Tuesday it is.')
  await expect(conversation(page).getByText('> Which day?')).toBeHidden()
  await expect(conversation(page).getByRole('link', { name: 'dock.pdf' })).toBeVisible()
  const customer = await browser.newPage()
  await customer.goto(site.url + path)
  await expect(conversation(customer)).toContainText('Thank you, Tuesday it is.')
  await customer.close()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('marked the messages as done')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeHidden()
  await page.goto('/admin/account')
  await page.getByLabel('A sender writes a message').check()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.close()
})

test('a yes by mail is offered and recorded, and the customer reads so and contradicts', async ({
  browser,
  site,
  dana,
}) => {
  const email = 'yes@shipper.example'
  const { reference, path } = await receiveWithPage(site, { email, pickupDate: '2036-12-01' })
  const page = await dana.page.context().newPage()
  const complaints = complaintsOf(page)
  await page.goto(`/admin/inbox/${reference}`)
  await page.getByLabel('Amount of line 1, Linehaul').fill('4920')
  await page.getByRole('button', { name: 'Remove line 2, Fuel surcharge' }).click()
  await page.getByRole('button', { name: 'Send the quote' }).click()
  const quotes = page.getByRole('region', { name: 'Quotes' })
  await expect(quotes).toContainText('Waiting for Northfield Foods')
  await page.getByRole('tab', { name: 'Elsewhere' }).click()
  await expect(page.getByText('Quote 1 stays open')).toBeVisible()

  const quote = await site.mailbox.mailWith('CAD 4,920.00', reference)
  await replyByMail(quote, email, 'Yes, booked at 4,920, PO 77812. Please go ahead.')
  await expect(quotes).toContainText('This reads like a yes to quote 1. Nothing changes until you record it.')
  await expect(page.getByLabel('State')).toHaveValue('quoted')
  await quotes.getByRole('button', { name: 'They accepted' }).press('Enter')
  await expect(quotes.getByRole('radio', { name: 'email' })).toBeChecked()
  await expect(quotes.getByLabel('Name')).toHaveValue('Zoë Sample')
  await expect(quotes.getByLabel('Purchase order')).toHaveValue('77812')
  await expect(quotes.getByText('They get an email that says the same.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await quotes.getByRole('button', { name: 'Record: accepted' }).press('Enter')
  await expect(page.getByLabel('State')).toHaveValue('accepted')
  await expect(quotes).toContainText('By email, recorded by you')
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeHidden()
  await site.mailbox.mailWith(`Accepted: ${reference}`, 'Dispatch recorded that you accepted this quote')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const customer = await context.newPage()
  await customer.goto(site.url + path)
  await expect(customer.getByText('Accepted by email. Dispatch confirms next')).toBeVisible()
  await expect(customer.getByText('Yes, booked at 4,920, PO 77812.', { exact: true })).toBeVisible()
  await customer.getByRole('button', { name: 'Not right? Take it back' }).click()
  await expect(customer.getByText('Your acceptance was taken back')).toBeVisible()
  await expect(page.getByLabel('State')).toHaveValue('quoted')
  expect(complaints).toEqual([])
  await context.close()
  await page.close()
})

test('a no by phone is recorded, the customer opens the quote again, and a yes by phone is booked', async ({
  browser,
  site,
  dana,
}) => {
  const { reference, path } = await receiveWithPage(site, { email: 'no@shipper.example' })
  const page = await dana.page.context().newPage()
  const complaints = complaintsOf(page)
  const url = `/api/inbox/submissions/${reference}`
  const { version } = await (await page.request.get(site.url + url)).json()
  const validUntil = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString()
  await page.request.post(`${site.url}${url}/quotes`, {
    data: { version, ...quoteTerms, validUntil },
    headers: { origin: site.url },
  })
  await page.goto(`/admin/inbox/${reference}`)
  const quotes = page.getByRole('region', { name: 'Quotes' })
  await quotes.getByRole('button', { name: 'They declined' }).click()
  await quotes.getByRole('radio', { name: 'The dates' }).check()
  await quotes.getByRole('button', { name: 'Record: declined' }).click()
  await expect(quotes).toContainText('Declined: the dates')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const customer = await context.newPage()
  await customer.goto(site.url + path)
  await expect(customer.getByText('Declined by phone.')).toBeVisible()
  await customer.getByRole('button', { name: 'Not right? Open it again' }).click()
  await expect(customer.getByText('The quote is open again. Dispatch knows.')).toBeVisible()

  await quotes.getByRole('button', { name: 'They accepted' }).click()
  await quotes.getByRole('button', { name: 'Record: accepted' }).click()
  await quotes.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.getByLabel('State')).toHaveValue('booked')
  await expect(quotes.getByRole('button', { name: 'Correct the record' })).toBeHidden()
  expect(complaints).toEqual([])
  await context.close()
  await page.close()
})
