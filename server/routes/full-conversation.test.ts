import { createTransport } from 'nodemailer'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { mailReceiver } from '../inbound-mail/receive-mail.ts'
import { replyAddress } from '../inbound-mail/reply-address.ts'
import { listenSmtp } from '../inbound-mail/smtp-listener.ts'
import { mail, text } from '../inbound-mail/testing/build-mail.ts'
import { findDetails } from '../inbox/submission-details.ts'
import type { Site } from '../pages/site.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { listEvents } from '../store/submissions/submission-events.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { smallSite } from '../testing/built-site.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { fillConversation } from '../testing/full-conversation.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { addStaff } from '../testing/test-staff.ts'

const DOMAIN = 'reply.bowline.example'
const environment = {
  INBOUND_DOMAIN: DOMAIN,
  INBOUND_SMTP: '127.0.0.1:0',
  INBOUND_TOKEN: 'open-sesame',
  MAIL_FROM: 'site@bowline.example',
  RATE_LIMIT: '1000',
}

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  async function openFull({ hasMail = false, site = undefined as Site | undefined } = {}) {
    const opened = await openTestApp(await newSettings(), { environment, ...(site && { site }) })
    const { dependencies } = opened
    const { reference, page } = await opened.quote()
    await dependencies.store.transact((transaction) =>
      fillConversation(transaction, { reference, part: '<', hasMail, left: 5100 }),
    )
    const eventsOf = () =>
      dependencies.store.transact(async (transaction) => {
        const found = await findSubmission(transaction, reference)
        const id = found?.id ?? ''
        return {
          events: await listEvents(transaction, id),
          emails: await listEmails(transaction, id),
        }
      })
    return { ...opened, reference, page, eventsOf }
  }

  test('a full conversation refuses messages, notes and changes with 413, and tells dispatch once', async () => {
    const { send, page, eventsOf } = await openFull()
    const long = 'x'.repeat(4990)
    expect((await send(page, { action: 'message', text: long })).status).toBe(200)
    for (const typed of [
      { action: 'message', text: `${long}2` },
      { action: 'note', note: 'Is there room?'.repeat(20) },
      { action: 'amend', ...examples.quote, additionalInfo: 'y' },
    ]) {
      const response = await send(page, typed)
      expect([typed.action, response.status]).toEqual([typed.action, 413])
      expect(await response.json()).toMatchObject({
        success: false,
        message: expect.stringContaining('new request'),
      })
    }
    const { events, emails } = await eventsOf()
    expect(events.filter(({ event }) => event === 'conversation full')).toMatchObject([{ who: 'system' }])
    expect(emails.filter(({ payload }) => payload.event === 'conversation full')).toHaveLength(1)
    expect((await send(page, { action: 'withdraw' })).status).toBe(200)
  })

  test('without JavaScript the page says what to do instead, and keeps what was typed', async () => {
    const { dependencies, request, send, page } = await openFull({ site: await smallSite() })
    await send(page, { action: 'message', text: 'x'.repeat(4990) })
    const body = new URLSearchParams({ action: 'message', text: 'The gate code. '.repeat(300) })
    const headers = { host: new URL(dependencies.config.siteUrl).host }
    const response = await request(page, { method: 'POST', body, headers })
    expect(response.status).toBe(413)
    const shown = await response.text()
    expect(shown).toContain('This request holds no more text')
    expect(shown).toContain('The gate code. The gate code.')
  })

  test('staff have room of their own, which ends too, with words', async () => {
    const { app, dependencies, reference } = await openFull()
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const note = () => staff.post(`/api/inbox/submissions/${reference}/notes`, { text: 'n'.repeat(4900) })
    let last = await note()
    for (let notes = 1; last.status === 200 && notes < 150; notes += 1) last = await note()
    expect(last.status).toBe(413)
    expect(await last.json()).toMatchObject({ success: false, message: expect.stringMatching(/no more/) })
  })

  test('mail to a full conversation gets 552 and 413; what it quotes goes first; staff still answer', async () => {
    const { dependencies, app, request, reference, eventsOf } = await openFull({ hasMail: true })
    const receiver = mailReceiver(dependencies)
    const listener = await listenSmtp({ config: dependencies.config, receiver, log: dependencies.log })
    if (!listener) throw new Error('nothing listens')
    const client = createTransport(listener.address)
    onTestFinished(async () => {
      client.close()
      await listener.stop()
      await receiver.close()
    })
    const to = replyAddress(reference, DOMAIN, dependencies.config.appSecret)
    const from = String(examples.quote.email)
    const quoted = `On Mon, Nov 23, 2026 at 10:12 AM Dispatch <d@x.example> wrote:\n\n> ${'q'.repeat(40_000)}\n`
    await client.sendMail({ envelope: { from, to }, raw: mail(text(`Short.\n\n${quoted}`)) })
    const { conversation } = await detailsOf()
    expect(conversation[0]).toMatchObject({ text: 'Short.' })
    expect(conversation[0]?.mail?.leftOut).toEqual([expect.stringContaining('quotes')])

    const long = mail(text(`${'long '.repeat(6000)}`), ['Message-ID: <long@northfield.example>'])
    await expect(client.sendMail({ envelope: { from, to }, raw: long })).rejects.toMatchObject({
      responseCode: 552,
      response: expect.stringContaining('new request'),
    })
    const posted = await request('/api/inbound-mail', {
      method: 'POST',
      headers: {
        'content-type': 'message/rfc822',
        authorization: 'Bearer open-sesame',
        'x-recipient': to,
      },
      body: new Uint8Array(long),
    })
    expect(posted.status).toBe(413)
    const { events } = await eventsOf()
    expect(events.filter(({ event }) => event === 'conversation full')).toHaveLength(1)

    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const { version } = await detailsOf()
    const replied = await staff.post(`/api/inbox/submissions/${reference}/reply`, {
      version,
      text: 'Please call.',
    })
    expect(replied.status).toBe(200)

    async function detailsOf() {
      const found = await dependencies.store.transact((transaction) =>
        findDetails(transaction, reference, dependencies.now()),
      )
      if (!found) throw new Error('nothing is there')
      return found
    }
  })
})
