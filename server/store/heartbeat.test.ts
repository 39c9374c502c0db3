import { expect, test } from 'vitest'
import { openLog } from '../testing/services.ts'
import type { Database } from './database.ts'
import { StoreUnavailable } from './errors.ts'
import { watchWrites } from './heartbeat.ts'

test('a check writes once, and its outcome stands for a second', async () => {
  const { writes, watch, clock } = watched()
  await watch.check()
  clock.now += 1000
  await watch.check()
  expect(writes.count).toBe(1)
  clock.now += 1
  await watch.check()
  expect(writes.count).toBe(2)
})

test('a submission that was just stored spares the check its write', async () => {
  const { writes, watch } = watched()
  watch.wrote()
  await watch.check()
  expect(writes.count).toBe(0)
})

test('an outage met by anything fails the check until a write succeeds again', async () => {
  const { writes, watch, clock } = watched()
  writes.outage = new StoreUnavailable('disk full')
  await expect(watch.transact(async () => {})).rejects.toBe(writes.outage)
  await expect(watch.check()).rejects.toBe(writes.outage)
  expect(writes.count).toBe(1)
  clock.now += 1001
  await expect(watch.check()).rejects.toBe(writes.outage)
  writes.outage = undefined
  clock.now += 1001
  await watch.check()
  expect(writes.count).toBe(3)
})

test('a fault of a statement is no outage', async () => {
  const { writes, watch } = watched()
  writes.outage = new Error('syntax')
  await expect(watch.transact(async () => {})).rejects.toThrow('syntax')
  writes.outage = undefined
  await watch.check()
})

test('the log tells once that storing fails, and once that it works again', async () => {
  const { writes, watch, lines } = watched()
  writes.outage = new StoreUnavailable('disk full')
  for (let turn = 0; turn < 3; turn++) await watch.transact(async () => {}).catch(() => {})
  watch.wrote()
  watch.wrote()
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'nothing can be stored at present',
    'storing works again',
  ])
  expect(JSON.parse(lines[0] ?? '').reason).toBe('disk full')
})

function watched() {
  const writes: { count: number; outage?: Error | undefined } = { count: 0 }
  const clock = { now: 0 }
  const { log, lines } = openLog()
  const database: Database = {
    async transact<Result>() {
      writes.count += 1
      if (writes.outage) throw writes.outage
      return undefined as Result
    },
    async purge() {},
    async close() {},
  }
  return { writes, clock, lines, watch: watchWrites(database, log, () => clock.now) }
}
