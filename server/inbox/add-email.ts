import { formNamed } from '../../domain/forms/forms.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../store/database.ts'
import { enqueueEmail } from '../store/mail/emails.ts'
import { addSenderEmail, type Change, type ChangeResult } from '../store/submissions/submission-changes.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { emailsFor } from '../submissions/store-arrivals.ts'

interface EmailAdded extends Change {
  /** Read, and one that mail can be sent to. */
  email: string
  config: Pick<Config, 'mailFrom' | 'dispatchEmail'>
}

/** Adds the address of a caller who gave none; the confirmation goes out to it. */
export async function addEmail(
  transaction: Transaction,
  { email, config, ...change }: EmailAdded,
): Promise<ChangeResult> {
  const submission = await findSubmission(transaction, change.reference)
  const form = submission && formNamed(submission.form)
  if (!form) return { outcome: 'not-found' }
  const result = await addSenderEmail(transaction, { ...change, form, email })
  if (result.outcome !== 'changed') return result
  const { id, answers } = result.submission
  for (const message of emailsFor({ form, answers }, config))
    if (message.template === 'confirmation')
      await enqueueEmail(transaction, { ...message, submission: id, at: change.at })
  return result
}
