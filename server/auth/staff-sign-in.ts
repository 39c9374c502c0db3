import { normalizedEmail } from '../../domain/email-address.ts'
import type { Config } from '../config.ts'
import type { Auth } from './auth.ts'
import type { AuthStore } from './auth-database.ts'
import { throwOwnFailures } from './own-failures.ts'
import { authSecret } from './secret.ts'
import { signInLimits } from './sign-in-limits.ts'
import { staffDirectory } from './staff.ts'
import {
  type Account,
  type FoundSession,
  isOneTimePasswordOver,
  isSessionOpen,
  sessionOf,
} from './staff-session.ts'
import { isFirstUseOfCode } from './used-codes.ts'

type SignInConfig = Pick<Config, 'siteUrl' | 'appSecret' | 'databaseUrl' | 'staffTwoFactor'>

/** Where a try comes from. */
export interface SignInClient {
  address: string
  device?: string | undefined
}

export interface StaffSignIn {
  /** Who is signed in, also secondFactorPending. With `renews` false the look does not count as a use of the session. */
  session(headers: Headers, options?: { renews: boolean }): Promise<FoundSession | undefined>
  /** Which of these sessions, at most 100 ids, are still open. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Who an answer of the library has just signed in. */
  sessionIn(answer: Response, request: Headers): Promise<FoundSession | undefined>
  /** Runs a call of the sign-in library, by its path below `/api/auth`. */
  call(path: string, headers: Headers, body: Record<string, unknown>): Promise<Response>
  /** Milliseconds until a client may try an account again; at 0 the try is counted as a failure. */
  begin(email: string, client: SignInClient): Promise<number>
  /** The try did not happen. */
  undo(email: string, client: SignInClient): Promise<void>
  /** The password was right, and the second factor is asked for. */
  secondFactorPending(email: string, client: SignInClient): Promise<void>
  succeeded(email: string, client: SignInClient): Promise<void>
  /** False when this code of an authenticator app was used before. */
  isFirstUse(userId: string, code: string): Promise<boolean>
  isPassword(userId: string, password: string): Promise<boolean>
  passwordChanged(userId: string): Promise<void>
  /** Gives a session a new token; the password counts as asked again until a time, in milliseconds since 1970. */
  renew(headers: Headers, confirmedUntil: number): Promise<Response>
  /** False once a one-time password has expired, and for an address that nobody has. */
  mayUsePassword(email: string): Promise<boolean>
  sessions(
    userId: string,
  ): Promise<{ id: string; createdAt: string; usedAt: string; device: string | null }[]>
  endSession(userId: string, sessionId: string): Promise<void>
  endOtherSessions(userId: string, sessionId: string): Promise<void>
  /** All members of staff, from whom an owner is chosen. */
  staff(): Promise<{ email: string; name: string }[]>
  isStaff(email: string): Promise<boolean>
  auth(): Promise<Auth>
}

