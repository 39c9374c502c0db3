import { formNamed } from '../../domain/forms/forms.ts'
import type {
  ConversationEntry,
  ConversationFile,
  StaffConversationEntry,
} from '../../domain/submissions/conversation.ts'
import { entryOf } from '../../domain/submissions/submission-events.ts'
import { normalizedEmail } from '../../domain/text/email-address.ts'
import type { Transaction } from '../store/database.ts'
import { listIncomingEmails } from '../store/mail/incoming-emails.ts'
import { findFile, listFiles } from '../store/submissions/files.ts'
import { listEvents, type SubmissionEvent } from '../store/submissions/submission-events.ts'
import { type Submission, senderEmail } from '../store/submissions/submissions.ts'
import type { EmailRow, FileRow } from '../store/tables.ts'

/** How long a reply waits before it is sent, so that it can be taken back. */
export const TAKE_BACK_MS = 10_000

/** All that was said about a submission, newest first, as staff see it. A reply that was taken back was never said. */
export async function conversationOf(
  transaction: Transaction,
  submission: Submission,
): Promise<StaffConversationEntry[]> {
  const events = withoutTakenBack(await listEvents(transaction, submission.id))
  const emails = new Map(
    (await listIncomingEmails(transaction, submission.id)).map((email) => [email.id, email]),
  )
  const files = await listFiles(transaction, submission.id)
  const addresses = addressesOf(submission, events)
  const filesOf = (message: string): ConversationFile[] =>
    files.filter((file) => file.message === message).map(({ id, name, bytes }) => ({ id, name, bytes }))
  return events
    .flatMap((event): StaffConversationEntry | [] => {
      if (event.event !== 'mail received') return said(event, filesOf(event.id)) ?? []
      const email = emails.get((event.detail as { email: string }).email)
      return email ? mailed(event, email, { files: filesOf(email.id), addresses }) : []
    })
    .toReversed()
}

/** What its sender sees of it: nothing for staff only, no names of staff, and no reply that can still be taken back. */
export const shownToSender = (
  conversation: readonly StaffConversationEntry[],
  now: number,
): ConversationEntry[] =>
  conversation
    .filter((entry) => isShown(entry, now))
    .map(({ by: _, to: __, copies: ___, address: ____, mail: _____, allowedAt: ______, ...entry }) => entry)

/** A file of a message that the sender sees. */
export async function findShownFile(
  transaction: Transaction,
  submission: Submission,
  id: string,
  now: number,
): Promise<FileRow | undefined> {
  const shown = shownToSender(await conversationOf(transaction, submission), now)
  return shown.some(({ files }) => files.some((file) => file.id === id))
    ? findFile(transaction, id)
    : undefined
}

function isShown({ kind, at, address, allowedAt }: StaffConversationEntry, now: number): boolean {
  if (kind === 'reply') return Date.parse(at) + TAKE_BACK_MS <= now
  return kind === 'message' && (address === undefined || allowedAt !== undefined)
}

interface Detail {
  text?: string
  to?: string
  /** `to` counts as the sender's from then on. */
  isSenders?: boolean
  copies?: string[]
  repliedAt?: string
}

/** A reply that was taken back before it was sent, and what it changed, never happened for the sender. */
export function withoutTakenBack(events: readonly SubmissionEvent[]): SubmissionEvent[] {
  const undone = new Set(
    events.flatMap(({ event, detail }) => (event === 'reply taken back' ? (detail as Detail).repliedAt : [])),
  )
  return events.filter(({ at, who }) => who === 'sender' || !undone.has(at))
}

/** Undefined for an event that says nothing. */
function said(
  { id, at, who, event, detail }: SubmissionEvent,
  files: ConversationFile[],
): StaffConversationEntry | undefined {
  const { text, to, copies } = (detail ?? {}) as Detail
  const speaker = entryOf(event)
  if (speaker === undefined || text === undefined) return undefined
  return {
    id,
    at,
    ...speaker,
    ...(speaker.from === 'dispatch' && { by: who }),
    ...(to !== undefined && { to }),
    ...(copies && { copies }),
    text,
    files,
  }
}

function mailed(
  { id, at }: SubmissionEvent,
  email: EmailRow,
  { files, addresses }: { files: ConversationFile[]; addresses: ReadonlySet<string> },
): StaffConversationEntry {
  const kind = email.kind ?? 'message'
  const isOther = !addresses.has(normalizedEmail(email.sender ?? ''))
  return {
    id,
    at,
    from: kind === 'message' ? 'sender' : 'system',
    kind,
    text: email.text ?? '',
    ...(email.quoted && { quoted: email.quoted }),
    ...(isOther && { address: email.sender ?? '' }),
    ...(email.allowed_at !== null && { allowedAt: email.allowed_at }),
    files,
    mail: {
      id: email.id,
      subject: email.subject ?? '',
      leftOut: JSON.parse(email.left_out ?? '[]'),
      ...(email.authentication && { authentication: email.authentication }),
    },
  }
}

/** The sender's, with those before an amendment and those that dispatch wrote to as the sender's. */
function addressesOf(
  { form: name, email }: Submission,
  events: readonly SubmissionEvent[],
): ReadonlySet<string> {
  const form = formNamed(name)
  const earlier = events.flatMap(({ event, detail }) =>
    form && event === 'amended'
      ? (senderEmail(form, (detail as Pick<Submission, 'answers'>).answers) ?? [])
      : [],
  )
  return new Set([...earlier, ...writtenTo(events), ...(email === null ? [] : [email])])
}

/** Other addresses that dispatch wrote to as the sender's, newest first. */
export const writtenTo = (events: readonly SubmissionEvent[]): string[] => [
  ...new Set(
    events
      .flatMap(({ event, detail }) => {
        const { to, isSenders } = (event === 'replied' ? detail : {}) as Detail
        return to !== undefined && isSenders ? normalizedEmail(to) : []
      })
      .toReversed(),
  ),
]
