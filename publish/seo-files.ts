import { company } from '../domain/company.ts'
import { DEFAULT_LOCALE } from '../domain/locale.ts'
import { pages } from '../domain/pages.ts'
import type { Icon } from './pictures/icons.ts'

/** For search engines: every page that may be found, and when it last changed where that is known. */
export function sitemap(siteUrl: string): string {
  const listed = pages.filter((page) => !page.isUnlisted)
  const addresses = listed.map(({ path, changed }) => {
    const lastChange = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${siteUrl}${path}</loc>${lastChange}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`
}

export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /api/news\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** Where to report a vulnerability (RFC 9116). Valid for a year from `now`, in milliseconds since 1970. */
export const securityText = (siteUrl: string, now: number): string =>
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(now + YEAR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TEXT}`,
    '',
  ].join('\n')

export const SECURITY_TEXT = '/.well-known/security.txt'
const YEAR = 365 * 24 * 60 * 60 * 1000

/** Phones that keep the site on their home screen. */
export function webManifest(icons: Icon[]): string {
  const listed = icons.filter(({ size }) => size)
  return JSON.stringify({
    name: company.name,
    short_name: company.name.split(' ')[0],
    lang: DEFAULT_LOCALE,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#F6F3EC',
    theme_color: '#0E1B24',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...listed.map(({ address, size, purpose }) => ({
        src: address,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  })
}
