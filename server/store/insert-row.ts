import { CompiledQuery } from 'kysely'
import type { Transaction } from './database.ts'
import type { Tables } from './tables.ts'

const statements = new Map<string, string>()

/** Kysely would take half the processor time of a submission to build and compile the same statements. */
export function insertRow<Table extends keyof Tables, Returned = never>(
  { run, dialect }: Transaction,
  table: Table,
  row: Tables[Table],
  ending = '',
): Promise<Returned[]> {
  const columns = Object.keys(row)
  const name = `${dialect} ${table} ${columns} ${ending}`
  const sql = statements.get(name) ?? statement(dialect, table, columns, ending)
  statements.set(name, sql)
  return run<Returned>(CompiledQuery.raw(sql, Object.values(row)) as CompiledQuery<Returned>)
}

function statement(
  dialect: Transaction['dialect'],
  table: string,
  columns: string[],
  ending: string,
): string {
  const places = columns.map((_, index) => (dialect === 'postgres' ? `$${index + 1}` : '?'))
  return `insert into ${table} (${columns}) values (${places}) ${ending}`
}
