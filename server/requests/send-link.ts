import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { takeFromCounter } from '../store/counters.ts'
import { enqueueMessage } from '../store/messages.ts'
import { findSubmissionOfSender } from '../store/submissions.ts'

const A_DAY = 24 * 60 * 60 * 1000
const MOST_A_DAY = 3
/** Longer than the work takes, so that the time of the answer says nothing. */
const ANSWER_MS = 300

/** Mails the address of a request's page again where reference and sender belong together, three times a day. */
export async function sendLink(
  services: Pick<Services, 'store' | 'config' | 'mailer' | 'now'>,
  reference: string,
  email: string,
): Promise<void> {
  const answered = pause(ANSWER_MS)
  await enqueue(services, reference.trim().toUpperCase().slice(0, 20), email.trim().slice(0, 254))
  await answered
}

async function enqueue(
  { store, config, mailer, now }: Pick<Services, 'store' | 'config' | 'mailer' | 'now'>,
  reference: string,
  email: string,
): Promise<void> {
  const isQueued = await store.transact(async (transaction) => {
    const found = await findSubmissionOfSender(transaction, reference, email)
    if (!found?.email || found.erasedAt !== null) return false
    const limit = { name: `link:${reference}`, windowMs: A_DAY, limit: MOST_A_DAY, now: now() }
    if (!(await takeFromCounter(transaction, limit)).isAllowed) return false
    await enqueueMessage(transaction, {
      submission: found.id,
      template: 'link',
      recipient: found.email,
      mailDomain: config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1),
      at: now(),
    })
    return true
  })
  if (isQueued) mailer.wake()
}
