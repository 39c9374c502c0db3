import type { Troubles } from '../../domain/inbox.ts'
import { isSettingFault } from '../mail/smtp-failure.ts'
import type { Transaction } from '../store/database.ts'
import { countFailing, listDeadMessages } from '../store/outbox.ts'

const MOST_DEAD = 3
const USUAL_DELAY_MS = 10 * 60_000
const LEAST_FREE = 1_000_000_000

export async function findTroubles(
  transaction: Transaction,
  { now, freeBytes }: { now: number; freeBytes: number | undefined },
): Promise<Troubles> {
  return {
    dead: await deadMessages(transaction),
    mail: await failingMail(transaction, now),
    disk: freeBytes !== undefined && freeBytes < LEAST_FREE ? { freeBytes } : null,
  }
}

async function deadMessages(transaction: Transaction): Promise<Troubles['dead']> {
  const dead = await listDeadMessages(transaction, MOST_DEAD)
  const ids = dead.flatMap(({ submission }) => submission ?? [])
  const { build, run } = transaction
  const rows =
    ids.length === 0
      ? []
      : await run(build.selectFrom('submissions').select(['id', 'reference']).where('id', 'in', ids))
  return dead.map(({ id, template, recipient, error, submission }) => ({
    id,
    kind: template,
    to: recipient,
    error: error ?? '',
    reference: rows.find((row) => row.id === submission)?.reference ?? null,
  }))
}

async function failingMail(transaction: Transaction, now: number): Promise<Troubles['mail']> {
  const failing = await countFailing(transaction)
  if (failing === undefined) return null
  const { count: waiting, since, recipients, error } = failing
  const sinceMs = now - Date.parse(since)
  // One recipient alone may have a server that is slow.
  const isOverdue = sinceMs > USUAL_DELAY_MS && recipients > 1
  return isSettingFault(error) || isOverdue
    ? { waiting, sinceMs, isSettingFault: isSettingFault(error) }
    : null
}
