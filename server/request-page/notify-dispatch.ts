import type { MailedEvent } from '../../domain/submissions/submission-events.ts'
import { emailDomain } from '../../domain/text/email-domain.ts'
import { HOUR } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Transaction } from '../store/database.ts'
import { DISPATCH_PRIORITY, enqueueEmail, type WithheldReason } from '../store/mail/emails.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { readDispatchMail } from '../store/stored-settings.ts'
import type { DecidedQuote } from '../store/submissions/quotes.ts'
import { addEvent, hasEvent } from '../store/submissions/submission-events.ts'
import type { Submission } from '../store/submissions/submissions.ts'

/** The payload of the template 'changed'. */
export interface ChangeNotice {
  event: MailedEvent | 'several'
  note?: string
  files?: string[]
  /** Names of files that came with it and were not stored. */
  leftOut?: readonly string[]
  /** The email of a writer who is not the sender; empty where the mail names none. */
  writer?: string
  /** The checks of a mail's origin that failed. */
  failedChecks?: string[]
  changed?: string[]
  before?: Record<string, string>
  quote?: DecidedQuote
  /** What was erased: the ends of its lane, and the day on which it was received, `YYYY-MM-DD`. */
  erased?: { lane: readonly string[]; day: string }
}

/** Notes, and mails dispatch, that a submission takes no more text; only the first time. */
export async function noteFull(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'config' | 'now'>,
  submission: Pick<Submission, 'id' | 'state'>,
): Promise<void> {
  if (await hasEvent(transaction, submission.id, 'conversation full')) return
  const event = 'conversation full'
  await addEvent(transaction, { submission: submission.id, at: dependencies.now(), who: 'system', event })
  await notifyDispatch(transaction, dependencies, submission, { event })
}

/** Of one submission. What comes beyond is told in one message at the end of the hour. */
const CHANGES_AN_HOUR = 3
const MESSAGES_AN_HOUR = 10
const AN_HOUR = new Map<ChangeNotice['event'], number>([
  ['amended', CHANGES_AN_HOUR],
  ['noted', CHANGES_AN_HOUR],
  ['message', MESSAGES_AN_HOUR],
])

/** Mails dispatch what the sender did, unless an owner has turned that mail off. While it is held as spam the message waits for staff. */
export async function notifyDispatch(
  transaction: Transaction,
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  { id, state }: Pick<Submission, 'id' | 'state'>,
  notice: ChangeNotice,
): Promise<void> {
  const at = now()
  const isMailed: Partial<Record<string, boolean>> = await readDispatchMail(transaction)
  if (isMailed[notice.event] === false) return
  const withheld: WithheldReason | undefined = state === 'spam' ? 'SPAM' : undefined
  const enqueue = (payload: ChangeNotice, dueAt?: number) =>
    enqueueEmail(transaction, {
      submission: id,
      template: 'changed',
      recipient: config.dispatchEmail,
      payload: { ...payload },
      mailDomain: emailDomain(config.mailFrom),
      priority: DISPATCH_PRIORITY,
      at,
      dueAt,
      withheld,
    })
  const most = AN_HOUR.get(notice.event)
  const recent = await listEmails(transaction, id, { template: 'changed', since: at - HOUR })
  const [first] = recent
  if (first === undefined || most === undefined || recent.length < most) await enqueue(notice)
  else if (!recent.some(({ payload, sentAt }) => payload.event === 'several' && sentAt === null))
    await enqueue({ event: 'several' }, Date.parse(first.createdAt) + HOUR)
}
