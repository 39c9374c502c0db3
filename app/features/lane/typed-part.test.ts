import { expect, test } from 'vitest'
import { typedPart } from './typed-part.ts'

test.each([
  ['Toronto, ON', 'toron', 'Toron'],
  ['Montréal, QC', 'montreal', 'Montréal'],
  ['Trois-Rivières, QC', 'RIVIERES', 'Rivières'],
  ['Calgary, AB T2P', 't2p', 'T2P'],
  ['Medicine Hat, AB', ' medicine h ', 'Medicine H'],
  ['Vancouver, BC', 'vancuver', undefined],
  ['Toronto, ON', 'ronto', undefined],
  ['Toronto, ON', '', undefined],
  ['Toronto, ON', 'Toronto, ON, Canada', undefined],
])('of %s, the typed %s marks %s', (label, typed, marked) => {
  const part = typedPart(label, typed)
  expect(part && label.slice(...part)).toBe(marked)
})
