import type { Config } from './config.ts'
import { eraseDaily } from './jobs/retention.ts'
import { openLanes } from './lanes/lanes.ts'
import type { Log } from './log.ts'
import { openMailer } from './mail/mailer.ts'
import { openNewsService } from './news/news-service.ts'
import type { Services } from './services.ts'
import { openStore } from './store/store.ts'

export interface OpenServices {
  services: Services
  /** Ends what goes on by itself; the store still takes submissions. */
  rest(): Promise<void>
  close(): Promise<void>
}

/** Everything that goes on behind the routes, running. Throws `StartupError`. */
export async function openServices(config: Config, log: Log): Promise<OpenServices> {
  const now = Date.now
  const store = await openStore(config, log)
  const mailer = openMailer({ config, store, log, now })
  const news = openNewsService({ config, log, now, fetch })
  const services = { config, log, store, mailer, news, lanes: openLanes(), now }
  mailer.start()
  const stopErasing = eraseDaily(services)
  return {
    services,
    async rest() {
      stopErasing()
      await mailer.stop()
    },
    close: () => store.close(),
  }
}
