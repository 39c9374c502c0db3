import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { readBackupRecord, recordBackup } from '../store/backup-record.ts'
import type { DatabaseSettings } from '../store/database.ts'
import { claimDueEmails, recordContent, recordSent } from '../store/mail/emails.ts'
import { listEmails } from '../store/mail/outbox.ts'
import type { Store } from '../store/store.ts'
import { findSetting, saveSetting, TOLD_PROBLEMS } from '../store/stored-settings.ts'
import { findSubmissionByKey } from '../store/submissions/create-submissions.ts'
import { eraseSubmission } from '../store/submissions/erase.ts'
import { addFile, listFiles } from '../store/submissions/files.ts'
import { changeSubmission } from '../store/submissions/submission-changes.ts'
import { listEvents } from '../store/submissions/submission-events.ts'
import { listSubmissions } from '../store/submissions/submission-list.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { backupTables, isTransient } from '../store/tables.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { create, EMAIL, input, referenceOf } from '../testing/samples/submission-input.ts'
import { openStatements } from '../testing/statements.ts'
import { newFolder } from '../testing/test-dependencies.ts'
import { backup } from './backup-command.ts'
import { restore } from './restore-command.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const SECRET = 's'.repeat(43)

onBothDatabases(({ kind, open, emptySettings, closeAll }) => {
  test('what was backed up while running is restored whole', async () => {
    const { store, settings } = await open()
    const before = await fill(store, settings)
    const file = newFile()
    expect(await backup(settings, file)).toBe(3)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(file))).toEqual(['backup'])
    await create(store)
    await closeAll()

    const target = await emptySettings()
    expect(await restore(target, file, { force: false })).toBe(3)
    const restored = await open(target)
    expect(await contents(restored.store)).toEqual(before)
    expect(readFileSync(path.join(target.dataDir, 'secret'), 'utf8')).toBe(SECRET)
    expect(readFileSync(path.join(target.dataDir, 'files', 'a1b2'), 'utf8')).toBe('%PDF')
    expect(statSync(path.join(target.dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect(
      await restored.store.transact((transaction) => findSubmissionByKey(transaction, first)),
    ).toMatchObject({
      outcome: 'repeated',
    })
    expect(await create(restored.store)).toMatchObject({ outcome: 'created' })
  })

  test('a message that was being sent is due again, under its Message-ID', async () => {
    const { store, settings } = await open()
    await create(store, { at: NOON })
    const claimed = await claim(store, NOON)
    const file = newFile()
    await backup(settings, file)
    await closeAll()
    const target = await emptySettings()
    await restore(target, file, { force: false })
    const restored = await open(target)
    const due = await claim(restored.store, NOON + 61_000)
    expect(due.map(({ messageId }) => messageId).sort()).toEqual(
      claimed.map(({ messageId }) => messageId).sort(),
    )
  })

  test('a restore forgets what was noted of the former machine', async () => {
    const { store, settings } = await open()
    await store.transact(async (transaction) => {
      await recordBackup(transaction, { at: NOON, submissions: 41 })
      await recordBackup(transaction, { at: NOON + 1, reason: 'The disk is full.' })
      await saveSetting(transaction, TOLD_PROBLEMS, { backup: { since: NOON } })
    })
    const file = newFile()
    await backup(settings, file)
    await closeAll()
    const target = await emptySettings()
    await restore(target, file, { force: false })
    const restored = await open(target)
    expect(await restored.store.transact(readBackupRecord)).toEqual({ last: null, failed: null })
    expect(await restored.store.transact((transaction) => findSetting(transaction, TOLD_PROBLEMS))).toBeNull()
  })

  test('a restore refuses while the server runs, and over data, and changes nothing', async () => {
    const { store, settings } = await open()
    const file = newFile()
    await create(store)
    await backup(settings, file)
    const another = referenceOf(await create(store))
    await expect(restore(settings, file, { force: true })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('running'),
    })
    await closeAll()
    await expect(restore(settings, file, { force: false })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('--force'),
    })
    const again = await open(settings)
    const find = (reference: string) =>
      again.store.transact((transaction) => findSubmission(transaction, reference))
    expect(await find(another)).toBeDefined()
  })

  test('with force a restore replaces everything', async () => {
    const { store, settings } = await open()
    const file = newFile()
    const kept = referenceOf(await create(store))
    await backup(settings, file)
    await create(store)
    mkdirSync(path.join(settings.dataDir, 'files'), { recursive: true })
    writeFileSync(path.join(settings.dataDir, 'files', 'later'), 'resume')
    await closeAll()
    await restore(settings, file, { force: true })
    const again = await open(settings)
    const { submissions } = await list(again.store)
    expect(submissions.map(({ reference }) => reference)).toEqual([kept])
    expect(existsSync(path.join(settings.dataDir, 'files', 'later'))).toBe(false)
  })

  test('with force a restore replaces what a newer version has made of the tables', async () => {
    const { store, settings } = await open()
    const file = newFile()
    const kept = referenceOf(await create(store))
    await backup(settings, file)
    const statements = await openStatements(settings)
    await statements.run("insert into migrations (number, applied_at) values (999, '2026-11-20')")
    await statements.run('create table later (submission text references submissions (id))')
    await statements.run('drop table saved_views')
    await statements.close()
    await closeAll()
    await expect(restore(settings, file, { force: false })).rejects.toThrow(StartupError)
    expect(await restore(settings, file, { force: true })).toBe(1)
    const again = await open(settings)
    const { submissions } = await list(again.store)
    expect(submissions.map(({ reference }) => reference)).toEqual([kept])
    const tables = await openStatements(settings)
    await tables.run('create table later (id text)')
    await tables.close()
  })

  test('what no version of this program has made is replaced by no restore, not even with force', async ({
    skip,
  }) => {
    const { settings } = await open()
    if (settings.databaseUrl === undefined) return skip('A file is replaced as a whole.')
    const file = newFile()
    await backup(settings, file)
    const statements = await openStatements(settings)
    await statements.run('delete from migrations')
    await statements.run("insert into migrations (number, applied_at) values (3, '2026-11-20')")
    await statements.run('create table theirs (id text)')
    await statements.close()
    await closeAll()
    await expect(restore(settings, file, { force: true })).rejects.toThrow(StartupError)
    const again = await openStatements(settings)
    await again.run('select id from theirs')
    await again.close()
  })

  test('what was erased is in no later backup', async () => {
    const { store, settings } = await open()
    const reference = referenceOf(await create(store, { answers: { email: EMAIL, name: 'Nobody Knows' } }))
    await store.transact((transaction) =>
      eraseSubmission(transaction, { reference, who: 'sender', at: Date.now() }),
    )
    const file = newFile()
    await backup(settings, file)
    const bytes = readFileSync(file)
    expect(bytes.includes(reference)).toBe(true)
    for (const words of [EMAIL, 'Nobody Knows']) expect(bytes.includes(words)).toBe(false)
  })

  test('a backup is consistent while submissions come in', async () => {
    const { store, settings } = await open()
    let isDone = false
    const senders = Array.from({ length: 5 }, async () => {
      while (!isDone) await create(store)
    })
    const file = newFile()
    for (let round = 0; round < 3; round++) {
      await backup(settings, file)
      const saved = new DatabaseSync(file)
      const counted = saved
        .prepare(
          'select (select count(*) from submissions) as submissions, (select count(*) from emails) as messages',
        )
        .get()
      expect(Number(counted?.messages)).toBe(Number(counted?.submissions) * 2)
      saved.close()
    }
    isDone = true
    await Promise.all(senders)
  })

  test('every table is in a backup, or left out on purpose', async () => {
    const { settings } = await open()
    const statements = await openStatements(settings)
    const rows = (await statements.run(
      kind === 'SQLite'
        ? "select name from sqlite_schema where type = 'table'"
        : "select tablename as name from pg_tables where schemaname = 'public'",
    )) as { name: string }[]
    await statements.close()
    const saved = rows.map(({ name }) => name).filter((name) => !isTransient(name))
    expect(saved.sort()).toEqual([...backupTables].sort())
  })

  test('a backup of the other database is restored too', async () => {
    const { store, settings } = await open()
    const before = await fill(store, settings)
    const file = newFile()
    await backup(settings, file)
    const other: DatabaseSettings =
      kind === 'SQLite' ? settings : { ...settings, dataDir: newFolder('other-'), databaseUrl: undefined }
    await closeAll()
    await restore(other, file, { force: true })
    const restored = await open(other)
    expect(await contents(restored.store)).toEqual(before)
  })

  test.each([4, 7])('a backup of migration %i is restored', async (number) => {
    const target = await emptySettings()
    expect(await restore(target, backupOf(number), { force: false })).toBe(3)
    const { store } = await open(target)
    const found = await store.transact((transaction) => findSubmission(transaction, 'Q-AAAAAA'))
    expect(found).toMatchObject({ state: 'answered', answers: { name: 'Zoë' } })
  })

  test('a database on which another version runs is not backed up', async () => {
    const { settings } = await open()
    const statements = await openStatements(settings)
    await statements.run('delete from migrations where number > 8')
    await statements.close()
    const file = newFile()
    await expect(backup(settings, file)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('Another version'),
    })
    expect(existsSync(file)).toBe(false)
  })

  test('a backup of an older version is refused, with the version that restores it', async () => {
    const file = backupOf(7, 'delete from migrations where number > 3')
    await expect(restore(await emptySettings(), file, { force: false })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/no longer taken over.*backup is first restored by that version/),
    })
  })

  test('what is no backup, and a secret that differs, are refused', async () => {
    const settings = await emptySettings()
    const file = newFile()
    const refused = (message: string, given = settings) =>
      expect(restore(given, file, { force: false })).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringContaining(message),
      })
    await refused('not a whole backup')
    writeFileSync(file, 'no database at all, '.repeat(100))
    await refused('not a whole backup')
    const other = new DatabaseSync(path.join(path.dirname(file), 'other'))
    other.exec('create table other (one)')
    other.close()
    writeFileSync(file, readFileSync(path.join(path.dirname(file), 'other')))
    await refused('did not make it')
    const { store, settings: filled } = await open()
    await fill(store, filled)
    await backup(filled, file)
    await expect(
      restore({ ...settings, appSecret: 'another'.repeat(9) }, file, { force: false }),
    ).rejects.toMatchObject({ message: expect.stringContaining('APP_SECRET') })
  })
})

