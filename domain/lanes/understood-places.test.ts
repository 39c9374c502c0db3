import { expect, test } from 'vitest'
import { understoodPlaces } from './understood-places.ts'

const lane = { from: { label: 'Montréal, QC' }, to: { label: 'Calgary, AB T2P' } }

test('the places of an estimate are named where one is not what was typed', () => {
  expect(understoodPlaces(lane, ['montreal qc', 'T2P 1J9'])).toEqual(['Montréal, QC', 'Calgary, AB T2P'])
  expect(understoodPlaces(lane, ['Montreal, QC, Canada', 'Calgary AB T2P', 'Boats'])).toBeUndefined()
})
