import { DAY } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Transaction } from './database.ts'

/** Names in `heartbeat` that mean a server begin so. */
const PREFIX = 'instance '
/** In milliseconds. */
const FORGOTTEN_AFTER = DAY

/** Notes that a server runs; `now` in milliseconds since 1970. Servers that went away a day ago are forgotten. */
export async function beatInstance(
  { build, run }: Transaction,
  { name, now }: { name: string; now: number },
): Promise<void> {
  const beat_at = iso(now)
  await run(
    build
      .insertInto('heartbeat')
      .values({ name: PREFIX + name, beat_at })
      .onConflict((known) => known.column('name').doUpdateSet({ beat_at })),
  )
  await run(
    build
      .deleteFrom('heartbeat')
      .where('name', 'like', `${PREFIX}%`)
      .where('beat_at', '<', iso(now - FORGOTTEN_AFTER)),
  )
}

/** A server that stops on purpose is not missed. */
export async function forgetInstance({ build, run }: Transaction, name: string): Promise<void> {
  await run(build.deleteFrom('heartbeat').where('name', '=', PREFIX + name))
}

/** Servers that have not said for some time that they run; `before` in milliseconds since 1970. */
export async function instancesSilentSince(
  { build, run }: Transaction,
  before: number,
): Promise<{ name: string; since: string }[]> {
  const rows = await run(
    build
      .selectFrom('heartbeat')
      .selectAll()
      .where('name', 'like', `${PREFIX}%`)
      .where('beat_at', '<', iso(before))
      .orderBy('name'),
  )
  return rows.map(({ name, beat_at }) => ({ name: name.slice(PREFIX.length), since: beat_at }))
}
