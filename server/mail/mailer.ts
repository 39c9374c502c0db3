import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE } from '../../domain/time/durations.ts'
import type { Log } from '../log.ts'
import type { Transaction } from '../store/database.ts'
import { type Claim, claimDueEmails, type DueEmail, nextDueAt } from '../store/mail/emails.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { type Delivery, deliver, type TryResult } from './delivery.ts'
import type { EmailContext } from './email-template.ts'
import { openSleeper } from './sleeper.ts'
import { openTransport, type TransportSettings } from './transports/open-transport.ts'
import type { Transport } from './transports/transport.ts'

export interface Mailer {
  start(): void
  /** Looks for due messages at once instead of in the next round. */
  wake(): void
  /** Claims nothing more, waits for sends in progress, and aborts those that take too long. */
  stop(): Promise<void>
}

export interface MailerOptions {
  config: TransportSettings
  email: EmailContext
  store: Pick<Store, 'transact' | 'transactTogether'>
  log: Log
  /** Milliseconds since 1970. */
  now: () => number
  transport?: Transport
  leaseMs?: number
  /** How long messages in hand may take when it stops. */
  stoppingMs?: number
  onTried?: (template: string, outcome: TryResult) => void
}

/** One statement where nothing is due; `dueIn` in milliseconds. */
async function claimOrWait(
  transaction: Transaction,
  claim: Claim,
): Promise<{ emails: DueEmail[]; dueIn: number }> {
  const dueIn = (await nextDueAt(transaction)) - claim.now
  return dueIn > 0
    ? { emails: [], dueIn }
    : { emails: await claimDueEmails(transaction, claim), dueIn: ROUND_MS }
}

const LEASE_MS = MINUTE
const ROUND_MS = 2000
/** While nothing is due: another process may have added something. */
const IDLE_MS = 10_000
/** Between rounds, so that a full outbox leaves time for requests. */
const PAUSE_MS = 50
/** Sent at the same time; recipients with slow servers never take the slots that dispatch messages need. */
const AT_ONCE = 6
const OTHERS_AT_ONCE = 3
const STOPPING_MS = 5000

/** Sends what is due in the outbox, until each message is sent or dead. */
export function openMailer(options: MailerOptions): Mailer {
  const { config, store, log, now, leaseMs = LEASE_MS, stoppingMs = STOPPING_MS } = options
  const transport = options.transport ?? openTransport(config, log, AT_ONCE)
  const owner = randomUUID()
  const inHand = new Map<string, { message: DueEmail; delivered: Promise<void> }>()
  const stopping = new AbortController()
  const aborting = new AbortController()
  const { rest, wake } = openSleeper()
  const delivery: Delivery = {
    ...options,
    transport,
    owner,
    leaseMs,
    isStopping: () => stopping.signal.aborted,
    aborted: aborting.signal,
    logUnlessUnavailable,
  }
  let rounds: Promise<void> | undefined

  return {
    start() {
      rounds ??= work()
    },
    wake,
    async stop() {
      stopping.abort()
      wake()
      const tooLong = setTimeout(() => aborting.abort(), stoppingMs)
      await rounds
      await Promise.all([...inHand.values()].map(({ delivered }) => delivered))
      clearTimeout(tooLong)
      transport.close()
    },
  }

  async function work() {
    while (!stopping.signal.aborted) {
      await rest(await claimSome().catch(restAfter))
      await pause(PAUSE_MS)
    }
  }

  function restAfter(error: unknown): number {
    logUnlessUnavailable(error)
    return ROUND_MS
  }

  /** Resolves to the milliseconds until the next round. */
  async function claimSome(): Promise<number> {
    const most = AT_ONCE - inHand.size
    if (most === 0) return ROUND_MS
    const others = [...inHand.values()].filter(({ message }) => message.priority > 0).length
    const mostOthers = Math.max(0, OTHERS_AT_ONCE - others)
    const began = now()
    const claim = { owner, now: began, until: began + leaseMs, most, mostOthers }
    const { emails, dueIn } = await store.transact((transaction) => claimOrWait(transaction, claim))
    for (const message of emails) {
      if (inHand.has(message.id)) continue
      const delivered = deliver(delivery, message, began).finally(() => {
        inHand.delete(message.id)
        wake()
      })
      inHand.set(message.id, { message, delivered })
    }
    return inHand.size > 0 ? ROUND_MS : Math.min(dueIn, IDLE_MS)
  }

  /** The store logs its own outages. */
  function logUnlessUnavailable(error: unknown) {
    if (!(error instanceof StoreUnavailable))
      log.error({ err: error }, 'the outbox could not be read or written')
  }
}
