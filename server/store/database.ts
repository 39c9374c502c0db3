import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export interface Database {
  /**
   * Stores all that `work` writes, with fsync, or nothing of it. Throws `StoreUnavailable`.
   * `work` awaits nothing but `run`, and may be called again after what it did was undone.
   */
  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /**
   * As `transact`, for work that many ask for at one moment: those who wait share a transaction. `work` gets what each
   * has given and resolves to what each gets, in the same order; where it throws, it is tried again for each alone.
   */
  transactTogether<Item, Result>(work: GroupWork<Item, Result>, item: Item): Promise<Result>
  /** How often a transaction was undone by another one and tried again. */
  retries: Readonly<Retries>
  /** Removes erased rows from the database's files, as far as this process can. */
  purge(): Promise<void>
  close(): Promise<void>
}

export type Retries = Record<'serialization' | 'deadlock' | 'lock', number>

/** Always the same function for the same work. */
export type GroupWork<Item, Result> = (transaction: Transaction, items: readonly Item[]) => Promise<Result[]>

/** The same for one alone. */
export const forOne =
  <Item, Result>(work: GroupWork<Item, Result>) =>
  async (transaction: Transaction, item: Item): Promise<Result> => {
    const [result] = await work(transaction, [item])
    return result as Result
  }

export interface Transaction {
  /** Builds statements in this database's dialect; `run` runs them. */
  build: Kysely<Tables>
  run<Row>(query: Query<Row>): Promise<Row[]>
  /**
   * Runs a statement as a transaction of its own, which holds its locks for no longer than the database takes. Undefined
   * where that is impossible, as after a change, or where the statement undid itself by a division by zero.
   */
  runAlone<Row>(query: Query<Row>): Promise<Row[] | undefined>
  dialect: 'sqlite' | 'postgres'
}

export type Query<Row> = Compilable<Row> | CompiledQuery<Row> | PreparedQuery<Row>

/** A statement whose text is always the same: it is parsed and planned once for each connection. */
export type PreparedQuery<Row> = CompiledQuery<Row> & { name: string }

export interface DatabaseSettings {
  dataDir: string
  databaseUrl?: string | undefined
  /** Milliseconds within which Postgres does or refuses what it is asked. */
  deadline?: number | undefined
  /** For commands: opens the database also while a server uses it, and changes no tables. */
  besideServer?: boolean
}
