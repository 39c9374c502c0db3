import type { Transaction } from './database.ts'
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

/** Removes answers, messages, files and history of one submission; reference, form and day remain. */
export const eraseSubmission = (
  transaction: Transaction,
  { reference, ...erasure }: Erasure & { reference: string },
): Promise<Erased> => eraseWhere(transaction, 'reference', reference, erasure)

/** As `eraseSubmission`, for every submission of one address, and for messages to it. */
export async function eraseSender(
  transaction: Transaction,
  { email, ...erasure }: Erasure & { email: string },
): Promise<Erased> {
  const { build, run } = transaction
  const address = email.toLowerCase()
  await run(
    build
      .deleteFrom('messages')
      .where('submission', 'is', null)
      .where((row) => row(row.fn('lower', ['recipient']), '=', address)),
  )
  return eraseWhere(transaction, 'email', address, erasure)
}

async function eraseWhere(
  transaction: Transaction,
  column: 'reference' | 'email',
  value: string,
  { who, at }: Erasure,
): Promise<Erased> {
  const { build, run } = transaction
  const rows = await run(
    build
      .selectFrom('submissions')
      .select(['id', 'reference', 'received_at', 'state', 'version'])
      .where(column, '=', value)
      .where('erased_at', 'is', null),
  )
  const storedNames = await storedNamesOf(
    transaction,
    rows.map(({ id }) => id),
  )
  for (const { id, received_at, state, version } of rows) {
    for (const table of ['messages', 'files', 'submission_events'] as const)
      await run(build.deleteFrom(table).where('submission', '=', id))
    await run(build.deleteFrom('submission_texts').where('id', '=', id))
    await run(
      build
        .updateTable('submissions')
        .set({
          answers: '{}',
          received_at: `${received_at.slice(0, 10)}T00:00:00.000Z`,
          idempotency_key: null,
          fingerprint: '',
          state: state === 'received' || state === 'in progress' ? 'closed' : state,
          version: version + 1,
          email: null,
          answered_at: null,
          spam_reasons: null,
          erased_at: new Date(at).toISOString(),
        })
        .where('id', '=', id),
    )
    await addEvent(transaction, { submission: id, at, who, event: 'erased' })
  }
  return { references: rows.map(({ reference }) => reference), storedNames }
}

/** Deletes the oldest submissions received before a time, whole; those with a message still to send stay. */
export async function deleteOldSubmissions(
  transaction: Transaction,
  before: string,
  most: number,
): Promise<Erased> {
  const { build, run } = transaction
  const waiting = build
    .selectFrom('messages')
    .select('submission')
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('submission', 'is not', null)
  const old = await run(
    build
      .selectFrom('submissions')
      .select(['id', 'reference'])
      .where('received_at', '<', before)
      .where('id', 'not in', waiting)
      .orderBy('id')
      .limit(most),
  )
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return { references: [], storedNames: [] }
  const storedNames = await storedNamesOf(transaction, ids)
  await run(build.deleteFrom('submissions').where('id', 'in', ids))
  return { references: old.map(({ reference }) => reference), storedNames }
}

/** Messages that belong to no submission, sent or dead before a time. */
export async function deleteOldMessages({ build, run }: Transaction, before: string): Promise<void> {
  await run(
    build
      .deleteFrom('messages')
      .where('submission', 'is', null)
      .where((is) => is.or([is('sent_at', '<', before), is('dead_at', '<', before)])),
  )
}

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
