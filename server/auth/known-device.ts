import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Config } from '../config.ts'
import { LONG_LIVED_DAYS } from '../store/counters.ts'

/** The random id that a browser got when somebody signed in with it. It opens nothing: it is only counted apart. */
export function deviceId(context: Context, { siteUrl }: Pick<Config, 'siteUrl'>): string | undefined {
  const id = getCookie(context, cookieName(siteUrl))
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined
}

export const deviceCookie = (id: string, { siteUrl }: Pick<Config, 'siteUrl'>): string =>
  [
    `${cookieName(siteUrl)}=${id}`,
    `Max-Age=${LONG_LIVED_DAYS * 24 * 60 * 60}`,
    'Path=/',
    'HttpOnly',
    ...(isSecure(siteUrl) ? ['Secure'] : []),
    'SameSite=Strict',
  ].join('; ')

const cookieName = (siteUrl: string): string => `${isSecure(siteUrl) ? '__Host-' : ''}staff.device`

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')
