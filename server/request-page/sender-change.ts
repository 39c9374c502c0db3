import type { Answers, ProblemTexts } from '../../domain/forms/form.ts'
import { isQuoteAction, type RequestAction } from '../../domain/submissions/request-view.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Transaction } from '../store/database.ts'
import { hasRoomForText } from '../store/submissions/conversation-size.ts'
import type { ChangeResult } from '../store/submissions/submission-changes.ts'
import {
  countChanges,
  countDecisions,
  countMessages,
  listSenderTexts,
} from '../store/submissions/submission-events.ts'
import { findSubmissionForUpdate, type Submission } from '../store/submissions/submissions.ts'
import type { FilesRefused } from '../submissions/files/files-refused.ts'
import { HELD_SCORE, type SpamScore, spamScore } from '../submissions/spam-score.ts'
import { allowedActions } from './build-request-view.ts'
import { type ChangeNotice, noteFull, notifyDispatch } from './notify-dispatch.ts'

/** Of words, and of decisions: more than a sender needs. Each is mailed; words are scored together with all before them. */
const MAX_CHANGES = 50
const MAX_MESSAGES = 200
/** Characters of the newest of them. */
const MAX_SCORED = 20_000

export type RequestChange =
  | { outcome: 'changed' | ChangeRefusal }
  /** The answers are no longer those that the form was filled in with. */
  | { outcome: 'conflict' }
  /** With `refused`, the same is taken later, or without files. */
  | { outcome: 'problems'; problems: ProblemTexts; refused?: FilesRefused }

/** `full` after as many changes as one submission takes; `too-long` where their texts have no room; `not-open` where the quote is another one by now. */
type ChangeRefusal = 'not-allowed' | 'full' | 'too-long' | 'not-open'

export type ChangeDependencies = Pick<Dependencies, 'store' | 'disk' | 'config' | 'mailer' | 'now'>

export interface Asked {
  dependencies: ChangeDependencies
  submission: Submission
  typed: Record<string, unknown>
  /** Of the client. */
  ip: string
  change: { reference: string; who: string; at: number }
}

/** The submission as it is now, which then waits for this transaction, or why it takes no further change. */
export async function lockFor(
  transaction: Transaction,
  dependencies: ChangeDependencies,
  { reference }: Submission,
  { action, text = '' }: { action: RequestAction; text?: string },
): Promise<Submission | { outcome: ChangeRefusal }> {
  const present = await findSubmissionForUpdate(transaction, reference)
  if (!present || !allowedActions(present).includes(action)) return { outcome: 'not-allowed' }
  const isFull =
    action === 'message'
      ? (await countMessages(transaction, present.id)) >= MAX_MESSAGES
      : (await (isQuoteAction(action) ? countDecisions : countChanges)(transaction, present.id)) >=
        MAX_CHANGES
  if (isFull) return { outcome: 'full' }
  // A quote can be decided on however much was said: what that stores has a number of its own.
  if (isQuoteAction(action) || (await hasRoomForText(transaction, present.id, { side: 'sender', text })))
    return present
  await noteFull(transaction, dependencies, present)
  dependencies.mailer.wake()
  return { outcome: 'too-long' }
}

/** The score of a submission with all of its notes and messages, so that bait cannot come in parts; undefined where it is low. */
export async function spamAfter(
  transaction: Transaction,
  { id }: Submission,
  answers: Answers,
  ...added: string[]
): Promise<SpamScore | undefined> {
  const notes = await listSenderTexts(transaction, id, MAX_SCORED)
  const spam = spamScore({ ...answers, notes: [...notes, ...added] }, {})
  return spam.score >= HELD_SCORE ? spam : undefined
}

/** Dispatch learns of every change that was stored. */
export async function withNotice(
  transaction: Transaction,
  dependencies: ChangeDependencies,
  result: ChangeResult,
  notice: ChangeNotice,
): Promise<RequestChange> {
  if (result.outcome !== 'changed') return { outcome: 'not-allowed' }
  await notifyDispatch(transaction, dependencies, result.submission, notice)
  return { outcome: 'changed' }
}
