import { createTransport } from 'nodemailer'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { emailContext } from '../email-context.ts'
import { findDetails } from '../inbox/submission-details.ts'
import { renderEmail } from '../mail/email-templates.ts'
import { claimDueEmails } from '../store/mail/emails.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { addStaff } from '../testing/test-staff.ts'
import { mailReceiver } from './receive-mail.ts'
import { replyAddress, staffReplyAddress } from './reply-address.ts'
import { listenSmtp } from './smtp-listener.ts'
import { attachment, mail, multipart, text } from './testing/build-mail.ts'

const DOMAIN = 'reply.bowline.example'
const DANA = 'dana@company.example'
const environment = { INBOUND_DOMAIN: DOMAIN, INBOUND_SMTP: '127.0.0.1:0', MAIL_FROM: 'site@bowline.example' }

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  /** A request with a message that waits, and a mail client of dispatch. */
  async function opened() {
    const { app, dependencies, quote, send } = await openTestApp(await newSettings(), { environment })
    await addStaff(app, dependencies, DANA)
    const receiver = mailReceiver(dependencies)
    const listener = await listenSmtp({ config: dependencies.config, receiver, log: dependencies.log })
    if (!listener) throw new Error('nothing listens')
    const client = createTransport(listener.address)
    onTestFinished(async () => {
      client.close()
      await listener.stop()
      await receiver.close()
    })
    const { reference, page } = await quote()
    await send(page, { action: 'message', text: 'Is Tuesday possible?' })
    const { appSecret, dispatchEmail } = dependencies.config
    const address = staffReplyAddress(reference, DOMAIN, appSecret)
    const write = async (
      from: string,
      body: Parameters<typeof mail>[0],
      { to = address, more = [] as string[] } = {},
    ) => {
      try {
        const source = mail(body, [`From: <${from}>`, ...more])
        const { response } = await client.sendMail({ envelope: { from, to }, raw: source })
        return Number(response.slice(0, 3))
      } catch (error) {
        return (error as { responseCode?: number }).responseCode
      }
    }
    const details = async () => {
      const found = await dependencies.store.transact((transaction) =>
        findDetails(transaction, reference, Date.now()),
      )
      if (!found) throw new Error('not found')
      return found
    }
    /** What is mailed, once a reply can no longer be taken back. */
    const mails = async () => {
      const claim = { owner: 'test', now: Date.now() + 60_000, until: Date.now() + 120_000, most: 100 }
      const due = await dependencies.store.transact((transaction) => claimDueEmails(transaction, claim))
      const context = emailContext(dependencies.config, dependencies.lanes)
      return Promise.all(due.map(async (one) => ({ ...one, mail: await renderEmail(one, context) })))
    }
    return { dependencies, reference, address, dispatchEmail, write, details, mails }
  }

  test('the alert’s Reply-To is an address of staff’s own, other than the sender’s', async () => {
    const { reference, address, mails, dependencies } = await opened()
    expect(address).toMatch(new RegExp(`^s-${reference.toLowerCase()}-[0-9a-z]{10}@`))
    const sent = await mails()
    const alerts = sent.filter(({ recipient }) => recipient === dependencies.config.dispatchEmail)
    expect(alerts.length).toBeGreaterThan(0)
    for (const alert of alerts) expect(alert.mail.replyTo).toBe(address)
    const toSender = sent.filter(({ recipient }) => recipient === examples.quote.email)
    const theirs = replyAddress(reference, DOMAIN, dependencies.config.appSecret)
    for (const one of toSender) {
      expect(one.mail.replyTo).toBe(theirs)
      expect(JSON.stringify(one.mail)).not.toContain(address)
    }
    const [ofRequest] = alerts.filter(({ template }) => template === 'dispatch')
    expect(ofRequest?.mail.text).toContain('it goes to the sender as your answer')
  })

  test('what a member writes goes to the customer as dispatch’s answer, stands in the conversation and stops the clock', async () => {
    const { write, details, mails } = await opened()
    expect((await details()).unanswered).toBe(true)
    const body = multipart(
      'mixed',
      text(
        'Tuesday works.\n\nOn Mon, Nov 23, 2026 at 10:12 AM Website <site@bowline.example> wrote:\n\n> Is Tuesday possible?\n',
      ),
      attachment('rates.pdf', '%PDF-1.7', 'application/pdf'),
      attachment('setup.exe', 'MZ'),
    )
    expect(await write(DANA.toUpperCase(), body)).toBe(250)
    const found = await details()
    expect(found).toMatchObject({
      state: 'answered',
      owner: DANA,
      unanswered: false,
      answeredAt: expect.any(String),
    })
    expect(found.conversation).toMatchObject([
      { kind: 'note', text: 'Not sent with the answer by email: setup.exe' },
      { from: 'dispatch', kind: 'reply', by: DANA, text: 'Tuesday works.', files: [{ name: 'rates.pdf' }] },
      { from: 'sender' },
    ])
    const replies = (await mails()).filter(({ template }) => template === 'reply')
    expect(replies.map(({ recipient }) => recipient)).toEqual([examples.quote.email])
    expect(replies[0]?.mail.text).toContain('Tuesday works.')
    expect(replies[0]?.mail.text).not.toContain('Is Tuesday possible?')
  })

  test('the same mail twice is one answer', async () => {
    const { write, details } = await opened()
    const more = ['Message-ID: <one@company.example>']
    expect([await write(DANA, text('Yes.'), { more }), await write(DANA, text('Yes.'), { more })]).toEqual([
      250, 250,
    ])
    expect((await details()).conversation.filter(({ kind }) => kind === 'reply')).toHaveLength(1)
  })

  test('the dispatch mailbox answers, and owns nothing', async () => {
    const { write, details, dispatchEmail } = await opened()
    expect(await write(dispatchEmail, text('Yes.'))).toBe(250)
    expect(await details()).toMatchObject({
      state: 'answered',
      owner: null,
      conversation: [{ by: dispatchEmail }, {}],
    })
  })

  test('from any other address, with a wrong code or a doubtful origin it is refused', async () => {
    const { write, details, address, dependencies, reference } = await opened()
    expect(await write(examples.quote.email, text('Yes.'))).toBe(550)
    expect(await write('thief@elsewhere.example', text('Pay here.'))).toBe(550)
    const doubtful = ['Authentication-Results: mx.bowline.example; spf=fail smtp.mailfrom=x.example']
    expect(await write(DANA, text('Pay here.'), { more: doubtful })).toBe(550)
    const theirs = replyAddress(reference, DOMAIN, dependencies.config.appSecret)
    for (const to of [`s-${theirs}`, address.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@'))])
      expect(await write(DANA, text('Yes.'), { to })).toBe(550)
    expect((await details()).conversation).toHaveLength(1)
  })

  test('what a program of staff writes goes nowhere, and a mail without words is refused', async () => {
    const { write, details } = await opened()
    expect(await write(DANA, text('I am away.'), { more: ['Auto-Submitted: auto-replied'] })).toBe(250)
    expect(await write(DANA, text('\n'), { more: ['Subject: '] })).toBe(554)
    expect((await details()).conversation).toHaveLength(1)
  })
})
