import type { Transaction } from './database.ts'

const NAME = 'clock'

/** When the clock was last right, in milliseconds since 1970: as stored, else the newest time in the database. */
export async function readClock({ build, run }: Transaction): Promise<number | undefined> {
  const beats = await run(build.selectFrom('heartbeat').selectAll())
  const stored = beats.find(({ name }) => name === NAME)?.beat_at
  if (stored !== undefined) return Date.parse(stored)
  const [newest] = await run(
    build.selectFrom('submissions').select('received_at').orderBy('id', 'desc').limit(1),
  )
  const times = [newest?.received_at, ...beats.map(({ beat_at }) => beat_at)].flatMap((time) => time ?? [])
  return times.length === 0 ? undefined : Math.max(...times.map((time) => Date.parse(time)))
}

/** Stores a time at which the clock was right, in milliseconds since 1970. */
export async function writeClock({ build, run }: Transaction, at: number): Promise<void> {
  const beat_at = new Date(at).toISOString()
  await run(
    build
      .insertInto('heartbeat')
      .values({ name: NAME, beat_at })
      .onConflict((known) => known.column('name').doUpdateSet({ beat_at })),
  )
}
