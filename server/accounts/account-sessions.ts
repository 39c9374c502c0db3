import { hash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Role } from '../../domain/staff/roles.ts'
import type { SignInPlace } from '../../domain/staff/staff-account.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Config } from '../config.ts'
import type { Account } from '../store/accounts/accounts.ts'
import {
  addSession,
  deleteSessions,
  findSessionOf,
  findSessions,
  isSessionOpen,
  listSessions,
  type SessionOfAccount,
  updateSession,
} from '../store/accounts/sessions.ts'
import type { Transaction } from '../store/database.ts'
import { createId } from '../store/ids.ts'
import type { SessionRow, TrustedDeviceRow } from '../store/tables.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { readToken, sessionCookie, writeToken } from './cookies.ts'
import { isOneTimePasswordOver } from './one-time-password.ts'

export interface Session {
  id: string
  accountId: string
  role: Role
  email: string
  name: string
  hasSecondFactor: boolean
  /** What has to be done before the inbox opens. */
  needs?: 'password' | 'second factor'
  /** Until when the password counts as asked again, in milliseconds since 1970. */
  confirmedUntil: number
}

/** A session in use is written this often at most. */
const RENEW_MS = MINUTE

/**
 * The session of a request's cookie, which is renewed by use. One that began over 12 hours ago, or with a one-time
 * password that has expired, is ended. With `renews` false the request does not count as a use.
 */
export async function findSession(
  context: Context,
  { store, config, now }: AccountDependencies,
  { renews } = { renews: true },
): Promise<Session | undefined> {
  const token = await readToken(context, config, sessionCookie)
  if (token === undefined) return undefined
  const at = now()
  const found = await store.transact(async (transaction) => {
    const row = await findSessionOf(transaction, hashToken(token))
    if (!row) return undefined
    if (!isSessionOpen(row, at) || isOneTimePasswordOver(row, at)) {
      await deleteSessions(transaction, row.account, { id: row.id })
      return undefined
    }
    const isRenewed = renews && at - Date.parse(row.used_at) >= RENEW_MS
    if (isRenewed) await updateSession(transaction, row.id, { used_at: iso(at) })
    return { isRenewed, session: sessionFrom(row, config.staffTwoFactor) }
  })
  if (found?.isRenewed) await writeToken(context, config, sessionCookie, token)
  return found?.session
}

function sessionFrom(row: SessionOfAccount, twoFactor: Config['staffTwoFactor']): Session {
  const needs = needsOf(row.one_time_password_until !== null, row.second_factor_at !== null, twoFactor)
  return {
    id: row.id,
    accountId: row.account,
    role: row.role,
    email: row.email,
    name: row.name,
    hasSecondFactor: row.second_factor_at !== null,
    ...(needs && { needs }),
    confirmedUntil: row.confirmed_until === null ? 0 : Date.parse(row.confirmed_until),
  }
}

export function needsOf(
  mustChangePassword: boolean,
  hasSecondFactor: boolean,
  twoFactor: Config['staffTwoFactor'],
): Session['needs'] {
  if (mustChangePassword) return 'password'
  return twoFactor === 'required' && !hasSecondFactor ? 'second factor' : undefined
}

/** Begins a session; resolves to its token. */
export async function beginSession(
  transaction: Transaction,
  { id: account }: Pick<Account, 'id'>,
  { device, at }: { device: string | null; at: number },
): Promise<string> {
  const token = createToken()
  await addSession(transaction, {
    id: createId(at),
    account,
    token_hash: hashToken(token),
    created_at: iso(at),
    used_at: iso(at),
    confirmed_until: null,
    device,
  })
  return token
}

/** Gives a session, which began when it began, a new token; the one before opens nothing any more. */
export async function rotateSession(
  transaction: Transaction,
  { id }: Pick<Session, 'id'>,
  { at, confirmedUntil }: { at: number; confirmedUntil?: number },
): Promise<string> {
  const token = createToken()
  await updateSession(transaction, id, {
    id: createId(at),
    token_hash: hashToken(token),
    used_at: iso(at),
    ...(confirmedUntil !== undefined && { confirmed_until: iso(confirmedUntil) }),
  })
  return token
}

/** 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** As tokens are stored: they are random, so one round of a fast hash is enough. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** Which of these sessions, at most 100 ids, are still open. */
export async function openSessions(
  { store, now }: Pick<AccountDependencies, 'store' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await store.transact((transaction) => findSessions(transaction, ids))
  return new Set(rows.filter((row) => isSessionOpen(row, now())).map(({ id }) => id))
}

/** Those of an account, the one used last first. */
export async function sessionsOf(
  { store, now }: Pick<AccountDependencies, 'store' | 'now'>,
  accountId: string,
): Promise<SignInPlace[]> {
  const rows = await store.transact((transaction) => listSessions(transaction, accountId))
  return rows.filter((row) => isSessionOpen(row, now())).map(placeOf)
}

export const placeOf = ({ id, created_at, used_at, device }: SessionRow | TrustedDeviceRow): SignInPlace => ({
  id,
  createdAt: created_at,
  usedAt: used_at,
  device,
})
