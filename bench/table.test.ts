import { expect, test } from 'vitest'
import { notMeasured } from './row.ts'
import { spreadOf } from './statistics.ts'
import { table } from './table.ts'

test('a measurement stands beside its reference, ratio and target', () => {
  const row = {
    measure: 'Largest paint',
    measured: spreadOf([770, 780, 790]),
    reference: spreadOf([700]),
    ratio: spreadOf([1.1, 1.114, 1.13]),
    unit: 'ms',
    target: '≤ 1.15',
    met: true,
  }
  const cells = table([row])
    .split('\n')[2]
    ?.split('|')
    .map((cell) => cell.trim())
  expect(cells).toEqual([
    '',
    'Largest paint',
    '780 ms (770–790)',
    '700 ms',
    '1.11 × (1.1–1.13)',
    '≤ 1.15',
    'yes',
    '',
    '',
  ])
})

test('what was not measured says so, and is neither met nor missed', () => {
  const cells = table([notMeasured('Inbox', '≤ 2', 'there is none')]).split('\n')[2]
  expect(cells).toContain('not measured')
  expect(cells).toContain('there is none')
  expect(cells).not.toMatch(/yes|\bno\b/)
})
