import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { claimDueEmails, enqueueEmail, recordFailure } from '../store/mail/emails.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { startSmtp } from '../testing/programs/smtp.ts'
import { create, DISPATCH } from '../testing/samples/submission-input.ts'
import { refusal, startMailer, until } from '../testing/test-mailer.ts'
import { runMailCommand } from './mail-command.ts'

test('dead messages are listed and sent again while the server runs, under their Message-ID', async () => {
  let isRefusing = true
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) => done(isRefusing ? refusal(550) : undefined),
  })
  const { dataDir, rows, mailer, clock } = await startMailer({ smtpUrl: smtp.url })
  await until(async () => (await rows()).every((row) => row.dead_at !== null))
  const [confirmation, dispatch] = await rows()

  const list = await command(dataDir, 'list')
  expect(list.code).toBe(0)
  for (const part of [confirmation?.id, dispatch?.id, 'dead', '550 RCPT TO', DISPATCH])
    expect(list.output).toContain(part)

  isRefusing = false
  expect(await command(dataDir, 'send-again', dispatch?.id ?? '')).toMatchObject({ code: 0 })
  clock.now = Date.now() + 1000
  mailer.wake()
  await smtp.until(1)
  expect(smtp.received[0]?.to).toEqual([DISPATCH])
  expect(smtp.received[0]?.source).toContain(dispatch?.message_id)

  expect(await command(dataDir, 'send-again', 'all')).toMatchObject({
    code: 0,
    output: '1 message is due again.\n',
  })
  clock.now = Date.now() + 1000
  mailer.wake()
  await until(async () => (await rows()).every((row) => row.sent_at !== null))
  expect((await command(dataDir, 'list')).output).toBe(
    'No message is dead or withheld, and none has failed.\n',
  )
  await smtp.close()
}, 120_000)

test('an unknown id or command ends with exit code 1 and says what to do', async () => {
  const { dataDir } = await startMailer({ transport: { send: async () => {}, close() {} } })
  expect(await command(dataDir, 'send-again', 'NOBODY')).toMatchObject({
    code: 1,
    output: expect.stringContaining('NOBODY'),
  })
  for (const values of [[], ['send-again'], ['list', 'all'], ['send-again', 'a', 'b']])
    expect(await command(dataDir, ...values)).toMatchObject({
      code: 1,
      output: expect.stringContaining('site mail COMMAND'),
    })
}, 120_000)

onBothDatabases(({ open }) => {
  test('the outbox is listed, and dead messages become due', async () => {
    const { store } = await open()
    const now = Date.now()
    await create(store, { at: now })
    expect(await runMailCommand(['list'], store, now)).toMatch(/^No message/)
    const claim = { owner: 'mailer', now, until: now, most: 5 }
    const [message] = await store.transact((transaction) => claimDueEmails(transaction, claim))
    const failure = { id: message?.id ?? '', owner: 'mailer', error: '550 MAIL FROM', at: now }
    await store.transact((transaction) => recordFailure(transaction, failure))
    expect(await runMailCommand(['list'], store, now)).toMatch(/dead .*1 try .*550 MAIL FROM .*MAIL_FROM/)
    expect(await runMailCommand(['send-again', message?.id ?? ''], store, now)).toMatch(/is due again/)
    expect(await store.transact((transaction) => claimDueEmails(transaction, claim))).toHaveLength(2)
  })

  test('a withheld message is listed, and sent by its id only', async () => {
    const { store } = await open()
    const now = Date.now()
    const message = { template: 'confirmation', recipient: 'pat@shipper.example', mailDomain: 'x.example' }
    const id = await store.transact((transaction) =>
      enqueueEmail(transaction, { ...message, at: now, withheld: 'LIMIT' }),
    )
    expect(await runMailCommand(['list'], store, now)).toMatch(
      new RegExp(`${id} .*withheld .*pat@shipper.example .*LIMIT \\(a limit`),
    )
    expect(await runMailCommand(['send-again', 'all'], store, now)).toBe('0 messages are due again.')
    const claim = { owner: 'mailer', now, until: now, most: 5 }
    expect(await store.transact((transaction) => claimDueEmails(transaction, claim))).toEqual([])
    expect(await runMailCommand(['send-again', id], store, now)).toMatch(/is due again/)
    expect(await store.transact((transaction) => claimDueEmails(transaction, claim))).toMatchObject([{ id }])
  })
})

async function command(dataDir: string, ...values: string[]) {
  const program = new URL('mail-command.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, ...values], {
    env: { ...process.env, DATA_DIR: dataDir, DISPATCH_EMAIL: DISPATCH },
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'close')
  return { code, output: (await output).join('') }
}
