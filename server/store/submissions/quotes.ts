import { sql } from 'kysely'
import { kilometresBetween } from '../../../domain/lanes/distance.ts'
import { type Cents, formatAmount } from '../../../domain/quotes/money.ts'
import {
  type LaneQuote,
  type Quote,
  type QuoteTerms,
  quoteChanges,
  quoteState,
  type RecordedDecision,
  type StaffQuote,
} from '../../../domain/quotes/quotes.ts'
import type { Transaction } from '../database.ts'
import { createId } from '../ids.ts'
import type { QuoteRow } from '../tables.ts'

/** What its receiver decided, as it was typed. */
export interface QuoteDecision
  extends Pick<
    Quote,
    'acceptedBy' | 'purchaseOrder' | 'pickupContact' | 'pickupHours' | 'reason' | 'declineNote'
  > {
  /** Where dispatch recorded it: `who` is the email of the member of staff. */
  recorded?: (RecordedDecision & { who: string }) | undefined
}

/** Where the freight goes, in degrees. */
export interface QuotedLane {
  from: { latitude: number; longitude: number }
  to: { latitude: number; longitude: number }
  kilometres: number
}

export interface NewQuote {
  submission: string
  terms: QuoteTerms
  total: Cents
  lane?: QuotedLane | undefined
  /** The email of a member of staff. */
  who: string
  /** Milliseconds since 1970. */
  at: number
}

/** Adds the next quote of a submission, and resolves to its number. An open one is replaced by it. */
export async function addQuote(transaction: Transaction, quote: NewQuote): Promise<number> {
  const { submission, terms, total, lane, who, at } = quote
  await endQuotes(transaction, submission, 'replaced', at)
  const number = ((await newestQuote(transaction, submission))?.number ?? 0) + 1
  const { build, run } = transaction
  await run(
    build.insertInto('quotes').values({
      id: createId(at),
      submission,
      number,
      state: 'open',
      currency: terms.currency,
      total,
      valid_until: terms.validUntil,
      terms: JSON.stringify(terms),
      sent_at: new Date(at).toISOString(),
      sent_by: who,
      from_latitude: lane?.from.latitude ?? null,
      from_longitude: lane?.from.longitude ?? null,
      to_latitude: lane?.to.latitude ?? null,
      to_longitude: lane?.to.longitude ?? null,
      kilometres: lane?.kilometres ?? null,
      decided_at: null,
      decision: null,
    }),
  )
  return number
}

/**
 * What is open or accepted at a time, in milliseconds since 1970, counts no longer. What has expired stays so. Resolves to
 * the number of the quote that was ended.
 */
export async function endQuotes(
  { build, run }: Transaction,
  submission: string,
  state: 'replaced' | 'withdrawn',
  at: number,
): Promise<number | undefined> {
  const [ended] = await run(
    build
      .updateTable('quotes')
      .set({ state })
      .where('submission', '=', submission)
      .where((row) =>
        row.or([
          row('state', '=', 'accepted'),
          row.and([row('state', '=', 'open'), row('valid_until', '>', new Date(at).toISOString())]),
        ]),
      )
      .returning('number'),
  )
  return ended?.number
}

export async function newestQuote(
  { build, run }: Transaction,
  submission: string,
): Promise<QuoteRow | undefined> {
  const [row] = await run(
    build
      .selectFrom('quotes')
      .selectAll()
      .where('submission', '=', submission)
      .orderBy('number', 'desc')
      .limit(1),
  )
  return row
}

/** Stores the state of a quote with what was decided; null for one that is open again. */
export async function recordDecision(
  { build, run }: Transaction,
  { id }: Pick<QuoteRow, 'id'>,
  state: 'open' | 'accepted' | 'declined',
  decision: { at: number; what: QuoteDecision } | null,
): Promise<void> {
  await run(
    build
      .updateTable('quotes')
      .set({
        state,
        decided_at: decision && new Date(decision.at).toISOString(),
        decision: decision && JSON.stringify(decision.what),
      })
      .where('id', '=', id),
  )
}

/** Newest first, each as it was sent, with its state at a time in milliseconds since 1970. */
export async function listQuotes(
  { build, run }: Transaction,
  submission: string,
  now: number,
): Promise<StaffQuote[]> {
  const rows = await run(
    build.selectFrom('quotes').selectAll().where('submission', '=', submission).orderBy('number', 'desc'),
  )
  return rows.map((row, index) => quoteFrom(row, rows[index + 1], now))
}

