import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Transaction } from '../store/database.ts'
import { StoreUnavailable } from '../store/errors.ts'
import { noteOwnFailure } from './own-failures.ts'

/** What sign-in needs of the store. */
export interface AuthStore {
  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

/** The store as the sign-in library queries it: each statement is a transaction of its own. */
export function authDatabase({ transact }: AuthStore, isPostgres: boolean): Kysely<unknown> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      try {
        const rows = await transact(({ run }) => run<Row>(query as CompiledQuery<Row>))
        return { rows, numAffectedRows: BigInt(rows.length) }
      } catch (error) {
        throw error instanceof StoreUnavailable ? noteOwnFailure(error) : error
      }
    },
    streamQuery: () => {
      throw new Error('The sign-in library does not stream')
    },
  }
  return new Kysely({
    dialect: {
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createDriver: () => driverOf(connection),
      createIntrospector: (db) => (isPostgres ? new PostgresIntrospector(db) : new SqliteIntrospector(db)),
      createQueryCompiler: () => (isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
    },
  })
}

const driverOf = (connection: DatabaseConnection): Driver => ({
  init: async () => {},
  acquireConnection: async () => connection,
  beginTransaction: async () => {},
  commitTransaction: async () => {},
  rollbackTransaction: async () => {},
  releaseConnection: async () => {},
  destroy: async () => {},
})
