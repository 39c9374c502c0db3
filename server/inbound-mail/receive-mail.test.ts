import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { MAX_ALL_BYTES } from '../../domain/submissions/conversation.ts'
import type { Dependencies } from '../dependencies.ts'
import { emailContext } from '../email-context.ts'
import { findDetails } from '../inbox/submission-details.ts'
import { renderEmail } from '../mail/email-templates.ts'
import { claimDueEmails, enqueueEmail, recordSent } from '../store/mail/emails.ts'
import { StoreUnavailable } from '../store/store.ts'
import { eraseSubmission } from '../store/submissions/erase.ts'
import { addFile, ORIGINAL } from '../store/submissions/files.ts'
import { listEvents } from '../store/submissions/submission-events.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { findShownFile, readShownConversation } from '../submissions/read-conversation.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp, type TestApp } from '../testing/test-app.ts'
import { openLog } from '../testing/test-dependencies.ts'
import { addStaff } from '../testing/test-staff.ts'
import { countMail, MAX_MAILS_A_DAY } from './mail-limit.ts'
import { mailReceiver } from './receive-mail.ts'
import { replyAddress, TEST_REFERENCE } from './reply-address.ts'
import { listenSmtp } from './smtp-listener.ts'
import { attachment, mail, multipart, text } from './testing/build-mail.ts'

const DOMAIN = 'reply.bowline.example'
const environment = {
  INBOUND_DOMAIN: DOMAIN,
  INBOUND_SMTP: '127.0.0.1:0',
  INBOUND_TOKEN: 'open-sesame',
  MAIL_FROM: 'site@bowline.example',
}
const SENDER = String(examples.quote.email)
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')

