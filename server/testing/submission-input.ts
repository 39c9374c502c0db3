import { quote } from '../../domain/quote.ts'
import type { Store } from '../store/store.ts'
import { type CreateResult, createSubmission, type NewSubmission } from '../store/submissions.ts'
import { messagesFor } from '../submissions/submit.ts'

export const EMAIL = 'pat@shipper.example'
export const DISPATCH = 'desk@bowline.example'

/** A quote request with its messages and a key of its own, of about a kilobyte. */
export function input(given: Partial<NewSubmission> = {}): NewSubmission {
  const submission = {
    form: quote,
    answers: { email: EMAIL, additionalInfo: 'x'.repeat(1000) },
    key: crypto.randomUUID(),
    at: Date.now(),
    ...given,
  }
  const addresses = { mailFrom: 'site@bowline.example', dispatchEmail: DISPATCH }
  return { messages: messagesFor(submission, addresses), ...submission }
}

export const create = (
  store: Pick<Store, 'transact'>,
  given: Partial<NewSubmission> = {},
): Promise<CreateResult> => store.transact((transaction) => createSubmission(transaction, input(given)))

export const referenceOf = (created: CreateResult): string =>
  'reference' in created ? created.reference : ''
