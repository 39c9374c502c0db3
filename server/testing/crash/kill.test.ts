import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { report, sized } from '../long.ts'
import { startServer } from '../programs/server-process.ts'
import { type Received, startSmtp } from '../programs/smtp.ts'
import { newFolder } from '../test-dependencies.ts'
import { startLoad } from './load.ts'

const ROUNDS = sized(1, 30)
const SENDERS = 12
/** Acknowledged in each round before the server is killed. */
const BEFORE_THE_KILL = 15

test('killed under load, it loses no acknowledged submission, and all mail about them goes out', async () => {
  const mail = await startSmtp()
  const DATA_DIR = newFolder('data-')
  const environment = { DATA_DIR, SMTP_URL: mail.url, RATE_LIMIT: '100000', TRUST_PROXY: '1' }
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(environment)
    const load = startLoad(() => server.url, SENDERS)
    await load.until(BEFORE_THE_KILL)
    server.child.kill('SIGKILL')
    await server.ended
    await load.stop()
    acknowledged.push(...load.acknowledged)
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length)

  letLeasesRunOut(DATA_DIR)
  const server = await startServer(environment)
  const stored = referencesIn(DATA_DIR)
  expect(acknowledged.filter((reference) => !stored.includes(reference))).toEqual([])
  await expect
    .poll(() => acknowledged.filter((reference) => messageIds(mail.received, reference).size < 2), {
      timeout: 120_000,
    })
    .toEqual([])
  for (const reference of stored) expect(messageIds(mail.received, reference).size).toBeLessThanOrEqual(2)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await mail.close()
  report('kill −9', {
    rounds: ROUNDS,
    acknowledged: acknowledged.length,
    lost: 0,
    mails: mail.received.length,
  })
}, 1_200_000)

const referencesIn = (folder: string): string[] => {
  const database = new DatabaseSync(path.join(folder, 'site.sqlite'), { readOnly: true })
  const rows = database.prepare('select reference from submissions').all()
  database.close()
  return rows.map((row) => String(row.reference))
}

/** Ends the leases of the killed servers, as a minute would. */
function letLeasesRunOut(folder: string): void {
  const database = new DatabaseSync(path.join(folder, 'site.sqlite'), { timeout: 5000 })
  database.exec("update emails set run_at = '2020-01-01T00:00:00.000Z' where sent_at is null")
  database.close()
}

/** The Message-IDs that the mail server received about a submission; a repeat has the same. */
const messageIds = (received: Received[], reference: string): Set<string> =>
  new Set(
    received
      .filter(({ source }) => /^Subject:.*?(Q-\w{6})/ims.exec(source)?.[1] === reference)
      .map(({ source }) => /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1] ?? 'no id'),
  )
