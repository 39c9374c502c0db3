import { expect, test, vi } from 'vitest'
import { quote } from '../../domain/quote.ts'
import { StoreUnavailable } from '../store/store.ts'
import { openLog, openTestServices } from '../testing/services.ts'
import { eraseDaily } from './retention.ts'

const opened = async (eraseOlderThan: (isoTime: string) => Promise<number>) => {
  const { log, lines } = openLog()
  const now = () => Date.parse('2026-11-20T12:00:00Z')
  const services = await openTestServices({ RETENTION_DAYS: '30' }, { log, now })
  const stop = eraseDaily({ ...services, store: { ...services.store, eraseOlderThan } })
  return { lines, stop: () => services.store.close().then(stop) }
}

test('what is older than was promised is erased at the start', async () => {
  const asked: string[] = []
  const { stop } = await opened(async (isoTime) => asked.push(isoTime))
  expect(asked).toEqual(['2026-10-21T12:00:00.000Z'])
  await stop()
})

// 20,779 days before this moment is 1970, one day more is before it.
test.each(['1', '20779', '20780', '36500'])(
  'a submission of today stays with RETENTION_DAYS=%s',
  async (days) => {
    const now = () => Date.parse('2026-11-22T12:00:00Z')
    const services = await openTestServices({ RETENTION_DAYS: days }, { now })
    const { store } = services
    await store.keep({ form: quote, answers: {}, key: 'today', at: now() })
    const claim = { owner: 'test', now: now(), until: now(), most: 10 }
    for (const message of await store.claim(claim)) await store.settle(message, 'test', { sentAt: now() })
    const erased = new Promise<number>((resolve) => {
      const eraseOlderThan = async (before: string) => {
        const count = await store.eraseOlderThan(before)
        resolve(count)
        return count
      }
      eraseDaily({ ...services, store: { ...store, eraseOlderThan } })
    })
    expect(await erased).toBe(0)
    await store.close()
  },
)

test('when it cannot be erased now, the log says so and the server goes on', async () => {
  const { lines, stop } = await opened(() => Promise.reject(new StoreUnavailable('disk full')))
  await vi.waitFor(() => expect(lines.join()).toContain('could not be erased'))
  await stop()
})
