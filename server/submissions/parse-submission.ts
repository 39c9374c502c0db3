import { z } from 'zod'
import type { Typed } from '../../domain/forms/field.ts'
import { controlNames, type SubmissionForm } from '../../domain/forms/form.ts'
import { formNamed } from '../../domain/forms/forms.ts'
import { TOKEN_FIELD, TRAP_FIELD } from '../../domain/forms/hidden-fields.ts'
import { isRecord } from '../../domain/is-record.ts'
import { validate } from '../http/bodies/json-body.ts'
import type { PostedBody } from '../http/bodies/parse-body.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'

/** A posted form before its fields are validated. */
export interface ParsedSubmission {
  form: SubmissionForm
  typed: Record<string, Typed>
  /** The hidden field, and the signed time. */
  check?: FormCheck
}

export interface FormCheck {
  trap: string | undefined
  token: string | undefined
}

/** Any of these forms, as JSON or as the fields of an HTML form; of an only form the name is not looked at. */
export function parseSubmission(
  body: PostedBody,
  forms: readonly SubmissionForm[],
): ParsedSubmission | { refusal: Refusal } {
  if ('json' in body) {
    const parsed = validate(body.json, jsonSubmission, refusals.notAForm)
    if ('refusal' in parsed) return parsed
    const { formName, formData, ...check } = parsed.body
    const form = oneOf(forms, formName)
    return form ? { form, typed: formData, check: checkIn((name) => check[name]) } : unknownForm
  }
  const { fields } = body
  const form = forms.length === 1 ? forms[0] : oneOf(forms, fields.get('formName'))
  return form
    ? { form, typed: readTyped(form, fields), check: checkIn((name) => fields.get(name)) }
    : unknownForm
}

const unknownForm = { refusal: refusals.unknownForm }

const jsonSubmission = z.object({
  formName: z.string(),
  /** Checked field by field, as the form names them. */
  formData: z.custom<Record<string, unknown>>(isRecord),
  [TRAP_FIELD]: z.string().optional(),
  [TOKEN_FIELD]: z.string().optional(),
})

/** The fields of a form in a query or a posted body; others are dropped. */
export const readTyped = (form: SubmissionForm, fields: URLSearchParams | FormData): Record<string, Typed> =>
  Object.fromEntries(
    controlNames(form)
      .filter((name) => fields.has(name))
      .map((name) => [
        name,
        form.fields[name]?.control === 'choices' ? fields.getAll(name) : fields.get(name),
      ]),
  )

function checkIn(get: (name: typeof TRAP_FIELD | typeof TOKEN_FIELD) => unknown): FormCheck {
  const text = (name: typeof TRAP_FIELD | typeof TOKEN_FIELD) => {
    const value = get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return { trap: text(TRAP_FIELD), token: text(TOKEN_FIELD) }
}

const oneOf = (forms: readonly SubmissionForm[], name: unknown): SubmissionForm | undefined => {
  const form = formNamed(name)
  return form && forms.includes(form) ? form : undefined
}
