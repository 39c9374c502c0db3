import { readdirSync } from 'node:fs'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { DAY } from '../../domain/time/durations.ts'
import { claimDueEmails, type DueEmail, enqueueEmail } from '../store/mail/emails.ts'
import { StoreUnavailable } from '../store/store.ts'
import { eraseSubmission } from '../store/submissions/erase.ts'
import { startSmtp, type TestSmtp } from '../testing/programs/smtp.ts'
import { newFolder, openLog } from '../testing/test-dependencies.ts'
import {
  closeAfterTest,
  header,
  NOON,
  rawServer,
  refusal,
  startMailer,
  until,
} from '../testing/test-mailer.ts'
import { AUTOMATIC_GAPS, RETRY_GAPS } from './retry-schedule.ts'
import { openFiles } from './transports/file-transport.ts'
import type { Transport } from './transports/transport.ts'

test('dispatch and sender each get their message, alone on its envelope', async () => {
  const smtp = await smtpServer()
  const { reference } = await startMailer({ smtpUrl: smtp.url })
  await smtp.until(2)
  const [toDispatch, toSender] = [mailTo(smtp, 'desk@bowline.example'), mailTo(smtp, 'pat@shipper.example')]
  expect(smtp.received.map(({ to }) => to.length)).toEqual([1, 1])
  expect(header(toDispatch, 'Reply-To')).toMatch(/^s-q-\w{6}-\w+@reply\.bowline\.example$/)
  expect(header(toDispatch, 'Subject')).toContain(reference)
  expect(header(toSender, 'Subject')).toContain(reference)
  expect(header(toSender, 'Auto-Submitted')).toBe('auto-generated')
  expect(toSender).toContain('text/plain')
  expect(toSender).toContain('text/html')
})

test('a message that was erased while it was being written leaves no file', async () => {
  const folder = newFolder('erased-')
  const files = openFiles(folder)
  const { promise: erased, resolve: erase } = Promise.withResolvers<void>()
  const begun = new Set<string>()
  const transport: Transport = {
    ...files,
    async send(mail, signal) {
      begun.add(mail.name)
      await erased
      await files.send(mail, signal)
    },
  }
  const { store, reference, mailer } = await startMailer({ transport })
  await until(async () => begun.size === 2)
  await store.transact((transaction) => eraseSubmission(transaction, { reference, who: 'sender', at: NOON }))
  erase()
  await mailer.stop()
  expect(readdirSync(folder)).toEqual([])
})

test('a message that was erased after it was claimed is not sent', async () => {
  const sent: string[] = []
  const transport: Transport = {
    async send({ name }) {
      sent.push(name)
    },
    close() {},
  }
  const { mailer, rows } = await startMailer({
    transport,
    around: (store) => ({
      ...store,
      async transact(work) {
        const result = await store.transact(work)
        for (const reference of claimedIn(result))
          await store.transact((t) => eraseSubmission(t, { reference, who: 'sender', at: NOON }))
        return result
      },
    }),
  })
  await until(async () => (await rows()).length === 0)
  await mailer.stop()
  expect(sent).toEqual([])
})

const claimedIn = (result: unknown): string[] =>
  ((result as { emails?: DueEmail[] }).emails ?? []).flatMap(({ submission }) => submission?.reference ?? [])

test('a message refused for now is sent again under the same Message-ID', async () => {
  const tried: string[] = []
  const smtp = await smtpServer({
    onData(stream, _session, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => {
        source += chunk
      })
      stream.on('end', () => {
        tried.push(header(source, 'Message-ID'))
        done(tried.length <= 2 ? refusal(451) : undefined)
      })
    },
  })
  const { clock, mailer, rows } = await startMailer({ smtpUrl: smtp.url })
  await until(async () => (await rows()).every((row) => row.last_error === '451 DATA'))
  clock.now += RETRY_GAPS[0] ?? 0
  mailer.wake()
  await until(async () => (await rows()).every((row) => row.sent_at !== null))
  expect(tried).toHaveLength(4)
  expect(new Set(tried)).toEqual(new Set((await rows()).map((row) => row.message_id)))
})

test('a message refused for good is given up at once and stays, the other one goes out', async () => {
  const smtp = await smtpServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'pat@shipper.example' ? refusal(550) : undefined),
  })
  const { rows, row } = await startMailer({ smtpUrl: smtp.url })
  await until(async () => (await rows()).every((one) => one.sent_at !== null || one.dead_at !== null))
  expect(await row('confirmation')).toMatchObject({ last_error: '550 RCPT TO', sent_at: null, tries: 1 })
  expect(await row('dispatch')).toMatchObject({ dead_at: null, last_error: null, tries: 1 })
})

