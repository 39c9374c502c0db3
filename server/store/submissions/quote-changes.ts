import { quoteState } from '../../../domain/quotes/quotes.ts'
import { mayChange, type SubmissionChange } from '../../../domain/submissions/allowed-changes.ts'
import { iso } from '../../../domain/time/iso.ts'
import type { Transaction } from '../database.ts'
import type { QuoteRow, SubmissionRow } from '../tables.ts'
import { addQuote, type NewQuote, newestQuote, type QuoteDecision, recordDecision } from './quotes.ts'
import { applyChange, type Change, type ChangeResult, eventOf } from './submission-changes.ts'
import { addEvent } from './submission-events.ts'
import type { Submission } from './submissions.ts'

interface SentQuote extends Change, Pick<NewQuote, 'terms' | 'total' | 'lane'> {}

/** Sends a quote, which replaces an earlier open one and stops the clock. A submission without an owner gets its author. */
export async function storeQuote(
  transaction: Transaction,
  { terms, total, lane, ...change }: SentQuote,
): Promise<ChangeResult> {
  return applyChange(
    transaction,
    change,
    (before) => mayChange('staff', 'quote', before),
    async (before) => {
      const { at, who } = change
      const quote = await addQuote(transaction, { submission: before.id, terms, total, lane, who, at })
      await addEvent(transaction, { ...eventOf(change, before), event: 'quoted', detail: { quote } })
      return {
        state: 'quoted',
        unanswered_since: null,
        ...(before.owner === null && { owner: who }),
        ...(before.answeredAt === null && { answered_at: iso(at) }),
      }
    },
  )
}

/** Confirms what was accepted. */
export const bookSubmission = (
  transaction: Transaction,
  { note, ...change }: Change & { note?: string | undefined },
): Promise<ChangeResult> =>
  applyChange(
    transaction,
    change,
    (before) => mayChange('staff', 'booking', before),
    async (before) => {
      const detail = { quote: (await newestQuote(transaction, before.id))?.number, text: note }
      await addEvent(transaction, { ...eventOf(change, before), event: 'booked', detail })
      return { state: 'booked' }
    },
  )

interface Acceptance extends Change {
  /** The number of the quote that was read. */
  quote: number
  decision: QuoteDecision
}

/** Accepts the newest quote while it is open. The same acceptance once more changes nothing. */
export async function acceptQuote(
  transaction: Transaction,
  { quote, decision, ...change }: Acceptance,
): Promise<ChangeResult> {
  return decide(transaction, change, 'accept', async (before, newest) => {
    if (newest.number !== quote) return 'conflict'
    if (newest.state === 'accepted') return isSame(newest, decision) ? undefined : 'conflict'
    if (!isOpen(newest, change.at)) return 'conflict'
    await recordDecision(transaction, newest, 'accepted', { at: change.at, what: decision })
    await addEvent(transaction, {
      ...eventOf(change, before),
      event: 'accepted',
      detail: { quote, ...decision },
    })
    return { state: 'accepted' }
  })
}

/** Declines the newest quote while nothing is decided about it, also after it has expired. */
export async function declineQuote(
  transaction: Transaction,
  { quote, decision, ...change }: Acceptance,
): Promise<ChangeResult> {
  return decide(transaction, change, 'decline', async (before, newest) => {
    if (newest.number !== quote || newest.state !== 'open') return 'conflict'
    await recordDecision(transaction, newest, 'declined', { at: change.at, what: decision })
    await addEvent(transaction, {
      ...eventOf(change, before),
      event: 'declined',
      detail: { quote, ...decision },
    })
    return { state: 'answered' }
  })
}

/** Opens an accepted quote again, until it is booked. */
export async function takeAcceptanceBack(transaction: Transaction, change: Change): Promise<ChangeResult> {
  return decide(transaction, change, 'take-back', async (before, newest) => {
    await recordDecision(transaction, newest, 'open', null)
    const detail = { quote: newest.number }
    await addEvent(transaction, { ...eventOf(change, before), event: 'acceptance taken back', detail })
    return { state: 'quoted' }
  })
}

/** Asks for a new price in place of a quote that has expired. */
export async function askNewPrice(transaction: Transaction, change: Change): Promise<ChangeResult> {
  return decide(transaction, change, 'requote', async (before, newest) => {
    if (quoteState(newest.state, newest.valid_until, change.at) !== 'expired') return 'conflict'
    const detail = { quote: newest.number }
    await addEvent(transaction, { ...eventOf(change, before), event: 'new price asked', detail })
    return { state: 'in progress' }
  })
}

/** Decides about the newest quote of a submission, where its sender may. */
const decide = (
  transaction: Transaction,
  change: Change,
  action: SubmissionChange,
  changesTo: (
    before: Submission,
    newest: QuoteRow,
  ) => Promise<Partial<SubmissionRow> | 'conflict' | undefined>,
): Promise<ChangeResult> =>
  applyChange(
    transaction,
    change,
    (before) => mayChange('sender', action, before),
    async (before) => {
      const newest = await newestQuote(transaction, before.id)
      return newest ? changesTo(before, newest) : 'conflict'
    },
  )

const isOpen = ({ state, valid_until }: QuoteRow, now: number): boolean =>
  quoteState(state, valid_until, now) === 'open'

const isSame = ({ decision }: QuoteRow, other: QuoteDecision): boolean => decision === JSON.stringify(other)
