import { REMINDER_MS } from '../../domain/quotes/quotes.ts'
import type { Transaction } from '../store/database.ts'
import { enqueueEmail, type NewEmail } from '../store/mail/emails.ts'
import { deleteReminders } from '../store/mail/outbox.ts'

/** A day before a quote expires, in place of an earlier reminder; none where it was sent shortly before that. */
export async function enqueueReminder(
  transaction: Transaction,
  message: Omit<NewEmail, 'template' | 'dueAt'> & { submission: string },
  { validUntil, sentAt }: { validUntil: string; sentAt: number },
): Promise<void> {
  await deleteReminders(transaction, message.submission)
  const dueAt = Date.parse(validUntil) - REMINDER_MS
  if (dueAt - REMINDER_MS >= sentAt && dueAt > message.at)
    await enqueueEmail(transaction, { ...message, template: 'quote-reminder', dueAt })
}
