import { randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Answers } from '../../../domain/forms/form.ts'
import type { SubmissionState } from '../../../domain/submissions/inbox.ts'
import { iso } from '../../../domain/time/iso.ts'
import { forOne, type Transaction } from '../database.ts'
import { createId } from '../ids.ts'
import { insertOf, updateOf } from '../prepared.ts'
import type { EmailRow, Outgoing, Tables } from '../tables.ts'

/** Smaller numbers are sent first. */
export const DISPATCH_PRIORITY = 0
export const OTHER_PRIORITY = 1

/** Why an email waits in the outbox until staff send it, or say that its submission is no spam. */
export type WithheldReason = 'LIMIT' | 'SPAM'

export interface NewEmail {
  /** The id of the submission that the email is about, if it is about one. */
  submission?: string | undefined
  template: string
  recipient: string
  /** What the template needs besides the submission, as JSON. Never a secret: it is added when the email is rendered. */
  payload?: Record<string, unknown> | undefined
  /** The part after the @ of the Message-ID. */
  mailDomain: string
  /** The Message-ID that this email replies to. */
  inReplyTo?: string | undefined
  priority?: typeof DISPATCH_PRIORITY | typeof OTHER_PRIORITY
  /** Created and due, in milliseconds since 1970. */
  at: number
  /** Due later than it was created. */
  dueAt?: number | undefined
  /** Not sent until staff have it sent. */
  withheld?: WithheldReason | undefined
}

/** A claimed email, with all that is needed to render it. */
export interface DueEmail {
  id: string
  template: string
  recipient: string
  payload: Record<string, unknown>
  /** The same on every try. */
  messageId: string
  inReplyTo: string | null
  priority: number
  /** How often it was claimed, this time included. */
  tries: number
  createdAt: string
  submission: SubmissionOfEmail | undefined
}

interface SubmissionOfEmail {
  id: string
  reference: string
  /** The form's name on the wire. */
  form: string
  answers: Answers
  receivedAt: string
  locale: string
  state: SubmissionState
  keyVersion: number
}

export const insertEmails = insertOf<EmailRow>('emails')

/** Adds an email to the outbox, due at `dueAt` or at once; resolves to its id. */
export async function enqueueEmail(transaction: Transaction, email: NewEmail): Promise<string> {
  const row = emailRow(email)
  await insertEmails(transaction, [row])
  return row.id
}

export function emailRow(email: NewEmail): EmailRow {
  const id = createId(email.at)
  const at = iso(email.at)
  return {
    id,
    direction: 'outgoing',
    submission: email.submission ?? null,
    // Random, so that who knows one of our Message-IDs cannot report that another mail came back.
    message_id: `<${id}.${randomBytes(9).toString('base64url')}@${email.mailDomain}>`,
    in_reply_to: email.inReplyTo ?? null,
    sender: null,
    recipient: email.recipient,
    subject: null,
    text: null,
    template: email.template,
    payload: JSON.stringify(email.payload ?? {}),
    priority: email.priority ?? OTHER_PRIORITY,
    run_at: iso(email.dueAt ?? email.at),
    tries: 0,
    lease_owner: null,
    last_error: email.withheld ?? null,
    created_at: at,
    sent_at: null,
    dead_at: null,
    withheld_at: email.withheld ? at : null,
    kind: null,
    quoted: null,
    left_out: null,
    authentication: null,
    allowed_at: null,
    returned_at: null,
  }
}

/** Neither sent nor given up nor withheld; the index of due emails has the same condition. */
export const isWaiting = (row: ExpressionBuilder<Tables, 'emails'>) =>
  row.and([row('sent_at', 'is', null), row('dead_at', 'is', null), row('withheld_at', 'is', null)])

export interface Claim {
  owner: string
  /** Milliseconds since 1970: emails due by now are leased to the owner until then. */
  now: number
  until: number
  most: number
  /** How many of them may be other than dispatch emails; all by default. */
  mostOthers?: number
}

/** Leases emails that are due, dispatch emails first. */
export async function claimDueEmails(transaction: Transaction, claim: Claim): Promise<DueEmail[]> {
  const dispatch = await claimSome(transaction, claim, DISPATCH_PRIORITY, claim.most)
  const left = Math.min(claim.most - dispatch.length, claim.mostOthers ?? claim.most)
  const others = left > 0 ? await claimSome(transaction, claim, OTHER_PRIORITY, left) : []
  return withSubmissions(transaction, [...dispatch, ...others])
}

type OutgoingRow = EmailRow & { template: string; payload: string }

async function claimSome(
  { build, run, dialect }: Transaction,
  claim: Claim,
  priority: number,
  most: number,
): Promise<OutgoingRow[]> {
  const due = build
    .selectFrom('emails')
    .select('id')
    .where(isWaiting)
    .where('priority', '=', priority)
    .where('run_at', '<=', iso(claim.now))
    .orderBy('run_at')
    .limit(most)
  return run(
    build
      .with('due', () => (dialect === 'postgres' ? due.forUpdate().skipLocked() : due))
      .updateTable('emails')
      .set((row) => ({ lease_owner: claim.owner, run_at: iso(claim.until), tries: row('tries', '+', 1) }))
      .where('id', 'in', (row) => row.selectFrom('due').select('id'))
      .returningAll()
      .$narrowType<Outgoing>(),
  )
}

