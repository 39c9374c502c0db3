import pg from 'pg'
import { StoreUnavailable } from '../errors.ts'

/** Classes of SQLSTATE that mean a fault of ours: feature, data, constraint, syntax. All others are outages. */
const OUR_FAULT = /^(0A|22|23|42)/
/** serialization_failure, deadlock_detected, lock_not_available */
const CONTENTION = new Set(['40001', '40P01', '55P03'])

export const isOurFault = (error: unknown): boolean => OUR_FAULT.test(codeOf(error))

/** Another transaction had locked the same rows for too long: the database itself is well. */
export const isContention = (error: unknown): boolean => CONTENTION.has(codeOf(error))

function codeOf(error: unknown): string {
  if (error instanceof StoreUnavailable) return codeOf(error.cause)
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}
