import type { Log } from '../log.ts'
import type { Database, DatabaseSettings, Transaction } from './database.ts'
import { openDatabase } from './open-database.ts'
import { watchReadiness } from './readiness.ts'

export { StoreUnavailable } from './errors.ts'

/**
 * Every call throws `StoreUnavailable` when it can do nothing now, within a second or so; then nothing was stored.
 * What can be stored and read are the functions over a `Transaction` in this folder.
 */
export interface Store {
  /** Resolves once all that `work` wrote is on disk. `work` awaits nothing else, and may be called again when undone. */
  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** As `transact`, for work that many ask for at one moment: those who wait share a transaction. */
  transactTogether: Database['transactTogether']
  /** How often a transaction was undone by another one and tried again. */
  retries: Database['retries']
  /** Resolves when a submission could be stored within the last second. */
  check(): Promise<void>
  /** Says that the database is damaged, as found from outside of it. */
  noteDamage(reason: string): void
  /** Throws once it is known to be damaged: what is acknowledged from then on could not be read after a restart. */
  assertUndamaged(): void
  /** Removes erased rows from the database's files; call it after erasing. */
  purge(): Promise<void>
  close(): Promise<void>
}

/** Throws `StartupError`. A Postgres that cannot be reached is waited for in the background. */
export const openStore = async (settings: DatabaseSettings, log: Log): Promise<Store> =>
  storeOn(await openDatabase(settings, log), log)

export function storeOn(database: Database, log: Log): Store {
  return {
    ...watchReadiness(database, log),
    retries: database.retries,
    purge: () => database.purge(),
    close: () => database.close(),
  }
}
