import { company } from '../../domain/company.ts'
import { ISO_LOCALE } from '../../domain/locale.ts'
import type { Transaction } from '../store/database.ts'
import { countMessages } from '../store/outbox.ts'
import { DUE_SOON_HOURS, openStates } from './filters.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const DAYS = 30

interface InboxNumbers {
  open: number
  dueSoon: number
  overdue: number
  /** Hours from receipt to answer, of quotes answered in the last 30 days; null when there were none. */
  medianHours: number | null
  p90Hours: number | null
  /** Share of those that were answered within the promised time, 0 to 1. */
  withinPromise: number | null
  received: { day: string; form: string; count: number }[]
  deadLetters: number
}

export async function inboxNumbers(transaction: Transaction, now: number): Promise<InboxNumbers> {
  const { build, run } = transaction
  const since = new Date(now - DAYS * DAY).toISOString()
  const promised = company.quoteAnsweredWithinHours
  const open = await run(
    build
      .selectFrom('submissions')
      .select((row) => ['form', row.fn.countAll().as('count')])
      .where('state', 'in', openStates)
      .groupBy('form'),
  )
  const dueBefore = async (hours: number) => {
    const [row] = await run(
      build
        .selectFrom('submissions')
        .select((of) => of.fn.countAll().as('count'))
        .where('form', '=', 'Quote Request')
        .where('state', 'in', openStates)
        .where('received_at', '<=', new Date(now - hours * HOUR).toISOString()),
    )
    return Number(row?.count ?? 0)
  }
  const overdue = await dueBefore(promised)
  const hours = await answerHours(transaction, since)
  return {
    open: open.reduce((sum, { count }) => sum + Number(count), 0),
    dueSoon: (await dueBefore(promised - DUE_SOON_HOURS)) - overdue,
    overdue,
    medianHours: quantile(hours, 0.5),
    p90Hours: quantile(hours, 0.9),
    withinPromise: hours.length === 0 ? null : hours.filter((one) => one <= promised).length / hours.length,
    received: await receivedByDay(transaction, since),
    deadLetters: (await countMessages(transaction)).dead,
  }
}

/** Sorted, shortest first. */
async function answerHours({ build, run }: Transaction, since: string): Promise<number[]> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .select(['received_at', 'answered_at'])
      .where('form', '=', 'Quote Request')
      .where('answered_at', '>=', since),
  )
  return rows
    .map(({ received_at, answered_at }) => (Date.parse(answered_at ?? '') - Date.parse(received_at)) / HOUR)
    .sort((one, other) => one - other)
}

async function receivedByDay({ build, run }: Transaction, since: string): Promise<InboxNumbers['received']> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .select((row) => [
        'form',
        // Calgary is whole hours from UTC, so an hour belongs to one day.
        row.fn<string>('substr', ['received_at', row.val(1), row.val(13)]).as('hour'),
        row.fn.countAll().as('count'),
      ])
      .where('received_at', '>=', since)
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

const CALGARY = new Intl.DateTimeFormat(ISO_LOCALE, { timeZone: company.timeZone })

/** `YYYY-MM-DD`. */
const dayInCalgary = (iso: string): string => CALGARY.format(new Date(iso))

const quantile = (sorted: number[], share: number): number | null =>
  sorted.length === 0 ? null : Number(sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(2))
