import { hash } from 'node:crypto'
import { giveBack, takeFromCounter } from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'

const DAY = 24 * 60 * 60_000
/** Anyone can enter any address in a form: these bound what a stranger receives, and what we send in all. */
const TO_ONE_RECIPIENT = 3
const TO_ALL = 2000

/** Counts one confirmation to a recipient, unless a daily limit is reached. All instances count together. */
export async function mayConfirm(transaction: Transaction, recipient: string, now: number): Promise<boolean> {
  const toOne = `confirmations to ${hash('sha256', recipient.toLowerCase(), 'base64url')}`
  const one = await takeFromCounter(transaction, { name: toOne, windowMs: DAY, limit: TO_ONE_RECIPIENT, now })
  if (!one.isAllowed) return false
  const all = await takeFromCounter(transaction, { name: 'confirmations', windowMs: DAY, limit: TO_ALL, now })
  if (!all.isAllowed) await giveBack(transaction, toOne)
  return all.isAllowed
}
