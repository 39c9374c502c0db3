import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newEmptyDatabase } from '../../testing/databases.ts'
import { openTransactions } from './postgres-transaction.ts'

test('work is not begun on a connection that comes after the deadline', async () => {
  const pool = new pg.Pool({ connectionString: await newEmptyDatabase() })
  onTestFinished(() => pool.end())
  const connected = Promise.withResolvers<void>()
  const connect = async () => {
    await pause(400)
    const client = await pool.connect()
    connected.resolve()
    return client
  }
  let begun = 0
  const { transact } = openTransactions(Object.assign(Object.create(pool), { connect }), 200)
  const work = async () => {
    begun += 1
  }
  await expect(transact(work)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  await connected.promise
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(begun).toBe(0)
})
