import type { Dependencies } from '../dependencies.ts'
import { OUTAGE_SECONDS, type Refusal, refusals } from '../http/error-messages.ts'
import { forOne } from '../store/database.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import { type CreateResult, findSubmissionByKey } from '../store/submissions/create-submissions.ts'
import type { NewSubmission, SentFile } from '../store/submissions/submissions.ts'
import { FilesRefused } from './files/files-refused.ts'
import { withStoredFiles } from './files/store-files.ts'
import { formTokenAge } from './form-token.ts'
import type { FormCheck } from './parse-submission.ts'
import { requestPath } from './request-key.ts'
import { spamScore } from './spam-score.ts'
import {
  type Arrival,
  type Confirmation,
  confirmationOf,
  isPlain,
  storeArrivals,
  storePlainArrivals,
} from './store-arrivals.ts'

/** `retryAfter` is in seconds. */
type SubmitResult =
  | { reference: string; page: string; confirmation: Confirmation }
  | { refusal: Refusal; retryAfter?: number }

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
  const { store, disk, mailer, metrics, submissionLimit } = dependencies
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
      (stored) => storeOne(store, { input: { ...input, files: stored }, ip, dependencies }),
      ({ outcome }) => outcome === 'created',
    )
    if (created.outcome === 'created') {
      mailer.wake()
      metrics.submissionStored(input.form.name)
    } else {
      permission.giveBack()
    }
    if (created.outcome === 'limited') return { refusal: refusals.tooMany, retryAfter: created.retryAfter }
    return resultOf(created, dependencies)
  } catch (error) {
    if (permission.isAllowed) permission.giveBack()
    if (error instanceof FilesRefused) return { refusal: error.refusal, retryAfter: error.retryAfter }
    if (!(error instanceof StoreUnavailable)) throw error
    return UNAVAILABLE
  }
}

/** Files are too large to share a transaction with others. */
const storeOne = (store: Store, arrival: Arrival) =>
  isPlain(arrival)
    ? store.transactTogether(storePlainArrivals, arrival)
    : store.transact((transaction) => forOne(storeArrivals)(transaction, arrival))

const UNAVAILABLE = { refusal: refusals.unavailable, retryAfter: OUTAGE_SECONDS }

const unlimited = { isAllowed: true, giveBack() {} } as const

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

/** A repeated submission stores nothing, so the limit does not apply to it. */
async function findEarlier(
  received: ReceivedSubmission,
  retryAfter: number,
  dependencies: SubmitDependencies,
): Promise<SubmitResult> {
  const { store } = dependencies
  const earlier =
    received.key === undefined
      ? undefined
      : await store.transact((transaction) => findSubmissionByKey(transaction, received))
  return earlier ? resultOf(earlier, dependencies) : { refusal: refusals.tooMany, retryAfter }
}

async function resultOf(
  created: CreateResult & { confirmation?: Confirmation },
  { store, config }: SubmitDependencies,
): Promise<SubmitResult> {
  if (created.outcome === 'key-reused') return { refusal: refusals.keyReused }
  const { id, reference, keyVersion } = created
  const confirmation =
    created.confirmation ?? (await store.transact((transaction) => confirmationOf(transaction, id)))
  return { reference, page: requestPath(reference, keyVersion, config.appSecret), confirmation }
}
