/** Something outside did not answer as it should; its words hold nothing secret and may be logged. */
export class NewsFailure extends Error {}

/** Why it failed, without the words of others: those can quote a key or a page. */
export function reasonOf(error: unknown): string {
  if (error instanceof NewsFailure) return error.message
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? error.cause : error
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
