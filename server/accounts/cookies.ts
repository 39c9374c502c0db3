import type { Context } from 'hono'
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { DAY, MINUTE, SECOND } from '../../domain/durations.ts'
import type { Config } from '../config.ts'
import { IDLE_MS } from '../store/accounts/sessions.ts'
import { LONG_LIVED_DAYS } from '../store/counters.ts'
import { authSecret } from './secret.ts'

type CookieConfig = Pick<Config, 'siteUrl' | 'appSecret'>

const tokenCookies = {
  session: 'staff.session_token',
  /** Between the password and the second factor. */
  pending: 'staff.two_factor',
}

type TokenCookie = keyof typeof tokenCookies

export const PENDING_MS = 10 * MINUTE
const lifetimes = { session: IDLE_MS, pending: PENDING_MS }

/** Signed, so that another APP_SECRET ends every session. */
export async function readToken(
  context: Context,
  config: CookieConfig,
  cookie: TokenCookie,
): Promise<string | undefined> {
  const name = prefixOf(config) + tokenCookies[cookie]
  return (await getSignedCookie(context, authSecret(config.appSecret), name)) || undefined
}

export function writeToken(
  context: Context,
  config: CookieConfig,
  cookie: TokenCookie,
  token: string,
): Promise<void> {
  const name = prefixOf(config) + tokenCookies[cookie]
  const options = { ...optionsOf(config), maxAge: lifetimes[cookie] / SECOND }
  return setSignedCookie(context, name, token, authSecret(config.appSecret), options)
}

export function endToken(context: Context, config: CookieConfig, cookie: TokenCookie): void {
  setCookie(context, prefixOf(config) + tokenCookies[cookie], '', { ...optionsOf(config), maxAge: 0 })
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
