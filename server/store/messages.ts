import type { ExpressionBuilder } from 'kysely'
import type { Answers } from '../../domain/form.ts'
import type { SubmissionState } from '../../domain/inbox.ts'
import { iso } from '../../domain/iso.ts'
import type { Transaction } from './database.ts'
import { createId } from './ids.ts'
import { insertRow } from './insert-row.ts'
import type { MessageRow, Tables } from './tables.ts'

/** Smaller numbers are sent first. */
export const DISPATCH_PRIORITY = 0
export const OTHER_PRIORITY = 1

/** Why a message waits in the outbox until staff send it, or say that its submission is no spam. */
export type WithheldReason = 'LIMIT' | 'SPAM'

export interface NewMessage {
  /** The id of the submission that the message is about, if it is about one. */
  submission?: string | undefined
  template: string
  recipient: string
  /** What the template needs besides the submission, as JSON. Never a secret: it is added when the message is rendered. */
  payload?: Record<string, unknown> | undefined
  /** The part after the @ of the Message-ID. */
  mailDomain: string
  /** The Message-ID that this message answers. */
  inReplyTo?: string | undefined
  priority?: typeof DISPATCH_PRIORITY | typeof OTHER_PRIORITY
  /** Created and due, in milliseconds since 1970. */
  at: number
  /** Due later than it was created. */
  dueAt?: number | undefined
  /** Not sent until staff have it sent. */
  withheld?: WithheldReason | undefined
}

/** A claimed message, with all that is needed to render it. */
export interface DueMessage {
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
  submission: MessageSubmission | undefined
}

export interface MessageSubmission {
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

/** Adds a message to the outbox, due at `dueAt` or at once; resolves to its id. */
export async function enqueueMessage(transaction: Transaction, message: NewMessage): Promise<string> {
  const id = createId(message.at)
  const at = iso(message.at)
  await insertRow(transaction, 'messages', {
    id,
    submission: message.submission ?? null,
    template: message.template,
    recipient: message.recipient,
    payload: JSON.stringify(message.payload ?? {}),
    message_id: `<${id}.${message.template}@${message.mailDomain}>`,
    in_reply_to: message.inReplyTo ?? null,
    priority: message.priority ?? OTHER_PRIORITY,
    run_at: iso(message.dueAt ?? message.at),
    tries: 0,
    lease_owner: null,
    last_error: message.withheld ?? null,
    created_at: at,
    sent_at: null,
    dead_at: null,
    withheld_at: message.withheld ? at : null,
  })
  return id
}

/** Neither sent nor given up nor withheld; the index of due messages has the same condition. */
export const isWaiting = (row: ExpressionBuilder<Tables, 'messages'>) =>
  row.and([row('sent_at', 'is', null), row('dead_at', 'is', null), row('withheld_at', 'is', null)])

export interface Claim {
  owner: string
  /** Milliseconds since 1970: messages due by now are leased to the owner until then. */
  now: number
  until: number
  most: number
  /** How many of them may be other than dispatch messages; all by default. */
  mostOthers?: number
}

/** Leases messages that are due, dispatch messages first. */
export async function claimDueMessages(transaction: Transaction, claim: Claim): Promise<DueMessage[]> {
  const dispatch = await claimSome(transaction, claim, DISPATCH_PRIORITY, claim.most)
  const left = Math.min(claim.most - dispatch.length, claim.mostOthers ?? claim.most)
  const others = left > 0 ? await claimSome(transaction, claim, OTHER_PRIORITY, left) : []
  return withSubmissions(transaction, [...dispatch, ...others])
}

async function claimSome(
  { build, run, dialect }: Transaction,
  claim: Claim,
  priority: number,
  most: number,
): Promise<MessageRow[]> {
  const due = build
    .selectFrom('messages')
    .select('id')
    .where(isWaiting)
    .where('priority', '=', priority)
    .where('run_at', '<=', iso(claim.now))
    .orderBy('run_at')
    .limit(most)
  return run(
    build
      .with('due', () => (dialect === 'postgres' ? due.forUpdate().skipLocked() : due))
      .updateTable('messages')
      .set((row) => ({ lease_owner: claim.owner, run_at: iso(claim.until), tries: row('tries', '+', 1) }))
      .where('id', 'in', (row) => row.selectFrom('due').select('id'))
      .returningAll(),
  )
}

async function withSubmissions({ build, run }: Transaction, rows: MessageRow[]): Promise<DueMessage[]> {
  const ids = [...new Set(rows.flatMap(({ submission }) => submission ?? []))]
  const submissions =
    ids.length === 0 ? [] : await run(build.selectFrom('submissions').selectAll().where('id', 'in', ids))
  const byId = new Map(
    submissions.map((row): [string, MessageSubmission] => [
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

/** Extends the lease of a message to a time in milliseconds since 1970, for its present owner only. */
export async function renewLease(
  { build, run }: Transaction,
  { id, owner, until }: Leased & { until: number },
): Promise<void> {
  await run(
    build
      .updateTable('messages')
      .set({ run_at: iso(until) })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('sent_at', 'is', null),
  )
}

/** A sent message is sent, even if its lease has passed to another owner. False where it was erased meanwhile. */
export async function recordSent(
  { build, run }: Transaction,
  { id, at }: { id: string; at: number },
): Promise<boolean> {
  await run(
    build
      .updateTable('messages')
      .set({ sent_at: iso(at), dead_at: null, last_error: null, lease_owner: null })
      .where('id', '=', id)
      .where('sent_at', 'is', null),
  )
  return (await run(build.selectFrom('messages').select('id').where('id', '=', id))).length > 0
}

/** Counts only for the present owner. Without `nextAt` the message is dead; its row stays. */
export async function recordFailure(
  { build, run }: Transaction,
  { id, owner, error, at, nextAt }: Leased & { error: string; at: number; nextAt?: number | undefined },
): Promise<void> {
  const next = nextAt === undefined ? { dead_at: iso(at) } : { run_at: iso(nextAt) }
  await run(
    build
      .updateTable('messages')
      .set({ ...next, last_error: error, lease_owner: null })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('sent_at', 'is', null),
  )
}

/** Deletes a message that no one has begun to send. False when it is too late, or when it was never there. */
export async function takeBackMessage({ build, run }: Transaction, id: string): Promise<boolean> {
  const deleted = await run(
    build
      .deleteFrom('messages')
      .where('id', '=', id)
      .where('tries', '=', 0)
      .where('lease_owner', 'is', null)
      .where('sent_at', 'is', null)
      .returning('id'),
  )
  return deleted.length > 0
}
