import { iso } from '../../domain/time/iso.ts'
import type { Transaction } from './database.ts'

interface Job {
  name: string
  /** This instance. */
  owner: string
  /** Milliseconds since 1970. */
  now: number
  periodMs: number
}

/**
 * Claims a due job for one instance; false when it is not due or another holds it. For exactly once, do the
 * work in the transaction that calls this and `finishJob`. Times too far ahead were stored before the clock was
 * set back.
 */
export async function claimJob(
  { build, run }: Transaction,
  { name, owner, now, periodMs, leaseMs }: Job & { leaseMs: number },
): Promise<boolean> {
  const lease = { lease_owner: owner, lease_until: iso(now + leaseMs) }
  const rows = await run(
    build
      .insertInto('jobs')
      .values({ name, due_at: iso(now), ...lease })
      .onConflict((known) =>
        known
          .column('name')
          .doUpdateSet(lease)
          .where((row) =>
            row.and([
              row.or([row('jobs.due_at', '<=', iso(now)), row('jobs.due_at', '>', iso(now + periodMs))]),
              row.or([
                row('jobs.lease_until', 'is', null),
                row('jobs.lease_until', '<=', iso(now)),
                row('jobs.lease_until', '>', iso(now + leaseMs)),
              ]),
            ]),
          ),
      )
      .returning('name'),
  )
  return rows.length > 0
}

/** Ends the owner's claim; the job is due again after its period. */
export async function finishJob(
  { build, run }: Transaction,
  { name, owner, now, periodMs }: Job,
): Promise<void> {
  await run(
    build
      .updateTable('jobs')
      .set({ due_at: iso(now + periodMs), last_run_at: iso(now), lease_owner: null, lease_until: null })
      .where('name', '=', name)
      .where('lease_owner', '=', owner),
  )
}
