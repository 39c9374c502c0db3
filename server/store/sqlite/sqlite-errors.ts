import { StoreUnavailable } from '../errors.ts'

/** Result codes of SQLite, https://sqlite.org/rescode.html */
const BUSY = 5
const CORRUPT = 11
const NOTADB = 26
const DAMAGES = new Set([CORRUPT, NOTADB])
const READ_ONLY = 8
const OUTAGES = new Set([BUSY, 6, 7, READ_ONLY, 10, CORRUPT, 13, 14, 15, NOTADB])

/** Another connection holds the lock; a retry can succeed. */
export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY

export const isReadOnly = (error: unknown): boolean => resultCode(error) === READ_ONLY

/** Locked, read-only, full, broken or gone: not a fault of the statement. */
export const isOutage = (error: unknown): boolean => OUTAGES.has(resultCode(error) ?? 0) || isClosed(error)

/** Damaged beyond what trying again can mend. */
export const isDamaged = (error: unknown): boolean => DAMAGES.has(resultCode(error) ?? 0)

const resultCode = (error: unknown): number | undefined => {
  if (error instanceof StoreUnavailable) return resultCode(error.cause)
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}

const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE'
