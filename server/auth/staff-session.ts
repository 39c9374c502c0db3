import type { Config } from '../config.ts'
import type { Auth } from './auth.ts'
import { throwOwnFailures } from './own-failures.ts'

export interface StaffSession {
  id: string
  userId: string
  email: string
  name: string
  hasSecondFactor: boolean
  /** What has to be done before the inbox opens. */
  needs?: 'password' | 'second factor'
  /** Until when the password counts as asked again, in milliseconds since 1970. */
  confirmedUntil: number
}

export interface FoundSession {
  session: StaffSession
  /** Renews the cookie of a session in use. */
  setCookie: string[]
}

const MAX_SESSION_MS = 12 * 60 * 60 * 1000

export interface SessionLook {
  headers: Headers
  twoFactor: Config['staffTwoFactor']
  /** Milliseconds since 1970. */
  now: number
  /** False for a request that nobody made: the session then ends as if it had not come. */
  renews: boolean
}

/** The session that a cookie belongs to. One that began over 12 hours ago, or with an old one-time password, is ended. */
export async function sessionOf(
  auth: Auth,
  { headers, twoFactor, now, renews }: SessionLook,
): Promise<FoundSession | undefined> {
  const { response, headers: answered } = await throwOwnFailures(() =>
    auth.api.getSession({ headers, query: { disableRefresh: !renews }, returnHeaders: true }),
  )
  if (!response) return undefined
  const { session, user } = response
  if (hasLastedLong(session, now) || isOneTimePasswordOver(user, now)) {
    const { internalAdapter } = await auth.$context
    await internalAdapter.deleteSession(session.token)
    return undefined
  }
  const needs = needsOf(user, twoFactor)
  return {
    session: {
      id: session.id,
      userId: user.id,
      email: user.email,
      name: user.name,
      hasSecondFactor: user.twoFactorEnabled === true,
      ...(needs && { needs }),
      confirmedUntil: time(session.confirmedUntil),
    },
    setCookie: answered.getSetCookie(),
  }
}

interface SessionTimes {
  createdAt: Date | string
  expiresAt: Date | string
}

/** As far as a session tells by itself: one that was ended is no longer there. */
export const isSessionOpen = (session: SessionTimes, now: number): boolean =>
  time(session.expiresAt) > now && !hasLastedLong(session, now)

/** One that begins in the future was made before the clock was set back. */
const hasLastedLong = ({ createdAt }: Pick<SessionTimes, 'createdAt'>, now: number): boolean =>
  Math.abs(now - time(createdAt)) > MAX_SESSION_MS

const time = (at: Date | string | null | undefined): number => (at ? new Date(at).getTime() : 0)

export interface Account {
  mustChangePassword?: boolean | null | undefined
  oneTimePasswordUntil?: Date | string | null | undefined
  twoFactorEnabled?: boolean | null | undefined
}

/** An hour more than they are given, for a clock that is corrected. */
const MAX_ONE_TIME = 25 * 60 * 60 * 1000

export const isOneTimePasswordOver = (user: Account, now: number): boolean =>
  user.mustChangePassword === true &&
  (now > time(user.oneTimePasswordUntil) || now + MAX_ONE_TIME < time(user.oneTimePasswordUntil))

function needsOf(user: Account, twoFactor: Config['staffTwoFactor']): StaffSession['needs'] {
  if (user.mustChangePassword) return 'password'
  return twoFactor === 'required' && !user.twoFactorEnabled ? 'second factor' : undefined
}
