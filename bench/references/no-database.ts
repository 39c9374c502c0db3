/** The same server with a store that keeps nothing: what all the rest of a response costs. */
import { randomUUID } from 'node:crypto'
import { createApp } from '../../server/app.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { createLog } from '../../server/log.ts'
import { fileSender } from '../../server/pages/send-file.ts'
import { readSite } from '../../server/pages/site.ts'
import type { Store } from '../../server/store/store.ts'
import { openTestDependencies } from '../../server/testing/test-dependencies.ts'
import { listen } from './listen.ts'

const store: Store = {
  transact: () => Promise.reject(new Error('nothing is stored')),
  transactTogether: async <_Item, Result>() => {
    const reference = `Q-${randomUUID().slice(0, 6).toUpperCase()}`
    return { outcome: 'created', id: reference, reference, keyVersion: 1 } as Result
  },
  retries: { serialization: 0, deadlock: 0, lock: 0 },
  check: async () => undefined,
  noteDamage: () => undefined,
  assertUndamaged: () => undefined,
  purge: async () => undefined,
  close: async () => undefined,
}
const log = createLog('info')
const dependencies = await openTestDependencies({ RATE_LIMIT: '1000000' }, { store, log })
const site = await readSite('dist', dependencies.config)
listen(
  createHttpServer({
    app: createApp(dependencies, site),
    sendFile: fileSender(site),
    log,
    siteUrl: dependencies.config.siteUrl,
  }),
)
