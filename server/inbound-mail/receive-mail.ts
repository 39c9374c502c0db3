import { normalizedEmail } from '../../domain/text/email-address.ts'
import type { Dependencies } from '../dependencies.ts'
import { findReferenceOfEmail } from '../store/mail/incoming-emails.ts'
import { StoreUnavailable } from '../store/store.ts'
import { findSubmission, type SentFile } from '../store/submissions/submissions.ts'
import { countMail, isFull } from './mail-limit.ts'
import type { ParsedMail } from './parse-mail.ts'
import { openParser, type Parser } from './parser.ts'
import { referenceOf, staffReferenceOf, TEST_REFERENCE } from './reply-address.ts'
import { sendStaffReply } from './send-staff-reply.ts'
import { packSpooled, removeSpooled, spool } from './spool.ts'
import { originalOf, type StoredMail, storeMail } from './store-mail.ts'

/** `unknown`: no such address, or no longer. `too many`: its conversation takes no more today. */
export type MailOutcome = StoredMail | 'too many' | 'too large' | 'unreadable' | 'unavailable'

export interface MailReceiver {
  /** Whether mail to an address is taken. */
  check(address: string): Promise<'known' | 'unknown' | 'too many' | 'unavailable'>
  /** Stores a mail for addresses that were checked; 'stored' only once it is on disk for all of them. Rejects where `source` does. */
  receive(source: AsyncIterable<Uint8Array>, addresses: readonly string[]): Promise<MailOutcome>
  close(): Promise<void>
}

/** Takes mail to reply addresses of senders and staff, and delivery reports to `MAIL_FROM`. */
export function mailReceiver(dependencies: Dependencies, parser: Parser = openParser()): MailReceiver {
  const { config, store, log, metrics } = dependencies
  return {
    async check(address) {
      const target = targetOf(address)
      if (target === undefined) return 'unknown'
      if (target === 'reports' || target === TEST_REFERENCE) return 'known'
      try {
        return await store.transact(async (transaction) => {
          const found = await findSubmission(transaction, target)
          if (!found || found.erasedAt !== null) return 'unknown'
          return (await isFull(transaction, target, dependencies.now())) ? 'too many' : 'known'
        })
      } catch (error) {
        return unavailable(error)
      }
    },
    async receive(source, addresses) {
      const outcome = await receiveOne(source, addresses)
      metrics.mailReceived(outcome)
      log.info({ outcome }, 'mail came in')
      return outcome
    },
    close: () => parser.close(),
  }

  async function receiveOne(
    source: AsyncIterable<Uint8Array>,
    addresses: readonly string[],
  ): Promise<MailOutcome> {
    const spooled = await spool(config.dataDir, source)
    if (spooled === 'too large') return spooled
    try {
      const counted = await countAll(addresses)
      if (counted !== 'counted') return counted
      const mail = await parser.parse(spooled.file, addresses.map(targetOf).toSorted().join())
      if (!mail) return 'unreadable'
      return await storeForAll({ mail, original: originalOf(await packSpooled(spooled.file)) }, addresses)
    } catch (error) {
      return unavailable(error)
    } finally {
      await removeSpooled(spooled.file)
    }
  }

  /** Before it is parsed, whatever it turns out to be. */
  async function countAll(addresses: readonly string[]): Promise<'counted' | 'too many'> {
    const references = new Set(addresses.map(targetOf))
    return store.transact(async (transaction) => {
      for (const reference of references)
        if (reference !== undefined && !(await countMail(transaction, reference, dependencies.now())))
          return 'too many'
      return 'counted'
    })
  }

  /** The reference that an address names, or that of our email which a report brings back. */
  async function referenceFor(mail: ParsedMail, address: string): Promise<string | undefined> {
    const target = targetOf(address)
    if (target !== 'reports') return target
    for (const messageId of mail.report?.messageIds ?? []) {
      const found = await store.transact((transaction) => findReferenceOfEmail(transaction, messageId))
      if (found !== undefined) return found
    }
    return undefined
  }

  async function storeForAll(
    received: { mail: ParsedMail; original: SentFile },
    addresses: readonly string[],
  ): Promise<MailOutcome> {
    const outcomes = new Set<MailOutcome>()
    for (const recipient of addresses) {
      const reference = await referenceFor(received.mail, recipient)
      if (reference === undefined) outcomes.add('unknown')
      else if (reference === TEST_REFERENCE) {
        await store.check()
        outcomes.add('stored')
      } else if (staffTargetOf(config, recipient) !== undefined)
        outcomes.add(await sendStaffReply(dependencies, { mail: received.mail, reference, recipient }))
      else outcomes.add(await storeMail(dependencies, { ...received, reference, recipient }))
    }
    return OUTCOMES.find((one) => outcomes.has(one)) ?? 'unknown'
  }

  function targetOf(address: string): string | undefined {
    const { inbound, mailFrom, appSecret } = config
    if (inbound.domain === undefined) return undefined
    const reference = referenceOf(address, inbound.domain, appSecret) ?? staffTargetOf(config, address)
    return reference ?? (normalizedEmail(address) === normalizedEmail(mailFrom) ? 'reports' : undefined)
  }

  /** The store logs its own outages. */
  function unavailable(error: unknown): 'unavailable' {
    if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'mail could not be stored')
    return 'unavailable'
  }
}

function staffTargetOf({ inbound, appSecret }: Dependencies['config'], address: string): string | undefined {
  return inbound.domain === undefined ? undefined : staffReferenceOf(address, inbound.domain, appSecret)
}

/** Of several recipients the first of these is the response: what is not stored for one of them is sent again for all. */
const OUTCOMES: readonly MailOutcome[] = ['too many', 'full', 'stored', 'repeated', 'unreadable', 'unknown']
