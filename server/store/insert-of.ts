import { type Compilable, CompiledQuery } from 'kysely'
import type { Transaction } from './database.ts'

type Statement = { sql: string; columns: readonly string[] }

/**
 * An insert whose statement Kysely compiles once, from the first row; every row has the same columns. To build and
 * compile it each time takes almost as long as all else that storing a submission takes.
 */
export function insertOf<Row extends object, Returned>(
  query: (build: Transaction['build'], row: Row) => Compilable<Returned>,
): (transaction: Transaction, row: Row) => Promise<Returned[]> {
  const compiled: Partial<Record<Transaction['dialect'], Statement>> = {}
  return ({ build, run, dialect }, row) => {
    compiled[dialect] ??= { sql: query(build, row).compile().sql, columns: Object.keys(row) }
    const { sql, columns } = compiled[dialect]
    const values = columns.map((column) => row[column as keyof Row])
    return run(CompiledQuery.raw(sql, values) as CompiledQuery<Returned>)
  }
}
