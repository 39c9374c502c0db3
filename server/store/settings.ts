import type { Transaction } from './database.ts'

/** A value that was kept under a name, as JSON; undefined when there is none. */
export async function findSetting<Value>(
  { build, run }: Transaction,
  name: string,
): Promise<Value | undefined> {
  const [row] = await run(build.selectFrom('settings').select('value').where('name', '=', name))
  return row && JSON.parse(row.value)
}

export async function saveSetting({ build, run }: Transaction, name: string, value: unknown): Promise<void> {
  const row = { name, value: JSON.stringify(value) }
  await run(
    build
      .insertInto('settings')
      .values(row)
      .onConflict((known) => known.column('name').doUpdateSet({ value: row.value })),
  )
}
