import { quoteState } from '../../../domain/quotes/quotes.ts'
import { mayChange, type SubmissionChange } from '../../../domain/submissions/allowed-changes.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { iso } from '../../../domain/time/iso.ts'
import type { Transaction } from '../database.ts'
import { idPrefixAt } from '../ids.ts'
import type { QuoteRow, SubmissionRow } from '../tables.ts'
import {
  addQuote,
  type NewQuote,
  newestQuote,
  type QuoteDecision,
  recordDecision,
  storedDecision,
} from './quotes.ts'
import { applyChange, type Change, type ChangeResult, eventOf } from './submission-changes.ts'
import { addEvent, findNewestMessage } from './submission-events.ts'
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

interface Recording extends Acceptance {
  state: 'accepted' | 'declined'
  /** When the sender decided, in milliseconds since 1970. */
  decidedAt: number
}

/**
 * Records what the sender of a request told dispatch about its newest quote: one that is open, or whose decision dispatch
 * has recorded before and that is not booked. The same record once more changes nothing.
 */
export const recordSenderDecision = (
  transaction: Transaction,
  { quote, state, decision, decidedAt, ...change }: Recording,
): Promise<ChangeResult> =>
  applyChange(
    transaction,
    change,
    (before) => mayChange('staff', 'decision', before),
    async (before) => {
      const newest = await newestQuote(transaction, before.id)
      if (newest?.number !== quote || !mayRecord(newest, state, change.at)) return 'conflict'
      if (newest.state === state && isSameRecord(newest, decision, decidedAt)) return undefined
      const { recorded, ...decided } = decision
      await recordDecision(transaction, newest, state, { at: decidedAt, what: decision })
      await addEvent(transaction, {
        ...eventOf(change, before),
        event: state,
        detail: {
          quote,
          ...decided,
          recorded: { by: recorded?.by, at: iso(decidedAt) },
          text: recorded?.words,
        },
      })
      return {
        state: state === 'accepted' ? 'accepted' : 'answered',
        follow_up_on: null,
        ...((await isNothingNewer(transaction, before, decidedAt)) && { unanswered_since: null }),
      }
    },
  )

function mayRecord(newest: QuoteRow, state: 'accepted' | 'declined', at: number): boolean {
  if (newest.state === 'open') return isOpen(newest, at)
  // An acceptance needs a quote that holds, unless it was accepted while it did.
  const isWithinTime = state === 'declined' || newest.state === state || Date.parse(newest.valid_until) > at
  return storedDecision(newest)?.recorded !== undefined && isWithinTime
}

/** Whoever recorded it, and whenever. */
function isSameRecord(newest: QuoteRow, { recorded, ...decided }: QuoteDecision, decidedAt: number): boolean {
  const { recorded: before, ...stored } = storedDecision(newest) ?? {}
  return (
    newest.decided_at === iso(decidedAt) &&
    JSON.stringify([stored, before?.by, before?.words]) ===
      JSON.stringify([decided, recorded?.by, recorded?.words])
  )
}

/** The sender has written nothing since the minute of the decision, which is the reply to what came until then. */
async function isNothingNewer(transaction: Transaction, { id }: Submission, decidedAt: number) {
  const newest = await findNewestMessage(transaction, id)
  return newest === undefined || newest < idPrefixAt(Math.floor(decidedAt / MINUTE) * MINUTE + MINUTE)
}

/** Opens a quote again whose decline dispatch recorded, while it holds. */
export const reopenQuote = (transaction: Transaction, change: Change): Promise<ChangeResult> =>
  decide(transaction, change, 'reopen', async (before, newest) => {
    const isRecorded = newest.state === 'declined' && storedDecision(newest)?.recorded !== undefined
    if (!isRecorded || Date.parse(newest.valid_until) <= change.at) return 'conflict'
    await recordDecision(transaction, newest, 'open', null)
    const detail = { quote: newest.number }
    await addEvent(transaction, { ...eventOf(change, before), event: 'quote reopened', detail })
    return { state: 'quoted' }
  })

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
