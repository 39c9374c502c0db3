import { expect, test, vi } from 'vitest'
import { claimDueMessages, recordSent } from '../store/messages.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { openLog, openTestServices } from '../testing/services.ts'
import { create } from '../testing/submission-input.ts'
import { eraseDaily, eraseOlderThan } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-22T12:00:00Z')

test('what is older than was promised is erased at the start', async () => {
  const { store, left, stop } = await opened({ RETENTION_DAYS: '30' }, async (store) => {
    await create(store, { key: 'old', at: NOW - 30 * DAY - 1 })
    await create(store, { key: 'young', at: NOW - 30 * DAY + 1 })
    await sendAll(store)
  })
  await vi.waitFor(async () => expect(await left()).toEqual(['young']))
  await stop()
  await store.close()
})

// 20,779 days before this moment is 1970, one day more is before it.
test.each(['1', '20779', '20780', '36500'])(
  'a submission of today stays with RETENTION_DAYS=%s',
  async (days) => {
    const purged = Promise.withResolvers<void>()
    const { store, left, stop } = await opened({ RETENTION_DAYS: days }, async (store) => {
      await create(store, { key: 'today', at: NOW })
      await sendAll(store)
      const { transact } = store
      store.transact = (work) => transact(work).finally(purged.resolve)
    })
    await purged.promise
    expect(await left()).toEqual(['today'])
    await stop()
    await store.close()
  },
)

test('hundreds are erased in one call', async () => {
  const { store } = await openTestServices()
  await Promise.all(Array.from({ length: 450 }, () => create(store, { at: NOW - DAY, messages: [] })))
  expect(await eraseOlderThan(store, new Date(NOW).toISOString())).toBe(450)
  await store.close()
})

test('when it cannot be erased now, the log says so and the server goes on', async () => {
  const { lines, stop } = await opened({}, async (store) => {
    store.transact = () => Promise.reject(new StoreUnavailable('disk full'))
  })
  await vi.waitFor(() => expect(lines.join()).toContain('could not be erased'))
  await stop()
})

async function opened(environment: Record<string, string>, prepare: (store: Store) => Promise<void>) {
  const { log, lines } = openLog()
  const services = await openTestServices(environment, { log, now: () => NOW })
  const { store } = services
  await prepare(store)
  const stop = eraseDaily(services)
  const left = async () => {
    const rows = await store.transact(({ build, run }) =>
      run(build.selectFrom('submissions').select('idempotency_key')),
    )
    return rows.map((row) => row.idempotency_key)
  }
  return { store, lines, left, stop: async () => stop() }
}

const sendAll = (store: Store) =>
  store.transact(async (transaction) => {
    const claim = { owner: 'test', now: NOW + DAY, until: NOW + DAY, most: 10 }
    for (const { id } of await claimDueMessages(transaction, claim))
      await recordSent(transaction, { id, at: NOW })
  })
