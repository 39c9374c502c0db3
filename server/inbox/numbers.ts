import { sql } from 'kysely'
import { quote } from '../../domain/forms/quote-request.ts'
import { type InboxNumbers, unansweredStates } from '../../domain/submissions/inbox.ts'
import { DUE_SOON_MS, deadlineOf, receivedWhereDueWithin } from '../../domain/time/answer-deadline.ts'
import { dayInCalgary } from '../../domain/time/calgary-time.ts'
import { DAY, HOUR } from '../../domain/time/durations.ts'
import type { Transaction } from '../store/database.ts'
import { idPrefixAt } from '../store/ids.ts'
import { countEmails } from '../store/mail/outbox.ts'
import { openOn } from '../store/submissions/list-order.ts'

const DAYS = 30

/** `me` is the email of the person who asks. */
export async function inboxNumbers(transaction: Transaction, now: number, me = ''): Promise<InboxNumbers> {
  const since = now - DAYS * DAY
  const overdue = await countDue(transaction, receivedWhereDueWithin(0, now))
  const replies = await repliesSince(transaction, since)
  const hours = replies.map(({ receivedAt, answeredAt }) => (answeredAt - receivedAt) / HOUR).sort(ascending)
  return {
    open: await countOpen(transaction, now),
    mine: await countOpen(transaction, now, me),
    spam: await countSpam(transaction),
    unanswered: await countUnanswered(transaction),
    dueSoon: (await countDue(transaction, receivedWhereDueWithin(DUE_SOON_MS, now))) - overdue,
    overdue,
    medianHours: quantile(hours, 0.5),
    p90Hours: quantile(hours, 0.9),
    withinPromise: shareInTime(replies, overdue),
    received: await receivedByDay(transaction, since),
    deadLetters: (await countEmails(transaction)).dead,
  }
}

/** A request counts as missed from its deadline on, not only once it is answered. */
const shareInTime = (replies: readonly Reply[], overdue: number): number | null =>
  replies.length + overdue === 0
    ? null
    : replies.filter(({ receivedAt, answeredAt }) => answeredAt <= deadlineOf(receivedAt)).length /
      (replies.length + overdue)

async function countOpen({ build, run }: Transaction, now: number, owner?: string): Promise<number> {
  let query = build
    .selectFrom('submissions')
    .select((row) => row.fn.countAll().as('count'))
    .where(sql.raw<boolean>(openOn(dayInCalgary(now))))
  if (owner !== undefined) query = query.where('owner', '=', owner)
  const [row] = await run(query)
  return Number(row?.count ?? 0)
}

async function countSpam({ build, run }: Transaction): Promise<number> {
  const [row] = await run(
    build
      .selectFrom('submissions')
      .select((of) => of.fn.countAll().as('count'))
      .where('state', '=', 'spam'),
  )
  return Number(row?.count ?? 0)
}

async function countUnanswered({ build, run }: Transaction): Promise<number> {
  const [row] = await run(
    build
      .selectFrom('submissions')
      .select((of) => of.fn.countAll().as('count'))
      .where('unanswered_since', 'is not', null)
      .where('state', '!=', 'spam'),
  )
  return Number(row?.count ?? 0)
}

/** Unanswered quote requests received at that time or earlier. */
async function countDue({ build, run }: Transaction, receivedBy: string): Promise<number> {
  const [row] = await run(
    build
      .selectFrom('submissions')
      .select((of) => of.fn.countAll().as('count'))
      .where('form', '=', quote.name)
      .where('state', 'in', unansweredStates)
      .where('answered_at', 'is', null)
      .where('received_at', '<=', receivedBy),
  )
  return Number(row?.count ?? 0)
}

/** In milliseconds since 1970. */
interface Reply {
  receivedAt: number
  answeredAt: number
}

async function repliesSince({ build, run }: Transaction, since: number): Promise<Reply[]> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .select(['received_at', 'answered_at'])
      .where('form', '=', quote.name)
      .where('answered_at', '>=', new Date(since).toISOString()),
  )
  return rows.map(({ received_at, answered_at }) => ({
    receivedAt: Date.parse(received_at),
    answeredAt: Date.parse(answered_at ?? ''),
  }))
}

async function receivedByDay({ build, run }: Transaction, since: number): Promise<InboxNumbers['received']> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .select((row) => [
        'form',
        // Calgary is whole hours from UTC, so an hour belongs to one day.
        row.fn<string>('substr', ['received_at', row.val(1), row.val(13)]).as('hour'),
        row.fn.countAll().as('count'),
      ])
      .where('id', '>=', idPrefixAt(since))
      .where('state', '!=', 'spam')
      .groupBy(['form', 'hour']),
  )
  const counts = new Map<string, number>()
  for (const { hour, form, count } of rows) {
    const name = `${dayInCalgary(`${hour}:00:00Z`)} ${form}`
    counts.set(name, (counts.get(name) ?? 0) + Number(count))
  }
  return [...counts]
    .map(([name, count]) => ({ day: name.slice(0, 10), form: name.slice(11), count }))
    .sort((one, other) => (one.day + one.form < other.day + other.form ? -1 : 1))
}

const ascending = (one: number, other: number): number => one - other

const quantile = (sorted: number[], share: number): number | null =>
  sorted.length === 0 ? null : Number(sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(2))
