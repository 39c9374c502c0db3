import { type Refusal, refusals } from '../http/error-messages.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Kept, SubmissionInput } from '../store/submissions.ts'

/** `retryAfter` is in seconds. */
export type SubmitResult = { reference: string } | { refusal: Refusal; retryAfter?: number }

type LimitedStore = Pick<Services, 'store' | 'mailer'> & { limit: RateLimit }

/** Stores a submission unless its sender has stored too many. */
export async function submit(
  input: SubmissionInput,
  address: string,
  { store, mailer, limit }: LimitedStore,
): Promise<SubmitResult> {
  const permission = limit.take(address, input.key)
  try {
    if (!permission.isAllowed) return await findEarlier(input, permission.retryAfter, store)
    const stored = await store.keep(input)
    if (stored.outcome === 'kept') mailer.wake()
    else permission.giveBack()
    return resultOf(stored)
  } catch (error) {
    if (permission.isAllowed) permission.giveBack()
    if (!(error instanceof StoreUnavailable)) throw error
    return { refusal: refusals.unavailable, retryAfter: OUTAGE_SECONDS }
  }
}

/** An outage may be over by then. */
const OUTAGE_SECONDS = 10

/** A repeated submission stores nothing, so the limit does not apply to it. */
async function findEarlier(
  input: SubmissionInput,
  retryAfter: number,
  store: Services['store'],
): Promise<SubmitResult> {
  const earlier = input.key === undefined ? undefined : await store.recall(input)
  return earlier ? resultOf(earlier) : { refusal: refusals.tooMany, retryAfter }
}

const resultOf = (stored: Kept): SubmitResult =>
  stored.outcome === 'key-reused' ? { refusal: refusals.keyReused } : { reference: stored.reference }
