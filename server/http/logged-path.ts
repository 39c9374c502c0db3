import { allPaths } from '../../domain/pages.ts'

/** What the log shows of a URL: no query, and no key of a request's page, however either is spelled. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (pages.has(path)) return path
  return path.replace(AFTER_REFERENCE, '$1[key]').replace(LIKE_A_KEY, '[key]').slice(0, MAX_LENGTH)
}

/** The same for each URL in a sentence. */
export const withoutKeys = (text: string): string =>
  text
    .split(/(\s)/)
    .map((word) => (word.includes('/') ? loggedPath(word) : word))
    .join('')

const pages = new Set(allPaths)
const AFTER_REFERENCE = /(\brequests\/+[^/]+\/+).+/i
/** 22 characters of base64url or more, of which any may be percent-encoded, even several times. */
const LIKE_A_KEY = /[\w%-]{22,}/g
const MAX_LENGTH = 500