async function withSubmissions({ build, run }: Transaction, rows: OutgoingRow[]): Promise<DueEmail[]> {
  const ids = [...new Set(rows.flatMap(({ submission }) => submission ?? []))]
  const submissions =
    ids.length === 0 ? [] : await run(build.selectFrom('submissions').selectAll().where('id', 'in', ids))
  const byId = new Map(
    submissions.map((row): [string, SubmissionOfEmail] => [
      row.id,
      {
        id: row.id,
        reference: row.reference,
        form: row.form,
        answers: JSON.parse(row.answers),
        receivedAt: row.received_at,
        locale: row.locale,
        state: row.state,
        keyVersion: row.key_version,
      },
    ]),
  )
  return rows.map((row) => ({
    id: row.id,
    template: row.template,
    recipient: row.recipient,
    payload: JSON.parse(row.payload),
    messageId: row.message_id,
    inReplyTo: row.in_reply_to,
    priority: row.priority,
    tries: row.tries,
    createdAt: row.created_at,
    submission: row.submission === null ? undefined : byId.get(row.submission),
  }))
}

interface Leased {
  id: string
  owner: string
}

/** The time of the earliest that waits, in milliseconds since 1970; infinity when none does. */
export async function nextDueAt({ build, run }: Transaction): Promise<number> {
  // For each priority the index begins with it; for all together every row would be read.
  const earliest = (priority: number) =>
    build
      .selectFrom('emails')
      .select((of) => of.fn.min('run_at').as('run_at'))
      .where(isWaiting)
      .where('priority', '=', priority)
  const rows = await run(earliest(DISPATCH_PRIORITY).unionAll(earliest(OTHER_PRIORITY)))
  return Math.min(...rows.map(({ run_at }) => (run_at ? Date.parse(run_at) : Number.POSITIVE_INFINITY)))
}

const HELD = 'emails.id = new.email and lease_owner = new.owner and sent_at is null'

const updateLeases = updateOf(
  ['email', 'owner', 'until'],
  (rows) => `update emails set run_at = new.until from ${rows} where ${HELD}`,
)

/** Extends leases of emails to a time in milliseconds since 1970, each for its present owner only. */
export async function renewLeases(
  transaction: Transaction,
  leases: readonly (Leased & { until: number })[],
): Promise<undefined[]> {
  await updateLeases(
    transaction,
    leases.map(({ id, owner, until }) => ({ email: id, owner, until: iso(until) })),
  )
  return leases.map(() => undefined)
}

/** What an email is as it is handed over, without the key of a request's page. */
interface SentContent {
  sender: string
  subject: string
  text: string
}

const updateContents = updateOf(
  ['email', 'owner', 'sender', 'subject', 'text'],
  (rows) =>
    `update emails set sender = new.sender, subject = new.subject, text = new.text from ${rows} where ${HELD} returning id`,
)

/** Before each try, for its present owner only. False where it has another or was erased: then it must not be sent. */
export async function recordContents(
  transaction: Transaction,
  contents: readonly (Leased & SentContent)[],
): Promise<boolean[]> {
  const rows = contents.map(({ id, ...content }) => ({ email: id, ...content }))
  const updated = new Set((await updateContents(transaction, rows)).map(({ id }) => id))
  return contents.map(({ id }) => updated.has(id))
}

const updateSent = updateOf(
  ['email', 'at'],
  (rows) => `update emails set sent_at = new.at, dead_at = null, last_error = null, lease_owner = null
    from ${rows} where emails.id = new.email and sent_at is null`,
)

/** A sent email is sent, even if its lease has passed to another owner. False where it was erased meanwhile. */
export async function recordAllSent(
  transaction: Transaction,
  sent: readonly { id: string; at: number }[],
): Promise<boolean[]> {
  await updateSent(
    transaction,
    sent.map(({ id, at }) => ({ email: id, at: iso(at) })),
  )
  const { build, run } = transaction
  const ids = sent.map(({ id }) => id)
  const rows = await run(build.selectFrom('emails').select('id').where('id', 'in', ids))
  const left = new Set(rows.map(({ id }) => id))
  return ids.map((id) => left.has(id))
}

const updateFailures = updateOf(
  ['email', 'owner', 'error', 'at', 'next_at'],
  (
    rows,
  ) => `update emails set run_at = coalesce(new.next_at, run_at), last_error = new.error, lease_owner = null,
    dead_at = case when new.next_at is null then new.at else dead_at end from ${rows} where ${HELD}`,
)

/** Counts only for the present owner. Without `nextAt` the email is dead; its row stays. */
export async function recordFailures(
  transaction: Transaction,
  failures: readonly (Leased & { error: string; at: number; nextAt?: number | undefined })[],
): Promise<undefined[]> {
  await updateFailures(
    transaction,
    failures.map(({ id, owner, error, at, nextAt }) => ({
      email: id,
      owner,
      error,
      at: iso(at),
      next_at: nextAt === undefined ? null : iso(nextAt),
    })),
  )
  return failures.map(() => undefined)
}

export const renewLease = forOne(renewLeases)
export const recordContent = forOne(recordContents)
export const recordSent = forOne(recordAllSent)
export const recordFailure = forOne(recordFailures)

/** For its present owner only. */
export async function deleteLeased({ build, run }: Transaction, { id, owner }: Leased): Promise<void> {
  await run(
    build
      .deleteFrom('emails')
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('sent_at', 'is', null),
  )
}

/** Deletes emails that no one has begun to send. False, with none deleted, when it is too late for one of them. */
export async function takeBackEmails(
  { build, run, dialect }: Transaction,
  ids: readonly string[],
): Promise<boolean> {
  const untouched = await run(
    build
      .selectFrom('emails')
      .select('id')
      .where('id', 'in', ids)
      .where('tries', '=', 0)
      .where('lease_owner', 'is', null)
      .where('sent_at', 'is', null)
      .$if(dialect === 'postgres', (query) => query.forUpdate()),
  )
  if (ids.length === 0 || untouched.length < ids.length) return false
  await run(build.deleteFrom('emails').where('id', 'in', ids))
  return true
}