test('a damaged database is replaced with force only', async () => {
  const folder = newFolder('damaged-')
  const settings = { dataDir: folder }
  const { openStore } = await import('../store/store.ts')
  const { silent } = await import('../testing/test-dependencies.ts')
  const store = await openStore(settings, silent)
  await create(store)
  const file = newFile()
  await backup(settings, file)
  await store.close()
  writeFileSync(path.join(folder, 'site.sqlite'), 'no database at all, '.repeat(100))
  await expect(restore(settings, file, { force: false })).rejects.toMatchObject({ name: 'StartupError' })
  await restore(settings, file, { force: true })
  const again = await openStore(settings, silent)
  expect((await list(again)).submissions).toHaveLength(1)
  await again.close()
})

const first = input({ key: 'first', at: NOON, answers: { email: EMAIL, name: 'Zoë \u0000 “quoted”' } })

/** Submissions in several states, with messages, history and files. */
async function fill(store: Store, { dataDir }: DatabaseSettings) {
  mkdirSync(path.join(dataDir, 'files'), { recursive: true })
  writeFileSync(path.join(dataDir, 'files', 'a1b2'), '%PDF')
  writeFileSync(path.join(dataDir, 'secret'), SECRET)
  const created = await create(store, first)
  await create(store, { at: NOON + 1, state: 'spam', spamScore: 9, spamReasons: ['links'] })
  await create(store, { at: NOON + 2, key: undefined })
  const id = 'id' in created ? created.id : ''
  await store.transact(async (transaction) => {
    const file = { submission: id, field: 'resume', name: 'cv.pdf', type: 'application/pdf', at: NOON }
    await addFile(transaction, { ...file, stored_name: 'a1b2', bytes: 4, content: null })
    await addFile(transaction, { ...file, stored_name: 'c3d4', bytes: 3, content: Buffer.from([0, 255, 10]) })
    const change = { reference: referenceOf(created), who: 'dana@bowline.example', at: NOON + 3 }
    await changeSubmission(transaction, { ...change, state: 'answered' })
  })
  for (const { id } of await claim(store, NOON)) {
    const content = { sender: 'desk@bowline.example', subject: 'Q-AAAAAA', text: 'We have “it”.\n' }
    await store.transact((t) => recordContent(t, { id, owner: 'one', ...content }))
    await store.transact((t) => recordSent(t, { id, at: NOON }))
  }
  return contents(store)
}

const claim = (store: Store, now: number) =>
  store.transact((transaction) =>
    claimDueEmails(transaction, { owner: 'one', now, until: now + 60_000, most: 2 }),
  )

const list = (store: Store) =>
  store.transact((transaction) => listSubmissions(transaction, {}, { limit: 10 }))

const contents = async (store: Store) => {
  const { submissions } = await list(store)
  return store.transact(async (transaction) => {
    const all = []
    for (const submission of submissions) {
      const events = await listEvents(transaction, submission.id)
      const messages = await listEmails(transaction, submission.id)
      all.push({ submission, events, messages, files: await listFiles(transaction, submission.id) })
    }
    return all
  })
}

/** As an earlier version made it. */
function backupOf(number: number, change = ''): string {
  const file = newFile()
  const recorded = new URL(`../store/migrations/recorded/migration-${number}.sqlite.sql`, import.meta.url)
  const sqlite = new DatabaseSync(file)
  sqlite.exec(readFileSync(recorded, 'utf8'))
  sqlite.exec(`create table backup_files (name text primary key, content blob not null); ${change}`)
  sqlite.close()
  return file
}

const newFile = () => path.join(newFolder('backup-'), 'backup')
