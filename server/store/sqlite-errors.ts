/** Result codes of SQLite, https://sqlite.org/rescode.html */
const BUSY = 5
const OUTAGES = new Set([BUSY, 6, 7, 8, 10, 11, 13, 14, 15, 26])

export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY

/** Locked, read-only, full, broken or gone: not a fault of the statement. */
export const isOutage = (error: unknown): boolean => OUTAGES.has(resultCode(error) ?? 0) || isClosed(error)

const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined

const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE'
