import { expect, test } from 'vitest'
import { postalCodeAlone, understoodPlaces, withTown } from './understood-places.ts'

const lane = { from: { label: 'Montréal, QC' }, to: { label: 'Calgary, AB T2P' } }

test('the places of an estimate are named where one is not what was typed', () => {
  expect(understoodPlaces(lane, ['montreal qc', 'T2P 1J9'])).toEqual(['Montréal, QC', 'Calgary, AB T2P'])
  expect(understoodPlaces(lane, ['Montreal, QC, Canada', 'Calgary AB T2P', 'Boats'])).toBeUndefined()
})

test.each([
  ['m5v', 'M5V'],
  [' M5V2T6 ', 'M5V 2T6'],
  ['90012-1234', '90012-1234'],
  ['Toronto M5V', undefined],
  ['12345 Main St', undefined],
])('%s alone is the postal code %s', (typed, code) => expect(postalCodeAlone(typed)).toBe(code))

test('a code alone is shown with its town, and a text that names one as it is', () => {
  expect(withTown('m5v 2t6', 'Toronto, ON M5V')).toBe('Toronto, ON M5V 2T6')
  expect(withTown('90012', 'Los Angeles, CA 90012')).toBe('Los Angeles, CA 90012')
  expect(withTown('Toronto', 'Toronto, ON')).toBe('Toronto')
  expect(withTown('M5V', undefined)).toBe('M5V')
})
