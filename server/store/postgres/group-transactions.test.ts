import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { newTestDatabase, onBothDatabases } from '../../testing/databases.ts'
import { PATIENCE_MS, silent } from '../../testing/test-dependencies.ts'
import type { Transaction } from '../database.ts'
import { openStore } from '../store.ts'

onBothDatabases(({ open }) => {
  test('each gets its own result, and one that fails is the only one that fails', async () => {
    const { store } = await open()
    const work = async ({ run }: Transaction, items: readonly number[]) => {
      if (items.includes(13)) throw new RangeError('not this one')
      await run(CompiledQuery.raw('select 1'))
      return items.map((item) => item * 2)
    }
    const asked = Array.from({ length: 30 }, (_, item) => store.transactTogether(work, item))
    const results = await Promise.allSettled(asked)
    expect(results.map((result) => ('value' in result ? result.value : result.reason.message))).toEqual(
      Array.from({ length: 30 }, (_, item) => (item === 13 ? 'not this one' : item * 2)),
    )
  })
})

test('what waits together shares a transaction, and what comes meanwhile the next one', async () => {
  const settings = { databaseUrl: await newTestDatabase(), dataDir: '', deadline: PATIENCE_MS }
  const store = await openStore(settings, silent)
  const groups: number[] = []
  const later: Promise<number>[] = []
  const work = async (_transaction: Transaction, items: readonly number[]) => {
    groups.push(items.length)
    if (groups.length === 1)
      for (let item = 0; item < 7; item++) later.push(store.transactTogether(work, item))
    return [...items]
  }
  await Promise.all(Array.from({ length: 50 }, (_, item) => store.transactTogether(work, item)))
  await Promise.all(later)
  expect(groups).toEqual([50, 7])
  await store.close()
})
