import { DAY } from '../../domain/time/durations.ts'
import { readCounters, takeFromCounters } from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'

/** To one reply address. More than two people write about one request, and less than a program that went wrong. */
export const MAX_MAILS_A_DAY = 100

/** About emails to anybody. */
const MAX_REPORTS_A_DAY = 5000

/** Whether one more is taken today; it counts also where it turns out to be unreadable, or the same again. */
export async function countMail(transaction: Transaction, target: string, now: number): Promise<boolean> {
  const { isAllowed } = await takeFromCounters(transaction, [
    { name: nameOf(target), windowMs: DAY, limit: limitOf(target), now },
  ])
  return isAllowed
}

/** For a client that has not sent it yet. */
export async function isFull(transaction: Transaction, target: string, now: number): Promise<boolean> {
  const counter = (await readCounters(transaction, [nameOf(target)])).get(nameOf(target))
  return counter !== undefined && counter.count >= limitOf(target) && Math.abs(now - counter.at) < DAY
}

const limitOf = (target: string): number => (target === 'reports' ? MAX_REPORTS_A_DAY : MAX_MAILS_A_DAY)

const nameOf = (target: string): string => `incoming mail ${target}`
