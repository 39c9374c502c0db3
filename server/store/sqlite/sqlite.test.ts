import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { create, referenceOf } from '../../testing/samples/submission-input.ts'
import { newFolder, silent } from '../../testing/test-dependencies.ts'
import type { Database } from '../database.ts'
import { storeOn } from '../store.ts'
import { openSqlite } from './sqlite.ts'

const opened: Database[] = []
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))

test('what arrives at one moment is committed together', async () => {
  const commits: number[] = []
  const { store } = await open({ onCommit: (works) => commits.push(works) })
  commits.length = 0
  await Promise.all(Array.from({ length: 50 }, () => create(store)))
  expect(commits).toEqual([50])
})

test('a commit that fails refuses all of its group and stores nothing of it', async () => {
  const { store, database } = await open()
  const spoiler = database.transact(async ({ run }) => {
    await run(CompiledQuery.raw('pragma defer_foreign_keys = on'))
    await run(
      CompiledQuery.raw(
        `insert into files (id, submission, field, name, type, bytes, stored_name) values ('', 'nobody', '', '', '', 0, '')`,
      ),
    )
  })
  const [created, spoiled] = await Promise.allSettled([create(store), spoiler])
  expect([created, spoiled]).toMatchObject([
    { status: 'rejected', reason: { name: 'StoreUnavailable' } },
    { status: 'rejected', reason: { name: 'StoreUnavailable' } },
  ])
  expect(await referencesIn(database)).toEqual([])
  expect(await create(store)).toMatchObject({ outcome: 'created' })
})

test('a full disk refuses, and storing goes on when there is room again', async () => {
  const { store, database } = await open()
  const pages = await database.transact(({ run }) =>
    run<{ page_count: number }>(CompiledQuery.raw('pragma page_count')),
  )
  await limitPages(database, pages[0]?.page_count ?? 0)
  const many = await Promise.allSettled(Array.from({ length: 200 }, () => create(store)))
  expect(many.map((one) => one.status)).toEqual(many.map(() => 'rejected'))
  expect(many[0]).toMatchObject({ reason: { name: 'StoreUnavailable' } })
  await expect(store.check()).rejects.toMatchObject({ name: 'StoreUnavailable' })
  expect(await referencesIn(database)).toEqual([])
  await limitPages(database, 1_000_000)
  expect(await create(store)).toMatchObject({ outcome: 'created' })
  await expect.poll(() => store.check()).toBeUndefined()
})

test('a database locked by another program is waited for', async () => {
  const { store, folder } = await open()
  const other = new DatabaseSync(path.join(folder, 'site.sqlite'))
  other.exec('begin immediate')
  const creating = create(store)
  setTimeout(() => other.exec('commit'), 100)
  expect(await creating).toMatchObject({ outcome: 'created' })
  other.close()
})

test('a database that stays locked is refused, and works when it is free', async () => {
  const { store, folder } = await open()
  const other = new DatabaseSync(path.join(folder, 'site.sqlite'))
  other.exec('begin immediate')
  await expect(create(store)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  other.exec('rollback')
  expect(await create(store)).toMatchObject({ outcome: 'created' })
  other.close()
})

test('nothing is acknowledged into a file that was moved away, until it is back', async () => {
  const { store, folder, database } = await open()
  const file = path.join(folder, 'site.sqlite')
  renameSync(file, `${file}.away`)
  await expect(create(store)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  renameSync(`${file}.away`, file)
  const created = await create(store)
  expect(await referencesIn(database)).toEqual([referenceOf(created)])
})

test('a second server on the same folder is refused with a reason, and may start when the first has stopped', async () => {
  const { folder } = await open()
  await expect(openSqlite({ dataDir: folder }, silent)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('Another server is already running'),
  })
  await opened.splice(0)[0]?.close()
  opened.push(await openSqlite({ dataDir: folder }, silent))
})

test('a folder that cannot be made and a file that is no database are reported', async () => {
  const folder = newFolder('sqlite-')
  writeFileSync(path.join(folder, 'a-file'), '')
  await expect(openSqlite({ dataDir: path.join(folder, 'a-file', 'data') }, silent)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('a-file/data cannot be made'),
  })
  writeFileSync(path.join(folder, 'site.sqlite'), 'no database at all, '.repeat(100))
  await expect(openSqlite({ dataDir: folder }, silent)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('site.sqlite cannot be opened'),
  })
  rmSync(path.join(folder, 'site.sqlite'))
  mkdirSync(path.join(folder, 'site.sqlite'))
  await expect(openSqlite({ dataDir: folder }, silent)).rejects.toMatchObject({
    name: 'StartupError',
  })
})

