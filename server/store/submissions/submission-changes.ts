import type { Answers, SubmissionForm } from '../../../domain/forms/form.ts'
import { mayChange } from '../../../domain/submissions/allowed-changes.ts'
import { endedStates, type SubmissionState } from '../../../domain/submissions/inbox.ts'
import { companyDay } from '../../../domain/time/company-time.ts'
import { iso } from '../../../domain/time/iso.ts'
import type { Transaction } from '../database.ts'
import { deleteReminders, holdEmails } from '../mail/outbox.ts'
import type { SubmissionRow } from '../tables.ts'
import { hasRoomForText } from './conversation-size.ts'
import { addFile } from './files.ts'
import { endQuotes } from './quotes.ts'
import { indexMessage, indexSubmission } from './search-text.ts'
import { addEvent, findNewestMessage } from './submission-events.ts'
import {
  findSubmission,
  findSubmissionForUpdate,
  pickupDay,
  type SentFile,
  type Submission,
  senderEmail,
} from './submissions.ts'

/** `current` is what the caller did not know of: somebody else's change, or a state that does not allow this one. */
export type ChangeResult =
  | { outcome: 'changed'; submission: Submission; before: Submission }
  | { outcome: 'conflict'; current: Submission }
  | { outcome: 'not-found' }
  /** Texts of staff have no more room. */
  | { outcome: 'full' }

export interface Change {
  reference: string
  /** 'sender', 'system' or the email of a member of staff. */
  who: string
  /** Milliseconds since 1970. */
  at: number
  /** The version that the caller has seen; without it any is accepted. */
  version?: number | undefined
}

export interface StaffChange extends Change {
  state?: SubmissionState | undefined
  /** Null takes the owner away. */
  owner?: string | null | undefined
  /** `YYYY-MM-DD`; null takes the day away. */
  followUpOn?: string | null | undefined
  /** The sender's messages have their reply with it. */
  isReply?: boolean
}

/** Sets state, owner and the day to follow up; an event is added for each that differs from before. */
export async function changeSubmission(
  transaction: Transaction,
  { state, owner, followUpOn, isReply = false, ...change }: StaffChange,
): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    (before) =>
      ((state ?? followUpOn) === undefined || mayChange('staff', 'state', before)) &&
      (owner === undefined || mayChange('staff', 'owner', before)),
    async (before) => {
      const set: Partial<SubmissionRow> = isReply ? { unanswered_since: null } : {}
      if (state !== undefined && state !== before.state) {
        set.state = state
        const withdrawnQuote = await withdrawQuote(transaction, before, change)
        if (state === 'spam') await holdEmails(transaction, before.id, change.at)
        if (state === 'answered' && before.answeredAt === null) set.answered_at = iso(change.at)
        await addEvent(transaction, {
          ...eventOf(change, before),
          event: 'state',
          detail: { from: before.state, to: state, withdrawnQuote },
        })
      }
      if (owner !== undefined && owner !== before.owner) {
        set.owner = owner
        await addEvent(transaction, {
          ...eventOf(change, before),
          event: 'owner',
          detail: { from: before.owner, to: owner },
        })
      }
      if (followUpOn !== undefined && followUpOn !== before.followUpOn) {
        set.follow_up_on = followUpOn
        await addEvent(transaction, {
          ...eventOf(change, before),
          event: 'follow up',
          detail: { from: before.followUpOn, to: followUpOn },
        })
      }
      return set
    },
  )
}

/** Takes back what is open or accepted, without another quote, and the reminder of it. Resolves to its number. */
async function withdrawQuote(
  transaction: Transaction,
  { id, state }: Submission,
  { at }: Change,
): Promise<number | undefined> {
  if (state !== 'quoted' && state !== 'accepted') return undefined
  await deleteReminders(transaction, id)
  return endQuotes(transaction, id, 'withdrawn', at)
}

interface Finish extends Change {
  /** The id of the newest entry of the conversation that the caller has seen; without it, all are. */
  seen?: string | undefined
}

