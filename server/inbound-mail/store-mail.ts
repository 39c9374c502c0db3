import { normalizedEmail } from '../../domain/text/email-address.ts'
import { shorten } from '../../domain/text/shorten.ts'
import { enConversation } from '../../translations/en/conversation.ts'
import type { Dependencies } from '../dependencies.ts'
import { noteFull, notifyDispatch } from '../request-page/notify-dispatch.ts'
import type { Transaction } from '../store/database.ts'
import { StoreUnavailable } from '../store/errors.ts'
import { addIncomingEmail, markReturned } from '../store/mail/incoming-emails.ts'
import { hasRoomForQuoted, hasRoomForText } from '../store/submissions/conversation-size.ts'
import { hasRoomFor } from '../store/submissions/files.ts'
import { addMessageFiles, markUnanswered } from '../store/submissions/messages.ts'
import { indexMessages } from '../store/submissions/search-text.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import { findSubmissionForUpdate, type SentFile, type Submission } from '../store/submissions/submissions.ts'
import { noteRefusedFiles, takeFileBudget } from '../submissions/file-budget.ts'
import { FilesRefused } from '../submissions/files-refused.ts'
import { senderEmails } from '../submissions/read-conversation.ts'
import { withStoredFiles } from '../submissions/store-files.ts'
import { failedChecks } from './failed-checks.ts'
import type { ParsedMail } from './parse-mail.ts'

/** `repeated`: the same Message-ID has come before. `full`: the conversation takes no more. */
export type StoredMail = 'stored' | 'repeated' | 'full' | 'unknown'

interface Received {
  reference: string
  /** The address that it came to. */
  recipient: string
  mail: ParsedMail
}

/** Characters of a message that dispatch reads in its mail. */
const MAX_NOTICE = 5000

/** Stores a mail with its files, as far as the submission takes them, its event and what follows from it, or nothing. */
export async function storeMail(dependencies: Dependencies, received: Received): Promise<StoredMail> {
  const { disk, mailer } = dependencies
  if (!(await disk.hasRoomForForms())) throw new StoreUnavailable('The disk is full')
  const outcome = await storeWithFiles(dependencies, received).catch((error) => {
    if (!(error instanceof FilesRefused)) throw error
    return storeWithoutFiles(dependencies, received)
  })
  if (outcome === 'stored' || outcome === 'full') mailer.wake()
  return outcome
}

async function storeWithFiles(dependencies: Dependencies, received: Received): Promise<StoredMail> {
  const stored = await withStoredFiles(
    dependencies,
    received.mail.files,
    (files) =>
      dependencies.store.transact((transaction) => storeAll(transaction, dependencies, received, files)),
    ({ isKept }) => isKept,
  )
  return stored.outcome
}

/** Dispatch reads what it says, and the names of its files. */
async function storeWithoutFiles(
  dependencies: Dependencies,
  { mail, ...received }: Received,
): Promise<StoredMail> {
  const { store, now } = dependencies
  const leftOut = [...mail.leftOut, ...mail.files.map(({ name }) => name)]
  const without = { ...received, mail: { ...mail, files: [], leftOut } }
  return store.transact(async (transaction) => {
    const { outcome } = await storeAll(transaction, dependencies, without, [])
    const submission = await findSubmissionForUpdate(transaction, received.reference)
    if (submission && outcome === 'stored') await noteRefusedFiles(transaction, submission.id, now())
    return outcome
  })
}

async function storeAll(
  transaction: Transaction,
  dependencies: Dependencies,
  { reference, recipient, mail }: Received,
  sent: readonly SentFile[],
): Promise<{ outcome: StoredMail; isKept: boolean }> {
  const at = dependencies.now()
  const submission = await findSubmissionForUpdate(transaction, reference)
  if (!submission || submission.erasedAt !== null) return { outcome: 'unknown', isKept: false }
  const kept = await keptText(transaction, submission.id, mail)
  if (kept === undefined) {
    await noteFull(transaction, dependencies, submission)
    return { outcome: 'full', isKept: false }
  }
  const isKept = await hasRoomFor(transaction, submission.id, sent)
  const files = isKept ? sent : []
  await takeFileBudget(transaction, { submission: submission.id, files }, dependencies)
  const leftOut = [...kept.leftOut, ...(isKept ? [] : sent.map(({ name }) => name))]
  const email = await addIncomingEmail(transaction, {
    ...kept,
    leftOut,
    submission: submission.id,
    recipient,
    at,
  })
  if (email === undefined) return { outcome: 'repeated', isKept: false }
  await addEvent(transaction, {
    submission: submission.id,
    at,
    who: mail.kind === 'message' ? 'sender' : 'system',
    event: 'mail received',
    detail: { email },
  })
  await addMessageFiles(transaction, { submission: submission.id, message: email, files, at })
  await indexMessages(transaction, submission.id)
  if (mail.report) await markReturned(transaction, { ...mail.report, submission: submission.id, at })
  if (mail.kind === 'message')
    await alertDispatch(transaction, dependencies, submission, { ...mail, files, leftOut }, at)
  return { outcome: 'stored', isKept }
}

/** Without what it quotes where only the rest has room; undefined where that has none either. */
async function keptText(
  transaction: Transaction,
  submission: string,
  mail: ParsedMail,
): Promise<ParsedMail | undefined> {
  const { subject, text, quoted } = mail
  const words = subject + text + mail.leftOut.join() + (mail.authentication ?? '')
  if (quoted !== undefined && (await hasRoomForQuoted(transaction, submission, { text: words, quoted })))
    return mail
  if (!(await hasRoomForText(transaction, submission, { side: 'sender', text: words }))) return undefined
  return quoted === undefined
    ? mail
    : { ...mail, quoted: undefined, leftOut: [...mail.leftOut, enConversation.quotedMail] }
}

/** Mail of a program alerts nobody. */
async function alertDispatch(
  transaction: Transaction,
  dependencies: Dependencies,
  submission: Submission,
  {
    sender,
    text,
    files,
    leftOut,
    authentication,
  }: Omit<ParsedMail, 'files'> & { files: readonly SentFile[] },
  at: number,
): Promise<void> {
  await markUnanswered(transaction, submission.id, at)
  const email = normalizedEmail(sender)
  const { dispatchEmail, mailFrom } = dependencies.config
  // A mailbox that forwards these alerts to the address that it came to would have one for each of them.
  if ([dispatchEmail, mailFrom].map(normalizedEmail).includes(email)) return
  const isSenders = (await senderEmails(transaction, submission)).has(email)
  await notifyDispatch(transaction, dependencies, submission, {
    event: 'message',
    ...(!isSenders && { writer: sender }),
    failedChecks: failedChecks(authentication),
    note: shorten(text, MAX_NOTICE),
    files: files.map(({ name }) => name),
    leftOut,
  })
}
