import { expect, onTestFinished, test } from 'vitest'
import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import { createApp } from '../app.ts'
import type { Dependencies } from '../dependencies.ts'
import { emailContext } from '../email-context.ts'
import { type Mail, renderEmail } from '../mail/email-templates.ts'
import { openMailer } from '../mail/mailer.ts'
import { NO_SITE } from '../pages/site.ts'
import { MANY_WRONG_SIGN_INS } from '../problems/current-problems.ts'
import type { Surroundings } from '../problems/surroundings.ts'
import { recordBackup } from '../store/backup-record.ts'
import { enqueueEmail } from '../store/mail/emails.ts'
import { ALERT_TEMPLATE } from '../store/mail/outbox.ts'
import { changeSubmission } from '../store/submissions/submission-changes.ts'
import { startSmtp } from '../testing/programs/smtp.ts'
import { create, referenceOf } from '../testing/samples/submission-input.ts'
import { openTestDependencies } from '../testing/test-dependencies.ts'
import { refusal } from '../testing/test-mailer.ts'
import { startScheduler } from './scheduler.ts'

const OWNER = 'owner@mail.example'

test('an owner hears of an overdue request when it becomes so, and when it is answered', async () => {
  const { dependencies, clock, check, subjects } = await site()
  const reference = referenceOf(
    await create(dependencies.store, { at: clock.now - 24 * HOUR + 7 * MINUTE, emails: [] }),
  )
  await check(5)
  expect(await subjects()).toEqual([])
  await check(5)
  await check(5)
  expect(await subjects()).toEqual([expect.stringContaining('1 quote request is overdue')])
  await dependencies.store.transact((transaction) =>
    changeSubmission(transaction, { reference, who: 'dana@x.example', at: clock.now, state: 'answered' }),
  )
  for (let minutes = 0; minutes <= 30; minutes += 5) await check(5)
  expect(await subjects()).toEqual([
    expect.stringContaining('1 quote request is overdue'),
    expect.stringContaining('Over: 1 quote request is overdue'),
  ])
})

test('the disk, the certificate and a failed backup are told in one mail, with what to do', async () => {
  const { dependencies, clock, check, sent } = await site()
  await dependencies.store.transact((transaction) =>
    recordBackup(transaction, { at: clock.now, reason: 'No space is left.' }),
  )
  await check(5, { disk: { freeBytes: 1e9, totalBytes: 2e10 }, certificateDaysLeft: 3 })
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: OWNER })
  for (const words of [
    'The disk has little room left: 5 %',
    'within 3 days',
    'certbot renew',
    'No space is left.',
  ])
    expect(mail?.text).toContain(words)
})

test('a certificate that cannot be read is not over', async () => {
  const { check, subjects } = await site()
  await check(5, { certificateDaysLeft: 3 })
  for (let minutes = 0; minutes <= 30; minutes += 5) await check(5, {})
  await check(5, { certificateDaysLeft: 3 })
  expect(await subjects()).toEqual([expect.stringContaining('ends within 3 days')])
  for (let minutes = 0; minutes <= 15; minutes += 5) await check(5, { certificateDaysLeft: 80 })
  expect(await subjects()).toHaveLength(2)
})

