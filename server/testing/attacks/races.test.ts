import { CompiledQuery } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { examples } from '../../../domain/forms/examples.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { HOUR } from '../../../domain/time/durations.ts'
import { readConfig } from '../../config.ts'
import { changeByStaff } from '../../inbox/change-by-staff.ts'
import { recordReply, replyToSender, takeReplyBack } from '../../inbox/reply-to-sender.ts'
import { alertDueSoon } from '../../jobs/alerts.ts'
import { changeRequest } from '../../request-page/request-changes.ts'
import { enqueueLink } from '../../request-page/send-link.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { noDiskReserve } from '../../store/disk-reserve.ts'
import { listEmails } from '../../store/mail/outbox.ts'
import { openDatabase } from '../../store/open-database.ts'
import { storeOn } from '../../store/store.ts'
import { createSubmission } from '../../store/submissions/create-submissions.ts'
import { deleteOldSubmissions, eraseSender, eraseSubmission } from '../../store/submissions/erase.ts'
import { indexNewSubmissions } from '../../store/submissions/search-text.ts'
import {
  amendSubmission,
  changeSubmission,
  noteSubmission,
} from '../../store/submissions/submission-changes.ts'
import { findSubmission } from '../../store/submissions/submissions.ts'
import { newTestDatabase } from '../databases.ts'
import { DISPATCH, input } from '../samples/submission-input.ts'
import { closeTestApps, openTestApp, type TestApp } from '../test-app.ts'
import { PATIENCE_MS, silent } from '../test-dependencies.ts'
import { browser } from '../test-staff.ts'
import { openTwoConnections } from '../two-connections.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const PERSON = 'zarkov@shipper.example'
const TEXT = 'Quillfeather'
const STAFF = 'dana@bowline.example'
const config = {
  ...readConfig({ MAIL_FROM: 'site@bowline.example', DISPATCH_EMAIL: DISPATCH }),
  appSecret: 'a secret',
}

let database: Database
let connections: Awaited<ReturnType<typeof openTwoConnections>>
beforeAll(async () => {
  const databaseUrl = await newTestDatabase()
  database = await openDatabase({ databaseUrl, dataDir: '', deadline: PATIENCE_MS }, silent)
  connections = await openTwoConnections(databaseUrl)
})
afterEach(closeTestApps)
afterAll(async () => {
  await connections.close()
  await database.close()
})

type Work = (transaction: Transaction, reference: string) => Promise<unknown>

const change = (reference: string) => ({ reference, who: 'sender', at: NOON + HOUR })
const byStaff = (reference: string) => ({ reference, who: STAFF, at: NOON + HOUR, version: 1 })
const answers = { name: TEXT, email: PERSON, additionalInfo: TEXT }

const works: Record<string, Work> = {
  note: (transaction, reference) =>
    noteSubmission(transaction, { ...change(reference), event: 'noted', text: TEXT }),
  amendment: (transaction, reference) =>
    amendSubmission(transaction, {
      ...change(reference),
      form: quoteRequest,
      answers: { ...answers, phone: TEXT },
    }),
  'amendment to another email': (transaction, reference) =>
    amendSubmission(transaction, {
      ...change(reference),
      form: quoteRequest,
      answers: { ...answers, email: 'other@shipper.example' },
    }),
  reply: (transaction, reference) =>
    replyToSender(transaction, { ...byStaff(reference), text: TEXT, mailDomain: 'bowline.example' }),
  'answer by phone': (transaction, reference) =>
    recordReply(transaction, { ...byStaff(reference), text: TEXT }),
  'held request that is opened after all': (transaction, reference) =>
    changeByStaff(transaction, { ...byStaff(reference), state: 'received' }),
  link: (transaction, reference) =>
    enqueueLink(transaction, { reference, email: PERSON, ip: '', at: NOON, config }),
  'search text': (transaction) => indexNewSubmissions(transaction),
  alert: (transaction) => alertDueSoon(transaction, { owner: 'one', now: NOON + 22 * HOUR, config }),
}

const eraseRequest: Work = (transaction, reference) => eraseSubmission(transaction, change(reference))

const erasePerson: Work = (transaction) => eraseSender(transaction, { email: PERSON, who: STAFF, at: NOON })

const cases: [string, string, Work][] = [
  ...Object.keys(works).map((what): [string, string, Work] => [what, 'the request', eraseRequest]),
  ['reply', 'the person', erasePerson],
  ['amendment to another email', 'the person', erasePerson],
]

test.each(cases)(
  'nothing stays of this, which is stored while another instance erases: %s (of %s)',
  async (what, _, erase) => {
    const store = works[what] as Work
    for (const order of [
      [store, erase],
      [erase, store],
    ] as const) {
      const reference = await received(what)
      const [first, second] = order
      await connections.interleave(
        (transaction) => first(transaction, reference),
        (transaction) => second(transaction, reference),
      )
      expect(await leftOver()).toEqual([])
    }
  },
)

