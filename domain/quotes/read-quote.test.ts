import { expect, test } from 'vitest'
import { readQuote, type TypedQuote } from './read-quote.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-21T17:00:00Z')

const typed: TypedQuote = {
  currency: 'CAD',
  lines: [{ label: 'Linehaul', amount: '6150.00' }],
  validUntil: new Date(NOW + 6 * DAY).toISOString(),
}
const line = { label: 'a', amount: '1.00' }

test.each<[string, Partial<TypedQuote>, string]>([
  ['no line', { lines: [] }, 'lines'],
  ['21 lines', { lines: Array.from({ length: 21 }, () => line) }, 'lines'],
  ['a total of 0.99', { lines: [{ label: 'a', amount: '0.99' }] }, 'lines'],
  [
    'too large a total',
    {
      lines: [
        { label: 'a', amount: '9999999.99' },
        { label: 'b', amount: '0.01' },
      ],
    },
    'lines',
  ],
  ['an amount without cents', { lines: [{ label: 'a', amount: '5' }] }, 'lines.0.amount'],
  ['no amount', { lines: [{ label: 'a', amount: '' }] }, 'lines.0.amount'],
  ['a label of spaces', { lines: [{ label: ' ', amount: '5.00' }] }, 'lines.0.label'],
  ['a label that is too long', { lines: [{ label: 'a'.repeat(121), amount: '5.00' }] }, 'lines.0.label'],
  ['another currency', { currency: 'EUR' }, 'currency'],
  ['no validity', { validUntil: '' }, 'validUntil'],
  ['a validity of 59 minutes', { validUntil: new Date(NOW + 59 * 60_000).toISOString() }, 'validUntil'],
  ['a validity beyond 90 days', { validUntil: new Date(NOW + 90 * DAY + 1).toISOString() }, 'validUntil'],
  ['a time without a zone', { validUntil: '2026-11-25T17:00' }, 'validUntil'],
  ['transit that ends before it begins', { transitDays: { low: 6, high: 5 } }, 'transitDays'],
  ['half a day', { transitDays: { low: 0.5, high: 5 } }, 'transitDays'],
  ['a pickup that is no day', { pickup: { from: 'soon', to: '2026-12-01' } }, 'pickup.from'],
  ['a pickup that ends before it begins', { pickup: { from: '2026-12-02', to: '2026-12-01' } }, 'pickup.to'],
  ['21 things included', { includes: Array.from({ length: 21 }, () => 'a') }, 'includes'],
  ['an extra without an amount', { extras: [{ label: 'Waiting', amount: '' }] }, 'extras.0.amount'],
  ['a note that is too long', { note: 'a'.repeat(2001) }, 'note'],
])('%s is a problem', (_, more, path) => {
  const read = readQuote({ ...typed, ...more }, NOW)
  expect('problems' in read && Object.keys(read.problems)).toEqual([path])
})

test.each<[string, Partial<TypedQuote>, number]>([
  ['1.00 for an hour', { lines: [line], validUntil: new Date(NOW + HOUR).toISOString() }, 100],
  [
    '9,999,999.99 for 90 days',
    { lines: [{ label: 'a', amount: '9999999.99' }], validUntil: new Date(NOW + 90 * DAY).toISOString() },
    999_999_999,
  ],
  [
    '20 lines with a discount',
    { lines: [...Array.from({ length: 19 }, () => line), { label: 'Discount', amount: '-2.50' }] },
    1650,
  ],
])('%s is a quote', (_, more, total) => {
  expect(readQuote({ ...typed, ...more }, NOW)).toMatchObject({ total })
})

test('what was left empty is left out, and times are kept in UTC', () => {
  const read = readQuote(
    {
      ...typed,
      validUntil: '2026-11-25T17:00:00-07:00',
      equipment: ' ',
      includes: ['', 'Loading'],
      note: '',
    },
    NOW,
  )
  expect(read).toEqual({
    terms: {
      currency: 'CAD',
      lines: [{ label: 'Linehaul', amount: '6150.00' }],
      validUntil: '2026-11-26T00:00:00.000Z',
      includes: ['Loading'],
      extras: [],
    },
    total: 615_000,
  })
})
