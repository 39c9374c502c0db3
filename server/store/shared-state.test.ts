import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../domain/time/durations.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { findCachedValue, saveCachedValue } from './cached-values.ts'
import { deleteOldCounters, giveBack, LONG_LIVED, takeFromCounters } from './counters.ts'
import { claimJob, finishJob } from './jobs.ts'
import type { Store } from './store.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')

onBothDatabases(({ kind, open }) => {
  /** On Postgres a second instance; SQLite has one only. */
  const openTwo = async () => {
    const { store, settings } = await open()
    return [store, kind === 'Postgres' ? (await open(settings)).store : store] as const
  }

  test('a counter allows as many as its limit, however many instances count', async () => {
    const stores = await openTwo()
    const takes = Array.from({ length: 8 }, (_, turn) => take(stores[turn % 2 ? 0 : 1], NOON))
    const taken = await Promise.all(takes)
    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
    expect(await take(stores[0], NOON + 45_000)).toMatchObject({ isAllowed: false, retryAfterMs: 15_000 })
    expect(await take(stores[1], NOON + MINUTE)).toEqual({ isAllowed: true })
  })

  test('what is given back can be taken again', async () => {
    const [store] = await openTwo()
    for (let taken = 0; taken < 5; taken++) await take(store, NOON)
    await store.transact((transaction) => giveBack(transaction, 'address'))
    expect((await take(store, NOON)).isAllowed).toBe(true)
    expect((await take(store, NOON)).isAllowed).toBe(false)
  })

  test('a clock that was set back by an hour keeps nobody waiting', async () => {
    const [store] = await openTwo()
    for (let taken = 0; taken < 5; taken++) await take(store, NOON)
    expect(await take(store, NOON - 60 * MINUTE)).toEqual({ isAllowed: true })
    for (let taken = 0; taken < 4; taken++) await take(store, NOON)
    expect(await take(store, NOON - 30_000)).toEqual({ isAllowed: true })
  })

  test('old counters are deleted, after 90 days those that are kept longer', async () => {
    const [store] = await openTwo()
    const DAY = 24 * 60 * MINUTE
    await take(store, NOON)
    await store.transact((transaction) =>
      takeFromCounters(transaction, [{ name: `${LONG_LIVED}one`, windowMs: MINUTE, limit: 5, now: NOON }]),
    )
    const namesAfter = async (days: number) => {
      await store.transact((transaction) => deleteOldCounters(transaction, NOON + days * DAY + 1))
      const rows = await store.transact(({ build, run }) => run(build.selectFrom('counters').select('name')))
      return rows.map(({ name }) => name)
    }
    expect(await namesAfter(1)).toHaveLength(2)
    expect(await namesAfter(89)).toEqual([`${LONG_LIVED}one`])
    expect(await namesAfter(90)).toEqual([])
  })

  test('a job is claimed once in its period', async () => {
    const stores = await openTwo()
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => claim(stores[turn % 2 ? 0 : 1], `owner ${turn}`, NOON)),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    const owner = `owner ${claims.indexOf(true)}`
    const done = { name: 'summary', owner, now: NOON, periodMs: DAY }
    await stores[0].transact((transaction) => finishJob(transaction, done))
    expect(await claim(stores[1], 'another', NOON + DAY - 1)).toBe(false)
    expect(await claim(stores[1], 'another', NOON + DAY)).toBe(true)
  })

  test('a job whose owner died is claimed again when its lease has ended', async () => {
    const stores = await openTwo()
    expect(await claim(stores[0], 'one', NOON)).toBe(true)
    expect(await claim(stores[1], 'two', NOON + MINUTE - 1)).toBe(false)
    expect(await claim(stores[1], 'two', NOON + MINUTE)).toBe(true)
    const late = { name: 'summary', owner: 'one', now: NOON, periodMs: 0 }
    await stores[0].transact((transaction) => finishJob(transaction, late))
    expect(await claim(stores[0], 'one', NOON + MINUTE)).toBe(false)
  })

  test('a cached value is shared and replaced', async () => {
    const stores = await openTwo()
    const find = () => stores[1].transact((transaction) => findCachedValue(transaction, 'news'))
    const save = (value: string, at: number) =>
      stores[0].transact((transaction) => saveCachedValue(transaction, { name: 'news', value, at }))
    expect(await find()).toBeUndefined()
    await save('old', NOON)
    await save('new', NOON + MINUTE)
    expect(await find()).toEqual({ value: 'new', fetchedAt: '2026-11-20T19:01:00.000Z' })
  })
})

const take = (store: Store, now: number) =>
  store.transact((transaction) =>
    takeFromCounters(transaction, [{ name: 'address', windowMs: MINUTE, limit: 5, now }]),
  )

const claim = (store: Store, owner: string, now: number) =>
  store.transact((transaction) =>
    claimJob(transaction, { name: 'summary', owner, now, periodMs: DAY, leaseMs: MINUTE }),
  )
