import { setTimeout as pause } from 'node:timers/promises'
import { normalizedEmail } from '../../domain/text/email-address.ts'
import { emailDomain } from '../../domain/text/email-domain.ts'
import { companyDay } from '../../domain/time/company-time.ts'
import { DAY } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Transaction } from '../store/database.ts'
import { enqueueEmail } from '../store/mail/emails.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { findSubmissionOfSender, listSubmissionsOfSender } from '../store/submissions/submissions.ts'
import { takePermission } from '../submissions/client-limit.ts'
import { takeMailAllowance } from '../submissions/mail-limits.ts'

type LinkDependencies = Pick<Dependencies, 'store' | 'config' | 'mailer' | 'now' | 'submissionLimit'>

/** Every response takes this long, which is longer than the work: its time reveals nothing. */
const RESPONSE_MS = 300

/** Mails the URL of a request's page again, and without a reference those of all requests of the mailbox. A client that asks too often gets the same response as any other. */
export async function sendLink(
  dependencies: LinkDependencies,
  reference: string,
  email: string,
  ip: string,
): Promise<void> {
  const responseTime = pause(RESPONSE_MS)
  const { isAllowed } = await takePermission(dependencies, ip)
  const asked = {
    reference: reference.trim().toUpperCase().slice(0, 20),
    email: email.slice(0, 254),
    ip,
    at: dependencies.now(),
    config: dependencies.config,
  }
  const enqueue = asked.reference === '' ? enqueueLinks : enqueueLink
  if (isAllowed && (await dependencies.store.transact((transaction) => enqueue(transaction, asked))))
    dependencies.mailer.wake()
  await responseTime
}

interface AskedLink {
  reference: string
  email: string
  /** Of the client that asks. */
  ip: string
  /** Milliseconds since 1970. */
  at: number
  config: Dependencies['config']
}

/** False where reference and sender do not belong together, or a limit is reached, above which one link is withheld. */
export async function enqueueLink(
  transaction: Transaction,
  { reference, email, ip, at, config }: AskedLink,
): Promise<boolean> {
  const found = await findSubmissionOfSender(transaction, reference, email)
  if (!found?.email || found.erasedAt !== null) return false
  const message = { template: 'link', recipient: found.email }
  const caused = { message, ip, config, now: at }
  const isAllowed = await takeMailAllowance(transaction, caused)
  const isOneWithheld = (await listEmails(transaction, found.id)).some(
    ({ template, state }) => template === 'link' && state === 'withheld',
  )
  if (!isAllowed && isOneWithheld) return false
  await enqueueEmail(transaction, {
    ...message,
    submission: found.id,
    mailDomain: emailDomain(config.mailFrom),
    at,
    withheld: isAllowed ? undefined : 'LIMIT',
  })
  return isAllowed
}

const MAX_REQUESTS = 50
const A_YEAR = 365 * DAY

/** One mail with the links to the mailbox's requests of the last twelve months. False where there are none, or a limit is reached. */
async function enqueueLinks(
  transaction: Transaction,
  { email, ip, at, config }: AskedLink,
): Promise<boolean> {
  const recipient = normalizedEmail(email)
  const since = new Date(at - A_YEAR).toISOString()
  const found = await listSubmissionsOfSender(transaction, recipient, { since, limit: MAX_REQUESTS })
  if (found.length === 0) return false
  const message = { template: 'links', recipient }
  if (!(await takeMailAllowance(transaction, { message, ip, config, now: at }))) return false
  const requests = found.map(({ reference, form, receivedAt, keyVersion }) => ({
    reference,
    form,
    day: companyDay(receivedAt),
    keyVersion,
  }))
  await enqueueEmail(transaction, {
    ...message,
    payload: { requests },
    mailDomain: emailDomain(config.mailFrom),
    at,
  })
  return true
}
