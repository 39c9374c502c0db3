import { emailDomain } from '../../domain/text/email-domain.ts'
import { HOUR } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import { OUTAGE_SECONDS, type Refusal, refusals } from '../http/error-messages.ts'
import type { Transaction } from '../store/database.ts'
import { DISPATCH_PRIORITY, enqueueEmail, type NewEmail } from '../store/mail/emails.ts'
import { StoreUnavailable } from '../store/store.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import {
  type CreateResult,
  createSubmission,
  findSubmissionByKey,
  type NewSubmission,
  type SentFile,
  senderEmail,
} from '../store/submissions/submissions.ts'
import { countForClient } from './client-limit.ts'
import { takeFileBudget } from './file-budget.ts'
import { FilesRefused } from './files-refused.ts'
import { formTokenAge } from './form-token.ts'
import { takeMailAllowance } from './mail-limits.ts'
import type { FormCheck } from './parse-submission.ts'
import { requestPath } from './request-key.ts'
import { HELD_SCORE, spamScore } from './spam-score.ts'
import { withStoredFiles } from './store-files.ts'

/** `retryAfter` is in seconds. */
type SubmitResult = { reference: string; page: string } | { refusal: Refusal; retryAfter?: number }

type SubmitDependencies = Pick<
  Dependencies,
  'config' | 'store' | 'disk' | 'mailer' | 'metrics' | 'submissionLimit' | 'now'
>

/** A submission whose files, if it has any, are not stored yet. */
interface ReceivedSubmission extends Omit<NewSubmission, 'files'> {
  files?: readonly Omit<SentFile, 'stored_name'>[]
  check?: FormCheck | undefined
}

/** Stores a submission unless its sender has stored too many. */
export async function submit(
  received: ReceivedSubmission,
  ip: string,
  dependencies: SubmitDependencies,
): Promise<SubmitResult> {
  const { store, disk, mailer, metrics, submissionLimit, config } = dependencies
  const permission = received.enteredBy ? unlimited : submissionLimit.take(ip, received.key)
  try {
    store.assertUndamaged()
    if (!permission.isAllowed) return await findEarlier(received, permission.retryAfter, dependencies)
    if (!received.enteredBy && !(await disk.hasRoomForForms())) return UNAVAILABLE
    const { files = [], check, ...rest } = received
    const input = withSpamScore(rest, check, dependencies)
    const created = await withStoredFiles(
      dependencies,
      files,
      (stored) =>
        store.transact((transaction) => create(transaction, { ...input, files: stored }, ip, dependencies)),
      ({ outcome }) => outcome === 'created',
    )
    if (created.outcome === 'created') {
      mailer.wake()
      metrics.submissionStored(input.form.name)
    } else {
      permission.giveBack()
    }
    return resultOf(created, config.appSecret)
  } catch (error) {
    if (permission.isAllowed) permission.giveBack()
    if (error instanceof LimitReached) return { refusal: refusals.tooMany, retryAfter: error.retryAfter }
    if (error instanceof FilesRefused) return { refusal: error.refusal, retryAfter: error.retryAfter }
    if (!(error instanceof StoreUnavailable)) throw error
    return UNAVAILABLE
  }
}

const UNAVAILABLE = { refusal: refusals.unavailable, retryAfter: OUTAGE_SECONDS }

const unlimited = { isAllowed: true, giveBack() {} } as const

/** On Postgres all instances count together: in the transaction, so that a repeat or a failure counts nothing. */
async function create(
  transaction: Transaction,
  input: NewSubmission,
  ip: string,
  dependencies: SubmitDependencies,
): Promise<CreateResult> {
  const scored = input.enteredBy ? input : await withState(transaction, input)
  const created = await createSubmission(transaction, scored)
  if (created.outcome !== 'created') return created
  if (input.enteredBy) {
    await noteEntry(transaction, created.id, input, dependencies)
    return created
  }
  await enqueueFirst(transaction, created.id, scored, ip, dependencies)
  await takeFileBudget(transaction, { ip, files: input.files ?? [] }, dependencies)
  if (transaction.dialect === 'sqlite') return created
  const wait = await countForClient(transaction, ip, dependencies)
  if (wait > 0) throw new LimitReached(wait)
  return created
}

