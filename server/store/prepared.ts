import { hash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { PreparedQuery, Transaction } from './database.ts'

const names = new Map<string, string>()

/** The name says what the statement is, so that servers of several versions can share the connections of a pooler. */
export function prepared<Row>(sql: string, values: readonly unknown[]): PreparedQuery<Row> {
  const name = names.get(sql) ?? hash('sha256', sql, 'base64url')
  names.set(sql, name)
  return { ...(CompiledQuery.raw(sql, [...values]) as CompiledQuery<Row>), name }
}

/**
 * An insert of rows that all have the same columns. Kysely would take as long to build it as the database to run it.
 * On Postgres it is one statement, however many the rows.
 */
export function insertOf<Row extends object, Returned = never>(
  table: string,
  afterwards = '',
): (transaction: Transaction, rows: readonly Row[]) => Promise<Returned[]> {
  let single = ''
  return async ({ run, dialect }, rows) => {
    const [first] = rows
    if (first === undefined) return []
    const columns = Object.keys(first)
    if (dialect === 'postgres')
      return run(prepared<Returned>(insertOfRecords(table, columns, { afterwards }), [recordsOf(rows)]))
    single ||= `insert into ${table} (${columns}) values (${columns.map(() => '?')}) ${afterwards}`
    const returned: Returned[] = []
    for (const row of rows) returned.push(...(await run(prepared<Returned>(single, Object.values(row)))))
    return returned
  }
}

/** For Postgres: inserts the rows of a parameter that `recordsOf` made. */
export const insertOfRecords = (
  table: string,
  columns: readonly string[],
  { parameter = 1, where = '', afterwards = '' } = {},
): string =>
  `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $${parameter}) ${where} ${afterwards}`

/** One statement that changes many rows, each as a row of texts says; they are `new` in it. */
export function updateOf<Column extends string>(
  columns: readonly Column[],
  statement: (rows: string) => string,
): (transaction: Transaction, rows: readonly Record<Column, string | null>[]) => Promise<{ id: string }[]> {
  const members = columns.map((column) => `value ->> '${column}' as ${column}`)
  const sql = {
    sqlite: statement(`(select ${members} from json_each(?)) as new`),
    postgres: statement(`json_to_recordset($1) as new(${columns.map((column) => `${column} text`)})`),
  }
  return ({ run, dialect }, rows) => run(prepared<{ id: string }>(sql[dialect], [recordsOf(rows)]))
}

/** Postgres refuses NUL and half a pair of UTF-16 in JSON. */
export const recordsOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value) => (typeof value === 'string' ? storable(value) : value))

/** Postgres refuses NUL in a text, also in a parameter. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd')
