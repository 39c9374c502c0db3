import { readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { eraseOld } from '../../jobs/retention.ts'
import { create, EMAIL, input } from '../../testing/samples/submission-input.ts'
import { newFolder, openLog } from '../../testing/test-dependencies.ts'
import type { Database } from '../database.ts'
import { openSqlite } from '../sqlite/sqlite.ts'
import { storeOn } from '../store.ts'
import { findSubmissionByKey } from './create-submissions.ts'

const opened: Database[] = []
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))

test('the log is written back while the server goes on, and is gone when it ends', async () => {
  const { folder, file, database, store } = await open()
  const size = () => statSync(file).size
  const before = size()
  for (let group = 0; group < 30; group++) await Promise.all(Array.from({ length: 50 }, () => create(store)))
  await expect.poll(size).toBeGreaterThan(before + 1_000_000)
  expect(await stored(database)).toHaveLength(1500)
  await opened.pop()?.close()
  expect(readdirSync(folder).toSorted()).toEqual(['server.lock', 'site.sqlite'])
})

test('a log that cannot be written back now is said, and the server goes on', async () => {
  const { file, database, store, lines } = await open()
  await create(store)
  const reader = new DatabaseSync(file)
  reader.exec('begin; select count(*) from submissions')
  await create(store)
  const purging = database.purge()
  for (let kept = 0; kept < 20; kept++) {
    await sleep(20)
    await create(store)
  }
  await purging
  expect(lines.join()).toContain('could not be written back')
  reader.close()
  await create(store)
  expect(await stored(database)).toHaveLength(23)
})

test('what was erased is in none of the files any more', async () => {
  const { folder, database, store } = await open()
  const onDisk = () =>
    readdirSync(folder).some((file) => readFileSync(path.join(folder, file)).includes(EMAIL))
  await create(store)
  await database.transact(({ build, run }) => run(build.updateTable('emails').set({ sent_at: 'then' })))
  expect(onDisk()).toBe(true)
  const tomorrow = Date.now() + 2 * 86_400_000
  const [erased] = await Promise.all([
    eraseOld({ store, config: { retentionDays: 1, recordsDays: 1, dataDir: folder }, now: tomorrow }),
    ...Array.from({ length: 20 }, () =>
      store.transact((transaction) => findSubmissionByKey(transaction, input())),
    ),
  ])
  expect(erased).toBe(1)
  expect(onDisk()).toBe(false)
})

test('a database that was moved away is not created again', async () => {
  const { folder, file, database, lines } = await open()
  renameSync(file, path.join(folder, 'moved'))
  await database.purge()
  expect(lines.join()).toContain('could not be written back')
  expect(readdirSync(folder)).not.toContain('site.sqlite')
})

test('nothing is begun once the database is closed', async () => {
  const { folder, lines } = await open()
  const database = opened.pop()
  await database?.close()
  await database?.purge()
  expect(lines.join()).not.toContain('could not be written back')
  expect(readdirSync(folder).toSorted()).toEqual(['server.lock', 'site.sqlite'])
})

async function open() {
  const { log, lines } = openLog()
  const folder = newFolder('checkpoints-')
  const database = await openSqlite({ dataDir: folder }, log)
  opened.push(database)
  const file = path.join(folder, 'site.sqlite')
  return { folder, file, database, lines, store: storeOn(database, log) }
}

const stored = (database: Database): Promise<unknown[]> =>
  database.transact(({ build, run }) => run(build.selectFrom('submissions').select('reference')))
