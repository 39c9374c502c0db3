import { expect, test } from 'vitest'
import { forms } from '../../../../../domain/forms/forms.ts'
import { readTemplate } from '../../../../../domain/quotes/read-template.ts'
import { fillTemplate } from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enDeliveredTemplates } from '../../../../../translations/en/mail/delivered-templates.ts'
import { offeredFor, placeholdersIn, valuesOf } from './request-templates.ts'

const details = (services: string[], freight: string, form: string = forms.quote.name) =>
  ({
    form,
    locale: 'en-CA',
    reference: 'Q-7F3K2M',
    name: '\u202eZoë',
    company: 'Northfield',
    services,
    summaryParts: ['Calgary, AB', 'Regina, SK'],
    answers: [
      { name: 'freight.type', label: '', words: freight },
      { name: 'freight.weight', label: '', words: '9,000 lbs' },
    ],
  }) as unknown as SubmissionDetails

const firstFor = (request: SubmissionDetails, kind: 'reply' | 'quote' = 'reply') =>
  offeredFor(kind, enDeliveredTemplates, request).fitting[0]?.name

test('the delivered templates can be stored as they are, and each has an id of its own', () => {
  expect(new Set(enDeliveredTemplates.map(({ id }) => id)).size).toBe(enDeliveredTemplates.length)
  for (const template of enDeliveredTemplates) expect(readTemplate(template)).toEqual({ template })
})

test('the template that fits the service or the equipment comes first', () => {
  expect(firstFor(details(['LTL'], '12 pallets of seed'))).toBe('Price, LTL')
  expect(firstFor(details(['LTL'], '12 pallets of seed'), 'quote')).toBe('LTL')
  expect(firstFor(details(['Full Truckload', 'LTL'], 'Seed'))).toBe('Price, full truckload')
  expect(firstFor(details(['Full Truckload', 'Temperature Controlled'], 'Food'))).toBe('Price, refrigerated')
  expect(firstFor(details(['Full Truckload'], 'Lumber, flat-deck'))).toBe('Price, flatbed')
  expect(firstFor(details([], 'Oversized tank'))).toBe('Oversize: what we need to know')
  expect(firstFor(details([], 'Oversized tank'), 'quote')).toBe('Oversize')
  expect(firstFor(details([], 'Boxes'))).toBe('Price for a lane')
  expect(firstFor(details([], '', forms.carrier.name))).toBe('Next step')
})

test('a text is filled in from the request, and what it does not say stays to be filled in', () => {
  const text = 'Hello {name}, {load}; {pickup date}'
  const filled = fillTemplate(text, valuesOf(details([], 'Seed')))
  expect(filled).toBe('Hello Zoë, Calgary, AB to Regina, SK, Seed, 9,000 lbs; [pickup date]')
  expect(placeholdersIn(filled)).toEqual(['[pickup date]'])
})
