import type { Config } from './config.ts'
import type { RateLimit } from './http/limits/rate-limit.ts'
import type { Search } from './inbox/search/search.ts'
import type { Lanes } from './lanes/lanes.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { NewsService } from './news/news-service.ts'
import type { DiskReserve } from './store/disk-reserve.ts'
import type { Store } from './store/store.ts'

/** What every route uses. Tests pass their own clock, network and store. */
export interface Dependencies {
  config: Config
  log: Log
  store: Store
  disk: DiskReserve
  mailer: Pick<Mailer, 'wake'>
  news: NewsService
  lanes: Lanes
  metrics: Metrics
  /** Counts the submissions of one address, of every form. */
  submissionLimit: RateLimit
  search: Search
  /** PNG of the company's logo, for papers; absent where its letter is the mark. */
  logo?: Uint8Array | undefined
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal
  /** Milliseconds since 1970, as `Date.now`. */
  now: () => number
}
