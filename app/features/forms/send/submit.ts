import {
  type Answers,
  type FormDefinition,
  fingerprint,
  type SubmissionForm,
} from '../../../../domain/forms/form.ts'
import { en } from '../../../../translations/en/en.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import { dismiss, toast } from '../../../ui/overlays/toast.ts'
import { changeDraft, draftOf, type Receipt, startAttempt } from '../draft/draft.ts'
import { type Attempt, endAttempt, newKey, nextAttempt } from './attempt.ts'
import { type PostResult, post } from './post-submission.ts'

export interface Sent {
  formName: string
  data: Answers
}

interface Submitted extends PostResult {
  /** The same answers were taken before under the same key, so this is not another submission. */
  isRepeated: boolean
}

/** Sends the answers under the draft's key, and shows a toast when that fails. */
export async function submit(form: SubmissionForm, answers: Answers, entered: FormData): Promise<Submitted> {
  const attempt = attemptFor(form, answers, entered)
  dismiss(failureToast(form))
  changeDraft(form, { ...idle, sending: true })
  startAttempt(form, endAttempt(attempt, 'unknown'))
  const onProgress = (progress: number) => changeDraft(form, { progress })
  const outcome = await post(form, { answers, entered, key: attempt.key, onProgress })
  changeDraft(form, { ...idle, attempt: endAttempt(attempt, outcome.ending) })
  if (outcome.error) console.error(outcome.error)
  if (outcome.ending !== 'stored')
    toast({
      id: failureToast(form),
      form: form.id,
      ...formTexts(form).failure,
      note: noteOn(outcome),
      bad: true,
    })
  return { ...outcome, isRepeated: attempt.stored === 'yes' && outcome.ending === 'stored' }
}

/** The toast that says a submission was taken; it stays until the visitor dismisses it. */
export const toastReceipt = (form: SubmissionForm, { reference, page }: Receipt, description: string): void =>
  toast({
    id: receiptToast(form),
    form: form.id,
    title: formTexts(form).success.title,
    description: [description, reference && en.referenceIs(reference)].filter(Boolean).join(' '),
    link: page ? { href: page, label: en.requestPage } : undefined,
  })

const idle = { sending: false, progress: undefined, problems: {}, receipt: undefined }

export const receiptToast = ({ id }: SubmissionForm): string => `${id}-sent`

const failureToast = ({ id }: SubmissionForm): string => `${id}-failed`

/** Its key is that of the last attempt where the same answers may have been stored under it. */
export const attemptFor = (form: FormDefinition, answers: Answers, entered: FormData): Attempt =>
  nextAttempt(draftOf(form).attempt, fingerprintOf(form, answers, entered), newKey)

/** Two files are the same if name, size and time are. */
const fingerprintOf = (form: FormDefinition, answers: Answers, entered: FormData): string =>
  fingerprint(form, answers) +
  [...entered.values()]
    .flatMap((value) => (value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : []))
    .join()

/** Problems are shown beside their fields, so they need no sentence. */
function noteOn({ ending, message, problems }: PostResult): string | undefined {
  if (Object.keys(problems).length > 0) return undefined
  return message ?? (ending === 'unknown' ? en.unknownOutcome : undefined)
}
