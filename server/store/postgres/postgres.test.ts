import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Log } from '../../log.ts'
import { newEmptyDatabase, newTestDatabase } from '../../testing/databases.ts'
import { newDatabase, startPostgres } from '../../testing/programs/test-postgres.ts'
import { create, referenceOf } from '../../testing/samples/submission-input.ts'
import { openLog, PATIENCE_MS, silent } from '../../testing/test-dependencies.ts'
import type { Transaction } from '../database.ts'
import { migrationNumbers } from '../migrations/migrate.ts'
import { openStore, type Store } from '../store.ts'
import { findSubmissionForUpdate } from '../submissions/submissions.ts'

const opened: Store[] = []
afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())))

test('several servers may start at once on an empty database', async () => {
  const url = await newEmptyDatabase()
  const stores = await Promise.all([open(url), open(url), open(url)])
  for (const store of stores) expect(await create(store)).toMatchObject({ outcome: 'created' })
  expect(await count(url, 'migrations')).toBe(migrationNumbers.length)
})

test('a Postgres that is stopped refuses, before a server starts as while it runs, and works again when it is back', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.remove)
  const running = await open(await newDatabase(postgres.url))
  const created = await create(running)
  const url = await newDatabase(postgres.url)
  await postgres.stop()

  const { log, lines } = openLog()
  const started = await open(url, { log })
  for (const store of [running, started]) {
    await expect(create(store)).rejects.toMatchObject({ name: 'StoreUnavailable' })
    await expect(store.check()).rejects.toMatchObject({ name: 'StoreUnavailable' })
  }
  await postgres.start()
  for (const store of [running, started]) await untilStored(store)
  expect(created).toMatchObject({ outcome: 'created' })
  expect(lines.filter((line) => line.includes('Postgres is not ready')).length).toBeGreaterThan(0)
})

test('a connection that is cut in the middle of the work refuses it', async () => {
  const url = await newTestDatabase()
  const store = await open(url)
  const blocker = await connect(url)
  await blocker.query('begin; lock table submissions in exclusive mode')
  const [refused] = await Promise.all([create(store).catch((error: Error) => error), cutWhoWaits(url)])
  expect(refused).toMatchObject({ name: 'StoreUnavailable', cause: { code: '57P01' } })
  await blocker.end()
  expect(await create(store)).toMatchObject({ outcome: 'created' })
})

test('a lock that is held too long refuses, and nothing of it is stored afterwards', async () => {
  const url = await newTestDatabase()
  const store = await open(url, { deadline: undefined })
  const blocker = await connect(url)
  await blocker.query('begin; lock table emails in exclusive mode')
  await expect(create(store)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  await blocker.end()
  await untilStored(store)
  expect(await count(url, 'submissions')).toBe(1)
})

test('a row that is locked too long refuses those who need it, and the server stays ready', async () => {
  const url = await newTestDatabase()
  const store = await open(url, { deadline: 2000 })
  const reference = referenceOf(await create(store))
  const blocker = await connect(url)
  await blocker.query('begin; select from submissions for update')
  const find = () => store.transact((transaction) => findSubmissionForUpdate(transaction, reference))
  await expect(find()).rejects.toMatchObject({ name: 'StoreUnavailable', cause: { code: '55P03' } })
  await store.check()
  await blocker.end()
  expect(await find()).toMatchObject({ reference })
})

test('two that lock the same rows in another order are both done, and the second try is counted', async () => {
  const url = await newTestDatabase()
  const store = await open(url)
  const references = [referenceOf(await create(store)), referenceOf(await create(store))]
  const firstLocked = Promise.withResolvers<void>()
  const secondLocked = Promise.withResolvers<void>()
  const lockBoth = async (
    transaction: Transaction,
    [one = '', other = '']: string[],
    both: Promise<unknown>,
  ) => {
    await findSubmissionForUpdate(transaction, one)
    ;(one === references[0] ? firstLocked : secondLocked).resolve()
    await both
    return findSubmissionForUpdate(transaction, other)
  }
  const both = Promise.all([firstLocked.promise, secondLocked.promise])
  const found = await Promise.all(
    [references, references.toReversed()].map((order) =>
      store.transact((transaction) => lockBoth(transaction, order, both)),
    ),
  )
  expect(found.map((submission) => submission?.reference)).toEqual(references.toReversed())
  expect(store.retries).toEqual({ serialization: 0, deadlock: 1, lock: 0 })
})

test('a pooler that takes prepared statements away makes no difference', async () => {
  const store = await open(await newTestDatabase())
  await create(store)
  for (let turn = 0; turn < 3; turn++) {
    await store.transact(({ run }) => run(CompiledQuery.raw('deallocate all')))
    expect(await create(store)).toMatchObject({ outcome: 'created' })
  }
})

test('a fault of a statement is passed on as it is', async () => {
  const url = await newTestDatabase()
  const store = await open(url)
  const other = await connect(url)
  await other.query('drop table emails')
  await other.end()
  await expect(create(store)).rejects.toMatchObject({ code: '42P01' })
})

test('a database that acknowledges before it has synced is made to sync', async () => {
  const url = await newTestDatabase()
  const other = await connect(url)
  await other.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`)
  await other.query(`create table seen (setting text)`)
  await other.query(`create function see() returns trigger language plpgsql as
    $$ begin insert into seen values (current_setting('synchronous_commit')); return new; end $$`)
  const store = await open(url)
  await other.query('create trigger seeing before insert on submissions for each row execute function see()')
  await create(store)
  expect((await other.query('select setting from seen')).rows).toEqual([{ setting: 'on' }])
  await other.end()
})

async function open(
  databaseUrl: string,
  { log = silent, ...given }: { log?: Log; deadline?: number | undefined } = {},
): Promise<Store> {
  const settings = { databaseUrl, dataDir: '', deadline: PATIENCE_MS, ...given }
  const store = await openStore(settings, log)
  opened.push(store)
  return store
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  return client
}

async function count(url: string, table: string): Promise<number> {
  const client = await connect(url)
  const { rows } = await client.query(`select count(*)::int as rows from ${table}`)
  await client.end()
  return rows[0].rows
}

async function untilStored(store: Store): Promise<void> {
  for (;;) {
    const created = await create(store).catch((error: Error) => error)
    if ('outcome' in created) return
    expect(created.name).toBe('StoreUnavailable')
    await pause(50)
  }
}

async function cutWhoWaits(url: string): Promise<void> {
  const client = await connect(url)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  while ((await client.query(cut)).rows.length === 0) await pause(10)
  await client.end()
}
