import pg from 'pg'
import { StoreUnavailable } from '../errors.ts'

/** Classes of SQLSTATE that mean a fault of ours: feature, data, constraint, syntax. All others are outages. */
const OUR_FAULT = /^(0A|22|23|42)/

export type Contention = 'serialization' | 'deadlock' | 'lock'

/** serialization_failure, deadlock_detected, lock_not_available */
const CONTENTION: ReadonlyMap<string, Contention> = new Map([
  ['40001', 'serialization'],
  ['40P01', 'deadlock'],
  ['55P03', 'lock'],
])

/** invalid_sql_statement_name, duplicate_prepared_statement: a pooler gave the connection that has it to somebody else. */
const NAME_LOST = new Set(['26000', '42P05'])

export const isOurFault = (error: unknown): boolean => OUR_FAULT.test(codeOf(error))

/** Another transaction needed the same rows: the database itself is well. */
export const contentionOf = (error: unknown): Contention | undefined => CONTENTION.get(codeOf(error))

export const isNameLost = (error: unknown): boolean => NAME_LOST.has(codeOf(error))

/** division_by_zero */
export const isDivisionByZero = (error: unknown): boolean => codeOf(error) === '22012'

function codeOf(error: unknown): string {
  if (error instanceof StoreUnavailable) return codeOf(error.cause)
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}
