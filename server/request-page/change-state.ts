import type { Answers, SubmissionForm } from '../../domain/forms/form.ts'
import type { FormState } from '../../domain/page-data.ts'
import { enRequest } from '../../translations/en/request-page.ts'
import { formTexts } from '../../translations/form-texts.ts'
import type { Submission } from '../store/submissions/submissions.ts'
import { maskAnswers } from './mask.ts'

type RefusedState = Partial<Pick<FormState, 'typed' | 'problems' | 'error'>>

/** The form with the stored answers, or with what was typed and refused. */
export function changeState(form: SubmissionForm, { answers }: Submission, given: RefusedState): FormState {
  const typed = given.typed ?? maskAnswers(form, answers)
  return {
    ...given,
    name: form.name,
    typed,
    hints: { ...maskedHints(form, answers, typed), ...fileHints(form, answers) },
  }
}

/** Said of an address or a phone that is shown masked. */
function maskedHints(
  form: SubmissionForm,
  answers: Answers,
  typed: FormState['typed'],
): Record<string, string> {
  const masked = maskAnswers(form, answers)
  return Object.fromEntries(
    [form.replyTo, form.phone]
      .filter((name) => typed[name] === masked[name] && masked[name] !== answers[name])
      .map((name) => [name, enRequest.masked]),
  )
}

/** Which file stays unless another is chosen. */
const fileHints = (form: SubmissionForm, answers: Answers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form.fields)
      .filter(([name, { control }]) => control === 'file' && answers[name] !== undefined)
      .map(([name]) => [
        name,
        enRequest.keptFile(String(answers[name]), formTexts(form).fields[name]?.hint ?? ''),
      ]),
  )
