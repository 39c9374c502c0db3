import { expect, test } from 'vitest'
import { company } from '../domain/company.ts'
import { pages } from '../domain/pages.ts'
import { robots, securityText, sitemap, webManifest } from './seo-files.ts'

test('the sitemap names every page that may be found, and no other', () => {
  const named = [
    ...sitemap('https://freight.example').matchAll(/<loc>https:\/\/freight\.example(.*?)<\/loc>/g),
  ]
  const listed = pages.filter((page) => !page.isUnlisted).map(({ path }) => path)
  expect(named.map(([, path]) => path)).toEqual(listed)
})

test('the sitemap says when a page last changed, where the page itself does', () => {
  const dated = [
    ...sitemap('https://freight.example').matchAll(/example([^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g),
  ]
  const expected = pages.flatMap(({ path, changed }) => (changed ? [[path, changed]] : []))
  expect(expected.length).toBeGreaterThan(0)
  expect(dated.map(([, path, day]) => [path, day])).toEqual(expected)
})

test('search engines may fetch the news, which its page needs, and see the noindex of other pages', () => {
  const text = robots('https://freight.example')
  expect(text).toContain('Allow: /api/news')
  expect(text).not.toContain('/admin')
  expect(text).toContain('Sitemap: https://freight.example/sitemap.xml')
})

test('security.txt names our mailbox and its own address, and is valid for a year', () => {
  const lines = securityText('https://freight.example', Date.UTC(2026, 0, 1)).split('\n')
  expect(lines).toContain(`Contact: mailto:${company.email}`)
  expect(lines).toContain('Canonical: https://freight.example/.well-known/security.txt')
  expect(lines).toContain('Expires: 2027-01-01T00:00:00.000Z')
})

test('the web manifest lists the icons that have a size', () => {
  const icons = [
    { address: '/icon-192.png', body: Buffer.from(''), size: 192, purpose: 'any' as const },
    { address: '/favicon.ico', body: Buffer.from('') },
  ]
  const listed = JSON.parse(webManifest(icons)).icons.map((icon: { src: string }) => icon.src)
  expect(listed).toEqual(['/favicon.svg', '/icon-192.png'])
})
