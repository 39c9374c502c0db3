import type { FormTexts, SubmissionForm } from '../form.ts'

interface FieldMessages {
  label: string
  hint?: string | undefined
}

/** The texts of a form definition by the same names, so that a translation has the same shape. */
export const formMessages = <Form extends SubmissionForm>(
  form: Form,
): { texts: FormTexts; fields: Record<keyof Form['fields'], FieldMessages>; legends: string[] } => ({
  texts: form.texts,
  fields: Object.fromEntries(
    Object.entries(form.fields).map(([name, { label, hint }]) => [name, { label, hint }]),
  ) as Record<keyof Form['fields'], FieldMessages>,
  legends: form.groups.flatMap(({ legend }) => legend ?? []),
})
