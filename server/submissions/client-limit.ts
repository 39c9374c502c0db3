import { createHmac } from 'node:crypto'
import { MINUTE } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import { type CounterLimit, giveBack, type Taken, takeFromCounters } from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'

type Limits = Pick<Dependencies, 'config' | 'now'>

/** `retryAfter` is in seconds. */
type Permission = { isAllowed: true; giveBack(): Promise<void> } | { isAllowed: false; retryAfter: number }

/** Counts something else that leads to mail as a submission of this client; where instances share a database, together. */
export async function takePermission(
  dependencies: Limits & Pick<Dependencies, 'store' | 'submissionLimit'>,
  ip: string,
): Promise<Permission> {
  const { store, config, submissionLimit } = dependencies
  const permission = submissionLimit.take(ip, undefined)
  if (!permission.isAllowed) return permission
  const isShared = config.databaseUrl !== undefined
  if (isShared) {
    const wait = await store
      .transact((transaction) => countForClient(transaction, ip, dependencies))
      .catch((error) => {
        permission.giveBack()
        throw error
      })
    if (wait > 0) {
      permission.giveBack()
      return { isAllowed: false, retryAfter: wait }
    }
  }
  return {
    isAllowed: true,
    async giveBack() {
      permission.giveBack()
      if (isShared) await store.transact((transaction) => giveBack(transaction, counterOf(ip, config)))
    },
  }
}

/** Seconds until this client may store more; 0 when it may now, which is then counted for all instances together. */
const countForClient = async (transaction: Transaction, ip: string, limits: Limits): Promise<number> =>
  secondsOf(await takeFromCounters(transaction, [clientLimit(ip, limits)]))

export const clientLimit = (ip: string, { config, now }: Limits): CounterLimit => ({
  name: counterOf(ip, config),
  windowMs: MINUTE,
  limit: config.rateLimit,
  now: now(),
})

export const secondsOf = (taken: Taken): number =>
  taken.isAllowed ? 0 : Math.max(1, Math.ceil(taken.retryAfterMs / 1000))

const counterOf = (ip: string, { appSecret }: Limits['config']): string =>
  `submissions:${createHmac('sha256', appSecret).update(ip).digest('base64url')}`
