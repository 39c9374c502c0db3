import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { MINUTE } from '../../../domain/time/durations.ts'
import { startSmtp } from '../../testing/programs/smtp.ts'
import { DISPATCH } from '../../testing/samples/submission-input.ts'
import { openLog } from '../../testing/test-dependencies.ts'
import { closeAfterTest, header, rawServer, refusal, startMailer, until } from '../../testing/test-mailer.ts'
import { RETRY_GAPS } from '../retry-schedule.ts'
import { openSmtp, TIMEOUTS } from './smtp-transport.ts'

/** The real limits, scaled down; a busy machine stays within the longer ones. */
const SHORT_BEFORE_DATA = { connect: 300, beforeData: 500, afterData: 20_000 }
const SHORT_AFTER_DATA = { connect: 10_000, beforeData: 10_000, afterData: 1500 }

const stages = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'body'] as const
type Stage = (typeof stages)[number]
type Fault = 'drop' | 'hang'

const faults = stages.flatMap((stage) => (['drop', 'hang'] as const).map((fault) => [fault, stage] as const))

test.each(faults)(
  'a server that does "%s" at %s in four tries gets each message in the end',
  async (fault, stage) => {
    const timeouts = stage === 'body' ? SHORT_AFTER_DATA : SHORT_BEFORE_DATA
    const { accepted, url } = await faultyServer(fault, stage, 4)
    const { rows, runToTheEnd } = await startMailer({ transport: openSmtp(url, 6, timeouts) })
    const gaps = await runToTheEnd()
    expect((await rows()).every((row) => row.sent_at !== null)).toBe(true)
    const ids = (await rows()).map((row) => row.message_id).toSorted()
    expect([...new Set(accepted)].toSorted()).toEqual(ids)
    if (stage !== 'body') expect(accepted).toHaveLength(2)
    for (const list of Object.values(gaps)) {
      expect(list).toEqual(list.toSorted((one, other) => one - other))
      if (fault === 'hang' && stage === 'body') expect(list[0]).toBeGreaterThanOrEqual(5 * MINUTE)
      else expect(list[0]).toBeLessThanOrEqual(10_000)
    }
  },
  60_000,
)

test.each([451, 421, 550])(
  'a reply of %i to DATA is retried only when it is temporary',
  async (code) => {
    let refusals = 0
    const smtp = await startSmtp({
      onData(stream, _session, done) {
        stream.resume()
        stream.on('end', () => done(refusals++ < 6 || code === 550 ? refusal(code) : undefined))
      },
    })
    closeAfterTest(smtp.close)
    const { rows, runToTheEnd } = await startMailer({ smtpUrl: smtp.url })
    const gaps = await runToTheEnd()
    const outcomes = (await rows()).map((row) => [row.sent_at !== null, row.dead_at !== null])
    expect(outcomes).toEqual(
      code === 550
        ? [
            [false, true],
            [false, true],
          ]
        : [
            [true, false],
            [true, false],
          ],
    )
    if (code === 550) expect(gaps).toEqual({})
    else expect(gaps.dispatch?.slice(0, 2).every((gap, index) => gap <= (RETRY_GAPS[index] ?? 0))).toBe(true)
  },
  60_000,
)

test('a server may take far longer to answer after DATA than before', () =>
  expect(TIMEOUTS.afterData).toBeGreaterThanOrEqual(10 * Math.max(TIMEOUTS.connect, TIMEOUTS.beforeData)))

test('a response that comes late, but in time, is waited for', async () => {
  const smtp = await startSmtp(respondingAfter(4000))
  closeAfterTest(smtp.close)
  const { rows } = await startMailer({
    transport: openSmtp(smtp.url, 6, { ...SHORT_BEFORE_DATA, connect: 3000, beforeData: 3000 }),
  })
  await until(async () => (await rows()).every((row) => row.sent_at !== null))
  expect((await rows()).map((row) => row.tries)).toEqual([1, 1])
}, 60_000)

test('a response that comes too late leads to few duplicates, far apart, under one Message-ID', async () => {
  const ids: string[] = []
  const smtp = await startSmtp(respondingAfter(2500, ids))
  closeAfterTest(smtp.close)
  const { clock, mailer, rows } = await startMailer({ transport: openSmtp(smtp.url, 6, SHORT_AFTER_DATA) })
  const isWaiting = async (tries: number) =>
    (await rows()).every((row) => row.tries === tries && row.lease_owner === null)
  await until(() => isWaiting(1))
  clock.now += 5 * MINUTE
  const due = (await rows()).map((row) => Date.parse(row.run_at))
  expect(due).toEqual([clock.now, clock.now])
  mailer.wake()
  await until(() => isWaiting(2))
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(2)
  const gaps = (await rows()).map((row) => Date.parse(row.run_at) - clock.now)
  expect(Math.min(...gaps)).toBeGreaterThan(5 * MINUTE)
}, 60_000)

