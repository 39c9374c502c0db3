import { submissionForms } from '../../domain/forms/forms.ts'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import { deadlineOf } from '../../domain/time/answer-deadline.ts'
import { companyDay, companyDayStart } from '../../domain/time/company-time.ts'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Transaction } from '../store/database.ts'
import { idPrefixAt } from '../store/ids.ts'
import type { Store } from '../store/store.ts'

/** Of which the figures tell. */
const RECENT_MS = 30 * DAY
/** What is over changes hardly any more: a quote request is marked as spam, for example. */
const KEPT_MS = 10 * MINUTE

export interface Replies {
  /** From receipt to reply, of each quote request that was answered, in order. */
  hours: Float64Array
  inTime: number
}

/** A day in the company's zone, `YYYY-MM-DD`, or a part of it. */
export interface RecentDay extends Replies {
  day: string
  received: readonly { form: string; count: number }[]
}

/** In milliseconds since 1970; without an end for what goes on. */
interface Span {
  from: number
  to?: number | undefined
}

/** Each day is read by itself, so that nothing waits long for it; those that are over again after ten minutes only. */
export function watchRecentDays({ transact }: Pick<Store, 'transact'>) {
  const known = new Map<number, { readAt: number; day: Promise<RecentDay> }>()

  return async (now: number): Promise<RecentDay[]> => {
    for (const [from, { readAt }] of known) if (now - readAt >= KEPT_MS || now < readAt) known.delete(from)
    const days: RecentDay[] = []
    for (const [index, span] of spansUntil(now).entries())
      days.push(await (index === 0 || span.to === undefined ? read(span) : keptDay(span, now)))
    return days
  }

  function keptDay(span: Span, now: number): Promise<RecentDay> {
    const before = known.get(span.from)
    if (before) return before.day
    const day = read(span)
    known.set(span.from, { readAt: now, day })
    day.catch(() => known.delete(span.from))
    return day
  }

  async function read(span: Span): Promise<RecentDay> {
    const replies = await transact((transaction) => repliesIn(transaction, span))
    const received = await transact((transaction) => receivedIn(transaction, span))
    return { day: companyDay(span.from), ...replies, received }
  }
}

/** All replies of the last 30 days. */
export const recentReplies = (transaction: Transaction, now: number): Promise<Replies> =>
  repliesIn(transaction, { from: now - RECENT_MS })

/** The last 30 days, from midnight to midnight in the company's zone; of the first its end, of the last what there is of it. */
function spansUntil(now: number): Span[] {
  const starts = [now - RECENT_MS]
  for (let from = nextMidnight(now - RECENT_MS); from <= now; from = nextMidnight(from)) starts.push(from)
  return starts.map((from, index) => ({ from, to: starts[index + 1] }))
}

/** No day has more than 25 hours, and none less than 23. */
const nextMidnight = (at: number): number =>
  companyDayStart(companyDay(companyDayStart(companyDay(at)) + 26 * HOUR))

async function repliesIn({ build, run }: Transaction, { from, to }: Span): Promise<Replies> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .select(['received_at', 'answered_at'])
      .where('form', '=', quoteRequest.name)
      .where('answered_at', '>=', iso(from))
      .$if(to !== undefined, (query) => query.where('answered_at', '<', iso(to ?? 0))),
  )
  const replies = rows.map((row) => ({
    received: Date.parse(row.received_at),
    answered: Date.parse(row.answered_at ?? ''),
  }))
  return {
    hours: Float64Array.from(replies, ({ received, answered }) => (answered - received) / HOUR).sort(),
    inTime: replies.filter(({ received, answered }) => answered <= deadlineOf(received)).length,
  }
}

const formNames = submissionForms.map(({ name }) => name)

async function receivedIn({ build, run }: Transaction, { from, to }: Span): Promise<RecentDay['received']> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .select((row) => ['form', row.fn.countAll().as('count')])
      .where('form', 'in', formNames)
      .where('id', '>=', idPrefixAt(from))
      .$if(to !== undefined, (query) => query.where('id', '<', idPrefixAt(to ?? 0)))
      .where('state', '!=', 'spam')
      .groupBy('form')
      .orderBy('form'),
  )
  return rows.map(({ form, count }) => ({ form, count: Number(count) }))
}
