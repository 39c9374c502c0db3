import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasPlaceholder } from '../domain/public-settings.ts'
import { attribute, type ParsedPage, parsePage } from '../publish/page-edits.ts'
import { textOf } from '../publish/text-of.ts'
import { readCompanyFile } from '../server/company/company-file.ts'
import type { SiteManifest } from '../server/pages/site-manifest.ts'
import { writeCompany } from '../server/testing/samples/company.ts'
import { type Site, startSite } from './support/site.ts'
import { expect, test } from './support/test.ts'

const manifest: SiteManifest = JSON.parse(readFileSync('dist/site.json', 'utf8'))
const { files } = manifest
const templates = Object.keys(files).filter((path) => files[path]?.isTemplate)

const starts = [
  { SITE_URL: 'https://www.freight.test', DRIVER_APPLICATIONS: 'demo', RETENTION_DAYS: '730' },
  { SITE_URL: 'http://127.0.0.1:8080', DRIVER_APPLICATIONS: 'live', RETENTION_DAYS: '31' },
]

for (const settings of starts)
  test(`one build, started for ${settings.SITE_URL}, follows its settings on every page`, async () => {
    const { SITE_URL, DRIVER_APPLICATIONS, RETENTION_DAYS } = settings
    const { COMPANY_FILE, folder } = ofOwnCompany()
    const site = await startSite({ ...settings, COMPANY_FILE }, folder)
    const files = new Map(
      await Promise.all(templates.map(async (path) => [path, await fetched(site, path)] as const)),
    )
    const text = (path: string) => files.get(path)?.text ?? ''
    for (const [path, { text, policy }] of files) {
      expect([path, hasPlaceholder(text)]).toEqual([path, false])
      if (!text.startsWith('<!DOCTYPE html>')) continue
      const page = parsePage(text)
      const url = SITE_URL + path
      expect(urlsIn(page)).toEqual(isListed(page) ? [url, url, SITE_URL] : [])
      for (const url of structuredUrls(page)) expect(url).toMatch(new RegExp(`^${SITE_URL}(/|$)`))
      expect(inlineTexts(page).filter((text) => !policy.includes(hashOf(text)))).toEqual([])
      expect(policy.includes('upgrade-insecure-requests')).toBe(SITE_URL.startsWith('https:'))
    }
    const locations = [...text('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(locations).toContain(`${SITE_URL}/about-us`)
    expect(locations.filter((url) => !url?.startsWith(`${SITE_URL}/`))).toEqual([])
    expect(text('/robots.txt')).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`)
    expect(text('/.well-known/security.txt')).toContain(`Canonical: ${SITE_URL}/`)
    const [, expires = ''] = /Expires: (.*)/.exec(text('/.well-known/security.txt')) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    expect(text('/privacy-policy')).toMatch(
      new RegExp(`erases each request and application [^.]*${RETENTION_DAYS}`),
    )
    const isLive = DRIVER_APPLICATIONS === 'live'
    expect(text('/privacy-policy').includes('is a demonstration at present')).toBe(!isLive)
    expect(text('/careers/driver-jobs').includes('This form is a demonstration')).toBe(!isLive)
    await site.stop()
  })

/** A public address is refused to the sample, so this build passes for one of another company. */
function ofOwnCompany(): { COMPANY_FILE: string; folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'dist-'))
  cpSync('dist', folder, { recursive: true })
  const COMPANY_FILE = writeCompany(folder)
  const company = readCompanyFile({ COMPANY_FILE }).fingerprint
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify({ ...manifest, company }))
  return { COMPANY_FILE, folder }
}

async function fetched(site: Site, path: string) {
  const response = await fetch(site.url + path)
  return { text: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
}

const named = ({ elements }: ParsedPage, name: string, value: string) =>
  elements.filter((element) => attribute(element, name) === value)

const isListed = (page: ParsedPage): boolean => named(page, 'content', 'noindex').length === 0

/** Canonical address, that of the preview, and the origin of its picture. */
const urlsIn = (page: ParsedPage): (string | undefined)[] => [
  ...named(page, 'rel', 'canonical').map((element) => attribute(element, 'href')),
  ...named(page, 'property', 'og:url').map((element) => attribute(element, 'content')),
  ...named(page, 'property', 'og:image').map(
    (element) => new URL(attribute(element, 'content') ?? '').origin,
  ),
]

const structuredUrls = (page: ParsedPage): string[] =>
  named(page, 'type', 'application/ld+json').flatMap((element) =>
    textOf(element)
      .matchAll(/"(?:@id|url|item|logo|image)":"([^"]*)"/g)
      .map(([, url = '']) => url)
      .toArray(),
  )

/** What runs or applies, and so has to be named in the policy. */
const inlineTexts = ({ elements }: ParsedPage): string[] =>
  elements
    .filter(
      (element) =>
        element.tagName === 'style' ||
        (element.tagName === 'script' && !/json$/.test(attribute(element, 'type') ?? '')),
    )
    .map(textOf)
    .filter((text) => text !== '')

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')
