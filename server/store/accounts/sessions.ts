import { HOUR } from '../../../domain/time/durations.ts'
import { iso } from '../../../domain/time/iso.ts'
import type { Transaction } from '../database.ts'
import type { AccountRow, PendingSignInRow, SessionRow } from '../tables.ts'

export const IDLE_MS = 2 * HOUR
const MAX_SESSION_MS = 12 * HOUR

/** As far as a session tells by itself: one that was ended is no longer there. `now` in milliseconds since 1970. */
export const isSessionOpen = (
  { created_at, used_at }: Pick<SessionRow, 'created_at' | 'used_at'>,
  now: number,
): boolean =>
  Date.parse(used_at) + IDLE_MS > now &&
  // One that begins in the future was made before the clock was set back.
  Math.abs(now - Date.parse(created_at)) <= MAX_SESSION_MS

export interface SessionOfAccount extends SessionRow {
  role: AccountRow['role']
  email: string
  name: string
  one_time_password_until: string | null
  second_factor_at: string | null
}

export async function findSessionOf(
  { build, run }: Transaction,
  tokenHash: string,
): Promise<SessionOfAccount | undefined> {
  const [row] = await run(
    build
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .leftJoin('second_factors', 'second_factors.account', 'accounts.id')
      .selectAll('sessions')
      .select(['role', 'email', 'name', 'one_time_password_until', 'confirmed_at as second_factor_at'])
      .where('token_hash', '=', tokenHash),
  )
  return row
}

export async function addSession({ build, run }: Transaction, session: SessionRow): Promise<void> {
  await run(build.insertInto('sessions').values(session))
}

export async function updateSession(
  { build, run }: Transaction,
  id: string,
  changes: Partial<SessionRow>,
): Promise<void> {
  await run(build.updateTable('sessions').set(changes).where('id', '=', id))
}

/** The one used last first. */
export async function listSessions({ build, run }: Transaction, account: string): Promise<SessionRow[]> {
  return run(
    build.selectFrom('sessions').selectAll().where('account', '=', account).orderBy('used_at', 'desc'),
  )
}

export async function findSessions(
  { build, run }: Transaction,
  ids: readonly string[],
): Promise<Pick<SessionRow, 'id' | 'created_at' | 'used_at'>[]> {
  if (ids.length === 0) return []
  return run(build.selectFrom('sessions').select(['id', 'created_at', 'used_at']).where('id', 'in', ids))
}

/** One session of an account, or all of them, or all but one. */
export async function deleteSessions(
  { build, run }: Transaction,
  account: string,
  { id, except }: { id?: string; except?: string } = {},
): Promise<void> {
  let deletion = build.deleteFrom('sessions').where('account', '=', account)
  if (id !== undefined) deletion = deletion.where('id', '=', id)
  if (except !== undefined) deletion = deletion.where('id', '!=', except)
  await run(deletion)
}

/** Sessions that are over and sign-ins that were not finished. `now` in milliseconds since 1970. */
export async function deleteExpiredSessions({ build, run }: Transaction, now: number): Promise<void> {
  await run(build.deleteFrom('sessions').where('used_at', '<', iso(now - IDLE_MS)))
  await run(build.deleteFrom('sessions').where('created_at', '<', iso(now - MAX_SESSION_MS)))
  await run(build.deleteFrom('pending_sign_ins').where('expires_at', '<', iso(now)))
}

export async function addPendingSignIn(
  { build, run }: Transaction,
  pending: PendingSignInRow,
): Promise<void> {
  await run(build.insertInto('pending_sign_ins').values(pending))
}

/** Counts a try, also when many come at once; resolves to the account, or undefined when there are no more. */
export async function countTry(
  { build, run }: Transaction,
  { tokenHash, now, limit }: { tokenHash: string; now: number; limit: number },
): Promise<string | undefined> {
  const [counted] = await run(
    build
      .updateTable('pending_sign_ins')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('token_hash', '=', tokenHash)
      .where('tries', '<', limit)
      .where('expires_at', '>', iso(now))
      .returning('account'),
  )
  return counted?.account
}

/** The one with this token, or all of an account. */
export async function deletePendingSignIns(
  { build, run }: Transaction,
  by: { tokenHash: string } | { account: string },
): Promise<void> {
  const deletion = build.deleteFrom('pending_sign_ins')
  await run(
    'account' in by
      ? deletion.where('account', '=', by.account)
      : deletion.where('token_hash', '=', by.tokenHash),
  )
}
