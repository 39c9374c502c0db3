import { createHash } from 'node:crypto'

/** Of each inline script and style of a page, as a policy names them. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

export const inlineHashes = (page: {
  scripts: readonly string[]
  styles: readonly string[]
}): InlineHashes => ({
  scripts: page.scripts.map(hashOf),
  styles: page.styles.map(hashOf),
})

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The content security policy of a page; without `siteUrl` in https, plain http stays possible. */
export const contentSecurityPolicy = ({ scripts, styles }: InlineHashes, siteUrl: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
