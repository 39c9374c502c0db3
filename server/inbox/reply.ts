import type { Transaction } from '../store/database.ts'
import { enqueueMessage } from '../store/messages.ts'
import { listMessages } from '../store/outbox.ts'
import { type ChangeResult, changeSubmission } from '../store/submission-changes.ts'
import { addEvent } from '../store/submission-events.ts'
import { findSubmission } from '../store/submissions.ts'

interface Reply {
  reference: string
  version: number
  text: string
  /** The email of the member of staff. */
  who: string
  /** Milliseconds since 1970. */
  at: number
  mailDomain: string
}

/** Answers the sender through the outbox, in the thread of the confirmation, and marks the submission answered. */
export async function replyToSender(transaction: Transaction, reply: Reply): Promise<ChangeResult> {
  const { reference, version, text, who, at, mailDomain } = reply
  const before = await findSubmission(transaction, reference)
  if (before?.email == null)
    return before ? { outcome: 'conflict', current: before } : { outcome: 'not-found' }
  const changed = await changeSubmission(transaction, {
    reference,
    version,
    who,
    at,
    state: 'answered',
    ...(before.owner === null && { owner: who }),
  })
  if (changed.outcome !== 'changed') return changed
  await addEvent(transaction, { submission: before.id, at, who, event: 'replied', detail: { text } })
  const confirmation = (await listMessages(transaction, before.id)).find(
    ({ template }) => template === 'confirmation',
  )
  await enqueueMessage(transaction, {
    submission: before.id,
    template: 'reply',
    recipient: before.email,
    payload: { text, who },
    mailDomain,
    inReplyTo: confirmation?.messageId,
    at,
  })
  return changed
}