const DOUBTFUL = [
  `From: Priya <${SENDER}>`,
  'Authentication-Results: mx.bowline.example; spf=softfail smtp.mailfrom=x.example; dkim=fail',
]

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  /** The app, with a listener that a real client can reach. */
  async function receiving(given: Partial<Dependencies> = {}) {
    const test = await openTestApp(await newSettings(), { environment, given })
    const { dependencies } = test
    const receiver = mailReceiver(dependencies)
    const listener = await listenSmtp({ config: dependencies.config, receiver, log: dependencies.log })
    if (!listener) throw new Error('nothing listens')
    onTestFinished(async () => {
      await listener.stop()
      await receiver.close()
    })
    const { reference } = await test.quote()
    const address = addressOf(dependencies, reference)
    const client = createTransport(listener.address)
    onTestFinished(() => client.close())
    const deliver = (source: Buffer, to: string | string[] = address) =>
      client.sendMail({ envelope: { from: SENDER, to }, raw: source })
    return { ...test, listener, client, reference, address, deliver }
  }

  test.each([
    ['of somebody else', ['From: Thief <thief@elsewhere.example>'], { writer: 'thief@elsewhere.example' }],
    ['of the sender whose origin is doubtful', DOUBTFUL, { failedChecks: ['SPF', 'DKIM'] }],
  ])('a mail %s is called so in the alert', async (_, headers, expected) => {
    const opened = await receiving()
    await opened.deliver(mail(text('Our bank account has changed.'), headers))
    const { emails } = await storedOf(opened, opened.reference)
    const [alert] = emails.filter(({ template }) => template === 'changed')
    const payload = JSON.parse(String(alert?.payload))
    expect(payload).toMatchObject({ event: 'message', ...expected })
    expect('writer' in payload).toBe('writer' in expected)
  })

  test('a dispatch mailbox that forwards its alerts to the address has no alert of them', async () => {
    const opened = await receiving()
    await opened.deliver(
      mail(text('Forwarded'), [`From: Dispatch <${opened.dependencies.config.dispatchEmail}>`]),
    )
    const { emails } = await storedOf(opened, opened.reference)
    expect(emails.filter(({ template }) => template === 'changed')).toEqual([])
    expect(emails.filter(({ direction }) => direction === 'incoming')).toHaveLength(1)
  })

  test('a reply by mail is in the conversation, marks it unanswered and alerts dispatch', async () => {
    const wakes: number[] = []
    const opened = await receiving({ mailer: { wake: () => wakes.push(1) } })
    const { reference, deliver } = opened
    const before = wakes.length
    const { response } = await deliver(
      mail(
        multipart(
          'mixed',
          text(
            'Tuesday is fine.\n\nOn Mon, Nov 23, 2026 at 10:12 AM Dispatch <d@x.example> wrote:\n\n> Which day?\n',
          ),
          attachment('dock.pdf', '%PDF-1.7', 'application/pdf'),
          attachment('setup.exe', 'MZ'),
        ),
        [
          `From: Priya <${SENDER}>`,
          'Authentication-Results: mx.bowline.example; spf=pass smtp.mailfrom=northfield.example',
        ],
      ),
    )
    expect(response).toMatch(/^250 /)
    const { submission, emails, files, events } = await storedOf(opened, reference)
    expect(emails.filter(({ direction }) => direction === 'incoming')).toMatchObject([
      {
        kind: 'message',
        text: 'Tuesday is fine.',
        quoted: expect.stringContaining('> Which day?'),
        sender: SENDER,
        message_id: '<reply.1@northfield.example>',
        left_out: '["setup.exe"]',
        authentication: expect.stringContaining('spf=pass'),
        sent_at: expect.any(String),
      },
    ])
    const [incoming] = emails.filter(({ direction }) => direction === 'incoming')
    expect(events.at(-1)).toMatchObject({
      who: 'sender',
      event: 'mail received',
      detail: { email: incoming?.id },
    })
    expect(files).toMatchObject([{ name: 'dock.pdf', message: incoming?.id, type: 'application/pdf' }])
    expect(submission?.unansweredSince).not.toBeNull()
    expect(emails.filter(({ template }) => template === 'changed')).toHaveLength(1)
    expect(wakes.length).toBeGreaterThan(before)
  })

  test('nothing is sent to the person who wrote', async () => {
    const opened = await receiving()
    const before = (await storedOf(opened, opened.reference)).emails.length
    await opened.deliver(mail(text('Hello'), ['From: other@northfield.example']))
    const { emails } = await storedOf(opened, opened.reference)
    expect(emails.slice(before).filter(({ direction }) => direction === 'outgoing')).toMatchObject([
      { template: 'changed', recipient: opened.dependencies.config.dispatchEmail },
    ])
  })

  test('a mail that names no sender is nobody’s, in the alert and in the inbox', async () => {
    const opened = await receiving()
    const { app, dependencies, deliver, reference } = opened
    await deliver(mail(text('Change the account.'), ['From:']))
    const due = { owner: 'test', now: Date.now() + 1, until: Date.now() + 1000, most: 10 }
    const emails = await dependencies.store.transact((transaction) => claimDueEmails(transaction, due))
    const alert = emails.find(({ template }) => template === 'changed')
    if (!alert) throw new Error('No alert')
    const context = emailContext(dependencies.config, dependencies.lanes)
    const { subject, text: words } = await renderEmail(alert, context)
    expect(subject).toContain('from an unnamed writer, not from the customer')
    expect(words.indexOf('The mail names no writer: it is not the customer’s address')).toBeLessThan(300)
    expect(words).toContain('The mail names no writer')
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const { conversation } = await (await staff.request(`/api/inbox/submissions/${reference}`)).json()
    expect(conversation[0]).toMatchObject({ from: 'sender', address: '', text: 'Change the account.' })
    const { store } = dependencies
    const shown = await store.transact(async (transaction) => {
      const submission = await findSubmission(transaction, reference)
      return submission && readShownConversation(transaction, submission, { now: Date.now() })
    })
    expect(shown?.entries).toEqual([])
  })

  test('mail of a program alerts nobody', async () => {
    const opened = await receiving()
    const { deliver, reference } = opened
    await deliver(mail(text('I am away.'), ['Auto-Submitted: auto-replied']))
    const { submission, emails, events } = await storedOf(opened, reference)
    expect(emails.at(-1)).toMatchObject({ kind: 'automatic', text: 'I am away.' })
    expect(emails.some(({ template }) => template === 'changed')).toBe(false)
    expect(events.at(-1)).toMatchObject({ who: 'system', event: 'mail received' })
    expect(submission?.unansweredSince).toBeNull()
  })

  test.each([
    ['the reply address', (address: string) => address],
    ['the sender of our mail', () => environment.MAIL_FROM],
  ])('a delivery report to %s marks the email that came back', async (_, to) => {
    const opened = await receiving()
    const { reference, address, deliver, dependencies } = opened
    const messageId = await sentEmail(dependencies, reference)
    await deliver(report(messageId), to(address))
    const { emails, events } = await storedOf(opened, reference)
    expect(emails.find(({ message_id }) => message_id === messageId)).toMatchObject({
      returned_at: expect.any(String),
      last_error: '550 5.1.1 User unknown',
    })
    expect(emails.find(({ kind }) => kind === 'bounce')).toMatchObject({ direction: 'incoming' })
    const details = await dependencies.store.transact((transaction) =>
      findDetails(transaction, reference, Date.now()),
    )
    expect(details?.messages.find(({ state }) => state === 'returned')).toMatchObject({
      error: '550 5.1.1 User unknown',
    })
    expect(events.at(-1)).toMatchObject({ who: 'system', event: 'mail received' })
    expect(emails.some(({ template }) => template === 'changed')).toBe(false)
  })

  test('the sender of our mail takes nothing but reports of our emails', async () => {
    const { deliver } = await receiving()
    for (const source of [mail(text('Hello')), report('<01ABCDEFGHJKMNPQRSTV.quote@bowline.example>')])
      await expect(deliver(source, environment.MAIL_FROM)).rejects.toMatchObject({ responseCode: 550 })
  })

  test('the same Message-ID, twenty times at once, is one message', async () => {
    const opened = await receiving()
    const { reference, deliver, dependencies } = opened
    const source = mail(multipart('mixed', text('Once.'), attachment('a.pdf', '%PDF-1.7')))
    const results = await Promise.all(Array.from({ length: 20 }, () => deliver(source)))
    expect(results.every(({ response }) => response.startsWith('250 '))).toBe(true)
    const { emails, files, originals, events } = await storedOf(opened, reference)
    expect(emails.filter(({ direction }) => direction === 'incoming')).toHaveLength(1)
    expect(emails.filter(({ template }) => template === 'changed')).toHaveLength(1)
    expect(events.filter(({ event }) => event === 'mail received')).toHaveLength(1)
    expect(files).toHaveLength(1)
    expect(originals).toHaveLength(1)
    if (dependencies.config.databaseUrl === undefined)
      expect(await readdir(path.join(dependencies.config.dataDir, 'files'))).toHaveLength(2)
    expect(await readdir(path.join(dependencies.config.dataDir, 'incoming'))).toEqual([])
  })

  test('mail without a Message-ID gets one of its content', async () => {
    const opened = await receiving()
    const without = (words: string) => Buffer.from(`From: ${SENDER}\r\nSubject: Hi\r\n\r\n${words}\r\n`)
    for (const words of ['One.', 'One.', 'Two.']) await opened.deliver(without(words))
    const { emails } = await storedOf(opened, opened.reference)
    expect(emails.filter(({ direction }) => direction === 'incoming').map((one) => one.text)).toEqual([
      'One.',
      'Two.',
    ])
  })

  test('one mail to two conversations is in both', async () => {
    const opened = await receiving()
    const other = await opened.quote({ email: 'other@northfield.example' })
    await opened.deliver(mail(text('For both.')), [
      opened.address,
      addressOf(opened.dependencies, other.reference).toUpperCase(),
    ])
    for (const reference of [opened.reference, other.reference])
      expect((await storedOf(opened, reference)).emails.map(({ text }) => text)).toContain('For both.')
  })

  test('an unknown address, a wrong code and an erased request are refused before the mail is sent', async () => {
    const { deliver, address, dependencies, reference } = await receiving()
    const wrong = address.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@'))
    const none = addressOf(dependencies, 'Q-000000')
    for (const to of ['nobody@bowline.example', `x@${DOMAIN}`, wrong, none])
      await expect(deliver(mail(text('Hello')), to)).rejects.toMatchObject({ responseCode: 550 })
    await dependencies.store.transact((transaction) =>
      eraseSubmission(transaction, { reference, who: 'system', at: Date.now() }),
    )
    await expect(deliver(mail(text('Hello')))).rejects.toMatchObject({
      responseCode: 550,
      command: 'RCPT TO',
    })
  })

  test('a mail over 20 MB is refused, announced or not, and one below is stored', async () => {
    const opened = await receiving()
    const { deliver, client, address, reference, dependencies } = opened
    const large = mail(text(Buffer.alloc(21 * 1024 * 1024, 'x\r\n')))
    await expect(deliver(large)).rejects.toMatchObject({ responseCode: 552, command: 'DATA' })
    const announced = { raw: 'x', envelope: { from: SENDER, to: address, size: large.length } }
    // The client knows the limit from the answer to EHLO.
    await expect(client.sendMail(announced)).rejects.toMatchObject({ command: 'MAIL FROM' })
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_900_000, 1)])
    await deliver(mail(multipart('mixed', text('Large.'), attachment('large.pdf', pdf, 'application/pdf'))))
    expect((await storedOf(opened, reference)).files).toMatchObject([
      { name: 'large.pdf', bytes: pdf.length },
    ])
    expect(await readdir(path.join(dependencies.config.dataDir, 'incoming'))).toEqual([])
  })

  test('where nothing can be stored, the mail is to be sent again', async () => {
    const opened = await receiving()
    const { dependencies, deliver } = opened
    const { transact } = dependencies.store
    dependencies.store.transact = async () => {
      throw new StoreUnavailable('gone')
    }
    const pdf = attachment('sheet.pdf', '%PDF-1.7', 'application/pdf')
    await expect(deliver(mail(multipart('mixed', text('Hello'), pdf)))).rejects.toMatchObject({
      responseCode: 451,
    })
    expect(await readdir(path.join(dependencies.config.dataDir, 'files')).catch(() => [])).toEqual([])
    dependencies.store.transact = transact
    await deliver(mail(text('Hello')))
  })

  test('a conversation takes a hundred mails a day, counted before they are parsed', async () => {
    const opened = await receiving()
    const { dependencies, deliver, reference } = opened
    const again = mail(text('The same again.'), ['Message-ID: <again@northfield.example>'])
    for (const _ of [1, 2]) await deliver(again)
    await dependencies.store.transact(async (transaction) => {
      for (let number = 3; number < MAX_MAILS_A_DAY; number++)
        expect(await countMail(transaction, reference, dependencies.now())).toBe(true)
    })
    const last = mail(text('The hundredth.'), ['Message-ID: <100@northfield.example>'])
    const results = await Promise.allSettled([deliver(last), deliver(last), deliver(last)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const refused = await deliver(last).catch((error) => error)
    expect(refused).toMatchObject({ responseCode: 452, command: 'RCPT TO' })
  })

  test('a file that a request has no room for is named as left out', async () => {
    const opened = await receiving()
    const { dependencies, deliver, reference } = opened
    const { submission } = await storedOf(opened, reference)
    const full = {
      submission: submission?.id ?? '',
      field: 'file',
      name: 'full.pdf',
      type: 'application/pdf',
    }
    const file = { ...full, bytes: MAX_ALL_BYTES, stored_name: 'full', content: null, at: Date.now() }
    await dependencies.store.transact((transaction) => addFile(transaction, file))
    await deliver(
      mail(multipart('mixed', text('The sheet.'), attachment('sheet.pdf', '%PDF-1.7', 'application/pdf'))),
    )
    const { emails, files } = await storedOf(opened, reference)
    expect(files.map(({ name }) => name)).toEqual(['full.pdf'])
    expect(emails.find(({ direction }) => direction === 'incoming')).toMatchObject({
      text: 'The sheet.',
      left_out: '["sheet.pdf"]',
    })
    const onDisk = await readdir(path.join(dependencies.config.dataDir, 'files')).catch(() => [])
    expect(onDisk).toHaveLength(dependencies.config.databaseUrl === undefined ? 1 : 0)
  })

  test('staff open a mail as it came, the sender does not, and it is erased with the request', async () => {
    const opened = await receiving()
    const { app, dependencies, deliver, reference } = opened
    const source = mail(text('See the dock.\n\nOn Monday dispatch wrote:\n> Which dock?'))
    await deliver(source)
    const [original] = (await storedOf(opened, reference)).originals
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const { conversation } = await (await staff.request(`/api/inbox/submissions/${reference}`)).json()
    expect(conversation[0]).toMatchObject({ files: [], mail: { original: original?.id } })
    const response = await staff.request(`/api/inbox/files/${original?.id}`)
    expect(response.headers.get('content-disposition')).toContain('message.eml')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.includes(source.subarray(0, 200))).toBe(true)
    const { store } = dependencies
    const shown = await store.transact(async (transaction) => {
      const submission = await findSubmission(transaction, reference)
      return submission && findShownFile(transaction, submission, original?.id ?? '', Date.now())
    })
    expect(shown).toBeUndefined()
    const erased = await store.transact((transaction) =>
      eraseSubmission(transaction, { reference, who: 'system', at: Date.now() }),
    )
    const onDisk = dependencies.config.databaseUrl === undefined ? [original?.stored_name] : []
    expect(erased?.storedNames).toEqual(expect.arrayContaining(onDisk))
    expect((await storedOf(opened, reference)).originals).toEqual([])
  })

  test('a second mail with the Message-ID of another text is kept too, once', async () => {
    const opened = await receiving()
    for (const says of ['The first.', 'The second.', 'The second.', 'The first.'])
      await opened.deliver(mail(text(says)))
    const { emails } = await storedOf(opened, opened.reference)
    const texts = emails.flatMap(({ direction, text }) => (direction === 'incoming' ? text : []))
    expect(texts).toEqual(['The first.', 'The second.'])
  })

  test('a picture that the request has already is not kept again', async () => {
    const opened = await receiving()
    const picture = (shade: number) => Buffer.concat([PNG_START, Buffer.alloc(500, shade)])
    for (const [number, shade] of [1, 1, 2].entries())
      await opened.deliver(
        mail(
          multipart('mixed', text(`Mail ${number}.`), attachment('logo.png', picture(shade), 'image/png')),
          [`Message-ID: <${number}@northfield.example>`],
        ),
      )
    const { files, emails } = await storedOf(opened, opened.reference)
    expect(files).toHaveLength(2)
    expect(emails.filter(({ left_out }) => left_out !== null && left_out !== '[]')).toEqual([])
  })

  test('the address of the doctor takes mail and stores none', async () => {
    const opened = await receiving()
    const count = async () => (await storedOf(opened, opened.reference)).emails.length
    const before = await count()
    await opened.deliver(mail(text('Test')), addressOf(opened.dependencies, TEST_REFERENCE))
    expect(await count()).toBe(before)
  })

  test('a log names neither people nor what they wrote', async () => {
    const { log, lines } = openLog()
    const { deliver, address } = await receiving({ log })
    await deliver(mail(text('Secret words'), ['From: Priya <priya@northfield.example>']))
    await expect(deliver(mail(text('Secret words')), 'nobody@bowline.example')).rejects.toThrow()
    const all = lines.join('')
    expect(all).toContain('mail came in')
    for (const secret of ['Secret', 'priya', 'northfield', address, 'nobody@'])
      expect(all).not.toContain(secret)
  })

  test('senders are given the address to which they can reply', async () => {
    const { dependencies, address, reference } = await receiving()
    expect(emailContext(dependencies.config, dependencies.lanes).replyAddress(reference)).toBe(address)
  })
})

