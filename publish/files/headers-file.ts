import { securityHeaders } from '../../server/http/headers.ts'
import { contentSecurityPolicy, type InlineHashes } from '../../server/pages/content-security-policy.ts'

/**
 * The headers for a static host, in the format that Netlify and Cloudflare read. Rules that both fit a URL path are
 * joined there, so one policy, with the hashes of all pages, serves the whole site, its not-found page included.
 */
export function headersFile(pages: readonly InlineHashes[], siteUrl: string): string {
  const all = (kind: keyof InlineHashes) => [...new Set(pages.flatMap((page) => page[kind]))]
  const everywhere = {
    ...securityHeaders(siteUrl),
    'Content-Security-Policy': contentSecurityPolicy(
      { scripts: all('scripts'), styles: all('styles') },
      siteUrl,
    ),
  }
  return [
    rule('/*', everywhere),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    rule('/admin/*', { 'Cache-Control': 'no-store' }),
  ].join('\n')
}

const rule = (urlPath: string, headers: Record<string, string>): string =>
  [urlPath, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
