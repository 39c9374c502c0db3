import type { Answers } from '../../../domain/forms/form.ts'
import { formNamed } from '../../../domain/forms/forms.ts'
import type { QuoteTerms } from '../../../domain/quotes/quotes.ts'
import type { SubmissionState } from '../../../domain/submissions/inbox.ts'
import type { EventName } from '../../../domain/submissions/submission-events.ts'
import { companyDay } from '../../../domain/time/company-time.ts'
import { deleteViewsNaming } from '../accounts/saved-views.ts'
import type { Transaction } from '../database.ts'
import { isWaiting } from '../mail/emails.ts'
import type { QuoteRow } from '../tables.ts'
import { findTraces } from './find-traces.ts'
import { removeMessageFiles } from './messages.ts'
import type { QuoteDecision } from './quotes.ts'
import { indexMessages } from './search-text.ts'
import { addEvent } from './submission-events.ts'

export interface Erased {
  references: string[]
  /** Of files whose content lies in `DATA_DIR/files`: the caller deletes them after the commit. */
  storedNames: string[]
}

interface Erasure {
  who: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Removes answers, emails, files and history of one submission; reference, form and day remain. Of one whose quote was
 * accepted so do lane, price, dates and what came of it, without the person: the company has to keep them as its records.
 */
export const eraseSubmission = (
  transaction: Transaction,
  { reference, ...erasure }: Erasure & { reference: string },
): Promise<Erased> => eraseWhere(transaction, 'reference', [reference], erasure)

/** As `eraseSubmission`, for every submission of one address, and for emails to it. */
export async function eraseSender(
  transaction: Transaction,
  { email, ...erasure }: Erasure & { email: string },
): Promise<Erased> {
  const found = await findTraces(transaction, email)
  const { submissions: concerned, storedNames } = await deleteEmails(transaction, found.emails)
  const erased = await eraseWhere(transaction, 'id', found.submissions, erasure)
  for (const id of concerned) await indexMessages(transaction, id)
  await deleteViewsNaming(transaction, email)
  return { ...erased, storedNames: [...storedNames, ...erased.storedNames] }
}

/** With the files that came with them. Resolves to what is stored of those, and to the submissions they were about. */
async function deleteEmails(transaction: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return { submissions: [], storedNames: [] }
  const { build, run } = transaction
  const storedNames = await removeMessageFiles(transaction, ids)
  const rows = await run(build.deleteFrom('emails').where('id', 'in', ids).returning('submission'))
  return { submissions: new Set(rows.flatMap(({ submission }) => submission ?? [])), storedNames }
}

/** The rows are locked first: what another instance stores of them at the same time is there to be removed. */
async function eraseWhere(
  transaction: Transaction,
  column: 'reference' | 'id',
  values: readonly string[],
  { who, at }: Erasure,
): Promise<Erased> {
  if (values.length === 0) return NOTHING
  const { build, run, dialect } = transaction
  const rows = await run(
    build
      .selectFrom('submissions')
      .select(['id', 'reference', 'form', 'answers', 'received_at', 'state', 'version'])
      .where(column, 'in', values)
      .where('erased_at', 'is', null)
      .orderBy('id')
      .$if(dialect === 'postgres', (query) => query.forUpdate()),
  )
  const storedNames = await storedNamesOf(transaction, idsOf(rows))
  for (const { id, form, answers, received_at, state, version } of rows) {
    for (const table of ['emails', 'files'] as const)
      await run(build.deleteFrom(table).where('submission', '=', id))
    const hasRecord = await eraseQuotes(transaction, id)
    await run(build.deleteFrom('submission_texts').where('id', '=', id))
    await run(
      build
        .updateTable('submissions')
        .set({
          answers: hasRecord ? JSON.stringify(recordedAnswers(form, JSON.parse(answers))) : '{}',
          received_at: `${companyDay(received_at)}T00:00:00.000Z`,
          idempotency_key: null,
          fingerprint: '',
          state: ENDED.includes(state) ? state : 'closed',
          version: version + 1,
          email: null,
          answered_at: null,
          spam_reasons: null,
          erased_at: new Date(at).toISOString(),
          unanswered_since: null,
          pickup_on: null,
          follow_up_on: null,
        })
        .where('id', '=', id),
    )
    await addEvent(transaction, { submission: id, at, who, event: 'erased' })
  }
  return { references: rows.map(({ reference }) => reference), storedNames }
}

/** Whether its quote was accepted, so that the company keeps records of it. */
export const isRecord = async ({ build, run }: Transaction, submission: string): Promise<boolean> => {
  const rows = await run(
    build
      .selectFrom('quotes')
      .select('id')
      .where('submission', '=', submission)
      .where('state', '=', 'accepted')
      .limit(1),
  )
  return rows.length > 0
}

/** Deletes quotes and history but for those of an acceptance, which keep no word that names somebody; whether there is one. */
async function eraseQuotes({ build, run }: Transaction, submission: string): Promise<boolean> {
  const accepted = await run(
    build
      .selectFrom('quotes')
      .selectAll()
      .where('submission', '=', submission)
      .where('state', '=', 'accepted'),
  )
  const events = accepted.length > 0 ? RECORDED_EVENTS : []
  await run(build.deleteFrom('quotes').where('submission', '=', submission).where('state', '!=', 'accepted'))
  await run(
    build
      .deleteFrom('submission_events')
      .where('submission', '=', submission)
      .$if(events.length > 0, (query) => query.where('event', 'not in', events)),
  )
  for (const quote of accepted) {
    await run(build.updateTable('quotes').set(recordOf(quote)).where('id', '=', quote.id))
    await run(
      build
        .updateTable('submission_events')
        .set({ detail: JSON.stringify({ quote: quote.number }) })
        .where('submission', '=', submission),
    )
  }
  return accepted.length > 0
}

const RECORDED_EVENTS: readonly EventName[] = ['quoted', 'accepted', 'booked']

/** The terms without what was typed freely, and of the acceptance the purchase order. */
function recordOf({ terms, decision }: QuoteRow): Pick<QuoteRow, 'terms' | 'decision'> {
  const { note: _, ...kept }: QuoteTerms = JSON.parse(terms)
  const { purchaseOrder }: QuoteDecision = JSON.parse(decision ?? '{}')
  return {
    terms: JSON.stringify({ ...kept, includes: [], extras: [] }),
    decision: JSON.stringify(purchaseOrder === undefined ? {} : { purchaseOrder }),
  }
}

function recordedAnswers(form: string, answers: Answers): Answers {
  const { lane = [], pickup } = formNamed(form) ?? {}
  const kept = [...lane, ...(pickup ? [pickup] : [])]
  return Object.fromEntries(Object.entries(answers).filter(([name]) => kept.includes(name)))
}

/** When each was erased, in milliseconds since 1970 by reference. */
export async function listErased({ build, run }: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await run(
    build.selectFrom('submissions').select(['reference', 'erased_at']).where('erased_at', 'is not', null),
  )
  return new Map(rows.map(({ reference, erased_at }) => [reference, Date.parse(erased_at ?? '')]))
}

/** Until when submissions are old, in ISO 8601: `records` where a quote was accepted, which is never later than `others`. */
export interface OldBefore {
  others: string
  records: string
}

/** Erases the oldest submissions received before a time whose quote was accepted; their records stay. */
export async function eraseOldRecords(
  transaction: Transaction,
  { others }: OldBefore,
  { at, most }: { at: number; most: number },
): Promise<Erased> {
  const { build, run } = transaction
  const old = await run(
    build
      .selectFrom('submissions')
      .select('id')
      .where('received_at', '<', others)
      .where('erased_at', 'is', null)
      .where('id', 'in', acceptedIn(transaction))
      .where('id', 'not in', waitingIn(transaction))
      .orderBy('id')
      .limit(most),
  )
  return eraseWhere(transaction, 'id', idsOf(old), { who: 'system', at })
}

/** The submissions of accepted quotes. */
const acceptedIn = ({ build }: Transaction) =>
  build.selectFrom('quotes').select('submission').where('state', '=', 'accepted')

/** The submissions with an email still to send. */
const waitingIn = ({ build }: Transaction) =>
  build.selectFrom('emails').select('submission').where(isWaiting).where('submission', 'is not', null)

/** Deletes the oldest submissions received before a time, whole; those with an email still to send stay. */
export async function deleteOldSubmissions(
  transaction: Transaction,
  { others, records }: OldBefore,
  most: number,
): Promise<Erased> {
  const { build, run, dialect } = transaction
  const old = build
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('received_at', '<', others)
    .where((is) => is.or([is('received_at', '<', records), is('id', 'not in', acceptedIn(transaction))]))
    .where('id', 'not in', waitingIn(transaction))
    .orderBy('id')
    .limit(most)
  const locked = await run(old.$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked()))
  if (locked.length === 0) return NOTHING
  // An email may have come before the lock was taken: a second look finds it.
  const rows = await run(old.where('id', 'in', idsOf(locked)))
  if (rows.length === 0) return NOTHING
  const ids = idsOf(rows)
  const storedNames = await storedNamesOf(transaction, ids)
  await run(build.deleteFrom('submissions').where('id', 'in', ids))
  return { references: rows.map(({ reference }) => reference), storedNames }
}

/** Messages that belong to no submission, sent or dead before a time. */
export async function deleteOldEmails({ build, run }: Transaction, before: string): Promise<void> {
  await run(
    build
      .deleteFrom('emails')
      .where('submission', 'is', null)
      .where((is) => is.or([is('sent_at', '<', before), is('dead_at', '<', before)])),
  )
}

const ENDED: readonly SubmissionState[] = ['answered', 'booked', 'closed', 'withdrawn']

const NOTHING: Erased = { references: [], storedNames: [] }

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

async function storedNamesOf({ build, run }: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await run(
    build
      .selectFrom('files')
      .select('stored_name')
      .where('submission', 'in', ids)
      .where('content', 'is', null),
  )
  return rows.map((row) => row.stored_name)
}
