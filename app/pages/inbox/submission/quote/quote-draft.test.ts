import { expect, test } from 'vitest'
import type { QuoteTemplate } from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { deliveredTemplates } from '../../../../../translations/delivered-templates.ts'
import { offerTemplates } from '../reply/request-templates.ts'
import {
  newDraft,
  problemsOf,
  storedQuote,
  typedQuote,
  withoutBlankRows,
  withTemplate,
} from './quote-draft.ts'

const NOW = Date.parse('2026-07-20T15:00:00Z')

/** Of a submission, what a draft starts from. */
const details = (pickup: string | null, more: object = {}) =>
  ({
    form: 'Quote Request',
    locale: 'en-CA',
    reference: 'Q-7F3K2M',
    name: 'Zoë',
    company: '',
    summaryParts: ['Calgary, AB', 'Regina, SK'],
    services: ['Full Truckload', 'Temperature Controlled'],
    answers: [],
    pickupOn: pickup,
    conversation: [],
    quotes: [],
    ...more,
  }) as unknown as SubmissionDetails

const draftFor = (request: SubmissionDetails) =>
  newDraft(request, offerTemplates('quote', deliveredTemplates, request).fitting[0], NOW)

test('a draft starts from the request, but not from a pickup day that is over', () => {
  expect(draftFor(details('2026-07-23'))).toMatchObject({
    equipment: '53 ft refrigerated trailer',
    transit: null,
    pickup: { from: '2026-07-23', to: '2026-07-23' },
    holds: { day: '2026-07-23', time: '17:00' },
  })
  expect(draftFor(details('2026-07-03')).pickup).toEqual({ from: '', to: '' })
  expect(draftFor(details(null, { services: ['LTL'] }))).toMatchObject({
    equipment: 'Shared trailer (LTL)',
    pickup: { from: '', to: '' },
  })
})

test('what is missing or too late is said at its field, and rows without text are left out', () => {
  const draft = draftFor(details('2026-07-23'))
  const late = { ...draft, holds: { day: '2026-07-24', time: '17:00' } }
  expect(problemsOf(late, undefined, NOW)).toEqual({
    'lines.0.amount': 'Required',
    'lines.1.amount': 'Required',
    validUntil: 'Required: a day that isn’t after the pickup',
  })
  const lines = [...draft.lines.map((line) => ({ ...line, amount: '$4,850' })), { label: ' ', amount: '' }]
  const whole = withoutBlankRows({ ...draft, lines })
  expect(problemsOf(whole, undefined, NOW)).toEqual({})
  expect(typedQuote(whole, undefined)).toMatchObject({
    lines: [{ amount: '4850.00' }, { amount: '4850.00' }],
    validUntil: '2026-07-23T23:00:00.000Z',
    pickup: { from: '2026-07-23', to: '2026-07-23' },
  })
})

test('a stored draft is read again, and anything else is none', () => {
  const stored = { draft: draftFor(details(null)) }
  expect(storedQuote.parse(stored)).toEqual(stored)
  for (const other of [
    {},
    null,
    { draft: {} },
    { draft: { ...stored.draft, extras: [{ label: '', amount: '' }] } },
  ])
    expect(storedQuote.safeParse(other).success).toBe(false)
})

test('a template changes nothing that was typed, and adds what is not there', () => {
  const request = details('2026-07-23')
  const start = draftFor(request)
  const typed = {
    ...start,
    lines: [
      { label: 'Fuel surcharge', amount: '700.00' },
      { label: 'Ferry', amount: '95.00' },
    ],
    includes: 'Loading',
    note: 'As agreed on the phone.',
  }
  const template: QuoteTemplate = {
    ...(deliveredTemplates.find(({ id }) => id === 'quote-flatbed-en-CA') as QuoteTemplate),
    includes: ['Loading', 'Straps'],
    extras: [{ label: 'Layover', amount: '450.00', per: 'a day' }],
    note: 'For {reference}, pickup {pickup date}.',
    validHours: 48,
  }
  expect(withTemplate(typed, template, request, NOW)).toEqual({
    ...typed,
    equipment: '53 ft flatbed',
    lines: [
      { label: 'Linehaul', amount: '' },
      { label: 'Fuel surcharge', amount: '700.00' },
      { label: 'Tarps', amount: '' },
      { label: 'Ferry', amount: '95.00' },
    ],
    includes: 'Loading\nStraps',
    extras: [{ label: 'Layover', amount: '450.00', per: 'a day' }],
    note: 'As agreed on the phone.\n\nFor Q-7F3K2M, pickup July 23, 2026.',
    holds: { day: '2026-07-22', time: '09:00' },
  })
  const late = withTemplate(typed, { ...template, validHours: 200 }, request, NOW)
  expect(late.holds).toEqual(typed.holds)
})
