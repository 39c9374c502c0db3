import { hash } from 'node:crypto'
import type { Answers, SubmissionForm } from '../../domain/form.ts'
import { readUpload, type UploadReading } from '../submissions/parse-upload.ts'
import { unmask } from './mask.ts'

/** The form as it was typed on the page for changes: what was left masked stays, and so does a file that is not replaced. */
export function readAmendment(
  form: SubmissionForm,
  typed: Record<string, unknown>,
  stored: Answers,
): Promise<UploadReading> {
  const fields = Object.entries(form.fields).map(([name, field]) =>
    field.control === 'file' && !isChosen(typed[name]) && stored[name] !== undefined
      ? [name, { ...field, read: () => ({ answer: stored[name] }) }]
      : [name, field],
  )
  const chosen = Object.entries(typed).filter(([, value]) => !(value instanceof File) || isChosen(value))
  return readUpload({
    form: { ...form, fields: Object.fromEntries(fields) },
    typed: unmask(form, Object.fromEntries(chosen), stored),
  })
}

/** A browser sends an empty file where none was chosen. */
export const isChosen = (typed: unknown): boolean => typed instanceof File && typed.size > 0

/** Identifies one set of answers, so that a page filled in earlier does not overwrite a later change. */
export const answersVersion = (answers: Answers): string =>
  hash('sha256', JSON.stringify(answers), 'base64url').slice(0, 12)
