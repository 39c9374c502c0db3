import { type Refusal, refusals } from '../http/error-messages.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Kept, SubmissionInput } from '../store/submissions.ts'

export type Keeping = { reference: string } | { refusal: Refusal; retryAfter?: number }

export type Desk = Pick<Services, 'store' | 'mailer'> & { limit: RateLimit }

/** Stores a submission unless its sender has stored too many; `retryAfter` is in seconds. */
export async function keep(input: SubmissionInput, address: string, desk: Desk): Promise<Keeping> {
  const place = desk.limit.take(address, input.key)
  try {
    if (!place.allowed) return await recall(input, place.retryAfter, desk)
    const kept = await desk.store.keep(input)
    if (kept.outcome === 'kept') desk.mailer.wake()
    else place.giveBack()
    return told(kept)
  } catch (error) {
    if (place.allowed) place.giveBack()
    if (!(error instanceof StoreUnavailable)) throw error
    return { refusal: refusals.unavailable, retryAfter: OUTAGE_SECONDS }
  }
}

/** After which an outage may well be over. */
const OUTAGE_SECONDS = 10

/** A repeat stores nothing new, so it is answered however many came before it. */
async function recall(input: SubmissionInput, retryAfter: number, { store }: Desk): Promise<Keeping> {
  const kept = input.key === undefined ? undefined : await store.recall(input)
  return kept ? told(kept) : { refusal: refusals.tooMany, retryAfter }
}

const told = (kept: Kept): Keeping =>
  kept.outcome === 'key-reused' ? { refusal: refusals.keyReused } : { reference: kept.reference }
