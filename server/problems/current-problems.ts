import { sql } from 'kysely'
import type { SiteProblem, SiteStatus } from '../../domain/staff/site-problems.ts'
import { wholePercent } from '../../domain/text/whole-percent.ts'
import { receivedWhereDueWithin } from '../../domain/time/answer-deadline.ts'
import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import { isSettingFault } from '../mail/transports/smtp-failure.ts'
import { type BackupRecord, readBackupRecord } from '../store/backup-record.ts'
import type { Transaction } from '../store/database.ts'
import { instancesSilentSince } from '../store/instances.ts'
import { countEmails, countFailing } from '../store/mail/outbox.ts'
import { hasDeadline } from '../store/submissions/list-order.ts'
import { readDayLimits } from './day-limits.ts'
import type { Surroundings } from './surroundings.ts'

/** A daily backup takes its time, and its timer a few minutes. */
const MAX_BACKUP_AGE = 26 * HOUR
const LEAST_FREE_SHARE = 0.1
/** Of a small disk a tenth is little. */
const LEAST_FREE_BYTES = 1_000_000_000
const LEAST_CERTIFICATE_DAYS = 14
/** Within an hour; somebody who has forgotten a password tries a few times. */
export const MANY_WRONG_SIGN_INS = 10
/** A server says every minute that it runs. */
const SILENT_AFTER = 3 * MINUTE

interface Circumstances extends Surroundings {
  /** Milliseconds since 1970. */
  now: number
}

/** The one list of what an owner should act on, most urgent first: for alerts, `site status`, the doctor and the account page. */
export async function currentProblems(
  transaction: Transaction,
  circumstances: Circumstances,
): Promise<SiteProblem[]> {
  const { now } = circumstances
  const { dead } = await countEmails(transaction)
  return [
    ...(await overdueRequests(transaction, now)),
    ...(await stoppedMail(transaction, now)),
    ...(dead > 0 ? [{ kind: 'dead mail' as const, count: dead }] : []),
    ...fullDisk(circumstances),
    ...(await fullDayLimits(transaction, circumstances)),
    ...(await backupProblem(transaction, now)),
    ...endingCertificate(circumstances),
    ...(await wrongSignIns(transaction, now)),
    ...(await lostInstances(transaction, now)),
  ]
}

/** The problems with what was backed up last. */
export const siteStatus = async (
  transaction: Transaction,
  circumstances: Circumstances,
): Promise<SiteStatus> => ({
  problems: await currentProblems(transaction, circumstances),
  lastBackup: (await readBackupRecord(transaction)).last,
})

async function overdueRequests({ build, run }: Transaction, now: number): Promise<SiteProblem[]> {
  const rows = await run(
    build
      .selectFrom('submissions')
      .select('reference')
      .where(sql.raw<boolean>(hasDeadline))
      .where('received_at', '<=', receivedWhereDueWithin(0, now))
      .orderBy('received_at')
      .orderBy('id'),
  )
  const references = rows.map(({ reference }) => reference)
  return references.length === 0 ? [] : [{ kind: 'overdue', references, count: references.length }]
}

const USUAL_MAIL_DELAY = 10 * MINUTE

/** Mail that does not go out, and not only because of one recipient, whose server may be slow. */
export async function stoppedMail(
  transaction: Transaction,
  now: number,
): Promise<Extract<SiteProblem, { kind: 'mail stopped' }>[]> {
  const failing = await countFailing(transaction)
  if (failing === undefined) return []
  const { count: waiting, since, recipients, error: reason } = failing
  const isLate = now - Date.parse(since) > USUAL_MAIL_DELAY && recipients > 1
  return isSettingFault(reason) || isLate ? [{ kind: 'mail stopped', waiting, since, reason }] : []
}

async function backupProblem(transaction: Transaction, now: number): Promise<SiteProblem[]> {
  const record = await readBackupRecord(transaction)
  const { last, failed } = record
  const isWell = failed === null && now - (await backupKnownFrom(transaction, record)) <= MAX_BACKUP_AGE
  return isWell ? [] : [{ kind: 'backup', last: last?.at ?? null, failed }]
}

/**
 * The last backup; before the first one, when this version began to note them. A Postgres may be backed up by others,
 * so that nothing is expected of it before the first.
 */
async function backupKnownFrom(
  { build, run, dialect }: Transaction,
  { last }: BackupRecord,
): Promise<number> {
  if (last !== null) return Date.parse(last.at)
  if (dialect === 'postgres') return Number.POSITIVE_INFINITY
  const [newest] = await run(
    build.selectFrom('migrations').select((row) => row.fn.max('applied_at').as('at')),
  )
  return Date.parse(newest?.at ?? iso(0))
}

/** Enough to act before it is reached. */
const MOST_OF_A_LIMIT = 0.8

/** At a limit of 0 none is wanted. */
async function fullDayLimits(
  transaction: Transaction,
  { settings, now }: Circumstances,
): Promise<SiteProblem[]> {
  const limits = settings ? await readDayLimits(transaction, settings, now) : []
  return limits
    .filter(({ used, limit }) => used > 0 && used >= limit * MOST_OF_A_LIMIT)
    .map((limit) => ({ kind: 'day limit', ...limit }))
}

/** Told before `DISK_RESERVE` is reached. */
const ABOVE_RESERVE = 1.25

export function fullDisk({ disk, settings }: Surroundings): Extract<SiteProblem, { kind: 'disk' }>[] {
  if (disk === undefined) return []
  const { freeBytes, totalBytes } = disk
  const needed = Math.max(
    totalBytes * LEAST_FREE_SHARE,
    LEAST_FREE_BYTES,
    (settings?.diskReserve ?? 0) * ABOVE_RESERVE,
  )
  const isRoomy = freeBytes >= needed
  return isRoomy ? [] : [{ kind: 'disk', freeBytes, freePercent: wholePercent(freeBytes / totalBytes) }]
}

const endingCertificate = ({ certificateDaysLeft: daysLeft }: Circumstances): SiteProblem[] =>
  daysLeft !== undefined && daysLeft < LEAST_CERTIFICATE_DAYS ? [{ kind: 'certificate', daysLeft }] : []

/** Each client that failed at an account has a counter of its own, set back by a sign-in that succeeds. */
async function wrongSignIns({ build, run }: Transaction, now: number): Promise<SiteProblem[]> {
  const [row] = await run(
    build
      .selectFrom('counters')
      .select((of) => of.fn.sum<number | string>('count').as('count'))
      .where('name', 'like', 'sign-in client %')
      .where('window_start', '>=', iso(now - HOUR)),
  )
  const count = Number(row?.count ?? 0)
  return count < MANY_WRONG_SIGN_INS ? [] : [{ kind: 'sign-ins', count }]
}

const lostInstances = async (transaction: Transaction, now: number): Promise<SiteProblem[]> =>
  (await instancesSilentSince(transaction, now - SILENT_AFTER)).map((instance) => ({
    kind: 'instance',
    ...instance,
  }))
