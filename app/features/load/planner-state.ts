import type { Lane } from '../../../domain/lanes/estimate.ts'
import { planLoad } from '../../../domain/load.ts'
import type { LoadLine } from '../../../domain/load-planning/load-line.ts'
import { CENTIMETRES_PER_INCH, KILOGRAMS_PER_POUND, type Units } from '../../../domain/load-planning/units.ts'
import { readMeasure, readNumber, toTenths, withoutUnit } from './typed-measures.ts'

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
type SizedMeasure = Exclude<Measure, 'count'>

const kinds = { length: 'length', width: 'length', height: 'length', weight: 'weight' } as const

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

export const isBlank = (row: PieceRow): boolean => measures.every((measure) => row[measure].trim() === '')

/** A blank row is nothing yet, and a weight may still be unknown; both leave the rest of the plan as it is. */
export function lineOf(row: PieceRow, units: Units): LoadLine {
  const { stackable, turnable } = row
  if (isBlank(row)) return { count: 0, length: 1, width: 1, height: 1, weight: 0 }
  const tenths = (measure: SizedMeasure) => toTenths(readMeasure(row[measure], kinds[measure], units))
  return {
    count: readNumber(row.count),
    length: tenths('length'),
    width: tenths('width'),
    height: tenths('height'),
    weight: row.weight === '' ? 0 : tenths('weight'),
    stackable,
    turnable,
  }
}

export const planOf = ({ rows, units }: PlannerState, lane?: Lane) =>
  planLoad({
    pieces: rows.map((row) => lineOf(row, units)),
    isWithinCanada: lane?.countries.every((country) => country === 'CA') ?? false,
  })

/** A measure of a row as a number in the units of the planner, where it was typed with another. */
export const numberOf = (row: PieceRow, measure: Measure, units: Units): string =>
  measure === 'count' ? row.count : withoutUnit(row[measure], kinds[measure], units)

/** The same load in the other units; what is not a number stays as it was typed. */
export function inUnits(state: PlannerState, units: Units): PlannerState {
  if (units === state.units) return state
  const longer = units === 'metric' ? CENTIMETRES_PER_INCH : 1
  const heavier = units === 'metric' ? KILOGRAMS_PER_POUND : 1
  const rows = state.rows.map((row) => {
    const convert = (measure: SizedMeasure, factor: number) => {
      const value = readMeasure(row[measure], kinds[measure], state.units)
      return Number.isNaN(value) ? row[measure] : String(Math.round(value * factor))
    }
    return {
      ...row,
      length: convert('length', longer),
      width: convert('width', longer),
      height: convert('height', longer),
      weight: convert('weight', heavier),
    }
  })
  return { ...state, units, rows }
}
