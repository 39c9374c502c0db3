import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { openLog, silent } from '../testing/services.ts'
import { create, DISPATCH } from '../testing/submission-input.ts'
import { migrationCount } from './migrations.ts'
import { openStore, type Store } from './store.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

const opened: Store[] = []
afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())))

test('several servers may start at once on an empty database', async () => {
  const url = await postgres.newDatabase()
  const stores = await Promise.all([open(url), open(url), open(url)])
  for (const store of stores) expect(await create(store)).toMatchObject({ outcome: 'created' })
  expect(await count(url, 'migrations')).toBe(migrationCount)
})

test('a Postgres that is not there at start is waited for', async () => {
  const url = await postgres.newDatabase()
  await postgres.stop()
  const { log, lines } = openLog()
  const store = await openStore({ databaseUrl: url, dataDir: '', dispatchEmail: DISPATCH }, log)
  opened.push(store)
  await expect(create(store)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  await expect(store.check()).rejects.toMatchObject({ name: 'StoreUnavailable' })
  await postgres.start()
  await untilStored(store)
  const reasons = lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.msg.includes('Postgres is not ready'))
  expect(reasons.length).toBeGreaterThan(0)
})

test('a Postgres that goes away refuses, and works again when it is back', async () => {
  const store = await open(await postgres.newDatabase())
  const created = await create(store)
  await postgres.stop()
  await expect(create(store)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  await expect(store.check()).rejects.toMatchObject({ name: 'StoreUnavailable' })
  await postgres.start()
  await untilStored(store)
  expect(created).toMatchObject({ outcome: 'created' })
})

test('a connection that is cut in the middle of the work refuses it', async () => {
  const url = await postgres.newDatabase()
  const store = await open(url)
  const blocker = await connect(url)
  await blocker.query('begin; lock table submissions in exclusive mode')
  const [refused] = await Promise.all([create(store).catch((error: Error) => error), cutWhoWaits(url)])
  expect(refused).toMatchObject({ name: 'StoreUnavailable', cause: { code: '57P01' } })
  await blocker.end()
  expect(await create(store)).toMatchObject({ outcome: 'created' })
})

test('a lock that is held too long refuses, and nothing of it is stored afterwards', async () => {
  const url = await postgres.newDatabase()
  const store = await open(url)
  const blocker = await connect(url)
  await blocker.query('begin; lock table messages in exclusive mode')
  await expect(create(store)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  await blocker.end()
  expect(await create(store)).toMatchObject({ outcome: 'created' })
  expect(await count(url, 'submissions')).toBe(1)
})

test('a fault of a statement is passed on as it is', async () => {
  const url = await postgres.newDatabase()
  const store = await open(url)
  const other = await connect(url)
  await other.query('drop table messages')
  await other.end()
  await expect(create(store)).rejects.toMatchObject({ code: '42P01' })
})

test('a database that acknowledges before it has synced is made to sync', async () => {
  const url = await postgres.newDatabase()
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

async function open(databaseUrl: string): Promise<Store> {
  const store = await openStore({ databaseUrl, dataDir: '', dispatchEmail: DISPATCH }, silent)
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
