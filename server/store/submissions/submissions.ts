import { hash } from 'node:crypto'
import { type Answers, fingerprint, type SubmissionForm } from '../../../domain/forms/form.ts'
import type { SubmissionState } from '../../../domain/submissions/inbox.ts'
import { normalizedEmail } from '../../../domain/text/email-address.ts'
import type { Transaction } from '../database.ts'
import type { SubmissionRow } from '../tables.ts'
import type { NewFile } from './files.ts'

export interface NewSubmission {
  form: SubmissionForm
  answers: Answers
  /** The sender's idempotency key. */
  key?: string | undefined
  /** Milliseconds since 1970. */
  at: number
  locale?: string
  state?: 'received' | 'spam'
  spamScore?: number
  spamReasons?: readonly string[]
  files?: readonly SentFile[]
  /** The email of the member of staff who filled the form in for the sender. */
  enteredBy?: string | undefined
}

export interface SentFile extends Omit<NewFile, 'submission' | 'at'> {
  /** Of its content: two submissions with different files are not the same. */
  digest: string
}

export interface Submission {
  id: string
  reference: string
  /** The form's name on the wire. */
  form: string
  answers: Answers
  receivedAt: string
  locale: string
  state: SubmissionState
  owner: string | null
  version: number
  /** The sender's, in lower case. */
  email: string | null
  answeredAt: string | null
  keyVersion: number
  spamScore: number
  spamReasons: readonly string[]
  erasedAt: string | null
  /** When the oldest message of the sender came that nobody has answered. */
  unansweredSince: string | null
  /** Days, `YYYY-MM-DD`. */
  pickupOn: string | null
  followUpOn: string | null
}

/** By its reference, with its answers parsed. */
export async function findSubmission(
  { build, run }: Transaction,
  reference: string,
): Promise<Submission | undefined> {
  const [row] = await run(build.selectFrom('submissions').selectAll().where('reference', '=', reference))
  return row && submissionFrom(row)
}

/** On Postgres, others who change it wait until this transaction ends, and what was read stays true until then. */
export async function findSubmissionForUpdate(
  { build, run, dialect }: Transaction,
  reference: string,
): Promise<Submission | undefined> {
  const [row] = await run(
    build
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', reference)
      .$if(dialect === 'postgres', (query) => query.forUpdate()),
  )
  return row && submissionFrom(row)
}

/** Of the address of a request's page. A query that always gives one row takes as long where there is no such reference. */
export async function findKeyVersion(
  { build, run }: Transaction,
  reference: string,
): Promise<number | undefined> {
  const [row] = await run(
    build
      .selectFrom('submissions')
      .select((row) => row.fn.max('key_version').as('key_version'))
      .where('reference', '=', reference),
  )
  return row?.key_version ?? undefined
}

/** For a sender who lost the address of the request's page. Locked as by `findSubmissionForUpdate`. */
export async function findSubmissionOfSender(
  transaction: Transaction,
  reference: string,
  email: string,
): Promise<Submission | undefined> {
  const found = await findSubmissionForUpdate(transaction, reference)
  return found?.email === normalizedEmail(email) ? found : undefined
}

/** Of one mailbox, in lower case, that are not erased, newest first; `since` in ISO 8601. */
export async function listSubmissionsOfSender(
  { build, run }: Transaction,
  email: string,
  { since, limit }: { since: string; limit: number },
): Promise<Submission[]> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .selectAll()
      .where('email', '=', email)
      .where('erased_at', 'is', null)
      .where('received_at', '>', since)
      .orderBy('id', 'desc')
      .limit(limit),
  )
  return rows.map(submissionFrom)
}

/** Other submissions with the same sender or the same answers, newest first. */
export async function listSimilarSubmissions(
  { build, run }: Transaction,
  reference: string,
  limit = 20,
): Promise<Submission[]> {
  const [row] = await run(
    build
      .selectFrom('submissions')
      .select(['id', 'email', 'fingerprint'])
      .where('reference', '=', reference)
      .where('erased_at', 'is', null),
  )
  if (row === undefined) return []
  const rows = await run(
    build
      .selectFrom('submissions')
      .selectAll()
      .where('id', '!=', row.id)
      .where((is) =>
        is.or([
          is('fingerprint', '=', row.fingerprint),
          ...(row.email === null ? [] : [is('email', '=', row.email)]),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(limit),
  )
  return rows.map(submissionFrom)
}

export const submissionFrom = (row: SubmissionRow): Submission => ({
  id: row.id,
  reference: row.reference,
  form: row.form,
  answers: JSON.parse(row.answers),
  receivedAt: row.received_at,
  locale: row.locale,
  state: row.state,
  owner: row.owner,
  version: row.version,
  email: row.email,
  answeredAt: row.answered_at,
  keyVersion: row.key_version,
  spamScore: row.spam_score,
  spamReasons: row.spam_reasons === null ? [] : JSON.parse(row.spam_reasons),
  erasedAt: row.erased_at,
  unansweredSince: row.unanswered_since,
  pickupOn: row.pickup_on,
  followUpOn: row.follow_up_on,
})

/** What tells two submissions with the same idempotency key apart. */
export interface Sent extends Pick<NewSubmission, 'form' | 'answers'> {
  files?: readonly Pick<SentFile, 'digest'>[] | undefined
}

/** SHA-256 in base64url of form, answers and files: equal for two submissions with the same content. */
export const fingerprintOf = ({ form, answers, files = [] }: Sent): string =>
  hash('sha256', fingerprint(form, answers) + files.map(({ digest }) => digest).join(), 'base64url')

/** The sender's address in lower case, as it is stored for look-ups. */
export function senderEmail(form: SubmissionForm, answers: Answers): string | null {
  const email = answers[form.replyTo]
  return typeof email === 'string' ? normalizedEmail(email) : null
}

export function pickupDay({ pickup }: SubmissionForm, answers: Answers): string | null {
  const day = pickup && answers[pickup]
  return typeof day === 'string' ? day : null
}
