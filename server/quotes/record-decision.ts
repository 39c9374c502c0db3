import { visibleText } from '../../domain/forms/field.ts'
import {
  type DecisionProblems,
  type DecisionWay,
  type DeclineReason,
  declineReasons,
} from '../../domain/quotes/quotes.ts'
import { readMoment } from '../../domain/quotes/read-quote.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Transaction } from '../store/database.ts'
import { enqueueEmail } from '../store/mail/emails.ts'
import { deleteReminders } from '../store/mail/outbox.ts'
import { recordSenderDecision } from '../store/submissions/quote-changes.ts'
import { listQuotes, type QuoteDecision } from '../store/submissions/quotes.ts'
import type { ChangeResult } from '../store/submissions/submission-changes.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { MAX_LINE, MAX_NOTE } from './decide-quote.ts'
import { mailToSender, readQuotePayload } from './quote-mail.ts'

/** What dispatch typed. `at` is an ISO time, now where it is absent. */
export interface TypedRecord {
  version: number
  /** The number of the quote. */
  quote: number
  decision: 'accepted' | 'declined'
  by: DecisionWay
  name?: string | undefined
  purchaseOrder?: string | undefined
  at?: string | undefined
  reason?: string | undefined
  note?: string | undefined
}

interface ByStaff {
  reference: string
  /** The email of the member of staff. */
  who: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Records what the sender decided about a quote by mail or phone, for example. From there all is as if the sender had
 * decided on the request's page. An acceptance is told to the sender by mail, and so is a decline in its place.
 */
export async function recordDecision(
  { store, config }: Pick<Dependencies, 'store' | 'config'>,
  change: ByStaff,
  typed: TypedRecord,
): Promise<ChangeResult | { problems: DecisionProblems }> {
  return store.transact(async (transaction) => {
    const found = await findSubmission(transaction, change.reference)
    if (found === undefined) return { outcome: 'not-found' }
    const [before] = await listQuotes(transaction, found.id, change.at)
    if (before?.number !== typed.quote) return { outcome: 'conflict', current: found }
    const read = readRecord(typed, change, before.sentAt)
    if ('problems' in read) return read
    const { version, quote, decision: state } = typed
    const result = await recordSenderDecision(transaction, { ...change, ...read, version, quote, state })
    if (result.outcome !== 'changed' || result.submission.version === result.before.version) return result
    await deleteReminders(transaction, found.id)
    const isTold = state === 'accepted' || before.state === 'accepted'
    if (isTold && result.submission.email !== null)
      await tellSender(transaction, config, result, typed, change)
    return result
  })
}

async function tellSender(
  transaction: Transaction,
  { mailFrom }: Pick<Dependencies['config'], 'mailFrom'>,
  { submission }: Extract<ChangeResult, { outcome: 'changed' }>,
  { decision }: TypedRecord,
  { at }: ByStaff,
): Promise<void> {
  await enqueueEmail(transaction, {
    ...(await mailToSender(transaction, submission, mailFrom)),
    template: 'decision',
    payload: { ...(await readQuotePayload(transaction, submission)), decision },
    at,
  })
}

/** `sentAt`: when the quote was sent, before which nobody can have decided. */
function readRecord(
  typed: TypedRecord,
  { who, at }: ByStaff,
  sentAt: string,
): { decision: QuoteDecision; decidedAt: number } | { problems: DecisionProblems } {
  const problems: DecisionProblems = {}
  const text = (name: 'name' | 'purchaseOrder' | 'note', limit = MAX_LINE): string | undefined => {
    const visible = visibleText((typed[name] ?? '').toWellFormed())
    if (visible.length > limit) problems[name] = { code: 'tooLong', limit }
    return visible === '' ? undefined : visible
  }
  const isAccepted = typed.decision === 'accepted'
  const name = isAccepted ? text('name') : undefined
  const purchaseOrder = isAccepted ? text('purchaseOrder') : undefined
  const words = text('note', MAX_NOTE)
  const reason = isAccepted ? undefined : readReason(typed.reason, problems)
  const decidedAt = typed.at === undefined ? at : readMoment(typed.at)
  // The form knows minutes.
  const earliest = Math.floor(Date.parse(sentAt) / MINUTE) * MINUTE
  if (Number.isNaN(decidedAt)) problems.at = { code: 'notATime' }
  else if (decidedAt < earliest || decidedAt > at) problems.at = { code: 'notThen' }
  if (Object.keys(problems).length > 0) return { problems }
  const decision = {
    ...(name !== undefined && { acceptedBy: name }),
    ...(purchaseOrder !== undefined && { purchaseOrder }),
    ...(reason && { reason }),
    recorded: { by: typed.by, at: new Date(at).toISOString(), who, ...(words !== undefined && { words }) },
  }
  return { decision, decidedAt }
}

function readReason(typed: string | undefined, problems: DecisionProblems): DeclineReason | undefined {
  const reason = declineReasons.find((one) => one === typed)
  if (!reason && typed !== undefined && typed !== '') problems.reason = { code: 'notAChoice' }
  return reason
}
