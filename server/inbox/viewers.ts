import type { Viewer } from '../../domain/submissions/inbox.ts'
import type { Transaction } from '../store/database.ts'

const FRESH_MS = 45_000
const MAX_VIEWED = 20

interface Seen {
  reference: string
  email: string
  name: string
  isWriting: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** Notes that a member of staff is looking at a submission now. Lists who else looked within the last 45 seconds. */
export async function noteViewer(
  transaction: Transaction,
  { reference, email, name, isWriting, now }: Seen,
): Promise<Viewer[]> {
  await forgetViewers(transaction, now)
  const { build, run } = transaction
  const rows = await run(
    build
      .selectFrom('cached_values')
      .select('value')
      .where('name', 'like', `${viewerName(reference, '')}%`),
  )
  const viewers: Viewer[] = rows.map(({ value }) => JSON.parse(value))
  const fetched_at = new Date(now).toISOString()
  const since = viewers.find((viewer) => viewer.email === email)?.since ?? fetched_at
  const value = JSON.stringify({ email, name, since, isWriting } satisfies Viewer)
  await run(
    build
      .insertInto('cached_values')
      .values({ name: viewerName(reference, email), value, fetched_at })
      .onConflict((known) => known.column('name').doUpdateSet({ value, fetched_at })),
  )
  await keepNewest(transaction, email)
  return viewers.filter((viewer) => viewer.email !== email)
}

/** Of what one member looks at. */
async function keepNewest({ build, run }: Transaction, email: string): Promise<void> {
  const rows = await run(
    build
      .selectFrom('cached_values')
      .select('name')
      .where('name', 'like', 'viewing:%')
      .orderBy('fetched_at', 'desc'),
  )
  const own = rows.map(({ name }) => name).filter((name) => name.endsWith(`:${email}`))
  const older = own.slice(MAX_VIEWED)
  if (older.length > 0) await run(build.deleteFrom('cached_values').where('name', 'in', older))
}

/** Deletes who has looked at submissions and no longer does. `now` in milliseconds since 1970. */
export async function forgetViewers({ build, run }: Transaction, now: number): Promise<void> {
  await run(
    build
      .deleteFrom('cached_values')
      .where('name', 'like', 'viewing:%')
      .where('fetched_at', '<', new Date(now - FRESH_MS).toISOString()),
  )
}

const viewerName = (reference: string, email: string): string => `viewing:${reference}:${email}`
