import type { Spread } from './statistics.ts'

/** One line of the table. */
export interface Row {
  measure: string
  /** Absent when it could not be measured; `note` says why. */
  measured?: Spread
  reference?: Spread
  /** Measured by reference, round by round. */
  ratio?: Spread
  unit: string
  target: string
  met?: boolean
  note?: string
}

export const notMeasured = (measure: string, target: string, note: string): Row => ({
  measure,
  target,
  note,
  unit: '',
})
