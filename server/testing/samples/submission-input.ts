import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import type { Transaction } from '../../store/database.ts'
import { enqueueEmail } from '../../store/mail/emails.ts'
import type { Store } from '../../store/store.ts'
import {
  type CreateResult,
  createSubmission,
  type NewSubmission,
} from '../../store/submissions/submissions.ts'
import { emailsFor } from '../../submissions/submit.ts'

export const EMAIL = 'pat@shipper.example'
export const DISPATCH = 'desk@bowline.example'

interface Given extends Partial<NewSubmission> {
  /** By default the one to dispatch and the confirmation. */
  emails?: ReturnType<typeof emailsFor>
}

/** A quote request with a key of its own, of about a kilobyte. */
export const input = (given: Partial<NewSubmission> = {}): NewSubmission => ({
  form: quoteRequest,
  answers: { email: EMAIL, additionalInfo: 'x'.repeat(1000) },
  key: crypto.randomUUID(),
  at: Date.now(),
  ...given,
})

/** Stores `input` with its emails. */
export async function createIn(
  transaction: Transaction,
  { emails, ...given }: Given = {},
  draw?: (letter: string) => string,
): Promise<CreateResult> {
  const submission = input(given)
  const created = await createSubmission(transaction, submission, draw)
  if (created.outcome !== 'created') return created
  const addresses = { mailFrom: 'site@bowline.example', dispatchEmail: DISPATCH }
  for (const email of emails ?? emailsFor(submission, addresses))
    await enqueueEmail(transaction, { ...email, submission: created.id, at: submission.at })
  return created
}

export const create = (store: Pick<Store, 'transact'>, given?: Given): Promise<CreateResult> =>
  store.transact((transaction) => createIn(transaction, given))

export const referenceOf = (created: CreateResult): string =>
  'reference' in created ? created.reference : ''
