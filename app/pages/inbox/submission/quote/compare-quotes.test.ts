import { expect, test } from 'vitest'
import type { Quote } from '../../../../../domain/quotes/quotes.ts'
import { compareQuotes } from './compare-quotes.ts'

const quote: Quote = {
  number: 1,
  state: 'replaced',
  sentAt: '2026-07-20T15:00:00.000Z',
  currency: 'CAD',
  total: '7800.00',
  lines: [
    { label: 'Linehaul', amount: '6150.00' },
    { label: 'Stop-off', amount: '825.00' },
    { label: 'Stop-off', amount: '825.00' },
  ],
  validUntil: '2026-07-27T23:00:00.000Z',
  pickup: { from: '2026-07-28', to: '2026-07-28' },
  includes: ['Loading'],
  extras: [{ label: 'Layover', amount: '450.00', per: 'a day' }],
}

test('two versions show what changed in the order of a quote, and nothing else', () => {
  expect(compareQuotes(quote, quote)).toEqual([])
  const after: Quote = {
    ...quote,
    number: 2,
    total: '6975.00',
    lines: [...quote.lines.slice(0, 2), { label: 'Tarps', amount: '120.00' }],
    pickup: { from: '2026-07-29', to: '2026-07-30' },
    extras: [],
    note: 'As agreed.',
  }
  expect(
    compareQuotes(quote, after).map(({ label, was, is }) =>
      [label, was, is].map((text) => text.replaceAll(/\s/g, ' ')),
    ),
  ).toEqual([
    ['Tarps', '', '120.00'],
    ['Stop-off', '825.00', ''],
    ['Total before tax', 'CAD 7,800.00', 'CAD 6,975.00'],
    ['Pickup', 'Tue, Jul 28', 'Wed, Jul 29 to Thu, Jul 30'],
    ['Layover', 'CAD 450.00 a day', ''],
    ['Dispatch writes', '', 'As agreed.'],
  ])
})