/** Nobody waits for a reply any more, as staff say who have seen the newest message. */
export const finishConversation = (
  transaction: Transaction,
  { seen, ...change }: Finish,
): Promise<ChangeResult> =>
  applyChange(
    transaction,
    change,
    (before) => mayChange('staff', 'note', before),
    async (before) => {
      if (before.unansweredSince === null) return undefined
      const newest = await findNewestMessage(transaction, before.id)
      if (seen !== undefined && newest !== undefined && newest > seen) return 'conflict'
      await addEvent(transaction, { ...eventOf(change, before), event: 'marked as done' })
      return { unanswered_since: null }
    },
  )

/** Puts state, owner, time of the reply and who waits back as they were before a reply that was not sent. */
export async function undoReply(
  transaction: Transaction,
  { before: { state, owner, answeredAt, unansweredSince, followUpOn }, repliedAt, ...change }: UndoneReply,
): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    (present) => mayChange('staff', 'reply', present),
    async (present) => {
      const detail = { from: present.state, to: state, repliedAt }
      await addEvent(transaction, { ...eventOf(change, present), event: 'reply taken back', detail })
      // A message that came since the reply waits for no longer than those before it.
      const waitsSince = unansweredSince ?? present.unansweredSince
      return {
        state,
        owner,
        answered_at: answeredAt,
        unanswered_since: waitsSince,
        follow_up_on: followUpOn,
      }
    },
  )
}

interface UndoneReply extends Change {
  before: Pick<Submission, 'state' | 'owner' | 'answeredAt' | 'unansweredSince' | 'followUpOn'>
  /** ISO 8601: the time of the events that the reply added. */
  repliedAt: string
}

/** A change by the sender; `spam` is the score of the submission after it, where that is high enough to hold it. */
export interface SenderChange extends Change {
  spam?: { score: number; reasons: readonly string[] } | undefined
}

export interface Amendment extends SenderChange {
  form: SubmissionForm
  answers: Answers
  /** Those that take the place of earlier ones, which stay for staff to see. */
  files?: readonly SentFile[]
}

/** Replaces the answers while the submission is `received`; the event holds the earlier ones. */
export async function amendSubmission(
  transaction: Transaction,
  { form, answers, files = [], spam, ...change }: Amendment,
): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    (before) => mayChange('sender', 'amend', before),
    async (before) => {
      await addEvent(transaction, {
        ...eventOf(change, before),
        event: 'amended',
        detail: { answers: before.answers },
      })
      await indexSubmission(transaction, before.id, before.reference, answers)
      for (const { digest: _, ...file } of files)
        await addFile(transaction, { ...file, submission: before.id, at: change.at })
      return {
        answers: JSON.stringify(answers),
        email: senderEmail(form, answers),
        pickup_on: pickupDay(form, answers),
        ...(await hold(transaction, change, before, spam)),
      }
    },
  )
}

/** Replaces some answers, as dispatch knows better; the event holds the earlier ones. */
export async function correctAnswers(
  transaction: Transaction,
  { form, answers, ...change }: Change & { form: SubmissionForm; answers: Answers },
): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    (before) => mayChange('staff', 'correct', before),
    async (before) => {
      const corrected = { ...before.answers, ...answers }
      const earlier = JSON.stringify(before.answers)
      if (JSON.stringify(corrected) === earlier) return undefined
      if (!(await hasRoomForText(transaction, before.id, { side: 'staff', text: earlier }))) return 'full'
      await addEvent(transaction, {
        ...eventOf(change, before),
        event: 'corrected',
        detail: { answers: before.answers },
      })
      await indexSubmission(transaction, before.id, before.reference, corrected)
      return { answers: JSON.stringify(corrected), pickup_on: pickupDay(form, corrected) }
    },
  )
}

/** Adds the address of a caller who gave none, in the form's field `replyTo`; a conflict where there is one. */
export async function addSenderEmail(
  transaction: Transaction,
  { form, email, ...change }: Change & { form: SubmissionForm; email: string },
): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    (before) => before.email === null && mayChange('staff', 'email', before),
    async (before) => {
      const answers = { ...before.answers, [form.replyTo]: email }
      await addEvent(transaction, { ...eventOf(change, before), event: 'email added' })
      await indexSubmission(transaction, before.id, before.reference, answers)
      return { answers: JSON.stringify(answers), email: senderEmail(form, answers) }
    },
  )
}

