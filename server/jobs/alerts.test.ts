import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import { readConfig } from '../config.ts'
import { writeClock } from '../store/clock.ts'
import { StoreUnavailable } from '../store/errors.ts'
import type { Store } from '../store/store.ts'
import { changeSubmission } from '../store/submissions/submission-changes.ts'
import type { EmailRow } from '../store/tables.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { create, DISPATCH, referenceOf } from '../testing/samples/submission-input.ts'
import { silent } from '../testing/test-dependencies.ts'
import { nextMorning } from './next-morning.ts'
import { startScheduler } from './scheduler.ts'

const NOON = Date.parse('2026-11-20T19:00:00Z')

onBothDatabases(({ kind, open }) => {
  test('dispatch hears once of the oldest open quote with 4 hours left, however many instances run', async () => {
    const { store, tick, sent, clock } = await run()
    const oldest = referenceOf(await create(store, { at: NOON, emails: [] }))
    await create(store, { at: NOON + MINUTE, emails: [] })
    clock.now = NOON + 20 * HOUR - MINUTE
    await tick()
    expect(await sent('alert')).toEqual([])
    for (let minute = 0; minute < 10; minute++) {
      clock.now += MINUTE
      await tick()
    }
    const [alert, ...others] = await sent('alert')
    expect(others).toEqual([])
    expect(alert).toMatchObject({ recipient: DISPATCH, payload: '{"hoursLeft":4,"open":2,"overdue":0}' })
    await reply(store, oldest, clock.now)
    clock.now += 40 * MINUTE
    await tick()
    expect(await sent('alert')).toHaveLength(1)
    clock.now += 20 * MINUTE
    await tick()
    expect(await sent('alert')).toHaveLength(2)
  })

  test('quotes that are due one after the other alert once an hour', async () => {
    const { store, tick, sent, clock } = await run()
    const references: string[] = []
    for (let minute = 0; minute < 60; minute += 5)
      references.push(referenceOf(await create(store, { at: NOON + minute * MINUTE, emails: [] })))
    clock.now = NOON + 20 * HOUR
    for (const reference of references) {
      await tick()
      await reply(store, reference, clock.now)
      clock.now += 5 * MINUTE
    }
    expect(await sent('alert')).toHaveLength(1)
  })

  test('an overdue quote does not hide the next one', async () => {
    const { store, tick, sent, clock } = await run()
    await create(store, { at: NOON - 30 * HOUR, emails: [] })
    await create(store, { at: NOON - 21 * HOUR, emails: [] })
    await tick()
    clock.now += MINUTE
    await tick()
    expect((await sent('alert')).map(({ payload }) => payload)).toEqual([
      '{"hoursLeft":3,"open":2,"overdue":1}',
    ])
  })

  test('answered quotes and spam alert nobody', async () => {
    const { store, tick, sent, clock } = await run()
    await reply(store, referenceOf(await create(store, { at: NOON, emails: [] })), NOON)
    await create(store, { at: NOON, emails: [], state: 'spam' })
    clock.now = NOON + 21 * HOUR
    await tick()
    expect(await sent('alert')).toEqual([])
  })

  test('the summary comes once every morning at seven in Calgary', async () => {
    const { store, tick, sent, clock } = await run()
    await tick()
    await create(store, { at: NOON, emails: [] })
    const message = { template: 'dispatch', recipient: DISPATCH, mailDomain: 'bowline.example' }
    await create(store, { at: NOON, state: 'spam', emails: [{ ...message, withheld: 'SPAM' }] })
    clock.now = nextMorning(NOON) - MINUTE
    await tick()
    expect(await sent('daily-summary')).toEqual([])
    for (let hour = 0; hour < 20; hour++) {
      clock.now += HOUR
      await tick()
    }
    const [summary, ...others] = await sent('daily-summary')
    expect(others).toEqual([])
    expect(JSON.parse(summary?.payload ?? '')).toEqual({
      received: { 'Quote Request': 1 },
      open: 1,
      dueSoon: 0,
      overdue: 0,
      withinPromise: null,
      held: 1,
      deadLetters: 0,
    })
    clock.now = nextMorning(clock.now)
    await tick()
    const [, next] = await sent('daily-summary')
    expect(JSON.parse(next?.payload ?? '')).toMatchObject({ held: 0 })
  })

  test('a message that could not be enqueued comes with the next tick', async () => {
    const { store, tick, sent, clock } = await run(failingOnce())
    await create(store, { at: NOON - 20 * HOUR, emails: [] })
    await tick()
    clock.now += MINUTE
    await tick()
    expect(await sent('alert')).toHaveLength(1)
  })

  /** Two instances; on Postgres each has a store of its own. */
  async function run(around = (store: Store): Store => store) {
    const clock = { now: NOON }
    const first = await open()
    // The last time that it knows is the real one, which may be weeks away.
    await first.store.transact((transaction) => writeClock(transaction, NOON))
    const stores = [
      around(first.store),
      kind === 'Postgres' ? (await open(first.settings)).store : first.store,
    ]
    const config = { ...readConfig({ DISPATCH_EMAIL: DISPATCH }), appSecret: 'x'.repeat(32) }
    const schedulers = stores.map((store) =>
      startScheduler({ store, config, log: silent, now: () => clock.now }, () => clock.now),
    )
    const tick = async () => {
      await Promise.all(schedulers.map((scheduler) => scheduler.tick()))
    }
    await tick()
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()))
    return {
      store: first.store,
      clock,
      tick,
      sent: (template: string): Promise<EmailRow[]> =>
        first.store.transact(({ build, run }) =>
          run(build.selectFrom('emails').selectAll().where('template', '=', template).orderBy('id')),
        ),
    }
  }
})

/** Undoes the first transaction that enqueues. */
function failingOnce(): (store: Store) => Store {
  let hasFailed = false
  return (store) => ({
    ...store,
    transact: (work) =>
      store.transact(async (transaction) => {
        const result = await work(transaction)
        const { build, run } = transaction
        const enqueued = await run(build.selectFrom('emails').select('id').limit(1))
        if (enqueued.length === 0 || hasFailed) return result
        hasFailed = true
        throw new StoreUnavailable('disk full')
      }),
  })
}

const reply = (store: Store, reference: string, at: number) =>
  store.transact((transaction) =>
    changeSubmission(transaction, { reference, who: 'dana@bowline.example', at, state: 'answered' }),
  )

test.each([
  ['2025-11-20T19:00:00Z', '2025-11-21T14:00:00.000Z'],
  ['2025-11-20T13:59:00Z', '2025-11-20T14:00:00.000Z'],
  ['2025-11-20T14:00:00Z', '2025-11-21T14:00:00.000Z'],
  ['2026-07-01T00:00:00Z', '2026-07-01T13:00:00.000Z'],
])('the morning after %s begins at %s', (after, morning) => {
  expect(new Date(nextMorning(Date.parse(after))).toISOString()).toBe(morning)
})
