import { describe, expect, test } from 'vitest'
import { staffDirectory } from '../../accounts/staff.ts'
import { openStore } from '../../store/store.ts'
import { newTestDatabase } from '../databases.ts'
import { isLong, report, sized } from '../long.ts'
import { startServer } from '../programs/server-process.ts'
import { startSmtp } from '../programs/smtp.ts'
import { openStatements } from '../statements.ts'
import { newFolder, silent } from '../test-dependencies.ts'
import { browser, PASSWORD } from '../test-staff.ts'
import { post } from './load.ts'

const ROUNDS = sized(1, 15)
const SENDERS = 6
/** Acknowledged in each round before the server is killed. */
const BEFORE_THE_KILL = 12
const DAY_MS = 24 * 60 * 60 * 1000
const ORIGIN = 'http://localhost:3000'

const STEPS = ['quoted', 'message', 'accepted', 'booked'] as const
type Step = (typeof STEPS)[number]

/** The email that each step sends in its transaction. */
const EMAIL_OF: Record<Step, string> = {
  quoted: 'quote',
  message: 'changed',
  accepted: 'changed',
  booked: 'booking',
}

const terms = () => ({
  currency: 'CAD',
  lines: [{ label: 'Linehaul', amount: '6150.00' }],
  validUntil: new Date(Date.now() + 6 * DAY_MS).toISOString(),
})

describe.each(isLong ? ['SQLite', 'Postgres'] : ['SQLite'])('on %s', (kind) => {
  test('killed while quotes are sent, accepted and booked, each step is there with its email, or not at all', async () => {
    const mail = await startSmtp()
    const dataDir = newFolder('data-')
    const databaseUrl = kind === 'Postgres' ? await newTestDatabase() : undefined
    const environment = {
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      SITE_URL: ORIGIN,
      STAFF_2FA: 'optional',
      RATE_LIMIT: '100000',
      TRUST_PROXY: '1',
      APP_SECRET: 'a secret that is long enough for this',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }
    const oneTime = await addOwner({ dataDir, databaseUrl })
    const acknowledged: { reference: string; step: Step }[] = []
    let url = ''
    const staff = browser({
      request: (asked: string, init?: RequestInit) => fetch(asked.replace(ORIGIN, url), init),
    })

    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer(environment)
      url = server.url
      if (round === 0) await signIn(staff, oneTime)
      const goal = acknowledged.length + BEFORE_THE_KILL
      let isStopping = false
      const work = Array.from({ length: SENDERS }, async (_, sender) => {
        for (let turn = 0; !isStopping; turn++) {
          const key = `${round}-${sender}-${turn}`
          const done = (reference: string, step: Step) => {
            acknowledged.push({ reference, step })
            if (acknowledged.length >= goal && !isStopping) {
              isStopping = true
              server.child.kill('SIGKILL')
            }
          }
          // What the kill cut off is not acknowledged.
          await takeSteps(staff, url, key, done).catch(() => undefined)
        }
      })
      await Promise.all(work)
      await server.ended
    }

    const last = await startServer(environment)
    await expect.poll(async () => (await fetch(`${last.url}/readyz`)).status).toBe(200)
    last.child.kill('SIGTERM')
    await last.ended
    const stored = await read({ dataDir, databaseUrl })
    for (const { reference, step } of acknowledged) expect(stored.get(reference)?.events).toContain(step)
    for (const [reference, { state, quoteState, events, emails }] of stored) {
      const steps = STEPS.filter((step) => events.includes(step))
      const expected = steps.map((step) => EMAIL_OF[step]).toSorted()
      expect(emails.toSorted(), reference).toEqual(expected)
      const lastStep = steps.filter((step) => step !== 'message').at(-1)
      expect(state, reference).toBe(lastStep ?? 'received')
      expect(quoteState, reference).toBe(
        lastStep === undefined ? undefined : lastStep === 'quoted' ? 'open' : 'accepted',
      )
    }
    await mail.close()
    report(`kill −9 in the steps of a quote, ${kind}`, {
      rounds: ROUNDS,
      acknowledged: acknowledged.length,
      lost: 0,
    })
  }, 1_200_000)
})

/** From a request to its booking; `done` is called with each step that was acknowledged. */
async function takeSteps(
  staff: ReturnType<typeof browser>,
  url: string,
  key: string,
  done: (reference: string, step: Step) => void,
): Promise<void> {
  const [round, sender] = key.split('-').map(Number)
  const { reference, page } = await post(url, key, `10.${round}.${sender}.1`)
  if (!reference || !page) throw new Error('not received')
  const path = `/api/inbox/submissions/${reference}`
  const version = async () => (await (await staff.request(path)).json()).version
  const must = async (response: Promise<Response>, step: Step) => {
    const { status } = await response
    if (status !== 200) throw new Error(`${step}: ${status}`)
    done(reference, step)
  }
  const change = (body: object) =>
    fetch(url + page, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-forwarded-for': `10.${round}.${sender}.1`,
      },
      body: JSON.stringify(body),
    })
  await must(staff.post(`${path}/quotes`, { version: await version(), ...terms() }), 'quoted')
  await must(change({ action: 'message', text: `Is Tuesday possible? ${key}` }), 'message')
  await must(change({ action: 'accept', quote: 1, name: 'Priya Nair' }), 'accepted')
  await must(staff.post(`${path}/booking`, { version: await version() }), 'booked')
}

async function addOwner(settings: { dataDir: string; databaseUrl: string | undefined }): Promise<string> {
  const store = await openStore(settings, silent)
  const oneTime = await staffDirectory({ store }, Date.now).add('dana@company.example', '', 'owner')
  await store.close()
  return oneTime
}

async function signIn({ post }: ReturnType<typeof browser>, oneTime: string): Promise<void> {
  await post('/api/auth/sign-in/email', { email: 'dana@company.example', password: oneTime })
  const changed = await post('/api/auth/change-password', { currentPassword: oneTime, newPassword: PASSWORD })
  if (!changed.ok) throw new Error(await changed.text())
}

interface Stored {
  state: string
  quoteState: string | undefined
  events: string[]
  /** Templates of the steps' emails. */
  emails: string[]
}

async function read(settings: {
  dataDir: string
  databaseUrl: string | undefined
}): Promise<Map<string, Stored>> {
  const statements = await openStatements(settings)
  const rows = async (sql: string) => (await statements.run(sql)) as Record<string, string>[]
  const quotes = await rows('select submission, state from quotes')
  const events = await rows('select submission, event from submission_events')
  const emails = await rows(
    "select submission, template from emails where template in ('quote', 'changed', 'booking')",
  )
  const found = (await rows('select id, reference, state from submissions')).map(
    ({ id, reference = '', state = '' }): [string, Stored] => [
      reference,
      {
        state,
        quoteState: quotes.find(({ submission }) => submission === id)?.state,
        events: events.flatMap(({ submission, event = '' }) => (submission === id ? event : [])),
        emails: emails.flatMap(({ submission, template = '' }) => (submission === id ? template : [])),
      },
    ],
  )
  await statements.close()
  return new Map(found)
}
