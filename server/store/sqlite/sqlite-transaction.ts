import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Transaction } from '../database.ts'
import type { Tables } from '../tables.ts'

const MAX_PREPARED = 200

/** Runs statements on a connection; the caller begins and commits. */
export const sqliteTransaction = (sqlite: DatabaseSync): Transaction => ({
  build: sqliteBuild,
  run: runner(sqlite),
  dialect: 'sqlite',
  runAlone: async () => undefined,
})

/** Builds statements that are run elsewhere, too. */
export const sqliteBuild = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** Keeps prepared statements, as preparing one costs more than running it. */
function runner(sqlite: DatabaseSync): Transaction['run'] {
  const prepared = new Map<string, StatementSync>()
  return async <Row>(query: Parameters<Transaction['run']>[0]) => {
    const { sql, parameters } = 'compile' in query ? query.compile() : query
    const statement = prepared.get(sql) ?? sqlite.prepare(sql)
    if (prepared.size >= MAX_PREPARED) prepared.clear()
    prepared.set(sql, statement)
    return statement.all(...(parameters as SQLInputValue[])) as Row[]
  }
}