const addressOf = ({ config }: Dependencies, reference: string): string =>
  replyAddress(reference, DOMAIN, config.appSecret)

const report = (messageId: string): Buffer =>
  mail(
    {
      ...multipart(
        'report',
        text('This is the mail system.\n'),
        text(
          'Reporting-MTA: dns;mx\n\nFinal-Recipient: rfc822;x@y.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\n',
          'message/delivery-status',
        ),
        text(`Message-ID: ${messageId}\n`, 'text/rfc822-headers'),
      ),
    },
    ['From: MAILER-DAEMON@northfield.example', 'In-Reply-To:'],
  )

async function sentEmail({ store }: Dependencies, reference: string): Promise<string> {
  return store.transact(async (transaction) => {
    const submission = await findSubmission(transaction, reference)
    const id = await enqueueEmail(transaction, {
      submission: submission?.id,
      template: 'reply',
      recipient: SENDER,
      mailDomain: 'bowline.example',
      at: Date.now(),
    })
    await recordSent(transaction, { id, at: Date.now() })
    const [sent] = await transaction.run(
      transaction.build.selectFrom('emails').select('message_id').where('id', '=', id),
    )
    return sent?.message_id ?? ''
  })
}

async function storedOf({ dependencies }: Pick<TestApp, 'dependencies'>, reference: string) {
  return dependencies.store.transact(async (transaction) => {
    const { build, run } = transaction
    const submission = await findSubmission(transaction, reference)
    const id = submission?.id ?? ''
    const files = await run(build.selectFrom('files').selectAll().where('submission', '=', id).orderBy('id'))
    return {
      submission,
      emails: await run(build.selectFrom('emails').selectAll().where('submission', '=', id).orderBy('id')),
      files: files.filter(({ field }) => field !== ORIGINAL),
      originals: files.filter(({ field }) => field === ORIGINAL),
      events: await listEvents(transaction, id),
    }
  })
}
