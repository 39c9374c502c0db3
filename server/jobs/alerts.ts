import { sql } from 'kysely'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import { emailDomain } from '../../domain/text/email-domain.ts'
import { answerDeadline, DUE_SOON_MS, receivedWhereDueWithin } from '../../domain/time/answer-deadline.ts'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import { presentNumbers, shareInTime } from '../inbox/inbox-numbers.ts'
import { recentReplies } from '../inbox/recent-days.ts'
import type { Transaction } from '../store/database.ts'
import { idPrefixAt } from '../store/ids.ts'
import { claimJob, finishJob } from '../store/jobs.ts'
import { DISPATCH_PRIORITY, enqueueEmail } from '../store/mail/emails.ts'
import { hasDeadline } from '../store/submissions/list-order.ts'
import { nextMorning } from './next-morning.ts'

interface Alert {
  /** This instance. */
  owner: string
  /** Milliseconds since 1970. */
  now: number
  config: { mailFrom: string; dispatchEmail: string }
}

/** Mails dispatch about the open quote request that is due next, once, when it has few hours left; one email an hour. */
export async function alertDueSoon(transaction: Transaction, { owner, now, config }: Alert): Promise<void> {
  const job = { name: 'alert', owner, now, periodMs: MINUTE / 2 }
  if (!(await claimJob(transaction, { ...job, leaseMs: MINUTE }))) return
  const next = (await hasAlerted(transaction, now)) ? undefined : await nextDue(transaction, now)
  if (next !== undefined && !next.isAlerted) {
    const left = Date.parse(answerDeadline(quoteRequest, next.received_at) ?? '') - now
    const { open, overdue } = await countOpen(transaction, now)
    await enqueueEmail(transaction, {
      ...toDispatch(config),
      submission: next.id,
      template: 'alert',
      payload: { hoursLeft: Math.max(1, Math.round(left / HOUR)), open, overdue },
      at: now,
    })
  }
  await finishJob(transaction, job)
}

/** Mails dispatch what the inbox holds, every morning; the first one comes the morning after the first start. */
export async function summarizeDay(transaction: Transaction, { owner, now, config }: Alert): Promise<void> {
  const job = { name: 'daily summary', owner, now, periodMs: nextMorning(now) - now }
  if (!(await claimJob(transaction, { ...job, leaseMs: MINUTE }))) return
  const lastRunAt = await lastRunOf(transaction, job.name)
  if (lastRunAt !== undefined) {
    const { open, dueSoon, overdue, deadLetters } = await presentNumbers(transaction, now)
    const withinPromise = shareInTime(await recentReplies(transaction, now), overdue)
    const received = await countReceivedSince(transaction, now - DAY)
    const held = await countHeld(transaction, lastRunAt)
    await enqueueEmail(transaction, {
      ...toDispatch(config),
      template: 'daily-summary',
      payload: { received, open, dueSoon, overdue, withinPromise, held, deadLetters },
      at: now,
    })
  }
  await finishJob(transaction, job)
}

const toDispatch = ({ mailFrom, dispatchEmail }: Alert['config']) => ({
  recipient: dispatchEmail,
  priority: DISPATCH_PRIORITY as typeof DISPATCH_PRIORITY,
  mailDomain: emailDomain(mailFrom),
})

/** The oldest open quote request that is not overdue, if it has few hours left. */
async function nextDue({ build, run, dialect }: Transaction, now: number) {
  const [next] = await run(
    build
      .selectFrom('submissions')
      .select(['id', 'received_at'])
      .where(sql.raw<boolean>(hasDeadline))
      .where('received_at', '>', receivedWhereDueWithin(0, now))
      .where('received_at', '<=', receivedWhereDueWithin(DUE_SOON_MS, now))
      .orderBy('received_at')
      .orderBy('id')
      .limit(1)
      .$if(dialect === 'postgres', (query) => query.forUpdate()),
  )
  if (next === undefined) return undefined
  const alerts = await run(
    build
      .selectFrom('emails')
      .select('id')
      .where('submission', '=', next.id)
      .where('template', '=', 'alert')
      .limit(1),
  )
  return { ...next, isAlerted: alerts.length > 0 }
}

async function countOpen(
  { build, run }: Transaction,
  now: number,
): Promise<{ open: number; overdue: number }> {
  const open = build
    .selectFrom('submissions')
    .select((row) => row.fn.countAll().as('count'))
    .where(sql.raw<boolean>(hasDeadline))
  const [all] = await run(open)
  const [overdue] = await run(open.where('received_at', '<=', receivedWhereDueWithin(0, now)))
  return { open: Number(all?.count ?? 0), overdue: Number(overdue?.count ?? 0) }
}

async function countReceivedSince(
  { build, run }: Transaction,
  since: number,
): Promise<Record<string, number>> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .select((row) => ['form', row.fn.countAll().as('count')])
      .where('received_at', '>=', iso(since))
      .where('state', '!=', 'spam')
      .groupBy('form')
      .orderBy('form'),
  )
  return Object.fromEntries(rows.map(({ form, count }) => [form, Number(count)]))
}

/** Within the last hour. */
async function hasAlerted({ build, run }: Transaction, now: number): Promise<boolean> {
  const alerts = build.selectFrom('emails').select('id').where('template', '=', 'alert')
  const within = alerts.where('id', '>=', idPrefixAt(now - HOUR)).where('id', '<', idPrefixAt(now + 1))
  return (await run(within.limit(1))).length > 0
}

/** Submissions held as spam of which a message waits since that time. */
async function countHeld({ build, run }: Transaction, since: string): Promise<number> {
  const [held] = await run(
    build
      .selectFrom('emails')
      .innerJoin('submissions', 'submissions.id', 'emails.submission')
      .select((row) => row.fn.count('submissions.id').distinct().as('count'))
      .where('withheld_at', '>=', since)
      .where('state', '=', 'spam'),
  )
  return Number(held?.count ?? 0)
}

async function lastRunOf({ build, run }: Transaction, name: string): Promise<string | undefined> {
  const [job] = await run(build.selectFrom('jobs').select('last_run_at').where('name', '=', name))
  return job?.last_run_at ?? undefined
}