function quoteFrom(row: QuoteRow, before: QuoteRow | undefined, now: number): StaffQuote {
  const terms = termsOf(row)
  return {
    ...terms,
    number: row.number,
    state: quoteState(row.state, row.valid_until, now),
    total: formatAmount(Number(row.total)),
    sentAt: row.sent_at,
    by: row.sent_by,
    ...decisionOf(row),
    ...(before && { changes: quoteChanges(termsOf(before), terms) }),
  }
}

/** What an export says of a quote. */
export type ExportedQuote = Pick<
  StaffQuote,
  | 'number'
  | 'state'
  | 'sentAt'
  | 'validUntil'
  | 'currency'
  | 'total'
  | 'acceptedAt'
  | 'declinedAt'
  | 'acceptedBy'
  | 'purchaseOrder'
>

/** The newest quote of each of these submissions, by the submission's id, at a time in milliseconds since 1970. */
export async function findNewestQuotes(
  { build, run }: Transaction,
  submissions: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, ExportedQuote>> {
  if (submissions.length === 0) return new Map()
  const rows = await run(
    build.selectFrom('quotes').selectAll().where('submission', 'in', submissions).orderBy('number'),
  )
  return new Map(rows.map((row) => [row.submission, quoteFrom(row, undefined, now)]))
}

/** A quote with all that is known of it, without its state. */
export type DecidedQuote = Omit<StaffQuote, 'state' | 'by' | 'recordedBy'>

export async function findNewestQuote(
  transaction: Transaction,
  submission: string,
): Promise<DecidedQuote | undefined> {
  const [newest] = await listQuotes(transaction, submission, 0)
  if (newest === undefined) return undefined
  const { by: _, recordedBy: __, state: ___, ...quote } = newest
  return quote
}

const termsOf = ({ terms }: QuoteRow): QuoteTerms => JSON.parse(terms)

export const storedDecision = ({ decision }: Pick<QuoteRow, 'decision'>): QuoteDecision | undefined =>
  decision === null ? undefined : JSON.parse(decision)

function decisionOf(row: QuoteRow): Partial<StaffQuote> {
  const { state, decided_at } = row
  const stored = storedDecision(row)
  if (decided_at === null || stored === undefined) return {}
  const { recorded, ...decided } = stored
  return {
    ...decided,
    ...(recorded && {
      recorded: { by: recorded.by, at: recorded.at, ...(recorded.words && { words: recorded.words }) },
      recordedBy: recorded.who,
    }),
    ...(state === 'declined' ? { declinedAt: decided_at } : { acceptedAt: decided_at }),
  }
}

const NEAR_KM = 40
const MAX_FOUND = 20
/** Of latitude. */
const KM_PER_DEGREE = 111

/** Our own quotes between places near both ends of a lane, newest first. */
export async function listLaneQuotes(
  { build, run }: Transaction,
  { from, to }: Pick<QuotedLane, 'from' | 'to'>,
  now: number,
): Promise<LaneQuote[]> {
  const reach = NEAR_KM / KM_PER_DEGREE
  const rows = await run(
    build
      .selectFrom('quotes')
      .innerJoin('submissions', 'submissions.id', 'quotes.submission')
      .selectAll('quotes')
      .select('submissions.reference')
      .where('from_latitude', '>=', from.latitude - reach)
      .where('from_latitude', '<=', from.latitude + reach)
      .where('to_latitude', '>=', to.latitude - reach)
      .where('to_latitude', '<=', to.latitude + reach)
      .where(sql<boolean>`kilometres > 0`)
      .orderBy('quotes.id', 'desc')
      .limit(1000),
  )
  const isNear = (row: (typeof rows)[number]) =>
    kilometresBetween(from, { latitude: row.from_latitude ?? 0, longitude: row.from_longitude ?? 0 }) <=
      NEAR_KM &&
    kilometresBetween(to, { latitude: row.to_latitude ?? 0, longitude: row.to_longitude ?? 0 }) <= NEAR_KM
  return rows
    .filter(isNear)
    .slice(0, MAX_FOUND)
    .map((row) => ({
      reference: row.reference,
      sentAt: row.sent_at,
      currency: row.currency,
      total: formatAmount(Number(row.total)),
      perKm: formatAmount(Math.round(Number(row.total) / Number(row.kilometres))),
      state: quoteState(row.state, row.valid_until, now),
    }))
}
