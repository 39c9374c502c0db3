import path from 'node:path'
import type { Config } from './config.ts'
import type { Dependencies } from './dependencies.ts'
import { emailContext } from './email-context.ts'
import { rateLimit } from './http/limits/rate-limit.ts'
import { openSearch } from './inbox/search/search.ts'
import { startScheduler } from './jobs/scheduler.ts'
import { openLanes } from './lanes/lanes.ts'
import type { Log } from './log.ts'
import { openMailer } from './mail/mailer.ts'
import { noMetrics, openMetrics } from './metrics.ts'
import { openNewsService } from './news/news-service.ts'
import { removeLeftovers } from './remove-leftovers.ts'
import { openDiskReserve } from './store/disk-reserve.ts'
import { watchForDamage } from './store/sqlite/integrity.ts'
import { openStore } from './store/store.ts'

interface OpenDependencies {
  dependencies: Dependencies
  /** Makes readiness probes fail, ends event streams, and lets each response close its connection. */
  announceStop(): void
  /** Ends the background work; the store still takes submissions. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** New submissions become searchable within this time also while nobody searches. */
const INDEX_MS = 15_000

/** Opens what the routes use and starts the background work. Throws a `StartupError`. */
export async function openDependencies(config: Config, log: Log): Promise<OpenDependencies> {
  const now = Date.now
  const store = await openStore(config, log)
  const disk = openDiskReserve(config)
  await disk.hasRoomForForms()
  await removeLeftovers({ store, config, log })
  const lanes = openLanes()
  const news = openNewsService({ config, log, store, now, fetch })
  const metrics = config.metricsToken ? await openMetrics({ store, news, now }) : noMetrics
  const email = emailContext(config, lanes)
  const mailer = openMailer({ config, email, store, log, now, onTried: metrics.mailTried })
  const submissionLimit = rateLimit(config.rateLimit, () => performance.now())
  const search = openSearch(store, config)
  const endWatch =
    config.databaseUrl === undefined
      ? watchForDamage({ file: path.join(config.dataDir, 'site.sqlite'), onDamage: store.noteDamage, log })
      : async () => {}
  const stopping = new AbortController()
  const dependencies = {
    config,
    log,
    store,
    disk,
    mailer,
    news,
    lanes,
    metrics,
    submissionLimit,
    search,
    stopping: stopping.signal,
    now,
  }
  mailer.start()
  const scheduler = startScheduler(dependencies)
  const indexing = setInterval(() => void search.update().catch(() => undefined), INDEX_MS)
  indexing.unref()
  return {
    dependencies,
    announceStop: () => stopping.abort(),
    async stop() {
      clearInterval(indexing)
      await Promise.all([scheduler.stop(), mailer.stop(), endWatch()])
    },
    async close() {
      await search.close()
      await store.close()
    },
  }
}
