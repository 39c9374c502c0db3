import { openStaffSignIn } from './auth/staff-sign-in.ts'
import type { Config } from './config.ts'
import { openSearch } from './inbox/search.ts'
import { eraseDaily } from './jobs/retention.ts'
import { openLanes } from './lanes/lanes.ts'
import type { Log } from './log.ts'
import { openMailer } from './mail/mailer.ts'
import { openNewsService } from './news/news-service.ts'
import type { Services } from './services.ts'
import { openStore } from './store/store.ts'

export interface OpenServices {
  services: Services
  /** Ends the background work; the store still takes submissions. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** New submissions become searchable within this time also while nobody searches. */
const INDEX_MS = 15_000

/** Opens what the routes use and starts the background work. Throws a `StartupError`. */
export async function openServices(config: Config, log: Log): Promise<OpenServices> {
  const now = Date.now
  const store = await openStore(config, log)
  const mailer = openMailer({ config, store, log, now })
  const news = openNewsService({ config, log, now, fetch })
  const signIn = openStaffSignIn(store, config, now)
  const search = openSearch(store, config)
  const services = { config, log, store, mailer, news, lanes: openLanes(), signIn, search, now }
  mailer.start()
  const indexing = setInterval(() => void search.update().catch(() => undefined), INDEX_MS)
  indexing.unref()
  const stopErasing = eraseDaily(services)
  return {
    services,
    async stop() {
      stopErasing()
      clearInterval(indexing)
      await mailer.stop()
      await search.close()
    },
    close: () => store.close(),
  }
}
