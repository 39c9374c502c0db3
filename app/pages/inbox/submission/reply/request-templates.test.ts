import { expect, test } from 'vitest'
import { forms, submissionForms } from '../../../../../domain/forms/forms.ts'
import { readTemplate } from '../../../../../domain/quotes/read-template.ts'
import { fillTemplate } from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { deliveredTemplates } from '../../../../../translations/delivered-templates.ts'
import { offerTemplates, placeholdersIn, valuesOf } from './request-templates.ts'

const details = (services: string[], freight: string, name: string = forms.quote.name) => {
  const form = submissionForms.find((one) => one.name === name) ?? forms.quote
  return {
    form: form.name,
    locale: 'en-CA',
    reference: 'Q-7F3K2M',
    name: '\u202eZoë',
    company: 'Northfield',
    services,
    summaryParts: ['Calgary, AB', 'Regina, SK'],
    answers: [
      { name: form.freight?.description ?? form.remarks, label: '', words: freight },
      { name: 'freight.weight', label: '', words: '9,000.5 lbs (4,083 kg)' },
    ],
    pickupOn: null,
    conversation: [],
  } as unknown as SubmissionDetails
}

const firstFor = (request: SubmissionDetails, kind: 'reply' | 'quote' = 'reply') =>
  offerTemplates(kind, deliveredTemplates, request).fitting[0]?.name

test('the delivered templates can be stored as they are, and each has an id of its own in each language', () => {
  expect(new Set(deliveredTemplates.map(({ id }) => id)).size).toBe(deliveredTemplates.length)
  for (const template of deliveredTemplates) expect(readTemplate(template)).toEqual({ template })
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

test('a request in French is offered every template in French, the fitting one first', () => {
  const french = (services: string[], freight: string, form?: string) =>
    details(services, `${freight}, avec livraison le matin`, form)
  expect(firstFor(french(['LTL'], '12 palettes'))).toBe('Prix, chargement partiel (LTL)')
  expect(firstFor(french(['LTL'], '12 palettes'), 'quote')).toBe('Chargement partiel (LTL)')
  expect(firstFor(french(['Full Truckload'], 'Acier, sur plateau'))).toBe('Prix, plateau')
  expect(firstFor(french(['Full Truckload'], 'Acier, flatbed'), 'quote')).toBe('Plateau')
  expect(firstFor(french([], 'Réservoir surdimensionne'), 'quote')).toBe('Hors normes')
  for (const { name: form } of submissionForms) {
    const { fitting, others, inOtherLanguages } = offerTemplates(
      'reply',
      deliveredTemplates,
      french([], '', form),
    )
    expect(inOtherLanguages.length).toBe(fitting.length + others.length)
    expect(new Set(inOtherLanguages.map(({ locale }) => locale))).toEqual(new Set(['en-CA']))
  }
})

const text = 'Hello {name}, {load}; {pickup date}'

test('a text is filled in from the request, and what it does not say stays to be filled in', () => {
  const filled = fillTemplate(text, valuesOf(details([], 'Seed'), 'en-CA'))
  expect(filled).toBe('Hello Zoë, Calgary, AB to Regina, SK, Seed, 9,000.5 lbs (4,083 kg); [pickup date]')
  expect(placeholdersIn(filled)).toEqual(['[pickup date]'])
})

test('numbers and days are in the language of the template', () => {
  const request = { ...details([], 'Blé'), pickupOn: '2026-12-01' }
  expect(fillTemplate(text, valuesOf(request, 'en-CA'))).toContain(
    'pickup December 1, 2026; December 1, 2026',
  )
  expect(fillTemplate(text, valuesOf(request, 'fr-CA')).replaceAll('\u00a0', '_')).toBe(
    'Hello Zoë, Calgary, AB – Regina, SK, Blé, 9_000,5_lb (4_083_kg), ramassage le 1er décembre 2026; 1er décembre 2026',
  )
})

test('what is to be filled in by hand has brackets in every language', () => {
  for (const template of deliveredTemplates)
    if (template.kind === 'reply')
      expect(placeholdersIn(template.text).length).toBe(template.text.split('[').length - 1)
  expect(placeholdersIn('[ce qui manque], [délai de l’envoi], [1], [Ab]')).toEqual([
    '[ce qui manque]',
    '[délai de l’envoi]',
  ])
})
