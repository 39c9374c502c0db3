import type { QuoteAction } from '../../domain/submissions/request-view.ts'
import type { MailedEvent } from '../../domain/submissions/submission-events.ts'
import { decisionProblemTexts } from '../../translations/decision-problems.ts'
import { decideQuote, readDecision } from '../quotes/decide-quote.ts'
import { mailToSender, readQuotePayload } from '../quotes/quote-mail.ts'
import { enqueueReminder } from '../quotes/reminder.ts'
import { deleteReminders } from '../store/mail/outbox.ts'
import { type Asked, lockFor, type RequestChange, withNotice } from './sender-change.ts'

const NOTICE_OF = {
  accept: 'accepted',
  decline: 'declined',
  'take-back': 'acceptance taken back',
  requote: 'new price asked',
  reopen: 'quote reopened',
} as const satisfies Record<QuoteAction, MailedEvent>

/** What the receiver of a quote does with it. Done once more in the same words, it is done already. */
export async function decideOnQuote(
  action: QuoteAction,
  { dependencies, submission, typed, change }: Asked,
): Promise<RequestChange> {
  const read = readDecision(action, typed)
  if ('problems' in read) return { outcome: 'problems', problems: decisionProblemTexts(read.problems) }
  return dependencies.store.transact(async (transaction): Promise<RequestChange> => {
    const present = await lockFor(transaction, dependencies, submission, { action })
    if ('outcome' in present) return present
    const result = await decideQuote(transaction, action, change, read)
    if (result.outcome !== 'changed') return { outcome: 'not-open' }
    if (result.submission.version === result.before.version) return { outcome: 'changed' }
    const { quote } = await readQuotePayload(transaction, present)
    if (action === 'take-back' || action === 'reopen') {
      const mail = await mailToSender(transaction, present, dependencies.config.mailFrom)
      const { validUntil, sentAt } = quote
      await enqueueReminder(
        transaction,
        { ...mail, payload: { quote }, at: change.at },
        { validUntil, sentAt: Date.parse(sentAt) },
      )
    } else await deleteReminders(transaction, present.id)
    return withNotice(transaction, dependencies, result, { event: NOTICE_OF[action], quote })
  })
}
