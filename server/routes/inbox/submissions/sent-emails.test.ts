import { afterEach, expect, onTestFinished, test } from 'vitest'
import { examples } from '../../../../domain/forms/examples.ts'
import { quoteRequest } from '../../../../domain/forms/quote-request.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { emailContext } from '../../../email-context.ts'
import { openMailer } from '../../../mail/mailer.ts'
import { amendSubmission } from '../../../store/submissions/submission-changes.ts'
import { requestPath } from '../../../submissions/request-key.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { startSmtp } from '../../../testing/programs/smtp.ts'
import { closeTestApps } from '../../../testing/test-app.ts'
import { silent } from '../../../testing/test-dependencies.ts'
import { openTestInbox, receiveQuote } from '../../../testing/test-inbox.ts'
import { addStaff, PASSWORD } from '../../../testing/test-staff.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  test('staff read an email as it was sent, whatever changed since, and no key of a page is stored', async () => {
    const { dependencies, app, clock } = await openTestInbox(await newSettings())
    const reference = await receiveQuote(dependencies)
    const { smtp, mailer } = await startMail(dependencies)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const details = async () => (await staff.request(`/api/inbox/submissions/${reference}`)).json()
    const newest = async () => (await details()).messages.at(-1)
    await expect.poll(async () => (await newest()).state).toBe('sent')

    const page = requestPath(reference, 1, dependencies.config.appSecret)
    const key = page.split('/').at(-1) ?? ''
    const [confirmation] = smtp.received.map(({ source }) => textOf(source))
    expect(confirmation).toContain(page)
    const shown = await newest()
    expect(shown).toMatchObject({ kind: 'confirmation', to: examples.quote.email })
    expect(shown.subject).toContain(reference)
    expect(shown.text).toContain(`/requests/${reference}/[key]`)
    expect(shown.text.replaceAll('[key]', key)).toBe(confirmation)

    await dependencies.store.transact((transaction) =>
      amendSubmission(transaction, {
        reference,
        who: 'sender',
        at: clock.now,
        form: quoteRequest,
        answers: { ...examples.quote, pickupLocation: 'Edmonton, AB' },
      }),
    )
    expect(await newest()).toMatchObject({ subject: shown.subject, text: shown.text })

    clock.now += 1000
    const { version } = await details()
    await staff.post(`/api/inbox/submissions/${reference}/reply`, { version, text: 'We can do Monday.' })
    clock.now += 60_000
    mailer.wake()
    await expect.poll(async () => (await newest()).state).toBe('sent')
    expect(await newest()).toMatchObject({
      kind: 'reply',
      text: expect.stringContaining('We can do Monday.'),
    })
    const rows = await dependencies.store.transact(({ build, run }) =>
      run(build.selectFrom('emails').selectAll()),
    )
    expect(rows.map(({ direction, sender }) => [direction, sender])).toEqual([
      ['outgoing', dependencies.config.mailFrom],
      ['outgoing', dependencies.config.mailFrom],
    ])
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('what was sent is erased with the submission', async () => {
    const { dependencies, app } = await openTestInbox(await newSettings())
    const reference = await receiveQuote(dependencies)
    const { smtp } = await startMail(dependencies)
    await smtp.until(1)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const details = async () => (await staff.request(`/api/inbox/submissions/${reference}`)).json()
    await expect.poll(async () => (await details()).messages.at(-1).state).toBe('sent')
    await staff.post('/api/inbox/erase', { email: examples.quote.email, password: PASSWORD })
    expect((await details()).messages).toEqual([])
    const rows = await dependencies.store.transact(({ build, run }) =>
      run(build.selectFrom('emails').select('text')),
    )
    expect(rows).toEqual([])
  })
})

async function startMail(dependencies: Dependencies) {
  const smtp = await startSmtp()
  const { config, store, lanes, now } = dependencies
  const mailer = openMailer({
    config: { dataDir: config.dataDir, smtpUrl: smtp.url },
    email: emailContext(config, lanes),
    store,
    log: silent,
    now,
  })
  mailer.start()
  onTestFinished(async () => {
    await mailer.stop()
    await smtp.close()
  })
  return { smtp, mailer }
}

/** The plain-text part. */
function textOf(source: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n----_/i.exec(source)
  const [head = '', body = ''] = [part?.[0] ?? '', part?.[1] ?? '']
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString().trimEnd()
  const bytes = body.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9A-F]{2})/g, '%$1')
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25')).replaceAll('\r\n', '\n')
}
