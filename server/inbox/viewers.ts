import type { Transaction } from '../store/database.ts'

const FRESH_MS = 45_000

/** Notes that a member of staff is looking at a submission now. */
export async function noteViewer(
  { build, run }: Transaction,
  { reference, email, name, now }: { reference: string; email: string; name: string; now: number },
): Promise<void> {
  const fetched_at = new Date(now).toISOString()
  const value = JSON.stringify({ email, name })
  await run(
    build
      .deleteFrom('cached_values')
      .where('name', 'like', 'viewing:%')
      .where('fetched_at', '<', notBefore(now)),
  )
  await run(
    build
      .insertInto('cached_values')
      .values({ name: viewerName(reference, email), value, fetched_at })
      .onConflict((known) => known.column('name').doUpdateSet({ value, fetched_at })),
  )
}

/** Who else looked within the last 45 seconds. */
export async function listViewers(
  { build, run }: Transaction,
  { reference, email, now }: { reference: string; email: string; now: number },
): Promise<{ email: string; name: string }[]> {
  const rows = await run(
    build
      .selectFrom('cached_values')
      .select('value')
      .where('name', 'like', `${viewerName(reference, '')}%`)
      .where('fetched_at', '>', notBefore(now)),
  )
  return rows.map(({ value }) => JSON.parse(value)).filter((viewer) => viewer.email !== email)
}

const notBefore = (now: number): string => new Date(now - FRESH_MS).toISOString()

const viewerName = (reference: string, email: string): string => `viewing:${reference}:${email}`