test('a reply stays while another instance changes the submission, and is not taken back by halves', async () => {
  const reference = await received('reply')
  await database.transact((transaction) => works.reply?.(transaction, reference) ?? Promise.reject())
  const [, taken] = await connections.interleave(
    (transaction) => changeSubmission(transaction, { ...change(reference), state: 'closed' }),
    (transaction) => takeReplyBack(transaction, { ...byStaff(reference), version: 2 }),
  )
  expect(taken.outcome).toBe('conflict')
  expect(await messagesOf(reference)).toContain('reply')
})

test('bait in two notes at once is seen as in one', async () => {
  const reference = await received('note')
  const submission = await database.transact((transaction) => findSubmission(transaction, reference))
  const note = (text: string) => (transaction: Transaction) =>
    changeRequest(
      {
        store: { ...storeOn(database, silent), transact: (work) => work(transaction) },
        config,
        disk: noDiskReserve,
        mailer: { wake: () => {} },
        now: () => NOON,
      },
      submission ?? expect.unreachable(),
      'note',
      { note: text },
      '192.0.2.1',
    )
  await connections.interleave(note('Earn $5000 a week.'), note('Buy backlinks here.'))
  const after = await database.transact((transaction) => findSubmission(transaction, reference))
  expect(after?.state).toBe('spam')
})

test('retention leaves a submission alone that is answered at the same time', async () => {
  const reference = await received('reply')
  await database.transact(({ build, run }) => run(build.deleteFrom('emails')))
  const before = new Date(NOON + HOUR).toISOString()
  await connections.interleave(
    (transaction) => works.reply?.(transaction, reference) ?? Promise.reject(),
    (transaction) => deleteOldSubmissions(transaction, { others: before, records: before }, 10),
  )
  expect(await messagesOf(reference)).toEqual(['reply'])
})

const messagesOf = (reference: string): Promise<string[]> =>
  database.transact(async (transaction) => {
    const found = await findSubmission(transaction, reference)
    return (await listEmails(transaction, found?.id ?? '')).map(({ template }) => template)
  })

async function received(what: string): Promise<string> {
  const state = what.startsWith('held') ? 'spam' : 'received'
  const created = await database.transact(async (transaction) => {
    const { build, run } = transaction
    for (const table of ['submissions', 'jobs', 'counters'] as const) await run(build.deleteFrom(table))
    return createSubmission(transaction, input({ answers, at: NOON, state }))
  })
  return 'reference' in created ? created.reference : ''
}

const TABLES = ['submissions', 'submission_events', 'emails', 'files', 'submission_texts']

/** The tables that still hold something of the person. */
const leftOver = (): Promise<string[]> =>
  database.transact(async ({ run }) => {
    const left: string[] = []
    for (const table of TABLES) {
      const rows = await run<{ text: string }>(
        CompiledQuery.raw(`select lower(t::text) as text from ${table} t`) as CompiledQuery<{ text: string }>,
      )
      if (rows.some(({ text }) => /quillfeather|shipper\.example/.test(text))) left.push(table)
    }
    return left
  })

test('of guesses sent at once to two instances, as few are looked at as of guesses in turn', async () => {
  const databaseUrl = await newTestDatabase()
  const given = { now: () => NOON }
  const apps = [await openTestApp({ databaseUrl }, { given }), await openTestApp({ databaseUrl }, { given })]
  const guess = (app: TestApp | undefined, index: number) =>
    app &&
    browser(app.app, '203.0.113.7').post('/api/auth/sign-in/email', {
      email: STAFF,
      password: `guess number ${index}`,
    })
  const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(apps[index % 2], index)))
  const statuses = responses.map((response) => response?.status ?? 0)
  expect(statuses.toSorted()).toEqual([...Array(4).fill(401), ...Array(26).fill(429)])
  for (const { request } of apps) expect((await request('/readyz')).status).toBe(200)
})

test('what is refused since another instance has counted enough counts nothing here', async () => {
  const databaseUrl = await newTestDatabase()
  const clock = { now: NOON }
  const options = { environment: { RATE_LIMIT: '2' }, given: { now: () => clock.now } }
  const [one, other] = [
    await openTestApp({ databaseUrl }, options),
    await openTestApp({ databaseUrl }, options),
  ]
  const sent = { formName: 'Quote Request', formData: examples.quote }
  const { page } = await one.quote()
  await one.quote()
  for (const send of [
    () => other.send('/api/send-quote', sent),
    () => other.send(page, { action: 'note', note: 'Dock 4' }),
  ])
    expect([(await send()).status, (await send()).status]).toEqual([429, 429])
  clock.now += 61_000
  expect((await other.send('/api/send-quote', sent)).status).toBe(200)
  expect((await other.send(page, { action: 'note', note: 'Dock 4' })).status).toBe(200)
})
