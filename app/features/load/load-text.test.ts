import { describe, expect, test } from 'vitest'
import { extrasOf, quoteUrl, statusOf } from './load-text.ts'
import { example, newRow, type PieceRow, type PlannerState, pallets, planOf } from './planner-state.ts'

const load = (...rows: Partial<PieceRow>[]): PlannerState => ({
  ...example,
  rows: rows.map((row, i) => newRow(i + 1, row)),
})
const crates = { count: '4', length: '60', width: '48', height: '60', weight: '900' }

describe('the status', () => {
  const statusFor = (state: PlannerState) => statusOf(planOf(state), state.units)

  test('says what kind of load it is', () => {
    expect(statusFor(load(pallets(6), crates)).kind).toBe('ok')
    expect(statusFor(load(pallets(26))).kind).toBe('full')
    expect(statusFor(load(pallets(27))).kind).toBe('fails')
    expect(statusFor(load({})).kind).toBe('empty')
  })

  test('counts what does not fit once', () => {
    expect(statusFor(load({ ...crates, height: '112', width: '120' })).heading).toBe('4 pieces don’t fit.')
    expect(statusFor(load({ ...crates, count: '1', height: '112' })).heading).toBe('One piece doesn’t fit.')
  })

  test('gives limits in the units of the visitor', () =>
    expect(statusFor({ ...load({ ...crates, height: '290' }), units: 'metric' }).text).toContain(
      'takes 274 cm',
    ))
})

describe('the way into the quote', () => {
  const queryOf = (state: PlannerState, typed = '') =>
    new URL(quoteUrl(state, planOf(state), typed), 'http://site').searchParams

  test('has weight in pounds, dimensions and the plan on one line', () => {
    const query = queryOf({ ...load(pallets(6), { ...crates, turnable: true }), extras: ['delivery-dock'] })
    expect(query.get('freight.weight')).toBe('7200')
    expect(query.get('freight.dimensions')).toBe('6 of 48 × 40 × 50 in; 4 of 60 × 48 × 60 in')
    expect(query.get('additionalInfo')).toMatch(
      /^Load plan: [^\n]*22 linear ft[^\n]*B may be turned[^\n]*Liftgate at delivery\.$/,
    )
  })

  test('has the weight in the units of the visitor, and sizes typed in others in these', () => {
    const crate = { count: '4', length: '1.2 m', width: '48 in', height: '127', weight: '408,2' }
    const query = queryOf({ ...load(crate), units: 'metric' })
    expect(query.get('freight.weight')).toBe('1633')
    expect(query.get('freight.weightUnit')).toBe('kg')
    expect(query.get('freight.dimensions')).toBe('4 of 120 × 121.9 × 127 cm')
  })

  test('keeps what is typed already, and takes only the former plan away', () => {
    const state = load(pallets(6))
    const once = queryOf(state, 'Call ahead.').get('additionalInfo') ?? ''
    expect(once).toMatch(/^Call ahead\.\nLoad plan: /)
    expect(queryOf(state, `${once}\nAsk for Sam.`).get('additionalInfo')).toMatch(
      /^Call ahead\.\nAsk for Sam\.\nLoad plan: [^\n]*$/,
    )
  })

  test('stays within what a one-line field takes', () => {
    const long = load(...Array.from({ length: 20 }, () => ({ ...crates, length: '123,456.78' })))
    expect(queryOf(long).get('freight.dimensions')).toBe('See additional information')
  })

  test('a load without a weight leaves the weight alone', () =>
    expect(queryOf(load({ ...crates, weight: '' })).has('freight.weight')).toBe(false))
})

test('what costs extra comes from the boxes ticked and from the sizes', () => {
  const wide = load({ ...crates, length: '120', width: '110' })
  const needed = extrasOf({ ...wide, extras: ['pickup-site'] }, planOf(wide))
  expect(needed).toHaveLength(3)
  expect(needed.join()).toMatch(/limited access at pickup.*oversize.*overlength/)
  const long = load({ ...crates, length: '96', width: '40' })
  expect(extrasOf(long, planOf(long)).join()).toMatch(/96\sin or longer/)
  const shorter = load({ ...crates, length: '95', width: '40' })
  expect(extrasOf(shorter, planOf(shorter))).toEqual([])
})
