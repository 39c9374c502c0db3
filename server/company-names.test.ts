import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { parseCompany } from '../domain/company-schema.ts'
import { escapeHtml } from '../domain/text/escape-html.ts'
import { otherCompany } from './testing/samples/company.ts'

const before = globalThis.companyFacts

beforeEach(() => {
  vi.resetModules()
})

afterAll(() => {
  globalThis.companyFacts = before
  vi.resetModules()
})

const names = [
  'X',
  otherCompany.name,
  'x'.repeat(60),
  `"Best" 'Haul' & <b>Sons</b>`,
  '🚚'.repeat(60),
  '🚚 Étoile',
  'Транспорт',
]

test.each(names)('mails, papers and titles of %s', async (name) => {
  const { facts } = parseCompany({ ...otherCompany, name, shortName: undefined }) as {
    facts: typeof globalThis.companyFacts
  }
  globalThis.companyFacts = facts
  const { asHtml } = await import('./mail/email-html.ts')
  const html = asHtml({ subject: 'Subject', preheader: '', label: 'Label', blocks: [], footer: [] })
  expect(html.replaceAll('&nbsp;', ' ')).toContain(`>${escapeHtml(name)}</td>`)
  const { documentTitle } = await import('../domain/pages.ts')
  const { enPages } = await import('../translations/en/page-names.ts')
  const titles = Object.values(enPages).map((page) => documentTitle(page.title ?? page.name))
  for (const title of titles) expect([...title].length).toBeLessThanOrEqual(60)
  expect(new Set(titles).size).toBe(titles.length)
  const { billOfLadingPdf } = await import('./papers/bill-of-lading-pdf.ts')
  const bill = {
    reference: 'Q-7F3K2M',
    places: [{ label: 'Shipper', name: 'Calgary', note: '' }],
    sections: [],
    printedAt: 'November 22, 2026',
  }
  const pdf = await billOfLadingPdf({ bill, siteUrl: 'https://freight.example' })
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/^%PDF-1\.7.*%%EOF\s*$/s)
})
