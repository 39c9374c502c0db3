import type { Lane } from '../../../domain/lanes/estimate.ts'
import { planLoad } from '../../../domain/load.ts'
import type { LoadLine } from '../../../domain/load-planning/load-line.ts'
import { CENTIMETRES_PER_INCH, KILOGRAMS_PER_POUND, type Units } from '../../../domain/load-planning/units.ts'

/** The values of the planner's controls; numbers as they were typed. */
export interface PlannerState {
  units: Units
  rows: readonly PieceRow[]
  extras: readonly Extra[]
}

export interface PieceRow extends Record<Measure, string> {
  /** Identifies the row while rows move. */
  id: number
  stackable: boolean
  turnable: boolean
}

export const measures = ['count', 'length', 'width', 'height', 'weight'] as const
export type Measure = (typeof measures)[number]

export const extras = [
  'pickup-dock',
  'pickup-site',
  'pickup-appointment',
  'delivery-dock',
  'delivery-site',
  'delivery-appointment',
] as const
export type Extra = (typeof extras)[number]

/** The URL may be anyone's: this many rows are read, and this many a visitor may add. */
export const MAX_ROWS = 20

const blank = { count: '', length: '', width: '', height: '', weight: '', stackable: false, turnable: false }

export const newRow = (id: number, row: Partial<PieceRow> = {}): PieceRow => ({ ...blank, ...row, id })

export const pallets = (count: number): Partial<PieceRow> => ({
  count: String(count),
  length: '48',
  width: '40',
  height: '50',
  weight: '600',
})

export const example: PlannerState = { units: 'imperial', rows: [newRow(1, pallets(6))], extras: [] }

/** A number as people write it: 1,500 and 1 500 and 47,5 and 47.5; NaN for anything else. */
export function readNumber(typed: string): number {
  const text = typed.trim().replaceAll(/[\s\u00a0]/g, '')
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  return /^\d*[.,]?\d+$|^\d+[.,]$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

export const isBlank = (row: PieceRow): boolean => measures.every((measure) => row[measure].trim() === '')

/** A blank row is nothing yet, and a weight may still be unknown; both leave the rest of the plan as it is. */
export function lineOf(row: PieceRow, units: Units): LoadLine {
  const { stackable, turnable } = row
  if (isBlank(row)) return { count: 0, length: 1, width: 1, height: 1, weight: 0 }
  const inches = (typed: string) => readNumber(typed) / (units === 'metric' ? CENTIMETRES_PER_INCH : 1)
  const pounds = readNumber(row.weight || '0') / (units === 'metric' ? KILOGRAMS_PER_POUND : 1)
  return {
    count: readNumber(row.count),
    // A tape measure is no finer than this: 122 cm and 48 in are the same pallet.
    length: toTenths(inches(row.length)),
    width: toTenths(inches(row.width)),
    height: toTenths(inches(row.height)),
    weight: toTenths(pounds),
    stackable,
    turnable,
  }
}

export const planOf = ({ rows, units }: PlannerState, lane?: Lane) =>
  planLoad({
    pieces: rows.map((row) => lineOf(row, units)),
    isWithinCanada: lane?.countries.every((country) => country === 'CA') ?? false,
  })

/** The same load in the other units; what is not a number stays as it was typed. */
export function inUnits(state: PlannerState, units: Units): PlannerState {
  if (units === state.units) return state
  const longer = units === 'metric' ? CENTIMETRES_PER_INCH : 1 / CENTIMETRES_PER_INCH
  const heavier = units === 'metric' ? KILOGRAMS_PER_POUND : 1 / KILOGRAMS_PER_POUND
  const convert = (typed: string, factor: number) => {
    const value = readNumber(typed)
    return Number.isNaN(value) ? typed : String(Math.round(value * factor))
  }
  const rows = state.rows.map((row) => ({
    ...row,
    length: convert(row.length, longer),
    width: convert(row.width, longer),
    height: convert(row.height, longer),
    weight: convert(row.weight, heavier),
  }))
  return { ...state, units, rows }
}

const toTenths = (value: number): number => Math.round(value * 10) / 10
