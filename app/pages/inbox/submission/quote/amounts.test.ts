import { expect, test } from 'vitest'
import { decimalOf, perDistance, sumOf, tidyAmount } from './amounts.ts'

test.each([
  ['4850', '4850.00'],
  ['4,850.5', '4850.50'],
  ['$4,850', '4850.00'],
  [' CAD 4 850 ', '4850.00'],
  ['4\u00a0850,50 $', '4850.50'],
  ['4,850', '4850.00'],
  ['1,234,567.89', '1234567.89'],
  ['.5', '0.50'],
  ['95.', '95.00'],
  ['0075', '75.00'],
  ['-50', '-50.00'],
  ['\u221250', '-50.00'],
  ['-$50', '-50.00'],
  ['$-50', '-50.00'],
])('%s is an amount', (typed, decimal) => expect(decimalOf(typed)).toBe(decimal))

test.each(['', '-', '$', 'call us', '48,50,0', '4.855', '1e5', '--5', '12345678', '4,8505'])(
  '%j is none, and stays as it was typed',
  (typed) => {
    expect(decimalOf(typed)).toBe(typed)
    expect(tidyAmount(typed)).toBe(typed)
  },
)

test('a field shows an amount with commas', () => {
  expect(tidyAmount('$6150')).toBe('6,150.00')
  expect(tidyAmount('-1234.5')).toBe('-1,234.50')
})

test('the total counts what is there, and says how much is missing', () => {
  const lines = [{ amount: '6,150.00' }, { amount: '' }, { amount: '-0.10' }, { amount: 'soon' }]
  expect(sumOf(lines)).toEqual({ total: 614_990, missing: 2 })
})

test('a price per kilometre has two places', () => {
  expect(perDistance(780_100, 3310)).toBe('2.36')
  expect(perDistance(780_100, 2060)).toBe('3.79')
})
