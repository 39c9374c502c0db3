import { createHmac } from 'node:crypto'
import { normalizedEmail } from '../../domain/text/email-address.ts'
import { emailDomain, emailLocalPart } from '../../domain/text/email-domain.ts'
import { DAY } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import { networkOf } from '../http/client-ip.ts'
import { type CounterLimit, takeFromCounters } from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'
import type { NewEmail } from '../store/mail/emails.ts'

/** Anyone can type any email: this bounds what one mailbox receives in 24 hours, as settings do what we send in all. */
const OF_ONE_KIND = 3
/** Confirmations to a mailbox that is known, for which the other limits do not count. */
const OF_KNOWN = 100

/** The counter of all, and what the name of each network's begins with. */
export const ALL_MAIL = 'mail in all'
export const MAIL_OF_NETWORK = 'mail from '

interface Caused {
  message: Pick<NewEmail, 'template' | 'recipient'>
  /** Of the client that causes the message. */
  ip: string
  config: Pick<Dependencies['config'], 'appSecret' | 'confirmationsADay' | 'confirmationsANetwork'>
  /** Milliseconds since 1970. */
  now: number
}

/** Counts one message to an email that a stranger typed; false once a limit of the last 24 hours is reached. */
export const takeMailAllowance = async (transaction: Transaction, caused: Caused): Promise<boolean> =>
  (await takeFromCounters(transaction, mailLimits(caused))).isAllowed

/** What a message is counted in beyond those limits, where its recipient is no stranger. */
export const knownLimits = ({ message, config, now }: Caused): CounterLimit[] => [
  { name: `known ${message.template} to ${digestOf(message, config)}`, limit: OF_KNOWN, windowMs: DAY, now },
]

const digestOf = (
  { recipient }: Caused['message'],
  { appSecret }: Pick<Caused['config'], 'appSecret'>,
): string => createHmac('sha256', appSecret).update(mailboxOf(recipient)).digest('base64url')

/** What one message to an email that a stranger typed is counted in. */
export function mailLimits({ message, ip, config, now }: Caused): CounterLimit[] {
  const digest = (text: string) => createHmac('sha256', config.appSecret).update(text).digest('base64url')
  const counters = [
    { name: `${message.template} to ${digestOf(message, config)}`, limit: OF_ONE_KIND },
    { name: `${MAIL_OF_NETWORK}${digest(networkOf(ip))}`, limit: config.confirmationsANetwork },
    { name: ALL_MAIL, limit: config.confirmationsADay },
  ]
  return counters.map((counter) => ({ ...counter, windowMs: DAY, now }))
}

/** Many providers deliver `pat+anything` and `p.a.t` to the mailbox `pat`. */
function mailboxOf(recipient: string): string {
  const email = normalizedEmail(recipient)
  return `${emailLocalPart(email).replace(/\+.*$/, '').replaceAll('.', '')}@${emailDomain(email)}`
}
