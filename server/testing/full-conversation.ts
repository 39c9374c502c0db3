import { iso } from '../../domain/time/iso.ts'
import type { Transaction } from '../store/database.ts'
import { addIncomingEmail } from '../store/mail/incoming-emails.ts'
import { findRoomLeft, MAX_QUOTED_BYTES, SIZE_LIMITS } from '../store/submissions/conversation-size.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { filling } from './worst-calls.ts'

interface Filling {
  reference: string
  /** What every text is made of. */
  part: string
  /** As many mails as messages. */
  hasMail?: boolean
  /** How often the bound is filled: more than once as a database from before may be. */
  times?: number
  /** Bytes that stay free. */
  left?: number
}

const MESSAGE = 5000
/** Bytes of a detail without its text. */
const EMPTY = JSON.stringify({ text: '' }).length

/** Stores as many texts of a sender as one submission holds, but for a few bytes. */
export async function fillConversation(
  transaction: Transaction,
  { reference, part, hasMail = false, times = 1, left = 0 }: Filling,
): Promise<void> {
  const submission = await findSubmission(transaction, reference)
  if (!submission) throw new Error(`There is no ${reference}`)
  const text = filling(part, Math.floor(MESSAGE / Buffer.byteLength(part)) * part.length)
  const perText = Buffer.byteLength(JSON.stringify({ text }))
  const add = { submission: submission.id, who: 'sender', at: Date.parse('2026-11-20T10:00:00Z') }
  const room = SIZE_LIMITS.sender.bytes - (hasMail ? MAX_QUOTED_BYTES : 0)
  const count = times * (Math.floor((room - left) / perText) - 1)
  const quotedBytes = Math.floor((MAX_QUOTED_BYTES * times) / Math.floor(count / 2))
  for (let index = 0; index < count; index += 1) {
    if (!hasMail || index % 2 === 0) {
      await addEvent(transaction, { ...add, event: 'message', detail: { text } })
      continue
    }
    const email = await addIncomingEmail(transaction, {
      submission: submission.id,
      kind: 'message',
      messageId: `<${index}.${reference}@shipper.example>`,
      inReplyTo: undefined,
      sender: submission.email ?? '',
      recipient: '',
      subject: '',
      text,
      quoted: filling(part, Math.floor(quotedBytes / Buffer.byteLength(part)) * part.length),
      leftOut: [],
      authentication: undefined,
      at: add.at + index,
    })
    await addEvent(transaction, { ...add, event: 'mail received', detail: { email } })
  }
  const rest = await findRoomLeft(transaction, submission.id)
  if (rest > left + EMPTY)
    await addEvent(transaction, {
      ...add,
      event: 'message',
      detail: { text: 'x'.repeat(rest - left - EMPTY) },
    })
  await transaction.run(
    transaction.build
      .updateTable('submissions')
      .set({ unanswered_since: iso(add.at) })
      .where('id', '=', submission.id),
  )
}
