import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import { readConfig } from '../config.ts'
import { claimDueEmails, recordFailure } from '../store/mail/emails.ts'
import type { Store } from '../store/store.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { create } from '../testing/samples/submission-input.ts'
import { openLog } from '../testing/test-dependencies.ts'
import { eraseOld } from './retention.ts'
import { startScheduler } from './scheduler.ts'

const YEAR = 365 * DAY
const NOW = Date.parse('2026-11-22T12:00:00Z')

onBothDatabases(({ open }) => {
  test('what is older than was promised is erased after an hour', async () => {
    const { store } = await open()
    const { clock, scheduler } = await schedule(store)
    await create(store, { key: 'old', at: NOW - 730 * DAY, emails: [] })
    await create(store, { key: 'young', at: NOW - 729 * DAY, emails: [] })
    await pass(clock, scheduler, HOUR - 1)
    expect(await keys(store)).toEqual(['old', 'young'])
    await pass(clock, scheduler, 1)
    expect(await keys(store)).toEqual(['young'])
    await pass(clock, scheduler, DAY)
    expect(await keys(store)).toEqual([])
    await scheduler.stop()
  })

  test.each([
    ['at the start', 0],
    ['while running', 2 * HOUR],
  ])('a clock that is three years ahead %s erases nothing, also after a restart', async (_, ranBefore) => {
    const { store } = await open()
    await create(store, { key: 'today', at: NOW, emails: [] })
    const first = await schedule(store)
    await pass(first.clock, first.scheduler, ranBefore)
    if (ranBefore === 0) await first.scheduler.stop()
    const { clock, scheduler, lines } = ranBefore === 0 ? await schedule(store) : first
    clock.now += 3 * YEAR
    for (let day = 0; day < 6; day++) await pass(clock, scheduler, DAY)
    await scheduler.stop()
    const again = await schedule(store, clock.now)
    for (let day = 0; day < 6; day++) await pass(again.clock, again.scheduler, DAY)
    expect(await keys(store)).toEqual(['today'])
    expect(lines.join()).toContain('nothing is erased until it is right')
    again.clock.now -= 3 * YEAR
    await pass(again.clock, again.scheduler, HOUR)
    expect(await keys(store)).toEqual(['today'])
    await again.scheduler.stop()
  })

  test('a database without a heartbeat is compared with its newest submission', async () => {
    const { store } = await open()
    await create(store, { key: 'today', at: NOW, emails: [] })
    const { clock, scheduler } = await schedule(store, NOW + 3 * YEAR)
    for (let day = 0; day < 6; day++) await pass(clock, scheduler, DAY)
    expect(await keys(store)).toEqual(['today'])
    await scheduler.stop()
  })

  test('a clock three years behind erases nothing, and work goes on when it is right again', async () => {
    const { store } = await open()
    const { clock, scheduler } = await schedule(store)
    await create(store, { key: 'old', at: NOW - 731 * DAY, emails: [] })
    await pass(clock, scheduler, MINUTE)
    clock.now -= 3 * YEAR
    await pass(clock, scheduler, DAY)
    expect(await keys(store)).toEqual(['old'])
    clock.now += 3 * YEAR
    await pass(clock, scheduler, DAY)
    expect(await keys(store)).toEqual([])
    await scheduler.stop()
  })

  test('after weeks without power the clock is taken for right once it has run for a week', async () => {
    const { store } = await open()
    await create(store, { key: 'old', at: NOW - 720 * DAY, emails: [] })
    const first = await schedule(store)
    await pass(first.clock, first.scheduler, MINUTE)
    await first.scheduler.stop()
    const { clock, scheduler } = await schedule(store, NOW + 30 * DAY)
    for (let day = 0; day < 6; day++) await pass(clock, scheduler, DAY)
    expect(await keys(store)).toEqual(['old'])
    for (let day = 0; day < 2; day++) await pass(clock, scheduler, DAY)
    expect(await keys(store)).toEqual([])
    await scheduler.stop()
  })

  test('a clock set back by an hour keeps no message waiting', async () => {
    const { store } = await open()
    const { clock, scheduler } = await schedule(store)
    await pass(clock, scheduler, MINUTE)
    await create(store, { at: clock.now })
    const claim = () =>
      store.transact((transaction) =>
        claimDueEmails(transaction, { owner: 'a', now: clock.now, until: clock.now + MINUTE, most: 9 }),
      )
    const nextAt = clock.now + MINUTE
    for (const { id } of await claim())
      await store.transact((transaction) =>
        recordFailure(transaction, { id, owner: 'a', error: '451', at: clock.now, nextAt }),
      )
    clock.now -= HOUR
    expect(await claim()).toEqual([])
    await pass(clock, scheduler, MINUTE)
    expect(await claim()).toHaveLength(2)
    await scheduler.stop()
  })

  // 20,779 days before this moment is 1970, one day more is before it.
  test.each([1, 20_779, 20_780, 36_500])(
    'a submission of today stays with %i days',
    async (retentionDays) => {
      const { store } = await open()
      await create(store, { key: 'today', at: NOW, emails: [] })
      await create(store, { key: 'beyond', at: NOW - (retentionDays * DAY + 1), emails: [] }).catch(() => {})
      expect(
        await eraseOld({
          store,
          config: { retentionDays, recordsDays: retentionDays, dataDir: '' },
          now: NOW,
        }),
      ).toBe(retentionDays * DAY < NOW ? 1 : 0)
      expect(await keys(store)).toEqual(['today'])
    },
  )

  test('hundreds are erased in one call', async () => {
    const { store } = await open()
    for (let stored = 0; stored < 450; stored += 10)
      await Promise.all(Array.from({ length: 10 }, () => create(store, { at: NOW - 800 * DAY, emails: [] })))
    expect(
      await eraseOld({ store, config: { retentionDays: 730, recordsDays: 730, dataDir: '' }, now: NOW }),
    ).toBe(450)
  })
})

async function schedule(store: Store, now = NOW) {
  const clock = { now, uptime: 0 }
  const { log, lines } = openLog()
  const config = { ...readConfig({}), appSecret: 'x'.repeat(32) }
  const dependencies = { store, config, log, now: () => clock.now }
  const scheduler = startScheduler(dependencies, () => clock.uptime)
  await scheduler.tick()
  return { clock, lines, scheduler }
}

/** Both clocks go on together. */
async function pass(
  clock: { now: number; uptime: number },
  scheduler: { tick(): Promise<void> },
  time: number,
): Promise<void> {
  clock.now += time
  clock.uptime += time
  await scheduler.tick()
}

const keys = async (store: Store) => {
  const rows = await store.transact(({ build, run }) =>
    run(build.selectFrom('submissions').select('idempotency_key').orderBy('id')),
  )
  return rows.map((row) => row.idempotency_key)
}