test('a certificate that cannot be verified is retried, and the log says why', async () => {
  const { log, lines } = openLog()
  const smtp = await startSmtp()
  closeAfterTest(smtp.close)
  const smtpUrl = `${smtp.url}?requireTLS=true&tls.rejectUnauthorized=true`
  const { rows } = await startMailer({ smtpUrl, log })
  await until(async () => (await rows()).every((row) => row.lease_owner === null && row.last_error !== null))
  expect((await rows()).map((row) => row.dead_at)).toEqual([null, null])
  expect(smtp.received).toEqual([])
  expect(
    lines.filter((line) => JSON.parse(line).level === 50 && /CERT/.test(JSON.parse(line).code)),
  ).toHaveLength(2)
})

test('a server without TLS gets nothing where TLS is required', async () => {
  const smtp = await startSmtp({ hideSTARTTLS: true, disabledCommands: ['AUTH', 'STARTTLS'] })
  closeAfterTest(smtp.close)
  const { rows } = await startMailer({ smtpUrl: `${smtp.url}?requireTLS=true` })
  await until(async () => (await rows()).every((row) => row.lease_owner === null && row.last_error !== null))
  expect((await rows()).map((row) => row.dead_at)).toEqual([null, null])
  expect(smtp.received).toEqual([])
})

test('dispatch is first when the server comes back after an outage', async () => {
  const port = await rawServer((socket) => socket.destroy())
  const { clock, mailer, rows, submit } = await startMailer({ smtpUrl: `smtp://127.0.0.1:${port.number}` })
  for (let more = 0; more < 9; more++) await submit(`sender-${more}@shipper.example`)
  await until(async () => (await rows()).every((row) => row.lease_owner === null && row.tries > 0))
  await port.close()
  const order: string[] = []
  const smtp = await startSmtp(
    {
      onData(stream, { envelope }, done) {
        order.push(envelope.rcptTo[0]?.address ?? '')
        stream.resume()
        stream.on('end', () => setTimeout(done, 20))
      },
    },
    port.number,
  )
  closeAfterTest(smtp.close)
  clock.now += MINUTE
  mailer.wake()
  await until(async () => (await rows()).every((row) => row.sent_at !== null))
  const lastDispatch = order.lastIndexOf(DISPATCH)
  expect(order.slice(0, lastDispatch).filter((to) => to !== DISPATCH).length).toBeLessThanOrEqual(5)
}, 60_000)

/** Reads the whole message, then waits. */
const respondingAfter = (ms: number, ids: string[] = []): Parameters<typeof startSmtp>[0] => ({
  onData(stream, _session, done) {
    let source = ''
    stream.on('data', (chunk: Buffer) => {
      source += chunk
    })
    stream.on('end', () => {
      ids.push(header(source, 'Message-ID'))
      setTimeout(done, ms)
    })
  },
})

/** An SMTP server that drops the connection or says no more at one stage, a number of times. */
async function faultyServer(fault: Fault, at: Stage, times: number) {
  const accepted: string[] = []
  let faults = 0
  const isFaulty = (stage: Stage) => stage === at && faults++ < times
  const port = await rawServer((socket) => converse(socket, { fault, isFaulty, accepted }))
  return { accepted, url: `smtp://127.0.0.1:${port.number}` }
}

interface Conversation {
  fault: Fault
  isFaulty(stage: Stage): boolean
  /** The Message-IDs of what was received whole. */
  accepted: string[]
}

function converse(socket: Socket, { fault, isFaulty, accepted }: Conversation) {
  let received = ''
  let isBody = false
  const respond = (stage: Stage, reply: string) => {
    if (!isFaulty(stage)) socket.write(`${reply}\r\n`)
    else if (fault === 'drop') socket.destroy()
  }
  respond('greeting', '220 here')
  socket.on('data', (chunk) => {
    received += chunk
    for (;;) {
      const end = isBody ? '\r\n.\r\n' : '\r\n'
      const length = received.indexOf(end)
      if (length < 0) return
      const text = received.slice(0, length)
      received = received.slice(length + end.length)
      const stage = isBody ? 'body' : (stages.find((one) => text.startsWith(one)) ?? 'EHLO')
      if (isBody) accepted.push(header(text, 'Message-ID'))
      isBody = stage === 'DATA'
      respond(stage, isBody ? '354 go on' : '250 yes')
    }
  })
}
