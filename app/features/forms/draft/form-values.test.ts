import { expect, test } from 'vitest'
import { requiredNames } from '../../../../domain/forms/form.ts'
import { quoteRequest } from '../../../../domain/forms/quote-request.ts'
import { laneValue } from '../../../../domain/lanes/lane-parameter.ts'
import { prefillForm, requiredGiven } from './form-values.ts'

test('a link fills in only the fields that it names and that exist', () => {
  expect(
    prefillForm(quoteRequest, '?services=LTL&services=Full+Truckload&pickupLocation=Banff&email=&x=1'),
  ).toEqual({
    services: ['LTL', 'Full Truckload'],
    pickupLocation: 'Banff',
  })
})

test.each([
  [
    '?freight.weight=12+000&freight.weightUnit=kg',
    { 'freight.weight': '12 000', 'freight.weightUnit': 'kg' },
  ],
  ['?freight.weight=7200', { 'freight.weight': '7200', 'freight.weightUnit': 'lbs' }],
  [
    '?freight.weight=7200&freight.weightUnit=stone',
    { 'freight.weight': '7200', 'freight.weightUnit': 'lbs' },
  ],
  ['?freight.weightUnit=kg', {}],
])('the link %s fills in the unit with its number, never without', (query, values) => {
  expect(prefillForm(quoteRequest, query)).toEqual(values)
})

test('the progress counts required answers that are valid', () => {
  const typed = {
    pickupLocation: 'Calgary',
    deliveryLocation: ' ',
    email: 'zoe@sample',
    phone: '1',
    company: 'X',
  }
  expect(requiredGiven(quoteRequest, typed)).toEqual({ given: 2, of: requiredNames(quoteRequest).length })
})

test('a lane in one parameter fills in both places', () => {
  const query = new URLSearchParams({ lane: laneValue('Calgary, AB', 'Montréal, QC') })
  expect(prefillForm(quoteRequest, `?${query}`)).toEqual({
    pickupLocation: 'Calgary, AB',
    deliveryLocation: 'Montréal, QC',
  })
  expect(prefillForm(quoteRequest, '?lane=Calgary')).toEqual({ pickupLocation: 'Calgary' })
})
