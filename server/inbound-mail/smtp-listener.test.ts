import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import type { Dependencies } from '../dependencies.ts'
import type { DatabaseSettings } from '../store/database.ts'
import { ORIGINAL } from '../store/submissions/files.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { newFolder } from '../testing/test-dependencies.ts'
import { mailReceiver } from './receive-mail.ts'
import { replyAddress } from './reply-address.ts'
import { listenSmtp } from './smtp-listener.ts'
import { attachment, mail, multipart, text } from './testing/build-mail.ts'

const DOMAIN = 'reply.bowline.example'
const environment = { INBOUND_DOMAIN: DOMAIN, INBOUND_SMTP: '127.0.0.1:0' }
const SENDER = String(examples.quote.email)

onBothDatabases(({ kind, newSettings }) => {
  afterEach(closeTestApps)

  /** An instance with its listener. */
  async function instance(settings: DatabaseSettings, times: { stoppingMs?: number } = {}) {
    const opened = await openTestApp(settings, { environment })
    const { dependencies } = opened
    const receiver = mailReceiver(dependencies)
    const listener = await listenSmtp({
      config: dependencies.config,
      receiver,
      log: dependencies.log,
      ...times,
    })
    if (!listener) throw new Error('nothing listens')
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= listener.stop())
    onTestFinished(async () => {
      await stop()
      await receiver.close()
    })
    return { ...opened, address: listener.address, stop }
  }

  test('a mail that is coming when the server stops is stored and acknowledged, and nothing new is taken', async () => {
    const { dependencies, quote, address, stop } = await instance(await newSettings())
    const { reference } = await quote()
    const { say, until } = await inTheMiddle(address, addressOf(dependencies, reference))
    const stopped = stop()
    expect(await (await talkTo(address)).until(/\r\n/)).toMatch(/^421 /)
    say('And its end.\r\n.\r\n')
    expect(await until(/\r\n/)).toMatch(/^250 /)
    await stopped
    expect(await textsOf(dependencies, reference)).toEqual(['Its beginning.\nAnd its end.'])
    expect(await readdir(path.join(dependencies.config.dataDir, 'incoming'))).toEqual([])
  })

  test('a mail that does not end while the server stops is to be sent again, and nothing of it is kept', async () => {
    const settings = await newSettings()
    const one = await instance(settings, { stoppingMs: 50 })
    const { reference } = await one.quote()
    const to = addressOf(one.dependencies, reference)
    const { until, closed } = await inTheMiddle(one.address, to)
    await one.stop()
    expect(await until(/\r\n/)).toMatch(/^421 /)
    await closed
    expect(await textsOf(one.dependencies, reference)).toEqual([])
    await expect.poll(() => readdir(path.join(one.dependencies.config.dataDir, 'incoming'))).toEqual([])
  })

  test.runIf(kind === 'Postgres')(
    'of several instances each takes mail, and one Message-ID is one message',
    async () => {
      const settings = await newSettings()
      const one = await instance(settings)
      const other = await instance({ ...settings, dataDir: newFolder('other-') })
      const { reference } = await one.quote()
      const to = addressOf(one.dependencies, reference)
      const clients = [one, other].map(({ address }) => createTransport(address))
      onTestFinished(() => {
        for (const client of clients) client.close()
      })
      const source = (number: number) =>
        mail(multipart('mixed', text(`Mail ${number}.`), attachment(`${number}.pdf`, '%PDF-1.7')), [
          `From: ${SENDER}`,
          `Message-ID: <${number}@northfield.example>`,
        ])
      const numbers = Array.from({ length: 10 }, (_, number) => number)
      const results = await Promise.all(
        numbers.flatMap((number) =>
          [...clients, ...clients].map((client) =>
            client.sendMail({ envelope: { from: SENDER, to }, raw: source(number) }),
          ),
        ),
      )
      expect(results.every(({ response }) => response.startsWith('250 '))).toBe(true)
      for (const { dependencies } of [one, other]) {
        const texts = await textsOf(dependencies, reference)
        expect(texts.toSorted()).toEqual(numbers.map((number) => `Mail ${number}.`))
      }
      const counts = await one.dependencies.store.transact(async ({ build, run }) => ({
        files: (await run(build.selectFrom('files').select('id').where('field', '!=', ORIGINAL))).length,
        events: (await run(build.selectFrom('submission_events').select('id'))).length,
      }))
      expect(counts).toEqual({ files: 10, events: 10 })
    },
  )
})

const addressOf = ({ config }: Dependencies, reference: string): string =>
  replyAddress(reference, DOMAIN, config.appSecret)

const textsOf = ({ store }: Dependencies, reference: string): Promise<(string | null)[]> =>
  store.transact(async (transaction) => {
    const { build, run } = transaction
    const id = (await findSubmission(transaction, reference))?.id ?? ''
    const emails = build.selectFrom('emails').select('text').where('submission', '=', id)
    return (await run(emails.where('direction', '=', 'incoming'))).map((email) => email.text)
  })

/** A client that says what it is told, and waits for answers. */
async function talkTo(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('data', (words) => {
    heard += words
  })
  /** What was heard since the last time, once it has the pattern. */
  async function until(pattern: RegExp): Promise<string> {
    while (!pattern.test(heard)) await once(socket, 'data')
    const all = heard
    heard = ''
    return all
  }
  return { until, say: (words: string) => socket.write(words), closed: once(socket, 'close') }
}

/** A mail of which the first line has come. */
async function inTheMiddle(address: string, to: string) {
  const client = await talkTo(address)
  await client.until(/^220 .*\r\n/m)
  for (const [line, answered] of [
    ['EHLO mx.northfield.example', /^250 .*\r\n/m],
    [`MAIL FROM:<${SENDER}>`, /^250 .*\r\n/m],
    [`RCPT TO:<${to}>`, /^250 .*\r\n/m],
    ['DATA', /^354 .*\r\n/m],
  ] as const) {
    client.say(`${line}\r\n`)
    await client.until(answered)
  }
  client.say(`From: ${SENDER}\r\nMessage-ID: <half@northfield.example>\r\n\r\nIts beginning.\r\n`)
  return client
}
