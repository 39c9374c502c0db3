import { expect, test, vi } from 'vitest'
import { eraseDaily } from './retention.ts'
import { StoreUnavailable } from './store/store.ts'
import { openLog, openTestServices } from './testing/services.ts'

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

test('when it cannot be erased now, the log says so and the server goes on', async () => {
  const { lines, stop } = await opened(() => Promise.reject(new StoreUnavailable('disk full')))
  await vi.waitFor(() => expect(lines.join()).toContain('could not be erased'))
  await stop()
})
