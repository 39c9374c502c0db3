import { examples } from '../domain/forms/examples.ts'
import { quoteRequest } from '../domain/forms/quote-request.ts'
import type { SubmissionState } from '../domain/submissions/inbox.ts'
import { MINUTE } from '../domain/time/durations.ts'
import type { Transaction } from '../server/store/database.ts'
import { createId } from '../server/store/ids.ts'
import { indexNewSubmissions } from '../server/store/submissions/search-text.ts'
import type { SubmissionRow } from '../server/store/tables.ts'

type Transact = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>

const AT_ONCE = 200
const OPEN = 40

/** One submission a minute up to now; the newest are open. */
export async function fillSubmissions(transact: Transact, count: number): Promise<void> {
  const now = Date.now()
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => rowOf(from + index, count, now))
    await transact(({ build, run }) => run(build.insertInto('submissions').values(rows)))
  }
  while ((await transact(indexNewSubmissions)) > 0);
}

/** A word that one of the answered submissions has, and hardly any other. */
export const rareWordOf = (count: number): string => rareWord(count - OPEN)

export const referenceOf = (number: number): string =>
  `${quoteRequest.letter}-${String(number).padStart(6, '0')}`

const rareWord = (number: number): string => `k${((number * 2_654_435_761) % 2 ** 32).toString(36)}`

function rowOf(number: number, count: number, now: number): SubmissionRow {
  const at = now - (count - number) * MINUTE
  const state: SubmissionState = number >= count - OPEN ? 'received' : number % 50 ? 'answered' : 'spam'
  const answers = {
    ...examples.quote,
    company: `${rareWord(number)} Haulage Ltd.`,
    'freight.type': number % 3 ? 'Lumber' : 'Steel',
  }
  return {
    id: createId(at),
    reference: referenceOf(number),
    form: quoteRequest.name,
    answers: JSON.stringify(answers),
    received_at: new Date(at).toISOString(),
    idempotency_key: null,
    fingerprint: String(number),
    locale: 'en-CA',
    state,
    owner: null,
    version: 1,
    email: `sender${number}@shipper.example`,
    answered_at: state === 'answered' ? new Date(at + 60 * MINUTE).toISOString() : null,
    key_version: 1,
    spam_score: 0,
    spam_reasons: null,
    erased_at: null,
    unanswered_since: null,
    pickup_on: null,
    follow_up_on: null,
  }
}
