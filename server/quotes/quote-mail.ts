import { emailDomain } from '../../domain/text/email-domain.ts'
import type { Transaction } from '../store/database.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { type DecidedQuote, findNewestQuote } from '../store/submissions/quotes.ts'
import type { Submission } from '../store/submissions/submissions.ts'
import { listWrittenTo } from '../submissions/read-conversation.ts'

/** What the templates about a quote say besides the submission: the quote as it is now. */
export async function readQuotePayload(
  transaction: Transaction,
  { id }: Pick<Submission, 'id'>,
): Promise<{ quote: DecidedQuote }> {
  const quote = await findNewestQuote(transaction, id)
  if (quote === undefined) throw new Error('There is no quote to write about')
  return { quote }
}

/** An email to the sender, at the last address that counts as theirs, in the thread of the confirmation. */
export async function mailToSender(transaction: Transaction, { id, email }: Submission, mailFrom: string) {
  const emails = await listEmails(transaction, id)
  const [lastEmail] = await listWrittenTo(transaction, id)
  return {
    submission: id,
    recipient: lastEmail ?? email ?? '',
    mailDomain: emailDomain(mailFrom),
    inReplyTo: emails.find(({ template }) => template === 'confirmation')?.messageId,
  }
}
