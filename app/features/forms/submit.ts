import { type Answers, fingerprint, type SubmissionForm } from '../../../domain/form.ts'
import { ended, newKey, nextAttempt } from './attempt.ts'
import { change, draftOf } from './draft.ts'
import { type Outcome, post } from './post-submission.ts'

/** A submission that the server took. */
export interface Sent {
  formName: string
  data: Answers
}

/** The same answers were taken before under the same key, so it is not another submission. */
export interface Submitted extends Outcome {
  repeated: boolean
}

/** Sends the answers under the key of this filling, and keeps what came of it with the filling. */
export async function submit(form: SubmissionForm, answers: Answers): Promise<Submitted> {
  const attempt = nextAttempt(draftOf(form).attempt, fingerprint(form, answers), newKey)
  change(form, { sending: true, problems: {}, word: undefined, attempt: ended(attempt, 'unknown') })
  const outcome = await post({ formName: form.name, formData: answers, key: attempt.key })
  if (outcome.error) console.error(outcome.error)
  change(form, { sending: false, word: wordOn(outcome), attempt: ended(attempt, outcome.ending) })
  return { ...outcome, repeated: attempt.stored === 'yes' && outcome.ending === 'stored' }
}

const UNCERTAIN = 'We cannot say whether it arrived. Send it again: it will not be counted twice.'

/** Problems speak for themselves. */
function wordOn({ ending, message, problems }: Outcome): string | undefined {
  if (ending === 'stored' || Object.keys(problems).length > 0) return undefined
  return message ?? (ending === 'unknown' ? UNCERTAIN : undefined)
}
