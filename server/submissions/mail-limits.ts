import { createHmac } from 'node:crypto'
import { normalizedEmail } from '../../domain/text/email-address.ts'
import { emailDomain, emailLocalPart } from '../../domain/text/email-domain.ts'
import { DAY } from '../../domain/time/durations.ts'
import { networkOf } from '../http/client-ip.ts'
import { type CounterLimit, takeFromCounters } from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'
import type { NewEmail } from '../store/mail/emails.ts'

/** Anyone can type any email: these bound what one mailbox receives in 24 hours, and what we send in all. */
const OF_ONE_KIND = 3
/** So that nobody uses up the allowance of all. */
const FROM_ONE_NETWORK = 100
const IN_ALL = 2000
/** The allowance of all is counted in parts: on Postgres every submission would wait for one row. */
const PARTS = 20

interface Caused {
  message: Pick<NewEmail, 'template' | 'recipient'>
  /** Of the client that causes the message. */
  ip: string
  appSecret: string
  /** Milliseconds since 1970. */
  now: number
}

/** Counts one message to an email that a stranger typed; false once a limit of the last 24 hours is reached. */
export const takeMailAllowance = async (transaction: Transaction, caused: Caused): Promise<boolean> =>
  (await takeFromCounters(transaction, mailLimits(caused))).isAllowed

/** What one message to an email that a stranger typed is counted in. */
export function mailLimits({ message, ip, appSecret, now }: Caused): CounterLimit[] {
  const digest = (text: string) => createHmac('sha256', appSecret).update(text).digest()
  const mailbox = digest(mailboxOf(message.recipient))
  const counters = [
    { name: `${message.template} to ${mailbox.toString('base64url')}`, limit: OF_ONE_KIND },
    { name: `mail from ${digest(networkOf(ip)).toString('base64url')}`, limit: FROM_ONE_NETWORK },
    { name: `mail in all ${mailbox.readUInt32BE() % PARTS}`, limit: IN_ALL / PARTS },
  ]
  return counters.map((counter) => ({ ...counter, windowMs: DAY, now }))
}

/** Many providers deliver `pat+anything` and `p.a.t` to the mailbox `pat`. */
function mailboxOf(recipient: string): string {
  const email = normalizedEmail(recipient)
  return `${emailLocalPart(email).replace(/\+.*$/, '').replaceAll('.', '')}@${emailDomain(email)}`
}