test('a connection that is dropped in the middle of the message is tried again', async () => {
  let dropped = 0
  const port = await rawServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (lines) => {
      const command = lines.toString().slice(0, 4)
      if (/^(EHLO|MAIL|RCPT)$/.test(command)) socket.write('250 yes\r\n')
      else if (command === 'DATA') socket.write('354 go on\r\n')
      else {
        dropped += 1
        socket.destroy()
      }
    })
  })
  const { clock, mailer, rows } = await startMailer({ smtpUrl: `smtp://127.0.0.1:${port.number}` })
  await until(async () => (await rows()).every((row) => row.last_error !== null))
  expect(dropped).toBeGreaterThanOrEqual(2)
  expect((await rows()).map((row) => row.dead_at)).toEqual([null, null])
  await port.close()
  const smtp = await smtpServer({}, port.number)
  clock.now += RETRY_GAPS[0] ?? 0
  mailer.wake()
  await smtp.until(2)
})

test('a server that is not there is tried again until it is', async () => {
  const port = await rawServer(() => {})
  await port.close()
  const { clock, mailer, rows } = await startMailer({ smtpUrl: `smtp://127.0.0.1:${port.number}` })
  const areScheduled = async () =>
    (await rows()).every((row) => row.lease_owner === null && Date.parse(row.run_at) > clock.now)
  for (const gap of RETRY_GAPS.slice(0, 3)) {
    await until(areScheduled)
    clock.now += gap
    mailer.wake()
  }
  await until(areScheduled)
  expect((await rows()).every((row) => row.last_error !== null)).toBe(true)
  const smtp = await smtpServer({}, port.number)
  clock.now += DAY
  mailer.wake()
  await smtp.until(2)
})

test('a refused sign-in is no response about the message', async () => {
  const smtp = await smtpServer({
    authOptional: false,
    disabledCommands: [],
    onAuth: (_credentials, _session, done) => done(new Error('wrong password')),
  })
  const { rows } = await startMailer({ smtpUrl: smtp.url.replace('//', '//user:wrong@') })
  await until(async () => (await rows()).every((row) => row.last_error !== null))
  expect((await rows()).map((row) => [row.last_error, row.dead_at])).toEqual([
    ['535 AUTH PLAIN', null],
    ['535 AUTH PLAIN', null],
  ])
})

test('a server that says nothing is left when the mailer stops, and its messages stay due', async () => {
  const port = await rawServer(() => {})
  const smtpUrl = `smtp://127.0.0.1:${port.number}`
  const { mailer, rows } = await startMailer({ smtpUrl, stoppingMs: 100 })
  await until(async () => (await rows()).every((row) => row.lease_owner !== null))
  await mailer.stop()
  expect((await rows()).map((row) => [row.last_error, row.sent_at, row.dead_at])).toEqual([
    ['EABORT', null, null],
    ['EABORT', null, null],
  ])
})

test('after its last try a message is dead and its row stays', async () => {
  const { rows, runToTheEnd } = await startMailer({ transport: failing() })
  await runToTheEnd()
  expect((await rows()).map((row) => [row.template, row.tries, row.last_error])).toEqual([
    ['confirmation', AUTOMATIC_GAPS.length + 1, 'ECONNECTION'],
    ['dispatch', RETRY_GAPS.length + 1, 'ECONNECTION'],
  ])
})

test('a reminder of a quote that has expired meanwhile is dropped', async () => {
  const sent: string[] = []
  const transport: Transport = { send: async ({ name }) => void sent.push(name), close() {} }
  const { clock, store, mailer, rows } = await startMailer({ transport })
  await until(async () => (await rows()).every((row) => row.sent_at !== null))
  const validUntil = new Date(clock.now).toISOString()
  const terms = { number: 1, currency: 'CAD', lines: [], total: '1.00', includes: [], extras: [] }
  await store.transact((transaction) =>
    enqueueEmail(transaction, {
      template: 'quote-reminder',
      recipient: 'pat@shipper.example',
      payload: { quote: { ...terms, validUntil } },
      mailDomain: 'bowline.example',
      at: clock.now - DAY,
    }),
  )
  mailer.wake()
  await until(async () => (await rows()).length === 2)
  expect(sent).toHaveLength(2)
})

