import { createHmac } from 'node:crypto'
import { DAY } from '../../../domain/time/durations.ts'
import type { Dependencies } from '../../dependencies.ts'
import { networkOf } from '../../http/client-ip.ts'
import { refusals } from '../../http/error-messages.ts'
import { readCounters, takeFromCounters } from '../../store/counters.ts'
import type { Transaction } from '../../store/database.ts'
import { FilesRefused } from './files-refused.ts'

/** So that nobody uses up the budget of all. */
const SHARE_OF_ONE = 1 / 5
/** The files of one message, and what rounding adds: a small budget takes one of them. */
const ONE_MESSAGE = 50_200_000
/** Counters hold 32 bits, two terabytes. */
export const UNIT_BYTES = 1024
/** The counter of all. */
export const ALL_FILES = 'files in all'
const MAX_COUNT = 2 ** 31 - 1

interface Sending {
  /** Of the client; absent for mail, which comes from the servers of providers. */
  ip?: string | undefined
  /** Id of the submission that the files belong to; absent for a new one. */
  submission?: string | undefined
  files: readonly { bytes: number }[]
}

/**
 * Counts files of a sender in the budgets of 24 hours. Throws `FilesRefused`, which undoes the transaction, once one is
 * used up, unless staff have allowed the files of this submission.
 */
export async function takeFileBudget(
  transaction: Transaction,
  { ip, submission, files }: Sending,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
): Promise<void> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes === 0) return
  if (submission !== undefined && (await areFilesAllowed(transaction, submission, now()))) return
  const { appSecret, filesADay } = config
  const sender = ip === undefined ? `${submission}` : networkOf(ip)
  const digest = createHmac('sha256', appSecret).update(`files ${sender}`).digest('base64url')
  const ofOne = Math.min(Math.max(filesADay * SHARE_OF_ONE, ONE_MESSAGE), filesADay)
  const count = { windowMs: DAY, now: now(), amount: Math.ceil(bytes / UNIT_BYTES) }
  const own = { ...count, name: `files from ${digest}`, limit: unitsOf(ofOne) }
  const all = { ...count, name: ALL_FILES, limit: unitsOf(filesADay) }
  const taken = await takeFromCounters(transaction, [own, all])
  if (taken.isAllowed) return
  const refusal = taken.limit === own ? refusals.tooManyFiles : refusals.noFiles
  throw new FilesRefused(refusal, Math.ceil(taken.retryAfterMs / 1000))
}

const unitsOf = (bytes: number): number => Math.min(Math.floor(bytes / UNIT_BYTES), MAX_COUNT)

const refused = (submission: string): string => `files refused ${submission}`
const allowed = (submission: string): string => `files allowed ${submission}`

/** For staff: how often the files of a submission were refused within the last day, and whether they are allowed now. */
export async function readRefusedFiles(
  transaction: Transaction,
  submission: string,
  now: number,
): Promise<{ count: number; areAllowed: boolean }> {
  const counters = await readCounters(transaction, [refused(submission), allowed(submission)])
  const isRecent = (name: string) => (counters.get(name)?.at ?? 0) > now - DAY
  return {
    count: isRecent(refused(submission)) ? (counters.get(refused(submission))?.count ?? 0) : 0,
    areAllowed: isRecent(allowed(submission)),
  }
}

const MANY = 1_000_000

/** In a transaction of its own, as the one with the files was undone. */
export async function noteRefusedFiles(
  transaction: Transaction,
  submission: string,
  now: number,
): Promise<void> {
  await takeFromCounters(transaction, [{ name: refused(submission), limit: MANY, windowMs: DAY, now }])
}

/** The files of a submission do not count for a day. */
export async function allowFiles(transaction: Transaction, submission: string, now: number): Promise<void> {
  await takeFromCounters(transaction, [{ name: allowed(submission), limit: MANY, windowMs: DAY, now }])
}

const areFilesAllowed = async (transaction: Transaction, submission: string, now: number): Promise<boolean> =>
  (await readRefusedFiles(transaction, submission, now)).areAllowed
