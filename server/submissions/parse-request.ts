import type { Typed } from '../../domain/field.ts'
import type { SubmissionForm } from '../../domain/form.ts'
import { TOKEN_FIELD, TRAP_FIELD } from '../../domain/form-check.ts'
import { formNamed, formsPostedTo } from '../../domain/forms.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'

/** A posted form before its fields are validated. */
export interface ParsedRequest {
  form: SubmissionForm
  typed: Record<string, Typed>
  /** The hidden field, and the signed time. */
  check?: FormCheck
}

export interface FormCheck {
  trap: string | undefined
  token: string | undefined
}

type RequestParser = (body: Uint8Array) => ParsedRequest | Refusal

/** By media type. */
export const requestParsers: ReadonlyMap<string, RequestParser> = new Map([
  ['application/json', parseJsonRequest],
  ['application/x-www-form-urlencoded', parseFormRequest],
])

function parseJsonRequest(body: Uint8Array): ParsedRequest | Refusal {
  const request = parseJson(body)
  if (request === undefined) return refusals.unreadable
  if (!isRecord(request)) return refusals.notAForm
  const form = postedForm(request.formName)
  if (!form) return refusals.unknownForm
  if (!isRecord(request.formData)) return refusals.notAForm
  return { form, typed: request.formData, check: checkIn((name) => request[name]) }
}

function parseFormRequest(body: Uint8Array): ParsedRequest | Refusal {
  const fields = new URLSearchParams(new TextDecoder().decode(body))
  const form = postedForm(fields.get('formName'))
  if (!form) return refusals.unknownForm
  return { form, typed: typedIn(form, fields), check: checkIn((name) => fields.get(name)) }
}

/** The fields of a form in a query or a posted body; others are dropped. */
export const typedIn = (form: SubmissionForm, fields: URLSearchParams | FormData): Record<string, Typed> =>
  Object.fromEntries(
    Object.entries(form.fields)
      .filter(([name]) => fields.has(name))
      .map(([name, field]) => [name, field.control === 'choices' ? fields.getAll(name) : fields.get(name)]),
  )

export function checkIn(get: (name: string) => unknown): FormCheck {
  const text = (name: string) => {
    const value = get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return { trap: text(TRAP_FIELD), token: text(TOKEN_FIELD) }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Undefined when it is not JSON, which has no `undefined`. */
function parseJson(body: Uint8Array): unknown {
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
