import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { quote } from '../../domain/quote.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { openStatements } from '../testing/statements.ts'
import { create } from '../testing/submission-input.ts'
import { claimDueMessages } from './messages.ts'
import { listMessages } from './outbox.ts'
import { findSubmission, findSubmissionByKey, fingerprintOf } from './submissions.ts'

/** The tables as the first version made them. */
const FIRST_VERSION = [
  'create table migrations (number integer primary key, applied_at text not null)',
  "insert into migrations values (1, '2026-11-01T00:00:00.000Z')",
  `create table submissions (
    id text primary key,
    reference text not null unique,
    form text not null,
    answers text not null,
    received_at text not null,
    idempotency_key text unique,
    fingerprint text not null
  )`,
  `create table outbox (
    submission text not null references submissions (id) on delete cascade,
    kind text not null,
    message_id text not null,
    run_at text not null,
    tries integer not null,
    owner text,
    last_error text,
    sent_at text,
    dead_at text,
    primary key (submission, kind)
  )`,
  'create index outbox_due on outbox (run_at) where sent_at is null and dead_at is null',
  'create table heartbeat (name text primary key, beat_at text not null)',
]

const answers = { name: 'Zoë', email: 'Zoe@Societe.example', additionalInfo: 'a\u0000b “quoted” it’s' }
const RECEIVED = '2026-11-20T19:00:00.000Z'

const submission = (id: string, reference: string, key: string | null, given: object = answers) =>
  `insert into submissions values ('${id}', '${reference}', 'Quote Request', '${JSON.stringify(given).replaceAll("'", "''")}',
    '${RECEIVED}', ${key === null ? 'null' : `'${key}'`}, '${fingerprintOf(quote, answers)}')`

const message = (id: string, kind: string, rest: string) =>
  `insert into outbox values ('${id}', '${kind}', '<${id}.${kind}@bowline.example>', ${rest})`

onBothDatabases(({ open, emptySettings, closeAll }) => {
  test('a database of the first version keeps its submissions and messages', async () => {
    const settings = await emptySettings()
    const old = await openStatements(settings)
    for (const statement of [
      ...FIRST_VERSION,
      submission('01AAA', 'Q-AAAAAA', 'a key'),
      submission('01BBB', 'Q-BBBBBB', null, { companyName: 'no address' }),
      message('01AAA', 'dispatch', `'2026-11-20T19:00:50.000Z', 3, null, '451 DATA', null, null`),
      message('01AAA', 'confirmation', `'2026-11-20T19:01:00.000Z', 1, null, null, '${RECEIVED}', null`),
      message('01BBB', 'dispatch', `'2026-11-20T19:01:00.000Z', 1, 'a server', null, null, null`),
      message('01BBB', 'confirmation', `'${RECEIVED}', 1, null, '550 RCPT TO', null, '${RECEIVED}'`),
    ])
      await old.run(statement)
    await old.close()

    const { store } = await open(settings)
    const found = await store.transact((transaction) => findSubmission(transaction, 'Q-AAAAAA'))
    expect(found).toMatchObject({
      answers,
      email: 'zoe@societe.example',
      receivedAt: RECEIVED,
      state: 'received',
      version: 1,
      keyVersion: 1,
      locale: 'en-CA',
    })
    expect(
      await store.transact((transaction) =>
        findSubmissionByKey(transaction, { form: quote, answers, key: 'a key' }),
      ),
    ).toMatchObject({ outcome: 'repeated', reference: 'Q-AAAAAA' })
    const messages = await store.transact((transaction) => listMessages(transaction, '01AAA'))
    expect(messages.toSorted((a, b) => a.template.localeCompare(b.template))).toMatchObject([
      {
        template: 'confirmation',
        recipient: 'Zoe@Societe.example',
        state: 'sent',
        messageId: '<01AAA.confirmation@bowline.example>',
      },
      {
        template: 'dispatch',
        recipient: settings.dispatchEmail,
        state: 'waiting',
        tries: 3,
        error: '451 DATA',
        nextTryAt: '2026-11-20T19:00:50.000Z',
        messageId: '<01AAA.dispatch@bowline.example>',
      },
    ])
    const claim = { owner: 'b', now: Date.parse('2026-11-20T19:01:00.000Z'), until: 0, most: 9 }
    const due = await store.transact((transaction) => claimDueMessages(transaction, claim))
    expect(due.map(({ messageId, tries }) => [messageId, tries]).sort()).toEqual([
      ['<01AAA.dispatch@bowline.example>', 4],
      ['<01BBB.dispatch@bowline.example>', 2],
    ])
    expect(await create(store)).toMatchObject({ outcome: 'created' })
  })

  test('thousands of old submissions are all moved', async () => {
    const settings = await emptySettings()
    const old = await openStatements(settings)
    await old.run('begin')
    for (const statement of FIRST_VERSION) await old.run(statement)
    for (let number = 1000; number < 2100; number++) {
      await old.run(submission(`01${number}`, `Q-${number}`, `key ${number}`))
      await old.run(message(`01${number}`, 'dispatch', `'${RECEIVED}', 0, null, null, null, null`))
    }
    await old.run('commit')
    await old.close()
    const { database } = await open(settings)
    const [moved] = await database.transact(({ run }) =>
      run<{ messages: unknown; emails: unknown }>(
        CompiledQuery.raw(
          'select (select count(*) from messages) as messages, (select count(email) from submissions) as emails',
        ),
      ),
    )
    expect([moved?.messages, moved?.emails].map(Number)).toEqual([1100, 1100])
  })

  test('counters that were named by plain addresses are dropped', async () => {
    const { settings } = await open()
    await closeAll()
    const old = await openStatements(settings)
    await old.run('delete from migrations where number = 7')
    for (const name of [
      'sign-in:a@b.example:192.0.2.1',
      'known:sign-in:a@b.example:192.0.2.1',
      'mail in all 1',
    ])
      await old.run(`insert into counters values ('${name}', '${RECEIVED}', 1)`)
    await old.close()
    const { database } = await open(settings)
    const left = await database.transact(({ build, run }) => run(build.selectFrom('counters').select('name')))
    expect(left).toEqual([{ name: 'mail in all 1' }])
  })

  test('a database of a newer version is refused, and left as it is', async () => {
    const { settings, database } = await open()
    await database.transact(({ build, run }) =>
      run(build.insertInto('migrations').values({ number: 99, applied_at: RECEIVED })),
    )
    await closeAll()
    await expect(open(settings)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('newer version'),
    })
  })
})
