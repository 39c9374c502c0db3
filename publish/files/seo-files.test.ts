import { expect, test } from 'vitest'
import { company } from '../../domain/company.ts'
import { pages } from '../../domain/pages.ts'
import { fillIn } from '../../domain/public-settings.ts'
import { robots, securityText, sitemap, webManifest } from './seo-files.ts'

const settings = {
  siteUrl: 'https://freight.example',
  driverApplications: 'demo',
  retentionDays: 730,
  recordsDays: 2555,
} as const
const filled = (text: string): string => fillIn(text, settings, Date.UTC(2026, 0, 1))

test('the sitemap names every page that may be found, and no other', () => {
  const named = [...filled(sitemap({})).matchAll(/<loc>https:\/\/freight\.example(.*?)<\/loc>/g)]
  const listed = pages.filter((page) => !page.isUnlisted).map(({ path }) => path)
  expect(named.map(([, path]) => path)).toEqual(listed)
})

test('the sitemap says when each page last changed, as the page itself does where it says so', () => {
  const dates = Object.fromEntries(pages.map(({ path }) => [path, { day: '2026-01-02', text: '' }]))
  const dated = [...filled(sitemap(dates)).matchAll(/example([^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
  const listed = pages.filter((page) => !page.isUnlisted)
  expect(dated.map(([, path, day]) => [path, day])).toEqual(
    listed.map(({ path, changed = '2026-01-02' }) => [path, changed]),
  )
})

test('search engines may fetch the news, which its page needs, and see the noindex of other pages', () => {
  const text = filled(robots)
  expect(text).toContain('Allow: /api/news')
  expect(text).not.toContain('/admin')
  expect(text).toContain('Sitemap: https://freight.example/sitemap.xml')
})

test('security.txt names our mailbox and its own urlPath, and is valid for a year', () => {
  const lines = filled(securityText).split('\n')
  expect(lines).toContain(`Contact: mailto:${company.email}`)
  expect(lines).toContain('Canonical: https://freight.example/.well-known/security.txt')
  expect(lines).toContain('Expires: 2027-01-01T00:00:00.000Z')
})

test('the web manifest lists the icons that have a size', () => {
  const icons = [
    { urlPath: '/icon-192.png', body: Buffer.from(''), size: 192, purpose: 'any' as const },
    { urlPath: '/favicon.ico', body: Buffer.from('') },
  ]
  const listed = JSON.parse(webManifest(icons)).icons.map((icon: { src: string }) => icon.src)
  expect(listed).toEqual(['/favicon.svg', '/icon-192.png'])
})
