import { isChosen } from '../../domain/forms/field.ts'
import type { Answers, SubmissionForm } from '../../domain/forms/form.ts'
import { type Reading, readWithFiles } from '../submissions/files/read-files.ts'
import { unmask } from './mask.ts'

/** The form as it was typed on the page for changes: what was left masked stays, and so does a file that is not replaced. */
export function readAmendment(
  form: SubmissionForm,
  typed: Record<string, unknown>,
  stored: Answers,
): Promise<Reading> {
  const fields = Object.entries(form.fields).map(([name, field]) =>
    field.control === 'file' && !isChosen(typed[name]) && stored[name] !== undefined
      ? [name, { ...field, read: () => ({ answer: stored[name] }) }]
      : [name, field],
  )
  const chosen = Object.entries(typed).filter(([, value]) => !(value instanceof File) || isChosen(value))
  return readWithFiles({
    form: { ...form, fields: Object.fromEntries(fields) },
    typed: unmask(form, Object.fromEntries(chosen), stored),
  })
}
