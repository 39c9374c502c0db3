import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/databases.ts'
import { create } from '../../testing/samples/submission-input.ts'
import { openStatements } from '../../testing/statements.ts'
import { layoutOf } from '../../testing/table-layout.ts'
import type { DatabaseSettings } from '../database.ts'
import { claimDueEmails } from '../mail/emails.ts'
import { listEmails } from '../mail/outbox.ts'
import { listEvents } from '../submissions/submission-events.ts'
import { findSubmission } from '../submissions/submissions.ts'
import { backupTables, transientTables } from '../tables.ts'
import { migrationNumbers } from './migrate.ts'

const RECEIVED = '2026-11-20T19:00:00.000Z'
const LATER = '2026-11-20T19:01:00.000Z'

/** The newest migration of the databases in `recorded`, which earlier versions made, with rows in every table. */
const RECORDED = [4, 7] as const

onBothDatabases(({ kind, open, emptySettings, closeAll }) => {
  test.each(RECORDED)('a database of migration %i has the tables of a new one', async (number) => {
    const settings = await recorded(number)
    await open(settings)
    const fresh = await open(await emptySettings())
    expect(await layout(settings)).toEqual(await layout(fresh.settings))
    expect(await numbersIn(settings)).toEqual(migrationNumbers)
    expect(await numbersIn(fresh.settings)).toEqual(migrationNumbers)
  })

  test.each(RECORDED)('a database of migration %i keeps its rows', async (number) => {
    const settings = await recorded(number)
    const before = await rowsIn(settings)
    await open(settings)
    await closeAll()
    const after = await rowsIn(settings)
    for (const [table, rows] of Object.entries(before)) {
      expect(rows, table).not.toEqual([])
      if (table === 'messages') expect(after.emails).toEqual(rows.map(asOutgoing))
      else if (table === 'counters')
        expect(after[table]).toEqual(rows.filter(({ name }) => name === 'mail in all 1'))
      // Written again before the next search.
      else if (table === 'submission_texts') expect(after[table]).toEqual([])
      else expect(after[table], table).toEqual(rows.map((row) => expect.objectContaining(row)))
    }
    expect(after).toMatchObject(ACCOUNTS)
  })

  test.each(RECORDED)('a server works with a database of migration %i', async (number) => {
    const { store } = await open(await recorded(number))
    const [found, events, messages] = await store.transact(async (transaction) => [
      await findSubmission(transaction, 'Q-AAAAAA'),
      await listEvents(transaction, '01KAHM0G00AAAAAAAAAA'),
      await listEmails(transaction, '01KAHM0G00AAAAAAAAAA'),
    ])
    expect(found).toMatchObject({
      answers: { name: 'Zoë', email: 'Zoe@Societe.example', additionalInfo: "a “quoted” it's" },
      receivedAt: RECEIVED,
      answeredAt: LATER,
      state: 'answered',
      owner: 'dana@bowline.example',
      version: 3,
      keyVersion: 2,
    })
    expect(events).toMatchObject([{ event: 'state', detail: { from: 'received', to: 'answered' } }])
    expect(messages).toMatchObject([
      { template: 'dispatch', state: 'waiting', tries: 3, error: '451 DATA', nextTryAt: LATER },
      { template: 'confirmation', state: 'sent', recipient: 'Zoe@Societe.example' },
      { template: 'reply', state: 'dead', payload: { text: 'We can.\nRegards' } },
    ])
    const claim = { owner: 'b', now: Date.parse(LATER), until: 0, most: 9 }
    const due = await store.transact((transaction) => claimDueEmails(transaction, claim))
    expect(due.map(({ messageId, tries }) => `${tries} ${messageId}`)).toContain(
      '4 <01KAHM0G00DDDDDDDDDD.dispatch@bowline.example>',
    )
    expect(await create(store)).toMatchObject({ outcome: 'created' })
  })

  test('a database of an older version is refused, with the version to start first', async () => {
    const settings = await recorded(7)
    await change(settings, 'delete from migrations where number > 2')
    await expect(open(settings)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/no longer taken over.*1, 2.*version of commit b97d81c/),
    })
    expect(await numbersIn(settings)).toEqual([1, 2])
  })

  test('a database of a newer version is refused, and left as it is', async () => {
    const { settings } = await open()
    await closeAll()
    await change(settings, `insert into migrations values (99, '${RECEIVED}')`)
    await expect(open(settings)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('newer version'),
    })
  })

  test('a database that no version made is refused', async () => {
    const { settings } = await open()
    await closeAll()
    await change(settings, `insert into migrations values (7, '${RECEIVED}')`)
    await expect(open(settings)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('of no version'),
    })
  })

  /** A database as an earlier version left it. */
  async function recorded(number: number): Promise<DatabaseSettings> {
    const settings = await emptySettings()
    const file = new URL(`recorded/migration-${number}.${kind.toLowerCase()}.sql`, import.meta.url)
    const statements = await openStatements(settings)
    await statements.runAll(readFileSync(file, 'utf8'))
    await statements.close()
    return settings
  }

  async function change(settings: DatabaseSettings, statement: string) {
    const statements = await openStatements(settings)
    await statements.run(statement)
    await statements.close()
  }

  async function layout(settings: DatabaseSettings) {
    const statements = await openStatements(settings)
    const found = await layoutOf(kind, statements.run)
    await statements.close()
    return found
  }

  async function numbersIn(settings: DatabaseSettings) {
    const statements = await openStatements(settings)
    const rows = (await statements.run('select number from migrations order by number')) as Row[]
    await statements.close()
    return rows.map((row) => row.number)
  }

  /** All rows by table, but for the bookkeeping of opening. */
  async function rowsIn(settings: DatabaseSettings) {
    const statements = await openStatements(settings)
    const found: Record<string, Row[]> = {}
    const tables = ((await statements.run(TABLES[kind])) as Row[]).map(({ name }) => name)
    for (const table of ['messages', ...backupTables, ...transientTables])
      if (tables.includes(table) && table !== 'migrations' && table !== 'heartbeat')
        found[table] = (await statements.run(`select * from ${table} order by 1, 2`)) as Row[]
    await statements.close()
    return found
  }
})

