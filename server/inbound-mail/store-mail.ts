import { normalizedEmail } from '../../domain/text/email-address.ts'
import { shorten } from '../../domain/text/shorten.ts'
import { enConversation } from '../../translations/en/conversation.ts'
import type { Dependencies } from '../dependencies.ts'
import { noteFull, notifyDispatch } from '../request-page/notify-dispatch.ts'
import type { Transaction } from '../store/database.ts'
import { StoreUnavailable } from '../store/errors.ts'
import { addIncomingEmail, markReturned } from '../store/mail/incoming-emails.ts'
import { hasRoomForQuoted, hasRoomForText } from '../store/submissions/conversation-size.ts'
import { hasRoomFor, ORIGINAL } from '../store/submissions/files.ts'
import { addMessageFiles, markUnanswered } from '../store/submissions/messages.ts'
import { indexMessage } from '../store/submissions/search-text.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import { findSubmissionForUpdate, type SentFile, type Submission } from '../store/submissions/submissions.ts'
import { noteRefusedFiles, takeFileBudget } from '../submissions/files/file-budget.ts'
import { FilesRefused } from '../submissions/files/files-refused.ts'
import { withStoredFiles } from '../submissions/files/store-files.ts'
import { senderEmails } from '../submissions/read-conversation.ts'
import { failedChecks } from './failed-checks.ts'
import { withoutKnownPictures } from './files/known-pictures.ts'
import type { ParsedMail } from './parse-mail.ts'

/** `repeated`: the same Message-ID has come before. `full`: the conversation takes no more. */
export type StoredMail = 'stored' | 'repeated' | 'full' | 'unknown'

interface Received {
  reference: string
  /** The address that it came to. */
  recipient: string
  mail: ParsedMail
  /** As it came; absent where that cannot be kept. */
  original?: SentFile | undefined
}

/** Characters of a message that dispatch reads in its mail. */
const MAX_NOTICE = 5000

/** A mail as it came, packed, to be stored with what was read of it. */
export const originalOf = (packed: Blob): SentFile => ({
  field: ORIGINAL,
  name: 'message.eml',
  type: 'message/rfc822',
  bytes: packed.size,
  content: packed,
  digest: '',
  stored_name: '',
})

/**
 * Stores a mail with its files and itself as it came, as far as the submission takes them, its event and what follows from
 * it, or nothing.
 */
export async function storeMail(dependencies: Dependencies, received: Received): Promise<StoredMail> {
  const { disk, mailer, store, config } = dependencies
  if (!(await disk.hasRoomForForms())) throw new StoreUnavailable('The disk is full')
  const { original, mail, ...rest } = received
  const files = await withoutKnownPictures({ store, config }, received.reference, mail.files)
  const withoutOriginal = { ...rest, mail: { ...mail, files } }
  const outcome = await storeWithFiles(dependencies, { ...withoutOriginal, original })
    .catch(ifRefused(() => storeWithFiles(dependencies, withoutOriginal)))
    .catch(ifRefused(() => storeWithoutFiles(dependencies, withoutOriginal)))
  if (outcome === 'stored' || outcome === 'full') mailer.wake()
  return outcome
}

/** For a promise that may be rejected because its files are not taken. */
const ifRefused = (store: () => Promise<StoredMail>) => (error: unknown) => {
  if (!(error instanceof FilesRefused)) throw error
  return store()
}

async function storeWithFiles(dependencies: Dependencies, received: Received): Promise<StoredMail> {
  const { mail, original } = received
  const stored = await withStoredFiles(
    dependencies,
    original ? [original] : [],
    (originals) =>
      withStoredFiles(
        dependencies,
        mail.files,
        (files) =>
          dependencies.store.transact((transaction) =>
            storeAll(transaction, dependencies, received, { files, originals }),
          ),
        ({ areFilesKept }) => areFilesKept,
      ),
    ({ isOriginalKept }) => isOriginalKept,
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
    const { outcome } = await storeAll(transaction, dependencies, without, { files: [], originals: [] })
    const submission = await findSubmissionForUpdate(transaction, received.reference)
    if (submission && outcome === 'stored' && mail.files.length > 0)
      await noteRefusedFiles(transaction, submission.id, now())
    return outcome
  })
}

interface StoredAll {
  outcome: StoredMail
  areFilesKept: boolean
  isOriginalKept: boolean
}

const storedNothing = (outcome: StoredMail): StoredAll => ({
  outcome,
  areFilesKept: false,
  isOriginalKept: false,
})

async function storeAll(
  transaction: Transaction,
  dependencies: Dependencies,
  { reference, recipient, mail }: Received,
  sent: { files: readonly SentFile[]; originals: readonly SentFile[] },
): Promise<StoredAll> {
  const at = dependencies.now()
  const submission = await findSubmissionForUpdate(transaction, reference)
  if (!submission || submission.erasedAt !== null) return storedNothing('unknown')
  const kept = await keptText(transaction, submission.id, mail)
  if (kept === undefined) {
    await noteFull(transaction, dependencies, submission)
    return storedNothing('full')
  }
  const { files, originals, leftOut } = await keptFiles(transaction, submission.id, sent)
  const budget = { submission: submission.id, files: [...files, ...originals] }
  await takeFileBudget(transaction, budget, dependencies)
  const stored = { ...kept, leftOut: [...kept.leftOut, ...leftOut], submission: submission.id, recipient, at }
  const email = await addIncomingEmail(transaction, stored)
  if (email === undefined) return storedNothing('repeated')
  await addEvent(transaction, {
    submission: submission.id,
    at,
    who: mail.kind === 'message' ? 'sender' : 'system',
    event: 'mail received',
    detail: { email },
  })
  await addMessageFiles(transaction, { ...budget, message: email, at })
  await indexMessage(transaction, submission.id, `${mail.subject} ${mail.text}`)
  if (mail.report) await markReturned(transaction, { ...mail.report, submission: submission.id, at })
  if (mail.kind === 'message')
    await alertDispatch(transaction, dependencies, submission, { ...mail, ...stored, files }, at)
  return {
    outcome: 'stored',
    areFilesKept: files.length === sent.files.length,
    isOriginalKept: originals.length > 0,
  }
}

/** Its files, and the original beside them, as far as the submission has room, and what is left out. */
async function keptFiles(
  transaction: Transaction,
  submission: string,
  { files, originals }: { files: readonly SentFile[]; originals: readonly SentFile[] },
) {
  const keptFiles = (await hasRoomFor(transaction, submission, files)) ? files : []
  const keptOriginals = (await hasRoomFor(transaction, submission, originals, { ofOriginals: true }))
    ? originals
    : []
  const leftOut = [
    ...files.slice(keptFiles.length).map(({ name }) => name),
    ...(keptOriginals.length > 0 ? [] : [enConversation.originalMail]),
  ]
  return { files: keptFiles, originals: keptOriginals, leftOut }
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