/** Who filled it in, and the confirmation where there is an address; dispatch knows of it. */
async function noteEntry(
  transaction: Transaction,
  submission: string,
  { enteredBy = '', at, ...input }: NewSubmission,
  { config }: SubmitDependencies,
): Promise<void> {
  await addEvent(transaction, { submission, at, who: enteredBy, event: 'entered' })
  for (const message of emailsFor(input, config))
    if (message.template === 'confirmation' && input.answers[input.form.replyTo] !== undefined)
      await enqueueEmail(transaction, { ...message, submission, at })
}

/** The message to dispatch and the confirmation. Those of a held one wait for staff, and so does a confirmation above a limit. */
async function enqueueFirst(
  transaction: Transaction,
  submission: string,
  input: NewSubmission,
  ip: string,
  { config }: SubmitDependencies,
): Promise<void> {
  const isHeld = input.state === 'spam'
  for (const message of emailsFor(input, config)) {
    const caused = { message, ip, appSecret: config.appSecret, now: input.at }
    const isAllowed =
      isHeld || message.template === 'dispatch' || (await takeMailAllowance(transaction, caused))
    const withheld = isHeld ? 'SPAM' : isAllowed ? undefined : 'LIMIT'
    await enqueueEmail(transaction, { ...message, submission, at: input.at, withheld })
  }
}

function withSpamScore(
  input: NewSubmission,
  check: FormCheck | undefined,
  { config }: SubmitDependencies,
): NewSubmission {
  const sentAfterMs = formTokenAge(check?.token, input.at, config.appSecret)
  if (input.enteredBy) return input
  const { score, reasons } = spamScore(input.answers, { trap: check?.trap, sentAfterMs })
  return score === 0 ? input : { ...input, spamScore: score, spamReasons: reasons }
}

/** What looks like spam is stored and held: its mail waits, and its sender gets the usual response. */
async function withState(transaction: Transaction, input: NewSubmission): Promise<NewSubmission> {
  const { spamScore: score = 0, spamReasons = [] } = input
  if (score >= HELD_SCORE) return { ...input, state: 'spam' }
  // Many from one sender are no spam by themselves: a broker sends dozens.
  if (score === 0 || !(await sendsMany(transaction, input))) return input
  const isHeld = score + MANY >= HELD_SCORE
  return {
    ...input,
    spamScore: score + MANY,
    spamReasons: [...spamReasons, `many from one email address (${MANY})`],
    ...(isHeld && { state: 'spam' }),
  }
}

const MANY = 2
const MANY_AN_HOUR = 10

async function sendsMany({ build, run }: Transaction, input: NewSubmission): Promise<boolean> {
  const email = senderEmail(input.form, input.answers)
  if (email === null) return false
  const earlier = await run(
    build
      .selectFrom('submissions')
      .select('id')
      .where('email', '=', email)
      .where('received_at', '>', new Date(input.at - HOUR).toISOString())
      .limit(MANY_AN_HOUR),
  )
  return earlier.length === MANY_AN_HOUR
}

/** Undoes the transaction. */
class LimitReached extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('The client has stored too many submissions')
    this.retryAfter = retryAfter
  }
}

/** A repeated submission stores nothing, so the limit does not apply to it. */
async function findEarlier(
  received: ReceivedSubmission,
  retryAfter: number,
  { store, config }: SubmitDependencies,
): Promise<SubmitResult> {
  const earlier =
    received.key === undefined
      ? undefined
      : await store.transact((transaction) => findSubmissionByKey(transaction, received))
  return earlier ? resultOf(earlier, config.appSecret) : { refusal: refusals.tooMany, retryAfter }
}

function resultOf(created: CreateResult, secret: string): SubmitResult {
  if (created.outcome === 'key-reused') return { refusal: refusals.keyReused }
  const { reference, keyVersion } = created
  return { reference, page: requestPath(reference, keyVersion, secret) }
}

/** Every submission is mailed to dispatch and confirmed to its sender. */
export function emailsFor(
  { form, answers }: Pick<NewSubmission, 'form' | 'answers'>,
  { mailFrom, dispatchEmail }: { mailFrom: string; dispatchEmail: string },
): Omit<NewEmail, 'submission' | 'at'>[] {
  const mailDomain = emailDomain(mailFrom)
  return [
    { template: 'dispatch', recipient: dispatchEmail, priority: DISPATCH_PRIORITY, mailDomain },
    { template: 'confirmation', recipient: String(answers[form.replyTo]), mailDomain },
  ]
}
