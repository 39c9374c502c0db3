import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import type { Transaction } from '../../store/database.ts'
import type { Store } from '../../store/store.ts'
import { type CreateResult, createSubmissions } from '../../store/submissions/create-submissions.ts'
import type { NewSubmission } from '../../store/submissions/submissions.ts'
import { emailsFor } from '../../submissions/store-arrivals.ts'

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
  const addresses = { mailFrom: 'site@bowline.example', dispatchEmail: DISPATCH }
  const admission = { input: submission, emails: emails ?? emailsFor(submission, addresses) }
  const [created] = await createSubmissions(transaction, [submission], {
    admit: async () => ({ admissions: [admission], counters: [], additions: [], giveBack: async () => {} }),
    ...(draw && { draw }),
  })
  if (created === undefined) throw new Error('A submission has no result')
  return created
}

export const create = (store: Pick<Store, 'transact'>, given?: Given): Promise<CreateResult> =>
  store.transact((transaction) => createIn(transaction, given))

export const referenceOf = (created: CreateResult): string =>
  'reference' in created ? created.reference : ''
