import { hash } from 'node:crypto'
import { type Answers, fingerprint, type SubmissionForm } from '../../domain/form.ts'
import { compiledOnce, type Transaction } from './database.ts'
import { createId, createReference } from './ids.ts'
import type { MessageKind, OutboxRow, SubmissionRow } from './tables.ts'

export interface SubmissionInput {
  form: SubmissionForm
  answers: Answers
  /** The sender's idempotency key. */
  key?: string | undefined
  /** Milliseconds since 1970. */
  at: number
}

export type Kept = { outcome: 'kept' | 'repeated'; reference: string } | { outcome: 'key-reused' }

export interface Naming {
  /** Message-IDs end with it. */
  mailDomain: string
  reference?: (letter: string) => string
}

/** In a row; with a billion references even two would be an odd day. */
const MOST_COLLISIONS = 50

/** Stores a filling with its two messages; one whose key is known gets the first answer again. */
export async function keep(transaction: Transaction, input: SubmissionInput, naming: Naming): Promise<Kept> {
  const { reference: refer = createReference, mailDomain } = naming
  for (let taken = 0; taken < MOST_COLLISIONS; taken++) {
    const submission = submissionOf(input, refer(input.form.letter))
    const [inserted] = await transaction.run(insertSubmission(transaction.build, [submission]))
    if (inserted !== undefined) {
      await transaction.run(insertMessages(transaction.build, messagesOf(submission, mailDomain)))
      return { outcome: 'kept', reference: inserted.reference }
    }
    const earlier = await recall(transaction, input)
    if (earlier !== undefined) return earlier
  }
  throw new Error('No free reference was found')
}

/** What was kept under this filling's key before, if anything was. */
export async function recall(transaction: Transaction, input: SubmissionInput): Promise<Kept | undefined> {
  const earlier = await keptUnder(transaction, input.key)
  if (earlier === undefined) return undefined
  const isSame = earlier.fingerprint === printOf(input)
  return isSame ? { outcome: 'repeated', reference: earlier.reference } : { outcome: 'key-reused' }
}

/** Erases the oldest submissions received before a time; those with a message still to send wait for it. */
export async function eraseSome({ build, run }: Transaction, before: string, most: number): Promise<number> {
  const waiting = build
    .selectFrom('outbox')
    .select('submission')
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
  const old = build
    .selectFrom('submissions')
    .select('id')
    .where('received_at', '<', before)
    .where('id', 'not in', waiting)
    .orderBy('id')
    .limit(most)
  return (await run(build.deleteFrom('submissions').where('id', 'in', old).returning('id'))).length
}

const submissionOf = (input: SubmissionInput, reference: string): SubmissionRow => ({
  id: createId(input.at),
  reference,
  form: input.form.name,
  answers: JSON.stringify(input.answers),
  received_at: new Date(input.at).toISOString(),
  idempotency_key: input.key ?? null,
  fingerprint: printOf(input),
})

const printOf = ({ form, answers }: SubmissionInput): string =>
  hash('sha256', fingerprint(form, answers), 'base64url')

type NewMessage = Pick<OutboxRow, 'submission' | 'kind' | 'message_id' | 'run_at' | 'tries'>

const messagesOf = ({ id, received_at }: SubmissionRow, mailDomain: string): NewMessage[] =>
  (['dispatch', 'confirmation'] satisfies MessageKind[]).map((kind) => ({
    submission: id,
    kind,
    message_id: `<${id}.${kind}@${mailDomain}>`,
    run_at: received_at,
    tries: 0,
  }))

const insertSubmission = compiledOnce((build, rows: SubmissionRow[]) =>
  build
    .insertInto('submissions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference'),
)

const insertMessages = compiledOnce((build, rows: NewMessage[]) => build.insertInto('outbox').values(rows))

const keptUnder = async ({ build, run }: Transaction, key: string | undefined) => {
  if (key === undefined) return undefined
  const query = build.selectFrom('submissions').select(['reference', 'fingerprint'])
  return (await run(query.where('idempotency_key', '=', key)))[0]
}
