import { createHmac } from 'node:crypto'
import type { Services } from '../services.ts'
import { giveBack, takeFromCounter } from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'

const MINUTE_MS = 60_000

type Limits = Pick<Services, 'config' | 'now'>

/** Seconds until this address may store more; 0 when it may now, which is then counted for all instances together. */
export async function countForAddress(
  transaction: Transaction,
  address: string,
  { config, now }: Limits,
): Promise<number> {
  const taken = await takeFromCounter(transaction, {
    name: counterOf(address, config),
    windowMs: MINUTE_MS,
    limit: config.rateLimit,
    now: now(),
  })
  return taken.isAllowed ? 0 : Math.max(1, Math.ceil(taken.retryAfterMs / 1000))
}

/** Takes a count back. */
export const giveBackToAddress = (transaction: Transaction, address: string, config: Limits['config']) =>
  giveBack(transaction, counterOf(address, config))

const counterOf = (address: string, { appSecret }: Limits['config']): string =>
  `submissions:${createHmac('sha256', appSecret).update(address).digest('base64url')}`
