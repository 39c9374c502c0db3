import { DAY, HOUR } from '../time/durations.ts'
import type { Cents, Currency } from './money.ts'

/**
 * Expired is an open quote whose time is over: it is decided when it is asked, never stored. Replaced has a later quote,
 * withdrawn was taken back by dispatch without one.
 */
const quoteStates = ['open', 'accepted', 'declined', 'expired', 'replaced', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]
export type StoredQuoteState = Exclude<QuoteState, 'expired'>

export const declineReasons = ['price', 'timing', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** How a decision that dispatch recorded reached it. */
export const decisionWays = ['mail', 'phone', 'other'] as const
export type DecisionWay = (typeof decisionWays)[number]

/** Of a decision that the sender told dispatch, and dispatch recorded. */
export interface RecordedDecision {
  by: DecisionWay
  /** When it was recorded, in ISO 8601. */
  at: string
  /** What the sender wrote or said. */
  words?: string | undefined
}

/** What is wrong with what was typed about a decision, by field. */
export type DecisionProblems = Record<
  string,
  { code: 'required' | 'tooLong' | 'notAChoice' | 'notATime' | 'notThen'; limit?: number }
>

export const MAX_LINES = 20
export const MIN_TOTAL: Cents = 100
export const MAX_TOTAL: Cents = 999_999_999
export const MIN_VALID_MS = HOUR
export const MAX_VALID_MS = 90 * DAY
/** A reminder is sent this long before a quote expires, where it is valid for at least twice as long. */
export const REMINDER_MS = DAY

/** Amounts are decimals with two places, such as `4850.00`. */
export interface QuoteLine {
  label: string
  amount: string
}

/** What may be charged besides, and for what, such as `per hour`. */
export interface QuoteExtra extends QuoteLine {
  per?: string | undefined
}

/** What dispatch offers. Days are `YYYY-MM-DD`. */
export interface QuoteTerms {
  currency: Currency
  lines: QuoteLine[]
  /** ISO 8601. */
  validUntil: string
  transitDays?: { low: number; high: number } | undefined
  pickup?: { from: string; to: string } | undefined
  equipment?: string | undefined
  includes: string[]
  extras: QuoteExtra[]
  note?: string | undefined
}

/** As the sender of the request sees it. */
export interface Quote extends QuoteTerms {
  /** 1 is the first of a request. */
  number: number
  state: QuoteState
  total: string
  sentAt: string
  acceptedAt?: string | undefined
  acceptedBy?: string | undefined
  purchaseOrder?: string | undefined
  pickupContact?: string | undefined
  pickupHours?: string | undefined
  declinedAt?: string | undefined
  reason?: DeclineReason | undefined
  declineNote?: string | undefined
  /** Absent where the sender decided on the request's page. */
  recorded?: RecordedDecision | undefined
  /** What differs from the quote before it. */
  changes?: QuoteChange[] | undefined
}

/** As staff see it. */
export interface StaffQuote extends Quote {
  /** The email of the member of staff who sent it. */
  by: string
  /** The email of the member of staff who recorded its decision. */
  recordedBy?: string | undefined
}

export type QuoteChange =
  | 'price'
  | 'validity'
  | 'transit'
  | 'pickup'
  | 'equipment'
  | 'included'
  | 'extras'
  | 'note'

export interface LaneQuote {
  reference: string
  sentAt: string
  currency: Currency
  total: string
  /** A decimal with two places. */
  perKm: string
  state: QuoteState
}

export const quoteState = (stored: StoredQuoteState, validUntil: string, now: number): QuoteState =>
  stored === 'open' && Date.parse(validUntil) <= now ? 'expired' : stored

/** What differs between two quotes, in the order in which a quote is read. */
export function quoteChanges(before: QuoteTerms, after: QuoteTerms): QuoteChange[] {
  const parts: [QuoteChange, (terms: QuoteTerms) => unknown][] = [
    ['price', ({ currency, lines }) => [currency, lines.map(({ label, amount }) => [label, amount])]],
    ['validity', ({ validUntil }) => validUntil],
    ['transit', ({ transitDays }) => transitDays && [transitDays.low, transitDays.high]],
    ['pickup', ({ pickup }) => pickup && [pickup.from, pickup.to]],
    ['equipment', ({ equipment }) => equipment],
    ['included', ({ includes }) => includes],
    ['extras', ({ extras }) => extras.map(({ label, amount, per }) => [label, amount, per])],
    ['note', ({ note }) => note],
  ]
  return parts.flatMap(([change, read]) =>
    JSON.stringify(read(before)) === JSON.stringify(read(after)) ? [] : change,
  )
}
