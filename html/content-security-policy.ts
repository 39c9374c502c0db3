import { createHash } from 'node:crypto'

interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The content security policy of a page with these inline texts; without `siteUrl` in https, plain http stays possible. */
export function contentSecurityPolicy({ scripts, styles }: Inline, siteUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const hashes = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
