import type { DeliveryProblems, UnsentMessage } from '../../domain/submissions/inbox.ts'
import { DAY } from '../../domain/time/durations.ts'
import { isSettingFault } from '../mail/transports/smtp-failure.ts'
import type { Transaction } from '../store/database.ts'
import { countFailing, findWithheld, listDeadEmails, type OutboxEmail } from '../store/mail/outbox.ts'

const MAX_DEAD = 3
const USUAL_DELAY_MS = 10 * 60_000
const LEAST_FREE = 1_000_000_000

export async function findDeliveryProblems(
  transaction: Transaction,
  { now, freeBytes }: { now: number; freeBytes: number | undefined },
): Promise<DeliveryProblems> {
  return {
    dead: await describeMessages(transaction, await listDeadEmails(transaction, MAX_DEAD)),
    withheld: await withheldMail(transaction, now),
    mail: await mailProblem(transaction, now),
    disk: freeBytes !== undefined && freeBytes < LEAST_FREE ? { freeBytes } : null,
  }
}

async function withheldMail(transaction: Transaction, now: number): Promise<DeliveryProblems['withheld']> {
  const since = new Date(now - DAY).toISOString()
  const withheld = await findWithheld(transaction, { reason: 'LIMIT', since })
  const [newest] = await describeMessages(transaction, withheld ? [withheld.newest] : [])
  return withheld && newest ? { count: withheld.count, newest } : null
}

async function describeMessages(
  { build, run }: Transaction,
  messages: readonly OutboxEmail[],
): Promise<UnsentMessage[]> {
  const ids = messages.flatMap(({ submission }) => submission ?? [])
  const rows =
    ids.length === 0
      ? []
      : await run(build.selectFrom('submissions').select(['id', 'reference']).where('id', 'in', ids))
  return messages.map(({ id, template, recipient, error, submission }) => ({
    id,
    kind: template,
    to: recipient,
    error: error ?? '',
    reference: rows.find((row) => row.id === submission)?.reference ?? null,
  }))
}

interface FailingMail {
  waiting: number
  since: string
  /** The code of the newest failure. */
  reason: string
}

/** Mail that does not go out, and not only because of one recipient, whose server may be slow; null where all is well. */
export async function failingMail(transaction: Transaction, now: number): Promise<FailingMail | null> {
  const failing = await countFailing(transaction)
  if (failing === undefined) return null
  const { count: waiting, since, recipients, error: reason } = failing
  const isLate = now - Date.parse(since) > USUAL_DELAY_MS && recipients > 1
  return isSettingFault(reason) || isLate ? { waiting, since, reason } : null
}

async function mailProblem(transaction: Transaction, now: number): Promise<DeliveryProblems['mail']> {
  const failing = await failingMail(transaction, now)
  if (failing === null) return null
  const { waiting, since, reason } = failing
  return { waiting, sinceMs: now - Date.parse(since), isSettingFault: isSettingFault(reason) }
}
