import type { DeliveryProblems, UnsentMessage } from '../../domain/submissions/inbox.ts'
import { DAY } from '../../domain/time/durations.ts'
import { isSettingFault } from '../mail/transports/smtp-failure.ts'
import type { Transaction } from '../store/database.ts'
import { findWithheld, listDeadEmails, type OutboxEmail } from '../store/mail/outbox.ts'
import { fullDisk, stoppedMail } from './current-problems.ts'
import type { Surroundings } from './surroundings.ts'

const MAX_DEAD = 3

/** Of the site's problems what staff have to know of before they write, with the mail that waits for them. */
export async function findDeliveryProblems(
  transaction: Transaction,
  { now, ...surroundings }: Surroundings & { now: number },
): Promise<DeliveryProblems> {
  const [mail] = await stoppedMail(transaction, now)
  const [disk] = fullDisk(surroundings)
  return {
    dead: await describeMessages(transaction, await listDeadEmails(transaction, MAX_DEAD)),
    withheld: await withheldMail(transaction, now),
    mail: mail
      ? {
          waiting: mail.waiting,
          sinceMs: now - Date.parse(mail.since),
          isSettingFault: isSettingFault(mail.reason),
        }
      : null,
    disk: disk ? { freeBytes: disk.freeBytes } : null,
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
