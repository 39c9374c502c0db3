/** An outside service failed. The message holds no secret and may be logged. */
export class NewsFailure extends Error {}

/** The reason without messages of other programs, which can quote a key or a page. */
export function reasonOf(error: unknown): string {
  if (error instanceof NewsFailure) return error.message
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? error.cause : error
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
