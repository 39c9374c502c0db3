import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { PostOffice } from './mail/post-office.ts'
import type { NewsDesk } from './news/desk.ts'
import type { Store } from './store/store.ts'

/** What every route is given. Tests pass their own clock, wire and store. */
export interface Services {
  config: Config
  log: Log
  store: Store
  postOffice: Pick<PostOffice, 'wake'>
  news: NewsDesk
  /** Milliseconds since 1970, as `Date.now`. */
  now: () => number
}
