import type { ProblemTexts } from '../../domain/forms/form.ts'
import { MAX_COPIES, MAX_SUBJECT } from '../../domain/submissions/conversation.ts'
import { normalizedEmail, readEmail } from '../../domain/text/email-address.ts'
import { enConversation } from '../../translations/en/conversation.ts'
import { en } from '../../translations/en/en.ts'
import { problemText } from '../../translations/problem-text.ts'
import { headerText, isSendableEmail } from '../mail/transports/header-text.ts'
import type { Transaction } from '../store/database.ts'
import { hasUndelivered } from '../store/mail/outbox.ts'
import { findSubmission, type Submission } from '../store/submissions/submissions.ts'
import { listWrittenTo } from '../submissions/read-conversation.ts'

export interface ReplyEnvelope {
  /** Another address than the sender's. */
  to?: string | undefined
  /** Mail from there counts as the sender's from then on. */
  isSenders?: boolean | undefined
  copies?: string[] | undefined
  /** In place of that which keeps mail programs' threads together by subject; its headers stay. */
  subject?: string | undefined
}

/** One address that mail can be sent to, or a sentence on what is wrong with it. */
export function readSendableEmail(typed: string): { email: string } | { problem: string } {
  const read = readEmail(typed.trim())
  if ('problem' in read) return { problem: problemText(read.problem, en) }
  return isSendableEmail(read.answer)
    ? { email: read.answer }
    : { problem: enConversation.notSendable(read.answer) }
}

/** As it is stored, or what is wrong with `to`, `copies` and `subject`. */
export function readEnvelope({
  to = '',
  isSenders,
  copies = [],
  subject = '',
}: ReplyEnvelope): { envelope: ReplyEnvelope } | { problems: ProblemTexts } {
  const problems: ProblemTexts = {}
  const email = (field: string, typed: string): string => {
    const read = readEmail(typed.trim())
    if ('problem' in read) problems[field] = `${typed.trim()}: ${problemText(read.problem, en)}`
    else if (!isSendableEmail(read.answer)) problems[field] = enConversation.notSendable(read.answer)
    return 'answer' in read ? read.answer : ''
  }
  const other = to.trim() === '' ? undefined : email('to', to)
  const all = copies.filter((copy) => copy.trim() !== '').map((copy) => email('copies', copy))
  const unique = [...new Map(all.map((copy) => [normalizedEmail(copy), copy])).values()]
  if (unique.length > MAX_COPIES) problems.copies = enConversation.tooManyCopies(MAX_COPIES)
  if (subject.length > MAX_SUBJECT)
    problems.subject = problemText({ code: 'tooLong', limit: MAX_SUBJECT }, en)
  const line = headerText(subject)
  const envelope = {
    ...(other !== undefined && { to: other, ...(isSenders && { isSenders }) }),
    ...(unique.length > 0 && { copies: unique }),
    ...(line !== '' && { subject: line }),
  }
  return Object.keys(problems).length > 0 ? { problems } : { envelope }
}

/** Where replies may go: the sender's address and what counts as it; anywhere else once mail to one of them came back. */
export async function findSenderEmails(
  transaction: Transaction,
  { id, email }: Pick<Submission, 'id' | 'email'>,
): Promise<{ addresses: string[]; mayWriteElsewhere: boolean }> {
  const addresses = email === null ? [] : [...new Set([email, ...(await listWrittenTo(transaction, id))])]
  const mayWriteElsewhere = await hasUndelivered(transaction, id, (recipient) =>
    addresses.includes(normalizedEmail(recipient)),
  )
  return { addresses, mayWriteElsewhere }
}

/** Whether a reply about this submission may go to an address. */
export async function mayWriteTo(transaction: Transaction, reference: string, to: string): Promise<boolean> {
  const submission = await findSubmission(transaction, reference)
  if (!submission) return true
  const { addresses, mayWriteElsewhere } = await findSenderEmails(transaction, submission)
  return mayWriteElsewhere || addresses.includes(normalizedEmail(to))
}
