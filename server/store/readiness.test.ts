import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { create } from '../testing/samples/submission-input.ts'
import { newFolder, openLog, silent } from '../testing/test-dependencies.ts'
import type { Database } from './database.ts'
import { StoreUnavailable } from './errors.ts'
import { watchReadiness } from './readiness.ts'
import { openSqlite } from './sqlite/sqlite.ts'

const opened: Database[] = []
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))

test('a check tries once, and its outcome counts for a second', async () => {
  const { writes, readiness, clock } = await watched()
  await readiness.check()
  clock.now += 1000
  await readiness.check()
  expect(writes.count).toBe(1)
  clock.now += 1
  await readiness.check()
  expect(writes.count).toBe(2)
})

test('an outage met by anything fails the check until a try succeeds again', async () => {
  const { writes, readiness, clock } = await watched()
  writes.outage = new StoreUnavailable('disk full')
  await expect(readiness.transact(async () => {})).rejects.toBe(writes.outage)
  await expect(readiness.check()).rejects.toBe(writes.outage)
  expect(writes.count).toBe(1)
  clock.now += 1001
  await expect(readiness.check()).rejects.toBe(writes.outage)
  writes.outage = undefined
  clock.now += 1001
  await readiness.check()
  expect(writes.count).toBe(3)
})

test('waiting for what others have locked is no outage, unless nothing can be stored', async () => {
  const { writes, readiness, clock } = await watched()
  const contention = new pg.DatabaseError('canceling statement due to lock timeout', 0, 'error')
  contention.code = '55P03'
  writes.outage = new StoreUnavailable(contention)
  await expect(readiness.transact(async () => {})).rejects.toBe(writes.outage)
  const { outage } = writes
  writes.outage = undefined
  await readiness.check()
  writes.outage = outage
  clock.now += 1001
  await expect(readiness.check()).rejects.toBe(outage)
})

test('a fault of a statement is no outage', async () => {
  const { writes, readiness } = await watched()
  writes.outage = new Error('syntax')
  await expect(readiness.transact(async () => {})).rejects.toThrow('syntax')
  writes.outage = undefined
  await readiness.check()
})

test('the log says once that storing fails, and once that it works again', async () => {
  const { writes, readiness, lines, clock } = await watched()
  writes.outage = new StoreUnavailable('disk full')
  for (let turn = 0; turn < 3; turn++) await readiness.transact(async () => {}).catch(() => {})
  writes.outage = undefined
  for (let turn = 0; turn < 2; turn++) {
    clock.now += 1001
    await readiness.check()
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'nothing can be stored at present',
    'storing works again',
  ])
  expect(JSON.parse(lines[0] ?? '').reason).toBe('disk full')
})

test('the check fails when only emails cannot be stored', async () => {
  const { readiness, database } = await watched()
  await database.transact(({ run }) =>
    run(
      CompiledQuery.raw(
        "create trigger refused before insert on emails begin select raise(abort, 'no emails'); end",
      ),
    ),
  )
  await expect(readiness.check()).rejects.toThrow('no emails')
})

test('a damaged database stays not ready although writes succeed', async () => {
  const { writes, readiness, clock } = await watched()
  const corrupt = Object.assign(new Error('database disk image is malformed'), { errcode: 11 })
  writes.outage = new StoreUnavailable(corrupt)
  await expect(readiness.transact(async () => {})).rejects.toBe(writes.outage)
  writes.outage = undefined
  clock.now += 60_000
  await expect(readiness.check()).rejects.toThrow('Nothing can be stored')
})

test('the check stores nothing beside the submissions of others', async () => {
  const { readiness, database } = await watched()
  await Promise.all([create(database), readiness.check(), create(database)])
  const rows = await database.transact(({ build, run }) =>
    run(build.selectFrom('submissions').select('reference')),
  )
  expect(rows).toHaveLength(2)
})

async function watched() {
  const sqlite = await openSqlite({ dataDir: newFolder('readiness-') }, silent)
  opened.push(sqlite)
  const writes: { count: number; outage?: Error | undefined } = { count: 0 }
  const clock = { now: 0 }
  const { log, lines } = openLog()
  const database: Database = {
    ...sqlite,
    async transact(work) {
      writes.count += 1
      if (writes.outage) throw writes.outage
      return sqlite.transact(work)
    },
  }
  return { writes, clock, lines, database: sqlite, readiness: watchReadiness(database, log, () => clock.now) }
}
