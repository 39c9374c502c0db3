import { formNamed } from '../../domain/forms/forms.ts'
import {
  type ConversationEntry,
  type ConversationFile,
  type ConversationPart,
  MAX_SHOWN_ENTRIES,
  MAX_SHOWN_TEXT,
  MAX_SHOWN_TEXTS,
  type StaffConversationEntry,
  type WholeEntry,
} from '../../domain/submissions/conversation.ts'
import { entryOf } from '../../domain/submissions/submission-events.ts'
import { normalizedEmail } from '../../domain/text/email-address.ts'
import { shorten } from '../../domain/text/shorten.ts'
import type { Transaction } from '../store/database.ts'
import { findQuotedText, listIncomingHeads, listIncomingTexts } from '../store/mail/incoming-emails.ts'
import { findFile, findMessageOfFile, listMessageFiles, ORIGINAL } from '../store/submissions/files.ts'
import {
  type EventHead,
  findEventDetails,
  listEntryEvents,
  listEvents,
  type SubmissionEvent,
} from '../store/submissions/submission-events.ts'
import { type Submission, senderEmail } from '../store/submissions/submissions.ts'
import type { FileRow } from '../store/tables.ts'

/** How long a reply waits before it is sent, so that it can be taken back. */
export const TAKE_BACK_MS = 10_000
/** Characters of an entry once the others have filled the part. */
const MIN_SHOWN_TEXT = 400
const WHOLE = 1_000_000_000

export interface Reading {
  /** Entries older than the one with this id. */
  before?: string | undefined
  limit?: number
  /** Characters of one entry. */
  characters?: number
}

/** What is known of an entry without its text. */
interface Mark extends EventHead {
  /** What its files belong to: the event, or the email that came in. */
  message: string
  kind: ConversationEntry['kind']
  from: ConversationEntry['from']
  address?: string | undefined
  allowedAt?: string | undefined
}

/** A part of what was said about a submission, newest first, as staff see it. A reply that was taken back was never said. */
export async function readConversation(
  transaction: Transaction,
  submission: Submission,
  reading: Reading = {},
): Promise<ConversationPart<StaffConversationEntry>> {
  return readPart(transaction, await marksOf(transaction, submission), reading)
}

/** What its sender sees of it at a time: nothing for staff only, and no reply that can still be taken back. */
export async function readShownConversation(
  transaction: Transaction,
  submission: Submission,
  { now, ...reading }: Reading & { now: number },
): Promise<ConversationPart<ConversationEntry>> {
  const marks = await marksOf(transaction, submission)
  const { entries, next } = await readPart(
    transaction,
    marks.filter((mark) => isShown(mark, now)),
    reading,
  )
  return { entries: entries.map(shownEntry), next }
}

/** Without the names of staff and what only they need. */
const shownEntry = ({
  id,
  at,
  from,
  kind,
  text,
  isCut,
  hasQuoted,
  files,
  mail,
}: StaffConversationEntry): ConversationEntry => ({
  id,
  at,
  from,
  kind,
  text,
  ...(isCut && { isCut }),
  ...(hasQuoted && { hasQuoted }),
  files,
  ...(mail && mail.leftOut.length > 0 && { leftOut: mail.leftOut }),
})

/** The text and the quoted mail of one entry, uncut; with `now`, only where the sender sees it. */
export async function readWholeEntry(
  transaction: Transaction,
  submission: Submission,
  id: string,
  now?: number,
): Promise<WholeEntry | undefined> {
  const mark = (await marksOf(transaction, submission)).find((one) => one.id === id)
  if (mark === undefined || (now !== undefined && !isShown(mark, now))) return undefined
  const { entries } = await readPart(transaction, [mark], { characters: WHOLE })
  const [entry] = entries
  return (
    entry && {
      text: entry.text,
      quoted: entry.hasQuoted ? await findQuotedText(transaction, mark.message) : '',
    }
  )
}

/** One entry as staff see it. */
export async function findEntry(
  transaction: Transaction,
  submission: Submission,
  id: string,
): Promise<StaffConversationEntry | undefined> {
  const marks = (await marksOf(transaction, submission)).filter((mark) => mark.id === id)
  return (await readPart(transaction, marks, {})).entries[0]
}

/** A file of a message that the sender sees. */
export async function findShownFile(
  transaction: Transaction,
  submission: Submission,
  id: string,
  now: number,
): Promise<FileRow | undefined> {
  const message = await findMessageOfFile(transaction, id)
  if (message === undefined) return undefined
  const marks = await marksOf(transaction, submission)
  return marks.some((mark) => mark.message === message && isShown(mark, now))
    ? findFile(transaction, id)
    : undefined
}

function isShown({ kind, at, address, allowedAt }: Mark, now: number): boolean {
  if (kind === 'reply') return Date.parse(at) + TAKE_BACK_MS <= now
  return kind === 'message' && (address === undefined || allowedAt !== undefined)
}

