import { iso } from '../../../domain/time/iso.ts'
import type { Transaction } from '../database.ts'
import type { EmailRow, Outgoing } from '../tables.ts'
import { isWaiting, type WithheldReason } from './emails.ts'

export interface OutboxEmail {
  id: string
  /** The id of the submission that it is about. */
  submission: string | null
  template: string
  recipient: string
  payload: Record<string, unknown>
  /** `returned`: sent, and a report came that it was not delivered; `error` says why. */
  state: 'waiting' | 'sent' | 'dead' | 'withheld' | 'returned'
  tries: number
  error: string | null
  messageId: string
  createdAt: string
  /** When it is tried next, or until when it is leased; absent unless waiting. */
  nextTryAt: string | undefined
  sentAt: string | null
  deadAt: string | null
  /** As it was last handed over; null until it is first tried. */
  subject: string | null
  /** As `subject`, without the key of a request's page. */
  text: string | null
}

interface Which {
  template?: string
  /** Milliseconds since 1970. */
  since?: number
}

/** The emails about a submission, oldest first. */
export async function listEmails(
  { build, run }: Transaction,
  submission: string,
  { template, since }: Which = {},
): Promise<OutboxEmail[]> {
  const rows = await run(
    outgoing(build)
      .where('submission', '=', submission)
      .$if(template !== undefined, (query) => query.where('template', '=', template ?? ''))
      .$if(since !== undefined, (query) => query.where('created_at', '>', iso(since ?? 0)))
      .orderBy('id'),
  )
  return rows.map(outboxEmail)
}

