import type { Typed } from '../../domain/forms/field.ts'
import { type Problems, read } from '../../domain/forms/form.ts'
import { formNamed } from '../../domain/forms/forms.ts'
import type { Transaction } from '../store/database.ts'
import { type Change, type ChangeResult, correctAnswers } from '../store/submissions/submission-changes.ts'
import { findSubmission } from '../store/submissions/submissions.ts'

interface Correction extends Change {
  /** By the form's field names. */
  typed: Record<string, Typed>
}

/** Corrects answers as the form reads them. The sender's address has a call of its own, and files stay as they are. */
export async function correctByStaff(
  transaction: Transaction,
  { typed, ...change }: Correction,
): Promise<ChangeResult | { problems: Problems }> {
  const submission = await findSubmission(transaction, change.reference)
  const form = submission && formNamed(submission.form)
  if (!form) return { outcome: 'not-found' }
  const fields = Object.entries(form.fields).filter(
    ([name, { control }]) => Object.hasOwn(typed, name) && name !== form.replyTo && control !== 'file',
  )
  const { answers, problems } = read({ ...form, fields: Object.fromEntries(fields) }, typed)
  if (Object.keys(problems).length > 0) return { problems }
  return correctAnswers(transaction, { ...change, form, answers })
}
