import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Log } from '../log.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Either all of a piece of work is stored, with fsync, or nothing of it. Throws `StoreUnavailable`. */
export interface Database {
  transact<Result>(work: Work<Result>): Promise<Result>
  /** Leaves nothing on the disk of what was erased, as far as that is in our hands. */
  purge(): Promise<void>
  close(): Promise<void>
}

/** Awaits nothing but `run`: others wait for it to end. May be done again, when what it did was undone. */
export type Work<Result> = (transaction: Transaction) => Promise<Result>

export interface Transaction {
  /** Builds statements in this database's dialect; `run` runs them. */
  build: Kysely<Tables>
  run<Row>(query: Compilable<Row> | CompiledQuery<Row>): Promise<Row[]>
  /** Other servers may be working on the same rows at this moment. */
  shared: boolean
}

export interface DatabaseSettings {
  dataDir: string
  databaseUrl?: string | undefined
}

export const openDatabase = (settings: DatabaseSettings, log: Log): Promise<Database> =>
  settings.databaseUrl === undefined
    ? openSqlite(settings.dataDir, log)
    : openPostgres(settings.databaseUrl, log)

/** Compiled once for each dialect. Later rows name the same columns in the same order as the first. */
export function compiledOnce<Row extends object, Result>(
  compose: (build: Kysely<Tables>, rows: Row[]) => Compilable<Result>,
): (build: Kysely<Tables>, rows: Row[]) => CompiledQuery<Result> {
  const known = new WeakMap<Kysely<Tables>, CompiledQuery<Result>>()
  return (build, rows) => {
    const compiled = known.get(build) ?? compose(build, rows).compile()
    known.set(build, compiled)
    return { ...compiled, parameters: rows.flatMap((row) => Object.values(row)) }
  }
}
