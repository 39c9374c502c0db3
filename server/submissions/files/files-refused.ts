import type { Refusal } from '../../http/error-messages.ts'

/** Files are not taken now; the same without them is. */
export class FilesRefused extends Error {
  override name = 'FilesRefused'
  readonly refusal: Refusal
  /** Seconds. */
  readonly retryAfter: number

  constructor(refusal: Refusal, retryAfter: number) {
    super(refusal.message)
    this.refusal = refusal
    this.retryAfter = retryAfter
  }
}
