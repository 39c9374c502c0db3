import { expect, test } from 'vitest'
import { ratioOf, rowOf, spreadOf, table } from './table.ts'

test('the median of an odd number of rounds is the one in the middle', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 })
})

test('the median of an even number of rounds lies between the two in the middle', () => {
  expect(spreadOf([4, 1, 2, 100]).median).toBe(3)
})

test('each round is held against the reference of the same round', () => {
  expect(ratioOf([10, 300, 60], [10, 100, 30]).median).toBe(2)
})

test('nothing measured is not a measurement', () =>
  expect(() => spreadOf([])).toThrow('nothing was measured'))

const paint = { measure: 'Largest paint', unit: 'ms', limit: { atMost: 1.15 }, of: 'a bare page' }

test('a measurement is beside its reference, ratio and target', () => {
  const row = rowOf({ ...paint, values: [770, 780, 790], references: [700, 700, 700] })
  const cells = table([row])
    .split('\n')[2]
    ?.split('|')
    .map((cell) => cell.trim())
  expect(cells?.slice(1, -2)).toEqual([
    'Largest paint',
    '780 ms (770–790)',
    '700 ms',
    '1.11 × (1.1–1.13)',
    '≤ 1.15 × a bare page',
    'yes',
  ])
})

test.each([
  [{ atMost: 5 }, 5, true],
  [{ atMost: 5 }, 6, false],
  [{ atLeast: 5 }, 5, true],
  [{ atLeast: 5 }, 4, false],
  [{ atMost: 5 }, Number.NaN, false],
])('held against %j, %d meets it: %s', (limit, value, isMet) => {
  expect(rowOf({ measure: 'Start', values: [value], limit }).isMet).toBe(isMet)
})

test('what was not measured says so, and is missed', () => {
  const line = table([{ measure: 'Inbox', target: '', isMet: false, note: 'there is none' }]).split('\n')[2]
  expect(line).toBe('| Inbox | not measured |  |  |  | no | there is none |')
})
