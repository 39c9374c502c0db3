import type { Typed } from '../../domain/field.ts'
import type { SubmissionForm } from '../../domain/form.ts'
import { formNamed, formsPostedTo } from '../../domain/forms.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'

/** What was posted, before anything in it has been checked. */
export interface Posting {
  form: SubmissionForm
  typed: Record<string, Typed>
}

export type PostingReader = (body: Uint8Array) => Posting | Refusal

/** A posted form can come in two manners, told apart by its media type. */
export const postingReaders: ReadonlyMap<string, PostingReader> = new Map([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readFormEncoded],
])

function readJson(body: Uint8Array): Posting | Refusal {
  const request = parse(body)
  if (request === undefined) return refusals.unreadable
  if (!isRecord(request)) return refusals.notAForm
  const form = postedForm(request.formName)
  if (!form) return refusals.unknownForm
  return isRecord(request.formData) ? { form, typed: request.formData } : refusals.notAForm
}

function readFormEncoded(body: Uint8Array): Posting | Refusal {
  const fields = new URLSearchParams(new TextDecoder().decode(body))
  const form = postedForm(fields.get('formName'))
  return form ? { form, typed: typedIn(form, fields) } : refusals.unknownForm
}

/** The fields of this form as a browser without JavaScript names them; others are left out. */
export const typedIn = (form: SubmissionForm, fields: URLSearchParams): Record<string, Typed> =>
  Object.fromEntries(
    Object.entries(form.fields)
      .filter(([name]) => fields.has(name))
      .map(([name, field]) => [name, field.control === 'choices' ? fields.getAll(name) : fields.get(name)]),
  )

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Undefined when it is not JSON; `undefined` itself cannot be written in it. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const postedForm = (name: unknown): SubmissionForm | undefined => {
  const form = formNamed(name)
  return form && posted.has(form) ? form : undefined
}

const posted: ReadonlySet<SubmissionForm> = new Set(formsPostedTo('/api/send-quote'))
