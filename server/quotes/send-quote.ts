import { formNamed } from '../../domain/forms/forms.ts'
import type { Cents } from '../../domain/quotes/money.ts'
import type { QuoteTerms } from '../../domain/quotes/quotes.ts'
import type { Dependencies } from '../dependencies.ts'
import { enqueueEmail } from '../store/mail/emails.ts'
import { bookSubmission, storeQuote } from '../store/submissions/quote-changes.ts'
import type { QuotedLane } from '../store/submissions/quotes.ts'
import type { ChangeResult } from '../store/submissions/submission-changes.ts'
import { findSubmission, type Submission } from '../store/submissions/submissions.ts'
import { mailToSender, readQuotePayload } from './quote-mail.ts'
import { enqueueReminder } from './reminder.ts'

interface ByStaff {
  reference: string
  version: number
  /** The email of the member of staff. */
  who: string
  /** Milliseconds since 1970. */
  at: number
}

/** Replies to a request with a quote, and mails it; a reminder follows a day before it expires. */
export async function quoteSender(
  { store, config, lanes }: Pick<Dependencies, 'store' | 'config' | 'lanes'>,
  change: ByStaff & { terms: QuoteTerms; total: Cents },
): Promise<ChangeResult> {
  const found = await store.transact((transaction) => findSubmission(transaction, change.reference))
  if (found === undefined) return { outcome: 'not-found' }
  if (found.email === null || !formNamed(found.form)?.lane) return { outcome: 'conflict', current: found }
  const lane = await quotedLane(lanes, found)
  return store.transact(async (transaction) => {
    const result = await storeQuote(transaction, { ...change, lane })
    if (result.outcome !== 'changed') return result
    const { submission } = result
    const mail = { ...(await mailToSender(transaction, submission, config.mailFrom)), at: change.at }
    const payload = await readQuotePayload(transaction, submission)
    await enqueueEmail(transaction, { ...mail, template: 'quote', payload })
    await enqueueReminder(
      transaction,
      { ...mail, payload },
      { validUntil: change.terms.validUntil, sentAt: change.at },
    )
    return result
  })
}

/** Confirms an accepted quote by mail. */
export async function bookQuote(
  { store, config }: Pick<Dependencies, 'store' | 'config'>,
  { note, ...change }: ByStaff & { note?: string | undefined },
): Promise<ChangeResult> {
  return store.transact(async (transaction) => {
    const result = await bookSubmission(transaction, { ...change, note })
    if (result.outcome !== 'changed' || result.submission.email === null) return result
    const { submission } = result
    await enqueueEmail(transaction, {
      ...(await mailToSender(transaction, submission, config.mailFrom)),
      template: 'booking',
      payload: { ...(await readQuotePayload(transaction, submission)), note },
      at: change.at,
    })
    return result
  })
}

async function quotedLane(
  lanes: Dependencies['lanes'],
  submission: Submission,
): Promise<QuotedLane | undefined> {
  const lane = await lanes.laneOf(submission)
  return lane && { from: lane.from, to: lane.to, kilometres: lane.kilometres.about }
}
