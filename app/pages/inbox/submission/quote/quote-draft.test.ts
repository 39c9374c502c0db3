import { expect, test } from 'vitest'
import type { SubmissionDetails } from '../../../../../domain/inbox.ts'
import { newDraft, problemsOf, readQuoteDraft, typedQuote, withoutBlankRows } from './quote-draft.ts'

const NOW = Date.parse('2026-07-20T15:00:00Z')

/** Of a submission, what a draft starts from. */
const details = (pickup: string, more: object = {}) =>
  ({
    form: 'Quote Request',
    services: ['Full Truckload', 'Temperature Controlled'],
    answers: [{ name: 'pickupDate', label: '', words: pickup }],
    quotes: [],
    ...more,
  }) as unknown as SubmissionDetails

test('a draft starts from the request, but not from a pickup day that is over', () => {
  expect(newDraft(details('July 23, 2026'), NOW)).toMatchObject({
    equipment: '53 ft refrigerated trailer',
    transit: null,
    pickup: { from: '2026-07-23', to: '2026-07-23' },
    holds: { day: '2026-07-23', time: '17:00' },
  })
  expect(newDraft(details('July 3, 2026'), NOW).pickup).toEqual({ from: '', to: '' })
  expect(newDraft(details('soon', { services: ['LTL'] }), NOW)).toMatchObject({
    equipment: 'Shared trailer (LTL)',
    pickup: { from: '', to: '' },
  })
})

test('what is missing or too late is said at its field, and rows without text are left out', () => {
  const draft = newDraft(details('July 23, 2026'), NOW)
  const late = { ...draft, holds: { day: '2026-07-24', time: '17:00' } }
  expect(problemsOf(late, undefined, NOW)).toEqual({
    'lines.0.amount': 'Required',
    'lines.1.amount': 'Required',
    validUntil: 'Required: a day that is not after the pickup',
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
  const stored = { draft: newDraft(details(''), NOW), at: '2026-07-20T15:00:00.000Z' }
  expect(readQuoteDraft(JSON.stringify(stored))).toEqual(stored)
  for (const other of ['', '{}', 'null', '{"draft":{},"at":"2026-07-20T15:00:00.000Z"}'])
    expect(readQuoteDraft(other)).toBeUndefined()
})
