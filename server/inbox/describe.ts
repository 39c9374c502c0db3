import type { SubmissionForm } from '../../domain/form.ts'
import { show } from '../../domain/form.ts'
import { formatOf } from '../../domain/format.ts'
import { formNamed } from '../../domain/forms.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Submission } from '../store/submissions.ts'

export interface SubmissionLine {
  reference: string
  /** The form's name on the wire. */
  form: string
  state: string
  owner: string | null
  receivedAt: string
  /** Null where no answer is promised within a time. */
  answerBy: string | null
  name: string
  email: string | null
  /** The lane, the company or the position. */
  summary: string
  /** The same, one by one: the lane's two ends, for example. */
  summaryParts: string[]
  /** What is shipped, with what equipment, or with how much experience. */
  detail: string
  company: string
  services: string[]
  answeredAt: string | null
  version: number
}

export interface AnswerLine {
  name: string
  label: string
  text: string
}

const HOUR = 60 * 60 * 1000

/** One line of the list. */
export function describeSubmission(submission: Submission): SubmissionLine {
  const form = formNamed(submission.form)
  const { reference, state, owner, receivedAt, email, answeredAt, version, answers } = submission
  const summaryParts = wordsOf(submission, form?.summary)
  return {
    reference,
    form: submission.form,
    state,
    owner,
    receivedAt,
    answerBy: form ? answerBy(form, receivedAt) : null,
    name: wordsOf(submission, form?.senderName).join(' '),
    email,
    summary: summaryParts.join(form?.lane ? ' → ' : ', '),
    summaryParts,
    detail: wordsOf(submission, form?.detail).join(', '),
    company: wordsOf(submission, ['company']).join(''),
    services: Array.isArray(answers.services) ? answers.services : [],
    answeredAt,
    version,
  }
}

export const answerBy = ({ answerWithinHours }: SubmissionForm, receivedAt: string): string | null =>
  answerWithinHours === undefined
    ? null
    : new Date(Date.parse(receivedAt) + answerWithinHours * HOUR).toISOString()

/** The answers as a person reads them. */
export function answerLines({ form: name, answers, locale }: Submission): AnswerLine[] {
  const form = formNamed(name)
  return form ? show(form, answers, formatOf(locale as Locale)) : []
}

function wordsOf(submission: Submission, names: readonly string[] = []): string[] {
  const texts = new Map(answerLines(submission).map((answer) => [answer.name, answer.text]))
  return names.flatMap((name) => texts.get(name) ?? [])
}
