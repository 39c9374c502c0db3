import type { Context } from 'hono'
import type { SubmissionForm } from '../../domain/form.ts'
import { readBody, readPooled, uploadBodies } from '../http/body.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'
import { typedIn } from './parse-request.ts'

type ParsedChange = { fields: Record<string, unknown> } | { refusal: Refusal }

/** The posted fields, of a form as its fields read them. Only a form with a file is read as an upload. */
export async function parseChange({ req }: Context, form?: SubmissionForm): Promise<ParsedChange> {
  const type = (req.header('content-type') ?? '').toLowerCase()
  if (type.startsWith('multipart/form-data')) return parseMultipart(req.raw, form)
  const body = await readBody(req.raw)
  if (body === 'too large') return { refusal: refusals.tooLarge }
  if (typeof body === 'string') return { refusal: refusals.unreadable }
  const decoded = new TextDecoder().decode(body)
  if (type.startsWith(URL_ENCODED)) return fieldsOf(new URLSearchParams(decoded), form)
  const fields = parseObject(decoded)
  return fields ? { fields } : { refusal: refusals.unreadable }
}

export const URL_ENCODED = 'application/x-www-form-urlencoded'

async function parseMultipart(request: Request, form: SubmissionForm | undefined): Promise<ParsedChange> {
  if (!hasFile(form)) return { refusal: refusals.unknownType }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const { body, release } = await readPooled(request, uploadBodies)
  try {
    if (body === 'too large') return { refusal: refusals.fileTooLarge }
    if (body === 'overloaded') return { refusal: refusals.unavailable }
    if (body === 'aborted') return { refusal: refusals.unreadable }
    return fieldsOf(await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData(), form)
  } catch {
    return { refusal: refusals.unreadable }
  } finally {
    release()
  }
}

const hasFile = (form: SubmissionForm | undefined): boolean =>
  Object.values(form?.fields ?? {}).some(({ control }) => control === 'file')

const fieldsOf = (typed: URLSearchParams | FormData, form: SubmissionForm | undefined): ParsedChange => ({
  fields: { ...Object.fromEntries(typed), ...(form && typedIn(form, typed)) },
})

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
