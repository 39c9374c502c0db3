import { sql } from 'kysely'
import type { InboxNumbers } from '../../domain/submissions/inbox.ts'
import { DUE_SOON_MS, receivedWhereDueWithin } from '../../domain/time/answer-deadline.ts'
import { companyDay } from '../../domain/time/company-time.ts'
import type { Transaction } from '../store/database.ts'
import { countEmails } from '../store/mail/outbox.ts'
import { hasDeadline, isUnanswered, openOn } from '../store/submissions/list-order.ts'
import type { RecentDay, Replies } from './recent-days.ts'

type PresentNumbers = Pick<
  InboxNumbers,
  'open' | 'mine' | 'spam' | 'unanswered' | 'dueSoon' | 'overdue' | 'deadLetters'
>

/** What there is to do now. `me` is the email of the person who asks. */
export async function presentNumbers(
  transaction: Transaction,
  now: number,
  me = '',
): Promise<PresentNumbers> {
  const isOpen = sql.raw<boolean>(openOn(companyDay(now)))
  const { run } = transaction
  const count = async (query: ReturnType<typeof countSubmissions>) =>
    Number((await run(query))[0]?.count ?? 0)
  const open = countSubmissions(transaction).where(isOpen)
  const due = (within: number) =>
    count(
      countSubmissions(transaction)
        .where(sql.raw<boolean>(hasDeadline))
        .where('received_at', '<=', receivedWhereDueWithin(within, now)),
    )
  const overdue = await due(0)
  return {
    open: await count(open),
    mine: await count(open.where('owner', '=', me)),
    spam: await count(countSubmissions(transaction).where('state', '=', 'spam')),
    unanswered: await count(countSubmissions(transaction).where(sql.raw<boolean>(isUnanswered))),
    dueSoon: (await due(DUE_SOON_MS)) - overdue,
    overdue,
    deadLetters: (await countEmails(transaction)).dead,
  }
}

const countSubmissions = ({ build }: Transaction) =>
  build.selectFrom('submissions').select((row) => row.fn.countAll().as('count'))

type RecentNumbers = Omit<InboxNumbers, keyof PresentNumbers>

export function recentNumbers(days: readonly RecentDay[], overdue: number): RecentNumbers {
  const hours = inOrder(days.map((day) => day.hours))
  const inTime = days.reduce((sum, day) => sum + day.inTime, 0)
  return {
    medianHours: quantile(hours, 0.5),
    p90Hours: quantile(hours, 0.9),
    withinPromise: shareInTime({ hours, inTime }, overdue),
    received: days.flatMap(({ day, received }) => received.map((one) => ({ day, ...one }))),
    replied: days.flatMap(({ day, received: _, ...replies }) => {
      const [medianHours, withinPromise] = [quantile(replies.hours, 0.5), shareInTime(replies, 0)]
      return medianHours === null || withinPromise === null ? [] : { day, medianHours, withinPromise }
    }),
  }
}

/** A request counts as missed from its deadline on, not only once it is answered. */
export const shareInTime = ({ hours, inTime }: Replies, overdue: number): number | null =>
  hours.length + overdue === 0 ? null : inTime / (hours.length + overdue)

function inOrder(lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all.sort()
}

const quantile = (sorted: Float64Array, share: number): number | null =>
  sorted.length === 0 ? null : Number(sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(2))
