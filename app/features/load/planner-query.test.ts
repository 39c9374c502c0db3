import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery, writeQuery } from './planner-query.ts'
import { example, extras, inUnits, lineOf, newRow, pallets, planOf } from './planner-state.ts'

test('an address has room for a whole load', () => {
  const load = {
    units: 'metric' as const,
    rows: [
      newRow(1, { ...pallets(6), stackable: true }),
      newRow(2, { ...pallets(4), width: '47.5', turnable: true }),
    ],
    extras: ['pickup-site' as const, 'delivery-dock' as const],
  }
  expect(readQuery(writeQuery(load))).toEqual(load)
  expect(writeQuery(example)).toBe('?row=6x48x40x50x600')
})

test('an address says numbers in its units, and nothing of what cannot be read', () => {
  const rows = [
    newRow(1, { count: '6', length: '4 ft', width: '1,02 m', height: '50 pieces', weight: '272 kg' }),
  ]
  expect(writeQuery({ ...example, rows })).toBe('?row=6x48x40.2xx599.7')
})

test('a row that is not complete keeps what is typed', () =>
  expect(readQuery('?row=6xx40xx')?.rows).toEqual([newRow(1, { count: '6', width: '40' })]))

test.each([
  '',
  '?',
  '?row=',
  '?row=x',
  '?row=<script>',
  '?row=%3Cscript%3Ealert(1)%3C/script%3E',
  '?row=1x2',
  '?row=-1x-1x-1x-1x-1&row=%00&row=%E0%A4%A',
  '?row=1x2x3',
  '?units=metric',
  '?row=axbxcxdxe',
  '?%',
])('an address like %s says nothing', (query) => expect(readQuery(query)).toBeUndefined())

test('whatever an address says, it gives a load that can be planned', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '999999999999', '1e9', '0', '.', ',', '1,500', '-5'),
  )
  const row = fc.array(part, { maxLength: 8 }).map((parts) => parts.join('x'))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), fc.array(fc.constantFrom(...extras, 'x')), (rows, more) => {
      const query = new URLSearchParams([
        ...rows.map((one) => ['row', one]),
        ...more.map((one) => ['extra', one]),
      ])
      const state = readQuery(`?${query}`)
      if (!state) return
      expect(state.rows.length).toBeLessThanOrEqual(20)
      expect(Number.isFinite(planOf(state).linearFeet)).toBe(true)
      expect(readQuery(writeQuery(state))).toEqual(
        readQuery(writeQuery(readQuery(writeQuery(state)) ?? state)),
      )
    }),
  )
})

test.each([
  `?row=${'9'.repeat(400)}x1x1x1x1`,
  `?${'row=999999x1x1x1x1&'.repeat(500)}`,
  '?row=1000000x0.1x0.1x0.1x0.1-stack-turn&extra=nothing&units=stones',
])('the load of an address like %.30s can be planned', (query) => {
  const load = readQuery(query) ?? example
  expect(load.rows.length).toBeLessThanOrEqual(20)
  expect(Number.isFinite(planOf(load).linearFeet)).toBe(true)
})

test('a pallet has the same place in either unit', () => {
  const load = { ...example, rows: [newRow(1, { ...pallets(26), turnable: true })] }
  const metric = inUnits(load, 'metric')
  expect(metric.rows[0]).toMatchObject({ length: '122', width: '102', height: '127', weight: '272' })
  expect(inUnits(metric, 'imperial').rows).toEqual(load.rows)
  expect(lineOf(newRow(1, { ...pallets(1), length: '122' }), 'metric').length).toBe(48)
  expect(planOf(inUnits({ ...example, rows: [newRow(1, pallets(12))] }, 'metric')).linearFeet).toBe(24)
})
