import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE } from '../../domain/time/durations.ts'
import type { Log } from '../log.ts'
import {
  type DueEmail,
  deleteLeased,
  recordAllSent,
  recordContents,
  recordFailures,
  renewLeases,
} from '../store/mail/emails.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import type { EmailContext } from './email-template.ts'
import { contentToKeep, isAutomatic, isTooLate, type Mail, mailName, renderEmail } from './email-templates.ts'
import { readAttachments } from './read-attachments.ts'
import { nextTry } from './retry-schedule.ts'
import { failureOf, isSettingFault } from './transports/smtp-failure.ts'
import type { Transport } from './transports/transport.ts'

export interface Delivery {
  email: EmailContext
  store: Pick<Store, 'transact' | 'transactTogether'>
  log: Log
  now: () => number
  transport: Transport
  /** Of the leases. */
  owner: string
  leaseMs: number
  isStopping(): boolean
  config: { dataDir: string }
  /** Ends what is being sent. */
  aborted: AbortSignal
  onTried?: ((template: string, outcome: TryResult) => void) | undefined
  logUnlessUnavailable(error: unknown): void
}

/** More than a server may take to respond after DATA; the lease is renewed meanwhile. */
const SENDING_MS = 12 * MINUTE
const RECORD_AGAIN_MS = 500

/** The outcome of a try. A failed one without `nextAt` makes the message dead. */
type TransportResult = { sentAt: number } | { error: string; nextAt?: number | undefined; at: number }

export type TryResult = 'sent' | 'retry' | 'dead'

/** Tries once to send a claimed message, and records what came of it. */
export async function deliver(delivery: Delivery, message: DueEmail, began: number): Promise<void> {
  const { store, now, owner, leaseMs, onTried, logUnlessUnavailable } = delivery
  const renewal = setInterval(() => {
    const lease = { id: message.id, owner, until: now() + leaseMs }
    store.transactTogether(renewLeases, lease).catch(logUnlessUnavailable)
  }, leaseMs / 3)
  const outcome = await attempt(delivery, message, began).finally(() => clearInterval(renewal))
  if (outcome === 'not sent') return
  onTried?.(message.template, resultOf(outcome))
  while (!(await isRecorded(delivery, message, outcome))) await pause(RECORD_AGAIN_MS)
}

async function attempt(
  delivery: Delivery,
  message: DueEmail,
  began: number,
): Promise<TransportResult | 'not sent'> {
  const { email, transport, aborted, log, now } = delivery
  try {
    if (isTooLate(message, now())) return await drop(delivery, message)
    const mail = await renderEmail(message, email)
    if (!(await isKept(delivery, message, mail))) return 'not sent'
    mail.attachments = await readAttachments(delivery, message)
    await transport.send(mail, AbortSignal.any([aborted, AbortSignal.timeout(SENDING_MS)]))
    log.info(labelOf(message), 'message sent')
    return { sentAt: now() }
  } catch (error) {
    return failMessage(delivery, message, began, error)
  }
}

async function drop({ store, owner, log }: Delivery, message: DueEmail): Promise<'not sent'> {
  await store.transact((transaction) => deleteLeased(transaction, { id: message.id, owner }))
  log.info(labelOf(message), 'message not sent: it came too late')
  return 'not sent'
}

function failMessage(
  { log, now }: Delivery,
  message: DueEmail,
  began: number,
  error: unknown,
): TransportResult {
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
async function isKept(delivery: Delivery, message: DueEmail, mail: Mail): Promise<boolean> {
  const { store, owner, isStopping } = delivery
  const content = { id: message.id, owner, ...contentToKeep(mail) }
  for (;;) {
    try {
      return await store.transactTogether(recordContents, content)
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      if (isStopping()) return false
      await pause(RECORD_AGAIN_MS)
    }
  }
}

/** A message sent but not recorded would be sent again, so recording is retried until it succeeds. */
async function isRecorded(delivery: Delivery, message: DueEmail, outcome: TransportResult): Promise<boolean> {
  const { store, transport, owner, isStopping, logUnlessUnavailable } = delivery
  const { id } = message
  try {
    if (!('sentAt' in outcome)) await store.transactTogether(recordFailures, { id, owner, ...outcome })
    else if (!(await store.transactTogether(recordAllSent, { id, at: outcome.sentAt })))
      await transport.remove?.(mailName(message))
    return true
  } catch (error) {
    logUnlessUnavailable(error)
    return isStopping()
  }
}

function resultOf(outcome: TransportResult): TryResult {
  if ('sentAt' in outcome) return 'sent'
  return outcome.nextAt === undefined ? 'dead' : 'retry'
}

const labelOf = ({ submission, template, tries }: DueEmail) => ({
  reference: submission?.reference,
  template,
  tries,
})