test('many wrong sign-ins are mailed when they begin, and when an hour went by without', async () => {
  const smtp = await openSmtp()
  const { dependencies, check } = await site({ SMTP_URL: smtp.url, TRUST_PROXY: '1' })
  const app = createApp(dependencies, NO_SITE)
  const { siteUrl } = dependencies.config
  /** Each from another network: one that fails has to wait. */
  const guess = async (number: number) => {
    const response = await app.request(`${siteUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: siteUrl,
        'x-forwarded-for': `198.51.${number}.1`,
      },
      body: JSON.stringify({ email: `staff${number}@company.example`, password: 'a wrong password' }),
    })
    expect(response.status).toBe(401)
  }
  const mailer = openMailer({ ...dependencies, email: emailContext(dependencies.config, dependencies.lanes) })
  mailer.start()
  onTestFinished(() => mailer.stop())
  for (let count = 1; count < MANY_WRONG_SIGN_INS; count++) await guess(count)
  await check(5)
  await guess(MANY_WRONG_SIGN_INS)
  await check(5)
  mailer.wake()
  await smtp.until(1)
  for (let minutes = 0; minutes < 75; minutes += 5) await check(5)
  mailer.wake()
  await smtp.until(2)
  await check(5)
  const mails = smtp.received.map(({ from, to, source }) => ({ from, to, source: unfolded(source) }))
  expect(mails).toMatchObject([
    {
      to: [OWNER],
      source: expect.stringContaining('10 wrong passwords or codes at the sign-in within an hour'),
    },
    { to: [OWNER], source: expect.stringContaining('Over: 10 wrong passwords or codes') },
  ])
  expect(mails[0]?.source).toContain('Ask the staff whether it was one of them.')
  expect(mails[1]?.source).toContain('This is over; nothing more is to be done.')
})

test('nobody is told where OWNER_EMAIL is unset', async () => {
  const { check, sent } = await site({ OWNER_EMAIL: '' })
  await check(5, { certificateDaysLeft: 3 })
  expect(await sent()).toEqual([])
})

test('that mail has stopped leaves by ALERT_SMTP_URL at once, as does every other alert', async () => {
  const alerts = await openSmtp()
  const usual = await openSmtp({ onMailFrom: (_address, _session, done) => done(refusal(535)) })
  const { dependencies, clock, check } = await site({
    SMTP_URL: usual.url,
    ALERT_SMTP_URL: alerts.url.replace('smtp://', 'smtp://owner%40mail.example:word@'),
  })
  await stopMail(dependencies, clock.now)
  await check(5)
  await check(5)
  expect(alerts.received).toHaveLength(1)
  expect(alerts.received[0]).toMatchObject({ from: OWNER, to: [OWNER] })
  expect(alerts.received[0]?.source).toContain('No email goes out')

  await check(5, { certificateDaysLeft: 3 })
  await check(5, { certificateDaysLeft: 3 })
  const mailer = openMailer({ ...dependencies, email: emailContext(dependencies.config, dependencies.lanes) })
  mailer.start()
  await alerts.until(2)
  await mailer.stop()
  expect(alerts.received[1]?.source).toContain('certificate')
})

test('an alert that could not leave is tried again', async () => {
  const { dependencies, clock, check } = await site({ ALERT_SMTP_URL: 'smtp://127.0.0.1:1' })
  await stopMail(dependencies, clock.now)
  await check(5)
  const alerts = await openSmtp()
  dependencies.config.alertSmtpUrl = alerts.url
  await check(5)
  await check(5)
  expect(alerts.received).toHaveLength(1)
})

/** Without the line breaks of quoted-printable. */
const unfolded = (source: string): string => source.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ')

/** A site with a scheduler whose minutes the test makes. */
async function site(environment: Record<string, string> = {}) {
  const clock = { now: Date.now() }
  const dependencies = await openTestDependencies(
    { OWNER_EMAIL: OWNER, ...environment },
    { now: () => clock.now },
  )
  onTestFinished(() => dependencies.store.close())
  let surroundings: Surroundings = {}
  const scheduler = startScheduler(
    dependencies,
    () => clock.now,
    async () => surroundings,
  )
  await scheduler.tick()
  await scheduler.stop()

  /** The check after so many minutes. */
  async function check(minutes: number, found: Surroundings = {}) {
    clock.now += minutes * MINUTE
    surroundings = found
    await scheduler.tick()
  }

  async function sent(): Promise<Mail[]> {
    const rows = await dependencies.store.transact(({ build, run }) =>
      run(build.selectFrom('emails').selectAll().where('template', '=', ALERT_TEMPLATE).orderBy('id')),
    )
    return Promise.all(
      rows.map((row) =>
        renderEmail(
          {
            ...{ id: row.id, template: ALERT_TEMPLATE, recipient: row.recipient, messageId: row.message_id },
            ...{ payload: JSON.parse(row.payload ?? '{}'), inReplyTo: null, createdAt: row.created_at },
            submission: undefined,
          },
          emailContext(dependencies.config, dependencies.lanes),
        ),
      ),
    )
  }

  return {
    dependencies,
    clock,
    check,
    sent,
    subjects: async () => (await sent()).map(({ subject }) => subject),
  }
}

/** A wrong password for the mail server. */
async function stopMail({ store }: Dependencies, at: number): Promise<void> {
  await store.transact(async (transaction) => {
    const { build, run } = transaction
    await enqueueEmail(transaction, {
      template: 'test',
      recipient: 'a@b.example',
      mailDomain: 'x.example',
      at,
    })
    await run(
      build.updateTable('emails').set({ tries: 1, last_error: '535 AUTH PLAIN', run_at: iso(at + HOUR) }),
    )
  })
}

async function openSmtp(...given: Parameters<typeof startSmtp>) {
  const smtp = await startSmtp(...given)
  onTestFinished(() => smtp.close())
  return smtp
}
