import { expect, test } from 'vitest'
import { carrier } from '../../domain/forms/carrier.ts'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import type { Transaction } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { changeSubmission } from '../store/submissions/submission-changes.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { create, referenceOf } from '../testing/samples/submission-input.ts'
import { recentNumbers } from './inbox-numbers.ts'
import { watchRecentDays } from './recent-days.ts'

const NOON = Date.parse('2026-11-20T19:00:00Z')

onBothDatabases(({ open }) => {
  test('the figures are of the replies and submissions of the last 30 days, by days of Calgary', async () => {
    const { store } = await open()
    for (const hours of [2, 4, 25, 6]) await replied(store, NOON - 3 * DAY, hours)
    await replied(store, NOON - 30 * DAY - 5 * HOUR, 4)
    await replied(store, NOON - 30 * DAY - 2 * HOUR, 30)
    await received(store, NOON - 2 * MINUTE, { state: 'spam' })
    await received(store, NOON - 2 * MINUTE, { form: carrier })
    // In the evening in Calgary, which is the next day in UTC, and in its night.
    for (const hour of ['04', '08']) await received(store, Date.parse(`2026-11-20T${hour}:00:00Z`))
    const recent = await watchRecentDays(store)(NOON)
    expect(recentNumbers(recent, 1)).toEqual({
      medianHours: 6,
      p90Hours: 30,
      withinPromise: 3 / 6,
      received: [
        { day: '2026-11-17', form: 'Quote Request', count: 4 },
        { day: '2026-11-19', form: 'Quote Request', count: 1 },
        { day: '2026-11-20', form: 'Carrier Application', count: 1 },
        { day: '2026-11-20', form: 'Quote Request', count: 1 },
      ],
      replied: [
        { day: '2026-10-22', medianHours: 30, withinPromise: 0 },
        { day: '2026-11-17', medianHours: 4, withinPromise: 1 },
        { day: '2026-11-18', medianHours: 25, withinPromise: 0 },
      ],
    })
  })

  test('each day is read by itself, and what is over is not read again for ten minutes', async () => {
    const { store } = await open()
    for (let day = 1; day <= 35; day += 1)
      for (const hours of [1, 2]) await replied(store, NOON - day * DAY, hours)
    const { counted, reads } = countRows(store)
    const recentDays = watchRecentDays(counted)
    const replies = async (now: number) => (await recentDays(now)).flatMap(({ hours }) => [...hours])
    const before = await replies(NOON)
    expect(Math.max(...reads)).toBeLessThanOrEqual(2)
    const all = sum(reads.splice(0))
    await replied(store, NOON - HOUR, 0.5)
    expect(await replies(NOON + MINUTE)).toHaveLength(before.length + 1)
    // Of today, and of the beginning of the first day.
    expect(sum(reads.splice(0))).toBeLessThanOrEqual(6)
    await replies(NOON + 11 * MINUTE)
    expect(sum(reads)).toBeGreaterThanOrEqual(all)
  })
})

async function received(store: Store, at: number, given: object = {}): Promise<string> {
  return referenceOf(await create(store, { at, emails: [], ...given }))
}

async function replied(store: Store, at: number, hours: number): Promise<void> {
  const change = { reference: await received(store, at), who: 'dana', at: at + hours * HOUR }
  await store.transact((transaction) => changeSubmission(transaction, { ...change, state: 'answered' }))
}

/** A store that notes how many rows each transaction reads. */
function countRows({ transact }: Store) {
  const reads: number[] = []
  const counted: Pick<Store, 'transact'> = {
    transact: (work) =>
      transact(async (transaction) => {
        let rows = 0
        const run: Transaction['run'] = async (query) => {
          const found = await transaction.run<never>(query)
          rows += found.length
          return found
        }
        const result = await work({ ...transaction, run })
        reads.push(rows)
        return result
      }),
  }
  return { counted, reads }
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)
