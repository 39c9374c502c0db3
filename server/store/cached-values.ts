import type { Transaction } from './database.ts'

interface CachedValue {
  value: string
  fetchedAt: string
}

export async function findCachedValue(
  { build, run }: Transaction,
  name: string,
): Promise<CachedValue | undefined> {
  const [row] = await run(
    build.selectFrom('cached_values').select(['value', 'fetched_at']).where('name', '=', name),
  )
  return row && { value: row.value, fetchedAt: row.fetched_at }
}

/** Stores or replaces a value; `at` in milliseconds since 1970. */
export async function saveCachedValue(
  { build, run }: Transaction,
  { name, value, at }: { name: string; value: string; at: number },
): Promise<void> {
  const fetched_at = new Date(at).toISOString()
  await run(
    build
      .insertInto('cached_values')
      .values({ name, value, fetched_at })
      .onConflict((known) => known.column('name').doUpdateSet({ value, fetched_at })),
  )
}

/** Removes the values of one kind but this one. */
export async function removeOtherCachedValues(
  { build, run }: Transaction,
  { prefix, name }: { prefix: string; name: string },
): Promise<void> {
  await run(build.deleteFrom('cached_values').where('name', 'like', `${prefix}%`).where('name', '!=', name))
}
