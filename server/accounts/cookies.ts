import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { DAY, MINUTE, SECOND } from '../../domain/time/durations.ts'
import type { Config } from '../config.ts'
import { IDLE_MS } from '../store/accounts/sessions.ts'
import { TRUSTED_MS } from '../store/accounts/trusted-devices.ts'
import { LONG_LIVED_DAYS } from '../store/counters.ts'
import { authSecret } from './secret.ts'

type CookieConfig = Pick<Config, 'siteUrl' | 'appSecret'>

interface TokenCookie {
  name: string
  lifetimeMs: number
}

export const PENDING_MS = 10 * MINUTE

export const sessionCookie: TokenCookie = { name: 'staff.session_token', lifetimeMs: IDLE_MS }
/** Between the password and the second factor. */
export const pendingCookie: TokenCookie = { name: 'staff.two_factor', lifetimeMs: PENDING_MS }
/** One for each account, as several people may sign in with one browser. */
export const trustCookie = (accountId: string): TokenCookie => ({
  name: `staff.trusted_${hash('sha256', accountId, 'base64url').slice(0, 16)}`,
  lifetimeMs: TRUSTED_MS,
})

/** Signed, so that another APP_SECRET ends every session. */
export async function readToken(
  context: Context,
  config: CookieConfig,
  cookie: TokenCookie,
): Promise<string | undefined> {
  const name = prefixOf(config) + cookie.name
  return (await getSignedCookie(context, authSecret(config.appSecret), name)) || undefined
}

export function writeToken(
  context: Context,
  config: CookieConfig,
  cookie: TokenCookie,
  token: string,
): Promise<void> {
  const options = { ...optionsOf(config), maxAge: cookie.lifetimeMs / SECOND }
  return setSignedCookie(
    context,
    prefixOf(config) + cookie.name,
    token,
    authSecret(config.appSecret),
    options,
  )
}

export function endToken(context: Context, config: CookieConfig, cookie: TokenCookie): void {
  setCookie(context, prefixOf(config) + cookie.name, '', { ...optionsOf(config), maxAge: 0 })
}

/** The random id that a browser got when somebody signed in with it. It opens nothing: it is only counted apart. */
export function deviceId(context: Context, config: CookieConfig): string | undefined {
  const id = getCookie(context, prefixOf(config) + DEVICE)
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined
}

export function writeDeviceId(context: Context, config: CookieConfig, id: string): void {
  const maxAge = (LONG_LIVED_DAYS * DAY) / SECOND
  setCookie(context, prefixOf(config) + DEVICE, id, { ...optionsOf(config), maxAge })
}

const DEVICE = 'staff.device'

const prefixOf = (config: CookieConfig): string => (isSecure(config) ? '__Host-' : '')

const optionsOf = (config: CookieConfig): CookieOptions => ({
  path: '/',
  httpOnly: true,
  secure: isSecure(config),
  sameSite: 'Strict',
})

const isSecure = ({ siteUrl }: CookieConfig): boolean => siteUrl.startsWith('https:')
