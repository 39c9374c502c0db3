import { expect, test } from 'vitest'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { StoreUnavailable } from '../store/store.ts'
import { newTestDatabase } from '../testing/databases.ts'
import { openTestDependencies } from '../testing/test-dependencies.ts'
import { closeAfterTest } from '../testing/test-mailer.ts'
import { takePermission } from './client-limit.ts'

test('what could not be counted for all instances does not count here', async () => {
  const databaseUrl = await newTestDatabase()
  const environment = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1' }
  const dependencies = await openTestDependencies(environment, { submissionLimit: rateLimit(1, () => 0) })
  closeAfterTest(() => dependencies.store.close())
  const store = { ...dependencies.store, transact: () => Promise.reject(new StoreUnavailable('away')) }
  const take = (given: Partial<typeof dependencies> = {}) =>
    takePermission({ ...dependencies, ...given }, '192.0.2.1')
  await expect(take({ store })).rejects.toMatchObject({ name: 'StoreUnavailable' })
  const { isAllowed } = await take()
  expect([isAllowed, (await take()).isAllowed]).toEqual([true, false])
})