/** Those that there are: an earlier database lacks the later ones. */
const TABLES = {
  SQLite: "select name from sqlite_master where type = 'table'",
  Postgres: "select tablename as name from pg_tables where schemaname = 'public'",
}

type Row = Record<string, unknown>

const asOutgoing = (row: Row): Row => ({
  withheld_at: null,
  ...row,
  direction: 'outgoing',
  sender: null,
  subject: null,
  text: null,
  kind: null,
  quoted: null,
  left_out: null,
  authentication: null,
  allowed_at: null,
  returned_at: null,
})

/** What becomes of the recorded member of staff; `server/accounts/earlier-accounts.test.ts` signs in. */
const ACCOUNTS: Record<string, Row[]> = {
  accounts: [
    {
      id: 'staff-1',
      role: 'owner',
      email: 'dana@bowline.example',
      name: 'Dana K.',
      password_hash: 'a-password-hash',
      one_time_password_until: null,
      created_at: RECEIVED,
    },
  ],
  second_factors: [{ account: 'staff-1', secret: 'a-secret', confirmed_at: RECEIVED }],
  recovery_codes: [
    { account: 'staff-1', code_hash: 'hmac:a' },
    { account: 'staff-1', code_hash: 'hmac:b' },
  ],
  sessions: [
    {
      id: 'session-1',
      account: 'staff-1',
      token_hash: 'a-hash',
      created_at: RECEIVED,
      used_at: RECEIVED,
      confirmed_until: null,
      device: 'a browser',
    },
  ],
  pending_sign_ins: [],
}
