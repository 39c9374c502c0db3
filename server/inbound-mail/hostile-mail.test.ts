import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { report, sized } from '../testing/long.ts'
import { memoryOf } from '../testing/programs/memory-of.ts'
import { startServer } from '../testing/programs/server-process.ts'
import { newFolder, TEST_SECRET } from '../testing/test-dependencies.ts'
import { parseMail } from './parse-mail.ts'
import { openParser } from './parser.ts'
import { replyAddress } from './reply-address.ts'
import { attachment, mail, multipart, text } from './testing/build-mail.ts'
import { hostileMail } from './testing/hostile-mail.ts'
import { readReplies } from './testing/read-replies.ts'

const hostile = hostileMail(sized(0.02, 1))
const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'))

describe('the parser outlives', () => {
  const parser = openParser()
  afterAll(() => parser.close())

  test.each(Object.entries(hostile))('%s', async (name, make) => {
    const file = path.join(folder, 'hostile.eml')
    writeFileSync(file, make())
    const parsed = await parser.parse(file, '')
    expect(parsed?.text.length).toBeLessThanOrEqual(200_000)
    expect(parsed?.files.length).toBeLessThanOrEqual(5)
    expect(parsed?.messageId, name).toMatch(/^<.+>$/)
  })

  test('a mail that takes too long, and parses the next one', async () => {
    const timeouts = [AbortSignal.abort(), AbortSignal.abort()]
    const hurried = openParser({ timeout: () => timeouts.shift() ?? AbortSignal.any([]) })
    onTestFinished(() => hurried.close())
    const file = path.join(folder, 'slow.eml')
    writeFileSync(file, mail(text('Hello')))
    expect(await hurried.parse(file, '')).toBeUndefined()
    expect(await hurried.parse(file, '')).toMatchObject({ text: 'Hello' })
  })
})

/** A server that takes mail, and clients of it with so many connections. */
async function startReceiving() {
  const server = await startServer({
    DATA_DIR: newFolder('hostile-'),
    APP_SECRET: TEST_SECRET,
    INBOUND_DOMAIN: 'reply.bowline.example',
    INBOUND_SMTP: '127.0.0.1:0',
  })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const { port } = await server.logged('listening for mail')
  const connect = (maxConnections: number) => {
    const client = createTransport({ host: '127.0.0.1', port: Number(port), pool: true, maxConnections })
    onTestFinished(() => client.close())
    return client
  }
  return { server, connect }
}

test('while one address is flooded with the dearest mails, mail to another hardly waits', async () => {
  const { server, connect } = await startReceiving()
  const [attacker, other] = [connect(10), connect(10)]
  const [flooded = '', quiet = ''] = [await newAddress(server.url), await newAddress(server.url)]
  const deliver = (client: typeof other, to: string, raw: Buffer) =>
    client.sendMail({ envelope: { from: 'a@b.example', to }, raw })
  await deliver(other, quiet, mail(text('Hello')))
  const stop = new AbortController()
  const flood = Array.from({ length: 10 }, async (_, number) => {
    // Refused once its request is full.
    for (let turn = 0; turn < sized(2, 9) && !stop.signal.aborted; turn += 1)
      await deliver(attacker, flooded, manyParts(`${number} ${turn}`)).catch(() => undefined)
  })
  const waits: number[] = []
  for (let number = 0; number < sized(3, 20); number += 1) {
    const began = performance.now()
    await deliver(other, quiet, ordinaryMail(number)())
    waits.push(performance.now() - began)
  }
  stop.abort()
  await Promise.all(flood)
  report('mail beside a flood', { mails: waits.length, 'slowest ms': Math.round(Math.max(...waits)) })
  expect(Math.max(...waits)).toBeLessThan(sized(10_000, 2000))
})

/** As many parts as are taken apart, with as many lines. */
const manyParts = (name: string): Buffer =>
  Buffer.from(
    [
      `From: a@b.example\r\nMessage-ID: <${name.replace(' ', '.')}@flood.example>\r\n`,
      `Content-Type: multipart/mixed; boundary=x\r\n\r\n${`--x\r\n\r\n${'a\r\n'.repeat(50)}`.repeat(4999)}--x--\r\n`,
    ].join(''),
  )

test('the site answers while all of them come by SMTP, in bounded memory', {
  timeout: sized(180_000, 1_800_000),
}, async () => {
  const { server, connect } = await startReceiving()
  const client = connect(5)
  const addresses = [await newAddress(server.url), await newAddress(server.url)]
  const deliver = (raw: Buffer, index: number) =>
    client.sendMail({ envelope: { from: 'a@b.example', to: addresses[index % 2] ?? '' }, raw })

  await deliver(mail(text('Hello')), 0)
  const before = await memoryOf(server.child.pid)
  const watch = watching(`${server.url}/healthz`)
  const ordinary = Array.from({ length: sized(10, 100) }, (_, number) => ordinaryMail(number))
  const all = [...Object.values(hostile), ...ordinary]
  for (let start = 0; start < all.length; start += 5)
    await Promise.all(all.slice(start, start + 5).map((make, index) => deliver(make(), index)))
  const waits = await watch.stop()
  const megabytes = Math.round((await memoryOf(server.child.pid, 'VmHWM')) - before)
  report('hostile mail', {
    mails: all.length,
    requests: waits.length,
    'slowest ms': Math.round(Math.max(...waits)),
    'more MB': megabytes,
  })
  expect(waits.length).toBeGreaterThan(0)
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

/** 150 are aimed at; the first mails also load what parses them. */
const MAX_MEGABYTES = 200

const ordinaryMail = (number: number) => () =>
  mail(
    multipart(
      'mixed',
      text(`Photo ${number}.`),
      attachment(
        'photo.jpg',
        Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(700_000, 1)]),
        'image/jpeg',
      ),
    ),
    [`Message-ID: <${number}@northfield.example>`],
  )

async function newAddress(site: string): Promise<string> {
  const response = await fetch(`${site}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'Quote Request', formData: examples.quote }),
  })
  const { reference } = (await response.json()) as { reference: string }
  return replyAddress(reference, 'reply.bowline.example', TEST_SECRET)
}

/** Asks for a page again and again; `stop` resolves to the milliseconds that each took. */
function watching(url: string) {
  const stopping = new AbortController()
  const waits: number[] = []
  const watched = (async () => {
    while (!stopping.signal.aborted) {
      const began = performance.now()
      const { status } = await fetch(url)
      expect(status).toBe(200)
      waits.push(performance.now() - began)
      // More often, it would be the requests whose memory is measured.
      await pause(5)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await watched
      return waits
    },
  }
}

const encodedReplies = readReplies()
  .filter(({ name }) => name.startsWith('encoded/'))
  .map(({ source }) => source)

test('the thread reads what the parser reads by itself', async () => {
  const parser = openParser()
  onTestFinished(() => parser.close())
  const file = path.join(folder, 'whole.eml')
  for (const source of [ordinaryMail(1)(), ...encodedReplies]) {
    writeFileSync(file, source)
    expect(await parser.parse(file, '')).toEqual(await parseMail(new Uint8Array(source).buffer))
  }
})
