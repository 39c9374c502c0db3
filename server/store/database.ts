import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export interface Database {
  /**
   * Stores all that `work` writes, with fsync, or nothing of it. Throws `StoreUnavailable`.
   * `work` awaits nothing but `run`, and may be called again after what it did was undone.
   */
  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** Removes erased rows from the database's files, as far as this process can. */
  purge(): Promise<void>
  close(): Promise<void>
}

export interface Transaction {
  /** Builds statements in this database's dialect; `run` runs them. */
  build: Kysely<Tables>
  run<Row>(query: Compilable<Row> | CompiledQuery<Row>): Promise<Row[]>
  dialect: 'sqlite' | 'postgres'
}

export interface DatabaseSettings {
  dataDir: string
  databaseUrl?: string | undefined
  /** Milliseconds within which Postgres does or refuses what it is asked. */
  deadline?: number | undefined
  /** For commands: opens the database also while a server uses it, and changes no tables. */
  besideServer?: boolean
}
