import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startServer } from './testing/server-process.ts'
import { newFolder } from './testing/services.ts'
import { type Received, startSmtp } from './testing/smtp.ts'

const ROUNDS = 10
const SENDERS = 12
/** Acknowledged in each round before the server is killed, with as many more under way as there are senders. */
const BEFORE_THE_KILL = 15

test('killed ten times under load, it has lost no acknowledged submission, and all their mail goes out', async () => {
  const mail = await startSmtp()
  const DATA_DIR = newFolder('data-')
  const environment = { DATA_DIR, SMTP_URL: mail.url, RATE_LIMIT: '100000' }
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++)
    acknowledged.push(...(await killedUnderLoad(environment, round)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * BEFORE_THE_KILL)
  expect(new Set(acknowledged).size).toBe(acknowledged.length)

  letLeasesRunOut(DATA_DIR)
  const server = await startServer(environment)
  const stored = referencesIn(DATA_DIR)
  expect(acknowledged.filter((reference) => !stored.includes(reference))).toEqual([])
  while (!acknowledged.every((reference) => messageIds(mail.received, reference).size === 2))
    await setTimeout(100)
  for (const reference of stored) expect(messageIds(mail.received, reference).size).toBeLessThanOrEqual(2)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await mail.close()
}, 180_000)

async function killedUnderLoad(environment: Record<string, string>, round: number): Promise<string[]> {
  const server = await startServer(environment)
  const acknowledged: string[] = []
  const enough = Promise.withResolvers<void>()
  const senders = Array.from({ length: SENDERS }, async (_, sender) => {
    for (let sent = 0; ; sent++) {
      const reference = await send(server.address, `${round}-${sender}-${sent}`).catch(() => undefined)
      if (reference === undefined) return
      acknowledged.push(reference)
      if (acknowledged.length >= BEFORE_THE_KILL) enough.resolve()
    }
  })
  await enough.promise
  server.child.kill('SIGKILL')
  await Promise.all([...senders, server.ended])
  return acknowledged
}

async function send(address: string, key: string): Promise<string> {
  const formData = {
    ...{
      name: `Sender ${key}`,
      email: `sender-${key}@sample.example`,
      phone: '1',
      pickupLocation: 'A',
      deliveryLocation: 'B',
    },
    'freight.type': 'steel',
  }
  const answer = await fetch(`${address}/api/send-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ formName: 'Quote Request', formData }),
  })
  const { reference } = (await answer.json()) as { reference: string }
  return reference
}

const referencesIn = (folder: string): string[] => {
  const database = new DatabaseSync(path.join(folder, 'site.sqlite'), { readOnly: true })
  const rows = database.prepare('select reference from submissions').all()
  database.close()
  return rows.map((row) => String(row.reference))
}

/** As if a minute had passed since the killed servers claimed what they were sending. */
function letLeasesRunOut(folder: string): void {
  const database = new DatabaseSync(path.join(folder, 'site.sqlite'))
  database.exec("update messages set run_at = '2020-01-01T00:00:00.000Z' where sent_at is null")
  database.close()
}

/** The identities of the messages about a submission that the mail server took; a repeat has the same. */
const messageIds = (received: Received[], reference: string): Set<string> =>
  new Set(
    received
      .filter(({ source }) => /^Subject:.*?(Q-\w{6})/ims.exec(source)?.[1] === reference)
      .map(({ source }) => /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1] ?? 'no id'),
  )