/** Newest first, without a text. */
async function marksOf(transaction: Transaction, submission: Submission): Promise<Mark[]> {
  const events = withoutTakenBack(await listEntryEvents(transaction, submission.id))
  const emails = new Map(
    (await listIncomingHeads(transaction, submission.id)).map((email) => [email.id, email]),
  )
  const isOthers = ({ sender }: { sender: string | null }) =>
    normalizedEmail(sender ?? '') !== submission.email
  const addresses = [...emails.values()].some(isOthers)
    ? await senderEmails(transaction, submission)
    : new Set([submission.email])
  return events
    .flatMap((event): Mark | [] => {
      const speaker = entryOf(event.event)
      if (speaker) return { ...event, ...speaker, message: event.id }
      const email = emails.get((event.detail as { email?: string } | undefined)?.email ?? '')
      if (event.event !== 'mail received' || !email) return []
      const kind = email.kind ?? 'message'
      const isOther = !addresses.has(normalizedEmail(email.sender ?? ''))
      return {
        ...event,
        message: email.id,
        kind,
        from: kind === 'message' ? 'sender' : 'system',
        ...(isOther && { address: email.sender ?? '' }),
        ...(email.allowed_at !== null && { allowedAt: email.allowed_at }),
      }
    })
    .toReversed()
}

async function readPart(
  transaction: Transaction,
  marks: readonly Mark[],
  { before, limit = MAX_SHOWN_ENTRIES, characters = MAX_SHOWN_TEXT }: Reading,
): Promise<ConversationPart<StaffConversationEntry>> {
  const older = before === undefined ? marks : marks.filter(({ id }) => id < before)
  const shown = older.slice(0, limit)
  const last = shown.at(-1)
  return {
    entries: cutTexts(await withTexts(transaction, shown, characters), characters),
    next: last !== undefined && older.length > shown.length ? last.id : null,
  }
}

async function withTexts(
  transaction: Transaction,
  marks: readonly Mark[],
  characters: number,
): Promise<StaffConversationEntry[]> {
  const messages = marks.map(({ message }) => message)
  const details = await findEventDetails(transaction, messages)
  const emails = new Map(
    (await listIncomingTexts(transaction, messages, characters + 1)).map((email) => [email.id, email]),
  )
  const files = await listMessageFiles(transaction, messages)
  return marks.map((mark) => {
    const { id, at, who, message, from, kind, address, allowedAt } = mark
    const own = files.filter((file) => file.message === message)
    const original = own.find(({ field }) => field === ORIGINAL)
    const attached = own
      .filter((file) => file !== original)
      .map(({ id, name, bytes }): ConversationFile => ({ id, name, bytes }))
    const entry = { id, at, from, kind, files: attached }
    const email = emails.get(message)
    if (!email) {
      const { text = '', to, copies } = (details.get(message) ?? {}) as Detail
      const by = from === 'dispatch' && { by: who }
      return { ...entry, ...by, ...(to !== undefined && { to }), ...(copies && { copies }), text }
    }
    const { subject, left_out, authentication } = email
    return {
      ...entry,
      text: email.text ?? '',
      ...(Number(email.quoted_bytes ?? 0) > 0 && { hasQuoted: true as const }),
      ...(address !== undefined && { address }),
      ...(allowedAt !== undefined && { allowedAt }),
      mail: {
        id: email.id,
        subject: subject ?? '',
        leftOut: JSON.parse(left_out ?? '[]'),
        ...(authentication && { authentication }),
        ...(original && { original: original.id }),
      },
    }
  })
}

/** Once the newest have filled the part, only the beginning of the others is shown. */
function cutTexts(entries: readonly StaffConversationEntry[], characters: number): StaffConversationEntry[] {
  let shown = 0
  return entries.map((entry) => {
    const isFilled = characters !== WHOLE && shown >= MAX_SHOWN_TEXTS
    const most = isFilled ? MIN_SHOWN_TEXT : characters
    const isCut = entry.text.length > most
    const text = isCut ? shorten(entry.text.slice(0, most + 1), most) : entry.text
    shown += text.length
    return { ...entry, text, ...(isCut && { isCut }) }
  })
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
export function withoutTakenBack<Event extends SubmissionEvent>(events: readonly Event[]): Event[] {
  const undone = new Set(
    events.flatMap(({ event, detail }) => (event === 'reply taken back' ? (detail as Detail).repliedAt : [])),
  )
  return events.filter(({ at, who }) => who === 'sender' || !undone.has(at))
}

/** The sender's, with those before an amendment and those that dispatch wrote to as the sender's. */
export async function senderEmails(
  transaction: Transaction,
  { id, form: name, email }: Submission,
): Promise<ReadonlySet<string | null>> {
  const form = formNamed(name)
  const events = await listEvents(transaction, id, ['amended', 'replied', 'reply taken back'])
  const earlier = events.flatMap(({ event, detail }) =>
    form && event === 'amended'
      ? (senderEmail(form, (detail as Pick<Submission, 'answers'>).answers) ?? [])
      : [],
  )
  return new Set([...earlier, ...writtenTo(withoutTakenBack(events)), email])
}

/** Other addresses that dispatch wrote to as the sender's, newest first. */
const writtenTo = (events: readonly SubmissionEvent[]): string[] => [
  ...new Set(
    events
      .flatMap(({ event, detail }) => {
        const { to, isSenders } = (event === 'replied' ? detail : {}) as Detail
        return to !== undefined && isSenders ? normalizedEmail(to) : []
      })
      .toReversed(),
  ),
]

/** The events that `writtenTo` reads. */
export const listWrittenTo = async (transaction: Transaction, submission: string): Promise<string[]> =>
  writtenTo(withoutTakenBack(await listEvents(transaction, submission, ['replied', 'reply taken back'])))