/** Loads the sign-in library when the first request needs it: most servers run for days without. */
export function openStaffSignIn(store: AuthStore, config: SignInConfig, now: () => number): StaffSignIn {
  let loading: Promise<Auth> | undefined
  const auth = () => {
    loading ??= import('./auth.ts').then(({ createAuth }) => createAuth(store, config))
    return loading
  }
  const session: StaffSignIn['session'] = async (headers, { renews } = { renews: true }) => {
    if (!hasSessionCookie(headers)) return undefined
    return sessionOf(await auth(), { headers, twoFactor: config.staffTwoFactor, now: now(), renews })
  }
  const call = async (path: string, headers: Headers, body: Record<string, unknown>) => {
    const { handler } = await auth()
    return throwOwnFailures(() => handler(libraryRequest(config.siteUrl, path, headers, body)))
  }
  const limits = signInLimits(authSecret(config.appSecret))
  const attempt = (email: string, client: SignInClient) => ({ ...client, email, now: now() })

  return {
    auth,
    session,
    sessionIn: (answer, request) => session(headersAfter(answer, request)),
    call,
    async begin(email, client) {
      // Loading it stops the process for so long that others would wait too long for what this transaction has locked.
      await auth()
      return store.transact((transaction) => limits.begin(transaction, attempt(email, client)))
    },
    undo: (email, client) =>
      store.transact((transaction) => limits.undo(transaction, attempt(email, client))),
    secondFactorPending: (email, client) =>
      store.transact((transaction) => limits.recordHalf(transaction, attempt(email, client))),
    succeeded: (email, client) =>
      store.transact((transaction) => limits.recordSuccess(transaction, attempt(email, client))),
    isFirstUse: (userId, code) =>
      store.transact((transaction) => isFirstUseOfCode(transaction, { userId, code, now: now() })),
    async isPassword(userId, password) {
      const { internalAdapter, password: passwords } = await (await auth()).$context
      const account = (await internalAdapter.findAccounts(userId)).find(
        ({ providerId }) => providerId === 'credential',
      )
      return account?.password ? passwords.verify({ hash: account.password, password }) : false
    },
    async passwordChanged(userId) {
      const { internalAdapter } = await (await auth()).$context
      await internalAdapter.updateUser(userId, { mustChangePassword: false, oneTimePasswordUntil: null })
    },
    renew: (headers, confirmedUntil) =>
      call('/renew-session', headers, { confirmedUntil: new Date(confirmedUntil).toISOString() }),
    async mayUsePassword(email) {
      const { internalAdapter } = await (await auth()).$context
      const found = await internalAdapter.findUserByEmail(normalizedEmail(email))
      return found !== null && !isOneTimePasswordOver(found.user as Partial<Account>, now())
    },
    async openSessions(ids) {
      const { adapter } = await (await auth()).$context
      const rows = await adapter.findMany<SessionRow>({
        model: 'session',
        where: [{ field: 'id', operator: 'in', value: [...ids] }],
      })
      return new Set(rows.filter((row) => isSessionOpen(row, now())).map(({ id }) => id))
    },
    async sessions(userId) {
      const { adapter } = await (await auth()).$context
      const rows = await adapter.findMany<SessionRow>({
        model: 'session',
        where: [
          { field: 'userId', value: userId },
          { field: 'expiresAt', operator: 'gt', value: new Date(now()) },
        ],
        sortBy: { field: 'updatedAt', direction: 'desc' },
      })
      return rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
        id,
        createdAt: new Date(createdAt).toISOString(),
        usedAt: new Date(updatedAt).toISOString(),
        device: userAgent ?? null,
      }))
    },
    async staff() {
      return (await staffDirectory(await auth(), now).list()).map(({ email, name }) => ({ email, name }))
    },
    async isStaff(email) {
      const { internalAdapter } = await (await auth()).$context
      return (await internalAdapter.findUserByEmail(normalizedEmail(email))) !== null
    },
    async endSession(userId, sessionId) {
      const { adapter } = await (await auth()).$context
      await adapter.deleteMany({
        model: 'session',
        where: [
          { field: 'id', value: sessionId },
          { field: 'userId', value: userId },
        ],
      })
    },
    async endOtherSessions(userId, sessionId) {
      const { adapter } = await (await auth()).$context
      await adapter.deleteMany({
        model: 'session',
        where: [
          { field: 'id', operator: 'ne', value: sessionId },
          { field: 'userId', value: userId },
        ],
      })
    },
  }
}

interface SessionRow {
  id: string
  createdAt: Date | string
  updatedAt: Date | string
  expiresAt: Date | string
  userAgent?: string | null
}

/** Requests of visitors carry none, and so never load the library. */
const hasSessionCookie = (headers: Headers): boolean =>
  /staff\.session_token=/.test(headers.get('cookie') ?? '')

/** What the browser sends next: its cookies with those of the answer in their place. */
function headersAfter(answer: Response, request: Headers): Headers {
  const pairs = (text: string) =>
    text
      .split(/;\s*/)
      .flatMap((pair) => (pair.includes('=') ? [[pair.slice(0, pair.indexOf('=')), pair] as const] : []))
  const cookies = new Map(pairs(request.get('cookie') ?? ''))
  for (const set of answer.headers.getSetCookie()) {
    const [pair = ''] = set.split(';')
    for (const [name, whole] of pairs(pair)) cookies.set(name, whole)
  }
  return new Headers({ cookie: [...cookies.values()].join('; ') })
}

function libraryRequest(
  siteUrl: string,
  path: string,
  headers: Headers,
  body: Record<string, unknown>,
): Request {
  const passedOn = ['cookie', 'user-agent'].flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new Request(`${siteUrl}/api/auth${path}`, {
    method: 'POST',
    headers: [...passedOn, ['content-type', 'application/json']],
    body: JSON.stringify(body),
  })
}
