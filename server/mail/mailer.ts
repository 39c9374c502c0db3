import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import {
  claimDueEmails,
  type DueEmail,
  recordContent,
  recordFailure,
  recordSent,
  renewLease,
} from '../store/emails.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import type { EmailContext } from './email-template.ts'
import { contentToKeep, isAutomatic, type Mail, mailName, renderEmail } from './email-templates.ts'
import { nextTry } from './retry-schedule.ts'
import { openSleeper } from './sleeper.ts'
import { failureOf, isSettingFault } from './smtp-failure.ts'
import { openTransport, type Transport, type TransportSettings } from './transport.ts'

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
  store: Pick<Store, 'transact'>
  log: Log
  /** Milliseconds since 1970. */
  now: () => number
  transport?: Transport
  leaseMs?: number
  /** How long messages in hand may take when it stops. */
  stoppingMs?: number
  /** Called after every attempt. */
  onTried?: (template: string, outcome: TryResult) => void
}

const LEASE_MS = 60_000
/** More than a server may take to answer after DATA; the lease is renewed meanwhile. */
const SENDING_MS = 12 * 60_000
const ROUND_MS = 2000
/** Between rounds, so that a full outbox leaves time for requests. */
const PAUSE_MS = 50
/** Sent at the same time; recipients with slow servers never take the slots that dispatch messages need. */
const AT_ONCE = 6
const OTHERS_AT_ONCE = 3
const STOPPING_MS = 5000
const RECORD_AGAIN_MS = 500

/** Sends what is due in the outbox, until each message is sent or dead. */
export function openMailer(options: MailerOptions): Mailer {
  const { config, email, store, log, now, leaseMs = LEASE_MS, stoppingMs = STOPPING_MS, onTried } = options
  const transport = options.transport ?? openTransport(config, log, AT_ONCE)
  const owner = randomUUID()
  const inHand = new Map<string, { message: DueEmail; delivered: Promise<void> }>()
  const aborting = new AbortController()
  const { rest, wake } = openSleeper(ROUND_MS)
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
      const tooLong = setTimeout(() => aborting.abort(), stoppingMs)
      await rounds
      await Promise.all([...inHand.values()].map(({ delivered }) => delivered))
      clearTimeout(tooLong)
      transport.close()
    },
  }

  async function work() {
    while (!isStopping) {
      await claimSome().catch(logUnlessUnavailable)
      await rest()
      await pause(PAUSE_MS)
    }
  }

  async function claimSome() {
    const most = AT_ONCE - inHand.size
    if (most === 0) return
    const others = [...inHand.values()].filter(({ message }) => message.priority > 0).length
    const mostOthers = Math.max(0, OTHERS_AT_ONCE - others)
    const began = now()
    const claim = { owner, now: began, until: began + leaseMs, most, mostOthers }
    for (const message of await store.transact((transaction) => claimDueEmails(transaction, claim))) {
      if (inHand.has(message.id)) continue
      const delivered = deliver(message, began).finally(() => {
        inHand.delete(message.id)
        wake()
      })
      inHand.set(message.id, { message, delivered })
    }
  }

  async function deliver(message: DueEmail, began: number) {
    const renewal = setInterval(() => {
      const lease = { id: message.id, owner, until: now() + leaseMs }
      store.transact((transaction) => renewLease(transaction, lease)).catch(logUnlessUnavailable)
    }, leaseMs / 3)
    const outcome = await attempt(message, began).finally(() => clearInterval(renewal))
    if (outcome === 'not sent') return
    onTried?.(message.template, resultOf(outcome))
    while (!(await isRecorded(message, outcome))) await pause(RECORD_AGAIN_MS)
  }

  async function attempt(message: DueEmail, began: number): Promise<Outcome | 'not sent'> {
    try {
      const mail = await renderEmail(message, email)
      if (!(await isKept(message, mail))) return 'not sent'
      const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(SENDING_MS)])
      await transport.send(mail, signal)
      log.info(labelOf(message), 'message sent')
      return { sentAt: now() }
    } catch (error) {
      return failed(message, began, error)
    }
  }

  function failed(message: DueEmail, began: number, error: unknown): Outcome {
    const at = now()
    const { code, final, mayBeDelivered } = failureOf(error)
    const { tries, template } = message
    const gaps = { isAutomatic: isAutomatic(template), tries, began, now: at, mayBeDelivered }
    const nextAt = final ? undefined : nextTry(gaps)
    const fields = { ...labelOf(message), code }
    if (nextAt === undefined) log.error(fields, 'message is dead; it stays in the outbox')
    else if (isSettingFault(code))
      log.error(fields, 'the mail server refuses our settings; no message gets out')
    else log.warn({ ...fields, nextAt: new Date(nextAt).toISOString() }, 'message not sent yet')
    return { error: code, nextAt, at }
  }

  /**
   * Before it is sent, so that what was sent can be shown whatever happens next. False when it was erased or has another
   * owner since it was claimed, and when the mailer stops while the store is away.
   */
  async function isKept(message: DueEmail, mail: Mail): Promise<boolean> {
    const content = { id: message.id, owner, ...contentToKeep(mail, message, email) }
    for (;;) {
      try {
        return await store.transact((transaction) => recordContent(transaction, content))
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        if (isStopping) return false
        await pause(RECORD_AGAIN_MS)
      }
    }
  }

  /** A message sent but not recorded would be sent again, so recording is retried until it succeeds. */
  async function isRecorded(message: DueEmail, outcome: Outcome): Promise<boolean> {
    const { id } = message
    try {
      const isErased = await store.transact(async (transaction) => {
        if ('sentAt' in outcome) return !(await recordSent(transaction, { id, at: outcome.sentAt }))
        await recordFailure(transaction, { id, owner, ...outcome })
        return false
      })
      if (isErased) await transport.remove?.(mailName(message))
      return true
    } catch (error) {
      logUnlessUnavailable(error)
      return isStopping
    }
  }

  /** The store logs its own outages. */
  function logUnlessUnavailable(error: unknown) {
    if (!(error instanceof StoreUnavailable))
      log.error({ err: error }, 'the outbox could not be read or written')
  }
}

/** The outcome of a try. A failed one without `nextAt` makes the message dead. */
type Outcome = { sentAt: number } | { error: string; nextAt?: number | undefined; at: number }

export type TryResult = 'sent' | 'retry' | 'dead'

function resultOf(outcome: Outcome): TryResult {
  if ('sentAt' in outcome) return 'sent'
  return outcome.nextAt === undefined ? 'dead' : 'retry'
}

const labelOf = ({ submission, template, tries }: DueEmail) => ({
  reference: submission?.reference,
  template,
  tries,
})
