/** Nothing can be stored now, and nothing was. Worth trying again. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  constructor(cause: unknown) {
    super('Nothing can be stored at present', { cause })
  }
}

/** The innermost cause of an error, as the system reported it. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error instanceof StoreUnavailable) return reasonOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}
