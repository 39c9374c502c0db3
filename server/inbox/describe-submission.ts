import { phoneLink } from '../../domain/contact-links.ts'
import { type SubmissionForm, show } from '../../domain/forms/form.ts'
import { formNamed } from '../../domain/forms/forms.ts'
import type { Locale } from '../../domain/locale.ts'
import type { AnswerLine, ListedSubmission, SubmissionLine } from '../../domain/submissions/inbox.ts'
import { formatOf } from '../../domain/text/format.ts'
import { answerDeadline } from '../../domain/time/answer-deadline.ts'
import { briefAnswers } from '../../translations/brief-answers.ts'
import { formTexts } from '../../translations/form-texts.ts'
import { namedByTown } from '../lanes/town-of-code.ts'
import type { Transaction } from '../store/database.ts'
import { listWithDeadEmails } from '../store/mail/outbox.ts'
import type { Submission } from '../store/submissions/submissions.ts'

export async function describeList(
  transaction: Transaction,
  submissions: readonly Submission[],
): Promise<ListedSubmission[]> {
  const failed = await listWithDeadEmails(
    transaction,
    submissions.map(({ id }) => id),
  )
  return submissions.map((submission) => ({
    ...describeSubmission(submission),
    hasMailFailed: failed.has(submission.id),
  }))
}

/** One line of the list. */
export function describeSubmission(submission: Submission): SubmissionLine {
  const form = formNamed(submission.form)
  const { reference, state, owner, email, answeredAt, unansweredSince, version, answers } = submission
  const { pickupOn, followUpOn } = submission
  const texts = answerTexts(submission, form?.summary)
  const summaryParts = form?.lane ? texts.map(namedByTown) : texts
  return {
    reference,
    form: submission.form,
    state,
    owner,
    ...timesOf(submission, form),
    name: answerTexts(submission, form?.senderName).join(' '),
    email,
    summary: summaryParts.join(form?.lane ? ' → ' : ', '),
    summaryParts,
    detail: form
      ? briefAnswers(form, answers, form.detail, formatOf(submission.locale as Locale))
          .filter(Boolean)
          .join(', ')
      : '',
    // Unless the summary says it.
    company:
      form?.company && !form.summary.includes(form.company)
        ? answerTexts(submission, [form.company]).join('')
        : '',
    services: servicesOf(submission, form),
    answeredAt,
    unanswered: unansweredSince !== null,
    pickupOn,
    followUpOn,
    remarks: remarksOf(submission, form),
    version,
  }
}

/** Of what is erased only the day is stored, and nothing is promised. */
export const timesOf = (
  { receivedAt, erasedAt }: Submission,
  form: SubmissionForm | undefined,
): Pick<SubmissionLine, 'receivedAt' | 'answerBy'> =>
  erasedAt === null
    ? { receivedAt, answerBy: form ? answerDeadline(form, receivedAt) : null }
    : { receivedAt: receivedAt.slice(0, 'YYYY-MM-DD'.length), answerBy: null }

function servicesOf({ answers }: Submission, form: SubmissionForm | undefined): readonly string[] {
  const services = form?.services && answers[form.services]
  return Array.isArray(services) ? services : []
}

const MAX_REMARKS = 160

const remarksOf = (submission: Submission, form: SubmissionForm | undefined): string =>
  answerTexts(submission, form && [form.remarks])
    .join('')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_REMARKS)
    .trim()

export function answerLines({ form: name, answers, locale }: Submission): AnswerLine[] {
  const form = formNamed(name)
  if (form === undefined) return []
  return show(form, answers, formTexts(form), formatOf(locale as Locale)).map(({ name, label, text }) => {
    const link = name === form.phone ? phoneLink(text) : undefined
    return { name, label, words: text, ...(link && { link }) }
  })
}

function answerTexts(submission: Submission, names: readonly string[] = []): string[] {
  const texts = new Map(answerLines(submission).map((answer) => [answer.name, answer.words]))
  return names.flatMap((name) => texts.get(name) ?? [])
}
