import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'

export interface AccountDependencies {
  store: Pick<Store, 'transact'>
  config: Pick<Config, 'siteUrl' | 'appSecret' | 'staffTwoFactor' | 'trustProxy'>
  /** Milliseconds since 1970, as `Date.now`. */
  now: () => number
}