/** Those that were not sent, then the newest, with at most so many characters of their texts; oldest first, without payloads. */
export async function listShownEmails(
  { build, run }: Transaction,
  submission: string,
  { limit, characters }: { limit: number; characters: number },
): Promise<OutboxEmail[]> {
  const rows = await run(
    outgoing(build)
      .select((row) => [
        row.val('{}').as('payload'),
        row.fn<string | null>('substr', ['text', row.val(1), row.val(characters)]).as('text'),
      ])
      .where('submission', '=', submission)
      .orderBy((row) => row('sent_at', 'is not', null))
      .orderBy('id', 'desc')
      .limit(limit),
  )
  return rows.map(outboxEmail).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Whether mail about a submission to one of these addresses was given up or came back. */
export async function hasUndelivered(
  { build, run }: Transaction,
  submission: string,
  isConcerned: (recipient: string) => boolean,
): Promise<boolean> {
  const rows = await run(
    build
      .selectFrom('emails')
      .select('recipient')
      .distinct()
      .where('submission', '=', submission)
      .where('direction', '=', 'outgoing')
      .where((row) => row.or([row('dead_at', 'is not', null), row('returned_at', 'is not', null)])),
  )
  return rows.some(({ recipient }) => isConcerned(recipient ?? ''))
}

/** Newest first. */
export async function listDeadEmails({ build, run }: Transaction, limit = 1000): Promise<OutboxEmail[]> {
  const rows = await run(
    outgoing(build).where('dead_at', 'is not', null).orderBy('dead_at', 'desc').limit(limit),
  )
  return rows.map(outboxEmail)
}

/** The number of emails withheld since a time, with the newest of them; undefined when there are none. */
export async function findWithheld(
  { build, run }: Transaction,
  { reason, since }: { reason: WithheldReason; since: string },
): Promise<{ count: number; newest: OutboxEmail } | undefined> {
  const withheld = build
    .selectFrom('emails')
    .where('withheld_at', '>', since)
    .where('last_error', '=', reason)
  const [counted] = await run(withheld.select((row) => row.fn.countAll().as('count')))
  const [newest] = await run(
    withheld.selectAll().$narrowType<Outgoing>().orderBy('withheld_at', 'desc').limit(1),
  )
  return newest && { count: Number(counted?.count), newest: outboxEmail(newest) }
}

/** Emails that are dead or wait for another try, then withheld ones; newest first. */
export async function listUnsentEmails({ build, run }: Transaction, limit = 1000): Promise<OutboxEmail[]> {
  const rows = await run(
    outgoing(build)
      .where('sent_at', 'is', null)
      .where('last_error', 'is not', null)
      .orderBy((row) => row('withheld_at', 'is not', null))
      .orderBy('id', 'desc')
      .limit(limit),
  )
  return rows.map(outboxEmail)
}

/** Makes a dead or withheld email due, with all its tries, under its Message-ID. False when it is neither. */
export async function sendAgain(
  { build, run }: Transaction,
  { id, at }: { id: string; at: number },
): Promise<boolean> {
  const rows = await run(
    build
      .updateTable('emails')
      .set(dueAgain(at))
      .where('id', '=', id)
      .where((row) => row.or([row('dead_at', 'is not', null), row('withheld_at', 'is not', null)]))
      .returning('id'),
  )
  return rows.length > 0
}

/** Of a quote that is decided or replaced, given up or not, unless it is being sent. */
export async function deleteReminders({ build, run }: Transaction, submission: string): Promise<void> {
  await run(
    build
      .deleteFrom('emails')
      .where('submission', '=', submission)
      .where('template', '=', 'quote-reminder')
      .where('lease_owner', 'is', null)
      .where('sent_at', 'is', null),
  )
}

/** All but what staff wrote and links that were asked for. */
const HELD_TEMPLATES = ['dispatch', 'confirmation', 'changed']

/** Withholds the emails of a submission that is held as spam, where nobody sends them yet. */
export async function holdEmails({ build, run }: Transaction, submission: string, at: number): Promise<void> {
  await run(
    build
      .updateTable('emails')
      .set({ withheld_at: new Date(at).toISOString(), last_error: 'SPAM' satisfies WithheldReason })
      .where('submission', '=', submission)
      .where('template', 'in', HELD_TEMPLATES)
      .where('lease_owner', 'is', null)
      .where(isWaiting),
  )
}

/** Makes the emails of a submission due that were withheld as spam; the confirmation goes to its present sender. */
export async function releaseHeldEmails(
  { build, run }: Transaction,
  { id, email }: { id: string; email: string | null },
  at: number,
): Promise<void> {
  const held = build
    .updateTable('emails')
    .where('submission', '=', id)
    .where('withheld_at', 'is not', null)
    .where('last_error', '=', 'SPAM' satisfies WithheldReason)
  if (email !== null)
    await run(
      held
        .set({ recipient: email })
        .where('template', '=', 'confirmation')
        .where((row) => row(row.fn('lower', ['recipient']), '!=', email)),
    )
  await run(held.set(dueAgain(at)))
}

/** As `sendAgain`, for all dead emails; a withheld one is sent only by its id. Resolves to their number. */
export async function sendAllAgain({ build, run }: Transaction, { at }: { at: number }): Promise<number> {
  const rows = await run(
    build.updateTable('emails').set(dueAgain(at)).where('dead_at', 'is not', null).returning('id'),
  )
  return rows.length
}

/** Makes all due that were withheld since a time, since a limit was reached. Resolves to their number. */
export async function sendWithheld(
  { build, run }: Transaction,
  { since, at }: { since: string; at: number },
): Promise<number> {
  const reason: WithheldReason = 'LIMIT'
  const rows = await run(
    build
      .updateTable('emails')
      .set(dueAgain(at))
      .where('withheld_at', '>', since)
      .where('last_error', '=', reason)
      .returning('id'),
  )
  return rows.length
}

interface OutboxCounts {
  waiting: number
  dead: number
  /** When the oldest waiting email was created. */
  oldestWaitingAt: string | undefined
}

/** Counts of unsent emails, for all instances. */
export async function countEmails({ build, run }: Transaction): Promise<OutboxCounts> {
  const [waiting] = await run(
    build
      .selectFrom('emails')
      .select((row) => [row.fn.countAll().as('count'), row.fn.min('created_at').as('oldest')])
      .where(isWaiting),
  )
  const [dead] = await run(
    build
      .selectFrom('emails')
      .select((row) => row.fn.countAll().as('count'))
      .where('dead_at', 'is not', null),
  )
  return {
    waiting: Number(waiting?.count ?? 0),
    dead: Number(dead?.count ?? 0),
    oldestWaitingAt: waiting?.oldest ?? undefined,
  }
}

interface Failing {
  count: number
  /** When the oldest of them was created. */
  since: string
  recipients: number
  /** Of the newest failure. */
  error: string
}

/** What somebody besides the sender gets of a reply. */
export const COPY_TEMPLATE = 'reply-copy'

/** What tells the owner of problems. */
export const ALERT_TEMPLATE = 'site-problems'

/** Messages that wait for another try because the last one failed; undefined when there are none. */
export async function countFailing({ build, run }: Transaction): Promise<Failing | undefined> {
  const failing = build
    .selectFrom('emails')
    .where(isWaiting)
    .where('tries', '>', 0)
    .where('last_error', 'is not', null)
    // Alerts may leave by a mail server of their own.
    .where('template', '!=', ALERT_TEMPLATE)
  const [all] = await run(
    failing.select((row) => [
      row.fn.countAll().as('count'),
      row.fn.min('created_at').as('since'),
      row.fn.count('recipient').distinct().as('recipients'),
    ]),
  )
  const [newest] = await run(failing.select('last_error').orderBy('id', 'desc').limit(1))
  if (!all?.since || !newest?.last_error) return undefined
  const { count, since, recipients } = all
  return { count: Number(count), since, recipients: Number(recipients), error: newest.last_error }
}

/** Which of these submissions have an email that was given up or came back. */
export async function listWithDeadEmails(
  { build, run }: Transaction,
  submissions: readonly string[],
): Promise<ReadonlySet<string>> {
  if (submissions.length === 0) return new Set()
  const rows = await run(
    build
      .selectFrom('emails')
      .select('submission')
      .distinct()
      .where((row) => row.or([row('dead_at', 'is not', null), row('returned_at', 'is not', null)]))
      .where('submission', 'in', submissions),
  )
  return new Set(rows.flatMap(({ submission }) => submission ?? []))
}

/** After a clock was set back: what waits for a distant time is due now, and leases end within `leaseMs`. */
export async function pullForward(
  { build, run }: Transaction,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<void> {
  const waiting = build.updateTable('emails').where(isWaiting)
  await run(
    waiting
      .set({ run_at: iso(now) })
      .where('lease_owner', 'is', null)
      .where('run_at', '>', iso(now)),
  )
  const leaseEnd = iso(now + leaseMs)
  await run(
    waiting.set({ run_at: leaseEnd }).where('lease_owner', 'is not', null).where('run_at', '>', leaseEnd),
  )
}

const dueAgain = (at: number): Partial<EmailRow> => ({
  dead_at: null,
  withheld_at: null,
  last_error: null,
  lease_owner: null,
  tries: 0,
  run_at: new Date(at).toISOString(),
})

const outgoing = (build: Transaction['build']) =>
  build.selectFrom('emails').selectAll().where('direction', '=', 'outgoing').$narrowType<Outgoing>()

function outboxEmail(row: EmailRow & { template: string; payload: string }): OutboxEmail {
  const state = stateOf(row)
  return {
    id: row.id,
    submission: row.submission,
    template: row.template,
    recipient: row.recipient,
    payload: JSON.parse(row.payload),
    state,
    tries: row.tries,
    error: row.last_error,
    messageId: row.message_id,
    createdAt: row.created_at,
    nextTryAt: state === 'waiting' ? row.run_at : undefined,
    sentAt: row.sent_at,
    deadAt: row.dead_at,
    subject: row.subject,
    text: row.text,
  }
}

function stateOf({ sent_at, dead_at, withheld_at, returned_at }: EmailRow): OutboxEmail['state'] {
  if (returned_at !== null) return 'returned'
  if (sent_at !== null) return 'sent'
  if (dead_at !== null) return 'dead'
  return withheld_at === null ? 'waiting' : 'withheld'
}
