import { normalizedEmail } from '../../domain/text/email-address.ts'
import { emailDomain } from '../../domain/text/email-domain.ts'
import { enConversation } from '../../translations/en/conversation.ts'
import type { Dependencies } from '../dependencies.ts'
import { replyToSender } from '../inbox/reply-to-sender.ts'
import { findAccount } from '../store/accounts/accounts.ts'
import type { Transaction } from '../store/database.ts'
import { addIncomingEmail } from '../store/mail/incoming-emails.ts'
import { hasRoomFor } from '../store/submissions/files.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import { findSubmissionForUpdate, type SentFile } from '../store/submissions/submissions.ts'
import { withStoredFiles } from '../submissions/files/store-files.ts'
import { failedChecks } from './failed-checks.ts'
import type { ParsedMail } from './parse-mail.ts'
import type { StoredMail } from './store-mail.ts'

interface Received {
  reference: string
  /** The address that it came to. */
  recipient: string
  mail: ParsedMail
}

type StaffReply = StoredMail | 'unreadable'

/**
 * Sends what dispatch wrote to an alert's address on to the sender, as a reply from the inbox. `unknown` from any address
 * but a member's and dispatch's own, and where a check of where it comes from failed. What a program wrote goes nowhere.
 */
export async function sendStaffReply(dependencies: Dependencies, received: Received): Promise<StaffReply> {
  const { store, mailer } = dependencies
  const { mail } = received
  const author = await store.transact((transaction) => findAuthor(transaction, dependencies, mail))
  if (author === undefined) return 'unknown'
  if (mail.kind !== 'message') return 'stored'
  if (mail.text.trim() === '') return 'unreadable'
  const { outcome } = await withStoredFiles(
    dependencies,
    mail.files,
    (files) => store.transact((transaction) => reply(transaction, dependencies, received, { author, files })),
    ({ outcome }) => outcome === 'stored',
  )
  if (outcome === 'stored') mailer.wake()
  return outcome
}

/** The email of the member who wrote it, or of dispatch's own mailbox. */
async function findAuthor(
  transaction: Transaction,
  { config }: Dependencies,
  { sender, authentication }: ParsedMail,
): Promise<{ email: string; isMailbox: boolean } | undefined> {
  const email = normalizedEmail(sender)
  if (failedChecks(authentication).length > 0) return undefined
  if (await findAccount(transaction, { email })) return { email, isMailbox: false }
  return email === normalizedEmail(config.dispatchEmail) ? { email, isMailbox: true } : undefined
}

interface Reply {
  author: { email: string; isMailbox: boolean }
  files: readonly SentFile[]
}

async function reply(
  transaction: Transaction,
  { config, now }: Dependencies,
  { reference, recipient, mail }: Received,
  { author, files }: Reply,
): Promise<{ outcome: StaffReply }> {
  const at = now()
  const submission = await findSubmissionForUpdate(transaction, reference)
  if (!submission || submission.erasedAt !== null || submission.email === null) return { outcome: 'unknown' }
  if (!(await hasRoomFor(transaction, submission.id, files))) return { outcome: 'full' }
  // Its text is in the event of the reply; this remembers that it has come.
  const seen = { ...mail, kind: 'automatic' as const, text: '', quoted: undefined, leftOut: [] }
  const email = await addIncomingEmail(transaction, { ...seen, submission: submission.id, recipient, at })
  if (email === undefined) return { outcome: 'repeated' }
  const result = await replyToSender(transaction, {
    reference,
    version: submission.version,
    who: author.email,
    isMailbox: author.isMailbox,
    text: mail.text,
    files,
    mailDomain: emailDomain(config.mailFrom),
    at,
  })
  if (result.outcome === 'changed' && mail.leftOut.length > 0)
    await addEvent(transaction, {
      submission: submission.id,
      at,
      who: author.email,
      event: 'staff note',
      detail: { text: enConversation.notSent(mail.leftOut) },
    })
  return { outcome: result.outcome === 'changed' ? 'stored' : result.outcome === 'full' ? 'full' : 'unknown' }
}
