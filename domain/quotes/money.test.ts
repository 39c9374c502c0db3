import { expect, test } from 'vitest'
import { formatAmount, parseAmount } from './money.ts'

test.each([
  ['0.00', 0],
  ['-0.00', 0],
  ['0.05', 5],
  ['-0.05', -5],
  ['4850.00', 485_000],
  ['-120.50', -12_050],
  ['9999999.99', 999_999_999],
])('%s is %d cents', (text, cents) => expect(parseAmount(text)).toBe(cents))

test.each([
  '',
  '5',
  '5.0',
  '5.000',
  '.50',
  '1,000.00',
  '1e3',
  '+5.00',
  ' 5.00',
  '5.00 ',
  '10000000.00',
  '٥.00',
])('"%s" is no amount', (text) => expect(parseAmount(text)).toBeUndefined())

test.each([0, 1, 99, 100, -1, -100, 485_000, 999_999_999])('%d cents are read back as written', (cents) =>
  expect(parseAmount(formatAmount(cents))).toBe(cents),
)
