import { type Refusal, refusals } from '../http/error-messages.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'
import { DISPATCH_PRIORITY } from '../store/messages.ts'
import { StoreUnavailable } from '../store/store.ts'
import {
  type CreateResult,
  createSubmission,
  findSubmissionByKey,
  type NewSubmission,
} from '../store/submissions.ts'

/** `retryAfter` is in seconds. */
export type SubmitResult = { reference: string } | { refusal: Refusal; retryAfter?: number }

export type SubmitServices = Pick<Services, 'config' | 'store' | 'mailer'> & { limit: RateLimit }

/** Stores a submission unless its sender has stored too many. */
export async function submit(
  input: NewSubmission,
  address: string,
  services: SubmitServices,
): Promise<SubmitResult> {
  const { store, mailer, limit, config } = services
  const permission = limit.take(address, input.key)
  try {
    if (!permission.isAllowed) return await findEarlier(input, permission.retryAfter, services)
    const created = await store.transact((transaction) =>
      createSubmission(transaction, { ...input, messages: messagesFor(input, config) }),
    )
    if (created.outcome === 'created') mailer.wake()
    else permission.giveBack()
    return resultOf(created)
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
  input: NewSubmission,
  retryAfter: number,
  { store }: SubmitServices,
): Promise<SubmitResult> {
  const earlier =
    input.key === undefined
      ? undefined
      : await store.transact((transaction) => findSubmissionByKey(transaction, input))
  return earlier ? resultOf(earlier) : { refusal: refusals.tooMany, retryAfter }
}

const resultOf = (created: CreateResult): SubmitResult =>
  created.outcome === 'key-reused' ? { refusal: refusals.keyReused } : { reference: created.reference }

/** Every submission is mailed to dispatch and confirmed to its sender. */
export function messagesFor(
  { form, answers }: Pick<NewSubmission, 'form' | 'answers'>,
  { mailFrom, dispatchEmail }: { mailFrom: string; dispatchEmail: string },
): NonNullable<NewSubmission['messages']> {
  const mailDomain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return [
    { template: 'dispatch', recipient: dispatchEmail, priority: DISPATCH_PRIORITY, mailDomain },
    { template: 'confirmation', recipient: String(answers[form.replyTo]), mailDomain },
  ]
}
