import { company } from '../../domain/company.ts'
import { mailLink } from '../../domain/contact-links.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { pages } from '../../domain/pages.ts'
import { placeholders } from '../../domain/public-settings.ts'
import type { PageDates } from '../page-dates.ts'
import type { Icon } from '../pictures/icons.ts'

const { siteUrl, inAYear } = placeholders

/** For search engines: every page that may be found, and when it last changed. */
export function sitemap(dates: PageDates): string {
  const listed = pages.filter((page) => !page.isUnlisted)
  const urlPaths = listed.map(
    ({ path, changed = dates[path]?.day }) =>
      `<url><loc>${siteUrl}${path}</loc><lastmod>${changed}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urlPaths.join('\n')}\n</urlset>\n`
}

export const robots = `User-agent: *\nDisallow: /api/\nAllow: /api/news\n\nSitemap: ${siteUrl}/sitemap.xml\n`

export const SECURITY_TEXT = '/.well-known/security.txt'

/** Where to report a vulnerability (RFC 9116). */
export const securityText = [
  `Contact: ${mailLink(company.email)}`,
  `Expires: ${inAYear}`,
  'Preferred-Languages: en',
  `Canonical: ${siteUrl}${SECURITY_TEXT}`,
  '',
].join('\n')

/** Phones that keep the site on their home screen. */
export function webManifest(icons: Icon[]): string {
  const listed = icons.filter(({ size }) => size)
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    lang: DEFAULT_LOCALE,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#F6F3EC',
    theme_color: '#0E1B24',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...listed.map(({ urlPath, size, purpose }) => ({
        src: urlPath,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  })
}
