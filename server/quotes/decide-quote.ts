import { visibleText } from '../../domain/forms/field.ts'
import { type DecisionProblems, declineReasons } from '../../domain/quotes/quotes.ts'
import type { QuoteAction } from '../../domain/submissions/request-view.ts'
import type { Transaction } from '../store/database.ts'
import {
  acceptQuote,
  askNewPrice,
  declineQuote,
  reopenQuote,
  takeAcceptanceBack,
} from '../store/submissions/quote-changes.ts'
import type { QuoteDecision } from '../store/submissions/quotes.ts'
import type { Change, ChangeResult } from '../store/submissions/submission-changes.ts'

export interface Decision {
  /** The number of the quote that was read. */
  quote: number
  decision: QuoteDecision
}

export const MAX_LINE = 500
export const MAX_NOTE = 2000

/** What the receiver of a quote typed beside an action, or what is wrong with it. */
export function readDecision(
  action: QuoteAction,
  typed: Record<string, unknown>,
): Decision | { problems: DecisionProblems } {
  const problems: DecisionProblems = {}
  const text = (name: string, max = MAX_LINE): string | undefined => {
    const value = typed[name]
    const visible = typeof value === 'string' ? visibleText(value.toWellFormed()) : ''
    if (visible.length > max) problems[name] = { code: 'tooLong', limit: max }
    return visible === '' ? undefined : visible
  }
  const quote = quoteNumber(typed.quote)
  if (action === 'accept') {
    const acceptedBy = text('name')
    if (acceptedBy === undefined && !problems.name) problems.name = { code: 'required' }
    const purchaseOrder = text('purchaseOrder')
    const pickupContact = text('pickupContact')
    const pickupHours = text('pickupHours')
    const decision = {
      acceptedBy,
      ...(purchaseOrder !== undefined && { purchaseOrder }),
      ...(pickupContact !== undefined && { pickupContact }),
      ...(pickupHours !== undefined && { pickupHours }),
    }
    return orProblems(problems, { quote, decision })
  }
  const reason = declineReasons.find((one) => one === typed.reason)
  if (action === 'decline' && !reason && typeof typed.reason === 'string' && typed.reason !== '')
    problems.reason = { code: 'notAChoice' }
  const declineNote = action === 'decline' ? text('note', MAX_NOTE) : undefined
  const decision = { ...(reason && { reason }), ...(declineNote !== undefined && { declineNote }) }
  return orProblems(problems, { quote, decision })
}

/** As the page sends it, and as JSON; anything else is the number of no quote. */
const quoteNumber = (typed: unknown): number =>
  typeof typed === 'number' || (typeof typed === 'string' && /^[1-9]\d*$/.test(typed))
    ? Number(typed)
    : Number.NaN

const orProblems = (
  problems: DecisionProblems,
  decision: Decision,
): Decision | { problems: DecisionProblems } => (Object.keys(problems).length > 0 ? { problems } : decision)

/** Decides about the newest quote. What was decided already, in the same words, is no change: its version stays. */
export const decideQuote = (
  transaction: Transaction,
  action: QuoteAction,
  change: Change,
  decision: Decision,
): Promise<ChangeResult> => changes[action](transaction, change, decision)

const changes: Record<
  QuoteAction,
  (transaction: Transaction, change: Change, decision: Decision) => Promise<ChangeResult>
> = {
  accept: (transaction, change, decision) => acceptQuote(transaction, { ...change, ...decision }),
  decline: (transaction, change, decision) => declineQuote(transaction, { ...change, ...decision }),
  'take-back': takeAcceptanceBack,
  requote: askNewPrice,
  reopen: reopenQuote,
}
