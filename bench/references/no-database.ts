/** The same server with a store that keeps nothing: what all the rest of an answer costs. */
import { randomUUID } from 'node:crypto'
import { createApp } from '../../server/app.ts'
import { withAppSecret } from '../../server/app-secret.ts'
import { openStaffSignIn } from '../../server/auth/staff-sign-in.ts'
import { readConfig } from '../../server/config.ts'
import { rateLimit } from '../../server/http/rate-limit.ts'
import { createHttpServer } from '../../server/http/server.ts'
import { openSearch } from '../../server/inbox/search.ts'
import { openLanes } from '../../server/lanes/lanes.ts'
import { createLog } from '../../server/log.ts'
import { noMetrics } from '../../server/metrics.ts'
import { readSite } from '../../server/pages/site.ts'
import type { Store } from '../../server/store/store.ts'

const config = withAppSecret(readConfig(process.env))
const log = createLog(config.logLevel)
const store: Store = {
  transact: async <Result>() => {
    const reference = `Q-${randomUUID().slice(0, 6).toUpperCase()}`
    return { outcome: 'created', id: reference, reference, keyVersion: 1 } as Result
  },
  check: async () => undefined,
  noteDamage: () => undefined,
  assertUndamaged: () => undefined,
  purge: async () => undefined,
  close: async () => undefined,
}
const site = await readSite('dist', config)
const news = { latest: async () => undefined, picture: async () => undefined, fetchedAt: () => undefined }
const services = {
  config,
  log,
  store,
  mailer: { wake: () => undefined },
  news,
  lanes: openLanes(),
  metrics: noMetrics,
  submissionLimit: rateLimit(config.rateLimit, () => performance.now()),
  signIn: openStaffSignIn(store, config, Date.now),
  search: openSearch(store, config),
  stopping: new AbortController().signal,
  now: Date.now,
}
const app = createApp(services, site)
const server = createHttpServer({ app, site, log, siteUrl: config.siteUrl })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address?.port}`)
})
process.once('SIGTERM', () => process.exit(0))
