import type { Config } from '../config.ts'
import type { Auth } from './auth.ts'

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

const LONGEST = 12 * 60 * 60 * 1000

/** The session that a cookie belongs to. One that began over 12 hours ago, or with an old one-time password, is ended. */
export async function sessionOf(
  auth: Auth,
  headers: Headers,
  twoFactor: Config['staffTwoFactor'],
  now: number,
): Promise<FoundSession | undefined> {
  const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
  if (!response) return undefined
  const { session, user } = response
  // One that begins in the future was made before the clock was set back.
  const isOver = Math.abs(now - time(session.createdAt)) > LONGEST
  if (isOver || isOneTimePasswordOver(user, now)) {
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

const time = (at: Date | string | null | undefined): number => (at ? new Date(at).getTime() : 0)

export interface Account {
  mustChangePassword?: boolean | null | undefined
  oneTimePasswordUntil?: Date | string | null | undefined
  twoFactorEnabled?: boolean | null | undefined
}

/** An hour more than they are given, for a clock that is corrected. */
const LONGEST_ONE_TIME = 25 * 60 * 60 * 1000

export const isOneTimePasswordOver = (user: Account, now: number): boolean =>
  user.mustChangePassword === true &&
  (now > time(user.oneTimePasswordUntil) || now + LONGEST_ONE_TIME < time(user.oneTimePasswordUntil))

function needsOf(user: Account, twoFactor: Config['staffTwoFactor']): StaffSession['needs'] {
  if (user.mustChangePassword) return 'password'
  return twoFactor === 'required' && !user.twoFactorEnabled ? 'second factor' : undefined
}
