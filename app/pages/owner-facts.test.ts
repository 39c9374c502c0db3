import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Company } from '../../domain/company-facts.ts'
import { placeholders } from '../../domain/public-settings.ts'
import { SettingsProvider } from '../settings/settings.tsx'

const facts = vi.hoisted(
  () =>
    ({
      whoCarries: 'Our own trucks carry every load.',
      hours: {
        week: [null, ...Array(5).fill({ opens: 480, closes: 1020 }), null],
        closed: [{ date: '2026-12-25', name: 'Christmas Day' }],
      },
      pickupCutoff: { sameDay: '10:30', nextDay: '15:45' },
      nscNumber: 'AB123-4567',
      usDotNumber: '7654321',
      mcNumber: 'MC-123456',
      tracking: 'The driver calls at each stop.',
      paymentTerms: { en: 'Net 30 days.' },
      taxes: { en: 'GST is added.' },
      fuelSurcharge: 'Fuel is in the price.',
      waitingTime: 'Two hours are free.',
      fees: [{ what: 'Liftgate', price: '$75 a stop' }],
      cancellation: 'Free until the day before.',
      claimsAddress: 'claims@company.example',
      complaints: { who: 'the operations manager', within: '5 business days' },
      carrierRates: 'Rates are agreed for each load.',
      carrierInvoices: 'Send invoices to payables@company.example.',
      neverAsksForBankDetailsByEmail: true,
      openings: [{ title: 'Night dispatcher', text: 'Four nights a week.' }],
      habits: [{ title: 'Same manners at every dock', text: 'Everyone gets the same tone.' }],
      lookingAhead: 'We add lanes to Mexico.',
      environmentalCommitments: [{ text: 'Idle less.', owner: 'The fleet manager', agreedOn: '2026-05-01' }],
      insuranceCurrency: 'Canadian',
      leaders: {
        value: [{ name: 'Ana Roy', role: 'Director', area: 'fleet' }],
        evidence: 'Payroll',
        reviewBy: '2027-01-01',
      },
      cargoCover: {
        value: 'We carry cargo insurance of $250,000 on each load.',
        evidence: 'Certificate',
        reviewBy: '2027-01-01',
      },
    }) satisfies Partial<Company>,
)

const street = vi.hoisted(() => ({ street: '100 1 Street SE', postalCode: 'T2P 1A1' }))

vi.mock('../../domain/company.ts', async (importOriginal) => {
  const original = await importOriginal<{ company: Company }>()
  const { company } = original
  return { ...original, company: { ...company, ...facts, address: { ...company.address, ...street } } }
})

/** Those that only legal pages show, which are not components here. */
const elsewhere = ['legalName', 'privacyOfficer', 'serverLocation', 'accessibility', 'accessibilityPlan']

const pages = [
  () => import('./home/home.tsx'),
  () => import('./full-truckload/full-truckload.tsx'),
  () => import('./shippers/shippers.tsx'),
  () => import('./before-you-ask/before-you-ask.tsx'),
  () => import('./carriers/carriers.tsx'),
  () => import('./contact/contact.tsx'),
  () => import('./safety/safety.tsx'),
  () => import('./leadership/leadership.tsx'),
  () => import('./our-culture/our-culture.tsx'),
  () => import('./environmental-policy/environmental-policy.tsx'),
  () => import('./non-driver-jobs.tsx'),
]

test('what the owner enters is on a page', async () => {
  const html = (await Promise.all(pages.map(async (load) => rendered((await load()).default)))).join('')
  for (const text of [...textsOf({ facts, street }), 'Monday to Friday, 8:00\u00a0a.m. to 5:00\u00a0p.m.'])
    expect(html).toContain(text)
})

test('every fact is entered here, or is on a legal page', async () => {
  const { missingFacts } = await import('../../domain/missing-facts.ts')
  const missing = missingFacts().map((line) => line.match(/Set (\w+)/)?.[1])
  expect(missing.toSorted()).toEqual([...elsewhere, 'promisesConfirmedOn'].toSorted())
})

const rendered = (Page: ComponentType): string =>
  renderToString(
    createElement(
      SettingsProvider,
      { value: { ...placeholders, driverApplications: 'demo' } },
      createElement(MemoryRouter, undefined, createElement(Page)),
    ),
  )

/** Every text entered, but for what is printed in other words. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}$|^fleet$|^Payroll$|^Certificate$/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
