import type { openStatements } from './statements.ts'

type Run = Awaited<ReturnType<typeof openStatements>>['run']
type Row = Record<string, unknown>

/** What a database consists of besides its rows, in an order that does not depend on when it was made. */
export const layoutOf = (kind: 'SQLite' | 'Postgres', run: Run): Promise<unknown> =>
  kind === 'SQLite' ? sqliteLayout(run) : postgresLayout(run)

async function sqliteLayout(run: Run): Promise<unknown> {
  const made = await rowsOf(run, 'select type, name, tbl_name, sql from sqlite_schema order by type, name')
  const tables: Row[] = []
  for (const { name } of made.filter(({ type }) => type === 'table')) {
    const indexes: Row[] = []
    for (const index of await rowsOf(
      run,
      `select name, "unique", origin, partial from pragma_index_list('${name}') order by name`,
    ))
      indexes.push({ ...index, columns: await rowsOf(run, `pragma index_xinfo('${index.name}')`) })
    tables.push({
      name,
      columns: await rowsOf(run, `pragma table_xinfo('${name}')`),
      references: await rowsOf(run, `pragma foreign_key_list('${name}')`),
      indexes,
    })
  }
  const others = made.filter(({ type }) => type !== 'table')
  return { tables, others: others.map((one) => ({ ...one, sql: String(one.sql).replaceAll(/\s+/g, ' ') })) }
}

async function postgresLayout(run: Run): Promise<unknown> {
  return {
    columns: await rowsOf(
      run,
      `select attrelid::regclass::text as name, attnum, attname, format_type(atttypid, atttypmod) as type,
        attnotnull, attcollation, attstorage, pg_get_expr(adbin, adrelid) as default
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 order by 1, 2`,
    ),
    constraints: await rowsOf(
      run,
      `select conrelid::regclass::text as name, conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    indexes: await rowsOf(
      run,
      `select pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace order by 1`,
    ),
    triggers: await rowsOf(
      run,
      'select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1',
    ),
  }
}

const rowsOf = async (run: Run, statement: string) => (await run(statement)) as Row[]