test('an outage of the store is waited out, and a message sent meanwhile is not sent twice', async () => {
  const sent: string[] = []
  let outages = 2
  const failAtFirst = () => {
    if (outages-- > 1 || (sent.length > 0 && outages > -2)) throw new StoreUnavailable('away')
  }
  const transport: Transport = {
    async send(mail) {
      sent.push(mail.messageId)
    },
    close() {},
  }
  const { rows } = await startMailer({
    transport,
    around: (store) => ({
      ...store,
      transact: async (work) => {
        failAtFirst()
        return store.transact(work)
      },
      transactTogether: async (work, item) => {
        failAtFirst()
        return store.transactTogether(work, item)
      },
    }),
  })
  await until(async () => (await rows()).every((row) => row.sent_at !== null))
  expect(sent.sort()).toEqual((await rows()).map((row) => row.message_id).sort())
})

test('a message is held by one mailer for as long as sending it takes', async () => {
  const finished = Promise.withResolvers<void>()
  const transport: Transport = { send: () => finished.promise, close() {} }
  const { clock, store, rows } = await startMailer({ transport, leaseMs: 300 })
  for (let renewals = 0; renewals < 3; renewals++) {
    clock.now += 250
    const heldUntil = new Date(clock.now + 300).toISOString()
    await until(async () => (await rows()).every((row) => row.run_at === heldUntil))
  }
  const { now } = clock
  expect(
    await store.transact((transaction) =>
      claimDueEmails(transaction, { owner: 'another', now, until: now + 300, most: 5 }),
    ),
  ).toEqual([])
  finished.resolve()
  await until(async () => (await rows()).every((row) => row.sent_at !== null))
})

test('a time-out after DATA is retried at the long gaps', async () => {
  const transport: Transport = {
    send: () => Promise.reject(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', isAfterData: true })),
    close() {},
  }
  const { clock, rows } = await startMailer({ transport })
  await until(async () => (await rows()).every((row) => row.lease_owner === null && row.last_error !== null))
  expect((await rows()).map((row) => Date.parse(row.run_at) - clock.now)).toEqual([5 * 60_000, 5 * 60_000])
})

test('a refused sender address is retried and raises the alarm, for it is a setting', async () => {
  const { log, lines } = openLog()
  const smtp = await smtpServer({ onMailFrom: (_address, _session, done) => done(refusal(550)) })
  const { rows } = await startMailer({ smtpUrl: smtp.url, log })
  await until(async () => (await rows()).every((row) => row.lease_owner === null && row.last_error !== null))
  expect((await rows()).map((row) => [row.last_error, row.dead_at])).toEqual([
    ['550 MAIL FROM', null],
    ['550 MAIL FROM', null],
  ])
  expect(lines.filter((line) => JSON.parse(line).level === 50)).toHaveLength(2)
})

test('dispatch messages go out while slow recipients hold up confirmations', async () => {
  const slow = Promise.withResolvers<void>()
  const sent: string[] = []
  const transport: Transport = {
    async send({ to }) {
      if (to.endsWith('slow.example')) await slow.promise
      sent.push(to)
    },
    close() {},
  }
  const { mailer, submit, rows } = await startMailer({ transport })
  for (let more = 0; more < 20; more++) await submit(`someone-${more}@slow.example`)
  mailer.wake()
  await until(async () => sent.filter((to) => to === 'desk@bowline.example').length === 21)
  await submit('late@slow.example')
  mailer.wake()
  await until(async () => sent.filter((to) => to === 'desk@bowline.example').length === 22)
  const leased = (await rows()).filter((row) => row.lease_owner !== null)
  expect(leased.length).toBeLessThanOrEqual(3)
  slow.resolve()
})

test('the log names the message and what went wrong, and nobody', async () => {
  const { log, lines } = openLog()
  const smtp = await smtpServer({ onRcptTo: ({ address }, _session, done) => done(refusal(550, address)) })
  const { rows } = await startMailer({ smtpUrl: smtp.url, log })
  await until(async () => (await rows()).every((row) => row.dead_at !== null))
  expect(lines.filter((line) => line.includes('550 RCPT TO'))).toHaveLength(2)
  expect(lines.join('')).not.toContain('@')
})

async function smtpServer(options?: SMTPServerOptions, port?: number): Promise<TestSmtp> {
  const smtp = await startSmtp(options, port)
  closeAfterTest(smtp.close)
  return smtp
}

const failing = (): Transport => ({
  send: () => Promise.reject(Object.assign(new Error('no connection'), { code: 'ECONNECTION' })),
  close() {},
})

const mailTo = (smtp: TestSmtp, address: string): string =>
  smtp.received.find(({ to }) => to.includes(address))?.source ?? ''
