import { z } from 'zod'
import { quotedStates, submissionStates } from '../../domain/submissions/inbox.ts'
import type { Transaction } from '../store/database.ts'
import { enqueueEmail, takeBackEmails } from '../store/mail/emails.ts'
import { COPY_TEMPLATE, listEmails } from '../store/mail/outbox.ts'
import { hasRoomForText } from '../store/submissions/conversation-size.ts'
import { addMessageFiles, removeMessageFiles } from '../store/submissions/messages.ts'
import { indexMessage } from '../store/submissions/search-text.ts'
import { type ChangeResult, changeSubmission, undoReply } from '../store/submissions/submission-changes.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import { findSubmissionForUpdate, type SentFile, type Submission } from '../store/submissions/submissions.ts'
import { TAKE_BACK_MS } from '../submissions/read-conversation.ts'
import type { ReplyEnvelope } from './reply-envelope.ts'

interface ByStaff {
  reference: string
  version: number
  /** The email of the member of staff. */
  who: string
  /** Milliseconds since 1970. */
  at: number
}

export interface Reply extends ByStaff {
  text: string
  files?: readonly SentFile[]
  envelope?: ReplyEnvelope
  mailDomain: string
  /** `who` is the mailbox of dispatch, which owns nothing. */
  isMailbox?: boolean
}

/** Replies to the sender through the outbox, in the thread of the confirmation, and marks the submission answered. */
export async function replyToSender(transaction: Transaction, reply: Reply): Promise<ChangeResult> {
  const { reference, text, files = [], envelope = {}, who, at } = reply
  const { to, isSenders, copies = [], subject } = envelope
  const before = await findSubmissionForUpdate(transaction, reference)
  if (before?.email == null)
    return before ? { outcome: 'conflict', current: before } : { outcome: 'not-found' }
  if (!(await hasRoomForText(transaction, before.id, { side: 'staff', text }))) return { outcome: 'full' }
  const changed = await markAnswered(transaction, before, reply)
  if (changed.outcome !== 'changed') return changed
  const message = await addEvent(transaction, {
    submission: before.id,
    at,
    who,
    event: 'replied',
    detail: {
      text,
      ...(to !== undefined && { to, ...(isSenders && { isSenders }) }),
      ...(copies.length > 0 && { copies }),
      ...(subject !== undefined && { subject }),
    },
  })
  const attached = await addMessageFiles(transaction, { submission: before.id, message, files, at })
  await indexMessage(transaction, before.id, text)
  await enqueueReply(transaction, before, reply, attached.length > 0 ? { message, files: attached } : {})
  return changed
}

/** The reply, and a copy of it for everybody else: each is sent, tried again and given up by itself. */
async function enqueueReply(
  transaction: Transaction,
  { id: submission, email, ...before }: Submission,
  { text, envelope = {}, who, at, mailDomain }: Reply,
  attached: { message?: string; files?: string[] },
): Promise<void> {
  const { to: recipient = email ?? '', copies = [], subject } = envelope
  const [confirmation] = await listEmails(transaction, submission, { template: 'confirmation' })
  const inReplyTo = confirmation?.messageId
  const mail = { submission, mailDomain, inReplyTo, at, dueAt: at + TAKE_BACK_MS }
  const content = { text, subject, copies, ...attached }
  const { state, owner, answeredAt, unansweredSince, followUpOn } = before
  const id = await enqueueEmail(transaction, {
    ...mail,
    template: 'reply',
    recipient,
    payload: { ...content, who, before: { state, owner, answeredAt, unansweredSince, followUpOn } },
  })
  for (const copy of copies) {
    const payload = { ...content, to: recipient, copyOf: id }
    await enqueueEmail(transaction, { ...mail, template: COPY_TEMPLATE, recipient: copy, payload })
  }
}

/** `storedNames`: of files on the disk that the caller deletes after the commit. */
type TakenBack = ChangeResult & { storedNames?: string[] }

/** Deletes a reply that was not sent yet, with its files, and undoes what it changed. A conflict when it is too late. */
export async function takeReplyBack(transaction: Transaction, change: ByStaff): Promise<TakenBack> {
  const current = await findSubmissionForUpdate(transaction, change.reference)
  if (current === undefined) return { outcome: 'not-found' }
  const emails = await listEmails(transaction, current.id)
  const reply = emails.findLast(({ template }) => template === 'reply')
  if (reply === undefined || current.version !== change.version) return { outcome: 'conflict', current }
  const { before, message } = replyPayload.parse(reply.payload)
  const copies = emails.filter(
    ({ template, payload }) => template === COPY_TEMPLATE && copyPayload.parse(payload).copyOf === reply.id,
  )
  if (
    !(await takeBackEmails(
      transaction,
      [reply, ...copies].map(({ id }) => id),
    ))
  )
    return { outcome: 'conflict', current }
  const storedNames = await removeMessageFiles(transaction, message === undefined ? [] : [message])
  return { ...(await undoReply(transaction, { ...change, before, repliedAt: reply.createdAt })), storedNames }
}

const replyPayload = z.object({
  before: z.object({
    state: z.enum(submissionStates),
    owner: z.string().nullable(),
    answeredAt: z.string().nullable(),
    unansweredSince: z.string().nullable().default(null),
    followUpOn: z.string().nullable().default(null),
  }),
  message: z.string().optional(),
})

const copyPayload = z.object({ copyOf: z.string() })

/** Records a reply that was given by phone, for example. */
export async function recordReply(
  transaction: Transaction,
  { text, ...change }: ByStaff & { text: string },
): Promise<ChangeResult> {
  const before = await findSubmissionForUpdate(transaction, change.reference)
  if (before === undefined) return { outcome: 'not-found' }
  if (!(await hasRoomForText(transaction, before.id, { side: 'staff', text }))) return { outcome: 'full' }
  const changed = await markAnswered(transaction, before, change)
  if (changed.outcome !== 'changed') return changed
  const { at, who } = change
  await addEvent(transaction, {
    submission: before.id,
    at,
    who,
    event: 'answered elsewhere',
    ...(text !== '' && { detail: { text } }),
  })
  await indexMessage(transaction, before.id, text)
  return changed
}

/** A submission without an owner gets the person who replies. A quote stays as it is. */
const markAnswered = (
  transaction: Transaction,
  { owner, state }: Submission,
  { reference, version, who, at, isMailbox = false }: ByStaff & Pick<Reply, 'isMailbox'>,
): Promise<ChangeResult> =>
  changeSubmission(transaction, {
    reference,
    version,
    who,
    at,
    isReply: true,
    ...(!quotedStates.includes(state) && { state: 'answered' as const }),
    ...(owner === null && !isMailbox && { owner: who }),
  })
