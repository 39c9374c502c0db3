import type { Transaction } from './database.ts'

interface Job {
  name: string
  /** This instance. */
  owner: string
  /** Milliseconds since 1970. */
  now: number
}

/**
 * True for one instance when the job is due and no other holds it: it is the owner's until a time. To do the work
 * exactly once, do it in the transaction that calls this and `finishJob`.
 */
export async function claimJob(
  { build, run }: Transaction,
  { name, owner, now, until }: Job & { until: number },
): Promise<boolean> {
  const lease = { lease_owner: owner, lease_until: iso(until) }
  const rows = await run(
    build
      .insertInto('jobs')
      .values({ name, due_at: iso(now), ...lease })
      .onConflict((known) =>
        known
          .column('name')
          .doUpdateSet(lease)
          .where('jobs.due_at', '<=', iso(now))
          .where((row) =>
            row.or([row('jobs.lease_until', 'is', null), row('jobs.lease_until', '<=', iso(now))]),
          ),
      )
      .returning('name'),
  )
  return rows.length > 0
}

/** Ends the owner's claim; the job is due again at a time. */
export async function finishJob(
  { build, run }: Transaction,
  { name, owner, now, dueAt }: Job & { dueAt: number },
): Promise<void> {
  await run(
    build
      .updateTable('jobs')
      .set({ due_at: iso(dueAt), last_run_at: iso(now), lease_owner: null, lease_until: null })
      .where('name', '=', name)
      .where('lease_owner', '=', owner),
  )
}

const iso = (at: number): string => new Date(at).toISOString()
