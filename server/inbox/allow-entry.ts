import type { Transaction } from '../store/database.ts'
import { allowEmail } from '../store/mail/incoming-emails.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import { findSubmissionForUpdate } from '../store/submissions/submissions.ts'
import { findEntry } from '../submissions/read-conversation.ts'

interface Allowed {
  reference: string
  /** The id of the conversation's entry. */
  id: string
  /** The email of the member of staff. */
  who: string
  /** Milliseconds since 1970. */
  at: number
}

/** Lets the sender see a message that came from another address; once is enough. False where there is no such message. */
export async function allowEntry(
  transaction: Transaction,
  { reference, id, who, at }: Allowed,
): Promise<boolean> {
  const submission = await findSubmissionForUpdate(transaction, reference)
  if (submission === undefined) return false
  const entry = await findEntry(transaction, submission, id)
  if (entry?.kind !== 'message' || entry.address === undefined) return false
  if (entry.allowedAt !== undefined) return true
  await allowEmail(transaction, { id: entry.mail?.id ?? '', at })
  await addEvent(transaction, {
    submission: submission.id,
    at,
    who,
    event: 'message shown',
    detail: { text: entry.address },
  })
  return true
}
