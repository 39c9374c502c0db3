import { createTransport } from 'nodemailer'
import { examples } from '../domain/forms/examples.ts'
import { replyAddress } from '../server/inbound-mail/reply-address.ts'
import { attachment, mail, multipart, text } from '../server/inbound-mail/testing/build-mail.ts'
import { freePort } from '../server/testing/programs/free-port.ts'
import { TEST_SECRET } from '../server/testing/test-dependencies.ts'
import { startProgram } from './program.ts'
import { type Row, rowOf } from './table.ts'

const MAILS = 100
/** In base 64 it makes a mail of 1 MB. */
const PICTURE_BYTES = 730_000
/** As many as the server takes, and Postfix opens to one destination. */
const CONNECTIONS = 20
/** A conversation takes a hundred mails a day. */
const CONVERSATIONS = 4
const DOMAIN = 'reply.bowline.example'
const SENDER = 'photos@northfield.example'

/** Pages asked for one after the other while mails with pictures come in by SMTP. */
export async function mailRow(rounds: number): Promise<Row> {
  const port = await freePort()
  const site = await startProgram('../server/main.ts', {
    APP_SECRET: TEST_SECRET,
    INBOUND_DOMAIN: DOMAIN,
    INBOUND_SMTP: `127.0.0.1:${port}`,
  })
  const relay = createTransport({ host: '127.0.0.1', port, pool: true, maxConnections: CONNECTIONS })
  const values: number[] = []
  const slowest: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const requests = await Promise.all(Array.from({ length: CONVERSATIONS }, () => sendRequest(site.url)))
      const replyTo = requests.map(({ reference }) => replyAddress(reference, DOMAIN, TEST_SECRET))
      const pages = ['/', '/quote', requests[0]?.page ?? '/']
      const mails = Promise.all(
        Array.from({ length: MAILS }, (_, number) =>
          relay.sendMail({
            envelope: { from: SENDER, to: replyTo[number % CONVERSATIONS] ?? '' },
            raw: photoMail(`${round}.${number}`),
          }),
        ),
      )
      const waits = await askDuring(mails, site.url, pages)
      values.push(waits[Math.ceil(waits.length * 0.99) - 1] ?? 0)
      slowest.push(waits.at(-1) ?? 0)
    }
    return rowOf({
      measure: `p99 of a page while ${MAILS} mails of 1 MB come in over ${CONNECTIONS} connections`,
      unit: 'ms',
      values,
      limit: { atMost: 200 },
      note: `slowest ${Math.round(Math.max(...slowest))} ms`,
    })
  } finally {
    relay.close()
    await site.stop()
  }
}

/** Milliseconds of each response until something has ended, shortest first. */
async function askDuring(work: Promise<unknown>, url: string, pages: readonly string[]): Promise<number[]> {
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  const waits: number[] = []
  while (!isOver) {
    const began = performance.now()
    const response = await fetch(url + pages[waits.length % pages.length])
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A page answered ${response.status}`)
    waits.push(performance.now() - began)
  }
  await ended
  return waits.sort((one, other) => one - other)
}

const picture = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(PICTURE_BYTES, 1)])

const photoMail = (number: string): Buffer =>
  mail(multipart('mixed', text(`Photo ${number}.`), attachment('photo.jpg', picture, 'image/jpeg')), [
    `From: ${SENDER}`,
    `Message-ID: <${number}@northfield.example>`,
  ])

async function sendRequest(url: string): Promise<{ reference: string; page: string }> {
  const response = await fetch(`${url}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formName: 'Quote Request', formData: { ...examples.quote, email: SENDER } }),
  })
  return (await response.json()) as { reference: string; page: string }
}
