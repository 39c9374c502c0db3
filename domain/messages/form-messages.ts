import type { FormTexts, SubmissionForm } from '../form.ts'
import { type FormId, type forms, submissionForms } from '../forms.ts'

interface FieldMessages {
  label: string
  hint?: string | undefined
}

interface FormMessages<Form extends SubmissionForm> {
  texts: FormTexts
  fields: Record<keyof Form['fields'], FieldMessages>
  legends: string[]
}

/** The texts of each form definition, so that a translation has the same shape. */
export const formMessages = Object.fromEntries(
  submissionForms.map(({ id, texts, fields, groups }) => [
    id,
    {
      texts,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, { label, hint }]) => [name, { label, hint }]),
      ),
      legends: groups.flatMap(({ legend }) => legend ?? []),
    },
  ]),
) as { [Id in FormId]: FormMessages<(typeof forms)[Id]> }