test('what other users of the machine could read is closed to them', async () => {
  const folder = newFolder('modes-')
  mkdirSync(path.join(folder, 'mail'), { mode: 0o755 })
  writeFileSync(path.join(folder, 'mail', 'Q-AAAAAA.eml'), 'To: pat', { mode: 0o644 })
  new DatabaseSync(path.join(folder, 'site.sqlite')).close()
  chmodSync(path.join(folder, 'site.sqlite'), 0o644)
  chmodSync(folder, 0o755)
  const { store } = await open({}, folder)
  await create(store)
  const openToOthers = ['.', ...readdirSync(folder, { recursive: true })]
    .map(String)
    .filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0)
  expect(openToOthers).toEqual([])
})

test('a damaged database is refused with what to do', async () => {
  const folder = newFolder('damaged-')
  const { store } = await open({}, folder)
  for (let stored = 0; stored < 100; stored++) await create(store)
  await opened.pop()?.close()
  const file = path.join(folder, 'site.sqlite')
  const bytes = readFileSync(file)
  // The pages in the middle may be free: migrations drop tables.
  bytes.fill(0xab, bytes.length - 3 * 4096)
  writeFileSync(file, bytes)
  await expect(open({}, folder)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('npm run restore'),
  })
})

test('a database that can only be read is refused with what to do', async () => {
  const folder = newFolder('read-only-')
  await open({}, folder)
  await opened.pop()?.close()
  const file = path.join(folder, 'site.sqlite')
  const bytes = readFileSync(file)
  bytes.writeUInt8(READ_ONLY_FORMAT, 18)
  writeFileSync(file, bytes)
  await expect(open({}, folder)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('is read-only'),
  })
})

test('after kill −9 every acknowledged submission is there with its messages', async () => {
  const folder = newFolder('killed-')
  const promised: string[] = []
  for (let round = 0; round < 3; round++) promised.push(...(await storeAndKill(folder)))
  expect(promised.length).toBeGreaterThan(100)
  const { database } = await open({}, folder)
  const there = new Set(await referencesIn(database))
  expect(promised.filter((reference) => !there.has(reference))).toEqual([])
  const counted = await database.transact(({ run }) =>
    run<{ submissions: number; messages: number }>(
      CompiledQuery.raw(
        'select (select count(*) from submissions) as submissions, (select count(*) from emails) as messages',
      ),
    ),
  )
  expect(counted[0]?.messages).toBe((counted[0]?.submissions ?? 0) * 2)
})

/** SQLite writes no file whose format asks for a newer version. File modes do not stop the superuser. */
const READ_ONLY_FORMAT = 3

async function open(options: Parameters<typeof openSqlite>[2] = {}, folder = newFolder('sqlite-')) {
  const database = await openSqlite({ dataDir: folder }, silent, options)
  opened.push(database)
  return { folder, database, store: storeOn(database, silent) }
}

const referencesIn = async (database: Database): Promise<string[]> => {
  const rows = await database.transact(({ build, run }) =>
    run(build.selectFrom('submissions').select('reference')),
  )
  return rows.map((row) => row.reference)
}

const limitPages = (database: Database, pages: number) =>
  database.transact(({ run }) => run(CompiledQuery.raw(`pragma max_page_count = ${pages}`)))

/** The references a process had printed when it was killed in the middle of its work. */
async function storeAndKill(folder: string): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../testing/store-until-killed.ts'), folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    if (printed.length > 1000) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return printed.split('\n').slice(0, -1)
}