/** Withdraws an open submission; a conflict in any other state. */
export async function withdrawSubmission(transaction: Transaction, change: Change): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    (before) => mayChange('sender', 'withdraw', before),
    async (before) => {
      await addEvent(transaction, { ...eventOf(change, before), event: 'withdrawn' })
      return { state: 'withdrawn' }
    },
  )
}

/**
 * `event` is 'noted' for the sender's note, 'staff note' for one that only staff see. Neither raises the version, so
 * that a sender's notes never keep a reply from being sent.
 */
export async function noteSubmission(
  transaction: Transaction,
  { event, text, spam, ...change }: SenderChange & { event: 'noted' | 'staff note'; text: string },
): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    (before) => mayChange(event === 'noted' ? 'sender' : 'staff', 'note', before),
    async (before) => {
      const side = event === 'noted' ? 'sender' : 'staff'
      if (!(await hasRoomForText(transaction, before.id, { side, text }))) return 'full'
      await addEvent(transaction, { ...eventOf(change, before), event, detail: { text } })
      await indexMessage(transaction, before.id, text)
      return hold(transaction, change, before, spam)
    },
  )
}

/** Holds what a change makes look like spam, unless staff work on it. What they released counts no second time. */
export async function hold(
  transaction: Transaction,
  change: Change,
  before: Submission,
  spam: SenderChange['spam'],
): Promise<Partial<SubmissionRow> | undefined> {
  if (!spam || !isUntouched(before) || spam.score <= before.spamScore) return undefined
  const detail = { from: before.state, to: 'spam' }
  if (before.state !== 'spam')
    await addEvent(transaction, { ...eventOf(change, before), who: 'system', event: 'state', detail })
  await holdEmails(transaction, before.id, change.at)
  return { state: 'spam', spam_score: spam.score, spam_reasons: JSON.stringify(spam.reasons) }
}

/** Makes every address of the request's page given out so far invalid. */
export async function revokeKey(transaction: Transaction, change: Change): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    () => true,
    async (before) => {
      await addEvent(transaction, { ...eventOf(change, before), event: 'key revoked' })
      return { key_version: before.keyVersion + 1 }
    },
  )
}

/** Nobody works on it yet. */
const isUntouched = ({ state }: Submission): boolean => state === 'received' || state === 'spam'

/**
 * Locks the submission, checks that the change is allowed now, and raises its version unless `changesTo` gives nothing
 * to set. It may find a conflict, too, before it has written anything.
 */
export async function applyChange(
  transaction: Transaction,
  change: Change,
  isAllowed: (before: Submission) => boolean,
  changesTo: (before: Submission) => Promise<Partial<SubmissionRow> | 'conflict' | 'full' | undefined>,
): Promise<ChangeResult> {
  const { reference, version } = change
  const before = await findSubmissionForUpdate(transaction, reference)
  if (before === undefined) return { outcome: 'not-found' }
  const isStale = version !== undefined && version !== before.version
  if (isStale || before.erasedAt !== null || !isAllowed(before))
    return { outcome: 'conflict', current: before }
  const set = await changesTo(before)
  if (set === 'full') return { outcome: 'full' }
  if (set === 'conflict') return { outcome: 'conflict', current: before }
  if (set === undefined) return { outcome: 'changed', submission: before, before }
  const { build, run } = transaction
  await run(
    build
      .updateTable('submissions')
      .set({
        ...(endsFollowUp(before, set, change) && { follow_up_on: null }),
        ...set,
        version: before.version + 1,
      })
      .where('id', '=', before.id),
  )
  const submission = await findSubmission(transaction, reference)
  return submission === undefined ? { outcome: 'not-found' } : { outcome: 'changed', submission, before }
}

/** A day to follow up is over once dispatch acts on that day or later, the sender decides, or nothing is left to do. */
function endsFollowUp({ followUpOn }: Submission, set: Partial<SubmissionRow>, { who, at }: Change): boolean {
  if (followUpOn === null) return false
  const isActedOn = set.state !== undefined || set.unanswered_since === null
  const isOver = set.state !== undefined && (who === 'sender' || endedStates.includes(set.state))
  return isOver || (isActedOn && followUpOn <= companyDay(at))
}

export const eventOf = ({ at, who }: Change, { id }: Submission) => ({ at, who, submission: id })
