import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { openPostOffice } from './mail/post-office.ts'
import { openNewsDesk } from './news/desk.ts'
import { eraseDaily } from './retention.ts'
import type { Services } from './services.ts'
import { openStore } from './store/store.ts'

export interface OpenServices {
  services: Services
  /** Ends what goes on by itself; the store still takes submissions. */
  rest(): Promise<void>
  close(): Promise<void>
}

/** Everything that goes on behind the routes, running. Throws `CannotStart`. */
export async function openServices(config: Config, log: Log): Promise<OpenServices> {
  const now = Date.now
  const store = await openStore(config, log)
  const postOffice = openPostOffice({ config, store, log, now })
  const news = openNewsDesk({ config, log, now, fetch })
  const services = { config, log, store, postOffice, news, now }
  postOffice.start()
  const stopErasing = eraseDaily(services)
  return {
    services,
    async rest() {
      stopErasing()
      await postOffice.stop()
    },
    close: () => store.close(),
  }
}
