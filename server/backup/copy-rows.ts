import type { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import type { Transaction } from '../store/database.ts'
import { backupTables } from '../store/tables.ts'

type Table = (typeof backupTables)[number]
type Row = Record<string, unknown>

/** Reads one state of a database, whatever is written meanwhile. */
export type RowReader = (table: Table | 'migrations') => AsyncIterable<Row[]> | Iterable<Row[]>

const AT_ONCE = 200

/** How many rows there were of each table. */
export async function copyRows(read: RowReader, { build, run }: Transaction): Promise<Map<Table, number>> {
  const counts = new Map<Table, number>()
  for (const table of backupTables) {
    for await (const rows of read(table)) {
      await run(build.insertInto(table as 'submissions').values(rows as never))
      counts.set(table, (counts.get(table) ?? 0) + rows.length)
    }
  }
  return counts
}

/** The caller has begun a transaction. */
export const sqliteReader = (sqlite: DatabaseSync): RowReader =>
  function* (table) {
    let rows: Row[] = []
    for (const row of sqlite.prepare(`select * from ${table}`).iterate()) {
      rows.push(row)
      if (rows.length < AT_ONCE) continue
      yield rows
      rows = []
    }
    if (rows.length > 0) yield rows
  }

/** The caller has begun a transaction that reads one state. */
export const postgresReader = (client: pg.ClientBase): RowReader =>
  async function* (table) {
    await client.query(`declare backup_rows no scroll cursor for select * from ${table}`)
    for (;;) {
      const { rows } = await client.query(`fetch ${AT_ONCE} from backup_rows`)
      if (rows.length === 0) break
      yield rows
    }
    await client.query('close backup_rows')
  }
