import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import {
  claimDueMessages,
  type DueMessage,
  recordFailure,
  recordSent,
  renewLease,
} from '../store/messages.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import type { EmailContext } from './email-template.ts'
import { renderEmail } from './email-templates.ts'
import { nextTry } from './retry-schedule.ts'
import { type Failure, failureOf } from './smtp-failure.ts'
import { openTransport, type Transport, type TransportSettings } from './transport.ts'

export interface Mailer {
  start(): void
  /** There is something to send: looks at once rather than at the next round. */
  wake(): void
  /** Begins nothing new, waits for what is being sent, and breaks off what takes too long. */
  stop(): Promise<void>
}

export interface MailerOptions {
  config: TransportSettings
  email: EmailContext
  store: Pick<Store, 'transact'>
  log: Log
  /** Milliseconds since 1970. */
  now: () => number
  transport?: Transport
  leaseMs?: number
  /** Called after every attempt. */
  onTried?: (template: string, outcome: 'sent' | 'retry' | 'dead') => void
}

const LEASE_MS = 60_000
/** More than a server may take to answer after DATA; the lease is renewed meanwhile. */
const SENDING_MS = 12 * 60_000
const ROUND_MS = 2000
/** Between rounds, so that a full outbox leaves the time to those who are being answered. */
const BREATH_MS = 50
const AT_ONCE = 5
const STOPPING_MS = 5000
const RECORD_AGAIN_MS = 500

/** Sends what is due in the outbox, again and again until it is sent or given up. */
export function openMailer({
  config,
  email,
  store,
  log,
  now,
  leaseMs = LEASE_MS,
  onTried,
  ...given
}: MailerOptions): Mailer {
  const transport = given.transport ?? openTransport(config, log)
  const owner = randomUUID()
  const inHand = new Map<string, Promise<void>>()
  const breakingOff = new AbortController()
  const { rest, wake } = sleeper()
  let rounds: Promise<void> | undefined
  let isStopping = false

  return {
    start() {
      rounds ??= work()
    },
    wake,
    async stop() {
      isStopping = true
      wake()
      const tooLong = setTimeout(() => breakingOff.abort(), STOPPING_MS)
      await rounds
      await Promise.all(inHand.values())
      clearTimeout(tooLong)
      transport.close()
    },
  }

  async function work() {
    while (!isStopping) {
      await claimSome().catch(tellUnlessAway)
      await rest()
    }
  }

  async function claimSome() {
    const most = AT_ONCE - inHand.size
    if (most === 0) return
    const began = now()
    const claim = { owner, now: began, until: began + leaseMs, most }
    for (const message of await store.transact((transaction) => claimDueMessages(transaction, claim))) {
      const name = message.id
      if (inHand.has(name)) continue
      const delivered = deliver(message, began).finally(() => {
        inHand.delete(name)
        wake()
      })
      inHand.set(name, delivered)
    }
  }

  async function deliver(message: DueMessage, began: number) {
    const renewal = setInterval(() => {
      const lease = { id: message.id, owner, until: now() + leaseMs }
      store.transact((transaction) => renewLease(transaction, lease)).catch(tellUnlessAway)
    }, leaseMs / 3)
    const outcome = await attempt(message, began).finally(() => clearInterval(renewal))
    if ('sentAt' in outcome) onTried?.(message.template, 'sent')
    else onTried?.(message.template, outcome.nextAt === undefined ? 'dead' : 'retry')
    while (!(await isRecorded(message, outcome))) await pause(RECORD_AGAIN_MS)
  }

  async function attempt(message: DueMessage, began: number): Promise<Outcome> {
    try {
      const signal = AbortSignal.any([breakingOff.signal, AbortSignal.timeout(SENDING_MS)])
      await transport.send(await renderEmail(message, email), signal)
      log.info(labelOf(message), 'message sent')
      return { sentAt: now() }
    } catch (error) {
      return failed(message, began, failureOf(error))
    }
  }

  function failed(message: DueMessage, began: number, { code, final, mayBeDelivered }: Failure): Outcome {
    const failedAt = now()
    const { tries } = message
    const nextAt = final ? undefined : nextTry({ tries, began, now: failedAt, mayBeDelivered })
    const told = { ...labelOf(message), code }
    if (nextAt === undefined) log.error(told, 'message given up; it stays in the outbox')
    else log.warn({ ...told, nextAt: new Date(nextAt).toISOString() }, 'message not sent yet')
    return { error: code, nextAt, at: failedAt }
  }

  /** A message sent but not recorded would be sent again, so the record is tried until it holds. */
  async function isRecorded(message: DueMessage, outcome: Outcome): Promise<boolean> {
    try {
      await store.transact((transaction) =>
        'sentAt' in outcome
          ? recordSent(transaction, { id: message.id, at: outcome.sentAt })
          : recordFailure(transaction, { id: message.id, owner, ...outcome }),
      )
      return true
    } catch (error) {
      tellUnlessAway(error)
      return isStopping
    }
  }

  /** The store tells of its own outages. */
  function tellUnlessAway(error: unknown) {
    if (!(error instanceof StoreUnavailable))
      log.error({ err: error }, 'the outbox could not be read or written')
  }
}

/** What became of a try; a failed one without a next time is given up. */
type Outcome = { sentAt: number } | { error: string; nextAt?: number | undefined; at: number }

const labelOf = ({ submission, template, tries }: DueMessage) => ({
  reference: submission?.reference,
  template,
  tries,
})

/** Rests for a round, or until woken; a call while awake cuts the next rest short. */
function sleeper() {
  let isCalled = false
  let getUp = () => {}
  return {
    wake() {
      isCalled = true
      getUp()
    },
    async rest() {
      if (!isCalled) {
        await new Promise<void>((resolve) => {
          const round = setTimeout(resolve, ROUND_MS)
          getUp = () => {
            clearTimeout(round)
            resolve()
          }
        })
      }
      await pause(BREATH_MS)
      isCalled = false
    },
  }
}
