import { expect, test } from 'vitest'
import { quoteRequest } from '../../../../domain/forms/quote-request.ts'
import { restoredDraft } from './stored-draft.ts'

test('a draft comes back as it was typed, with the key of its last attempt', () => {
  const stored = {
    typed: { pickupLocation: 'Olds, AB', services: ['LTL'], 'freight.weightUnit': 'kg' },
    attempt: { key: 'a-key', fingerprint: 'x', stored: 'maybe' },
    query: '?services=LTL',
    chosen: { resume: 'cv.pdf' },
  }
  expect(restoredDraft(quoteRequest, stored)).toEqual(stored)
})

test.each([
  null,
  'text',
  [],
  { typed: 5 },
  { typed: { name: {}, other: 'y' }, attempt: { key: 1 }, query: 2 },
])('foreign content %j is ignored', (stored) =>
  expect(restoredDraft(quoteRequest, stored)).toEqual({ typed: {} }),
)
