import { hash } from 'node:crypto'
import { type Answers, type Problems, read, type SubmissionForm } from '../../domain/form.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'
import type { SentFile } from '../store/submissions.ts'
import { checkIn, type ParsedRequest, typedIn } from './parse-request.ts'
import { resumeType } from './resume-content.ts'

/** Parses a `multipart/form-data` body; its content type holds the boundary. */
export async function parseUpload(
  form: SubmissionForm,
  contentType: string,
  body: Uint8Array,
): Promise<ParsedRequest | Refusal> {
  try {
    const request = new Response(body as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': contentType },
    })
    const fields = await request.formData()
    return { form, typed: typedIn(form, fields), check: checkIn((name) => fields.get(name)) }
  } catch {
    return refusals.unreadable
  }
}

export interface UploadReading {
  answers: Answers
  problems: Problems
  /** Not yet stored: named when they are. */
  files: Omit<SentFile, 'stored_name'>[]
}

/** As `read`, with the content of each file checked against its name. */
export async function readUpload({ form, typed }: ParsedRequest): Promise<UploadReading> {
  const { answers, problems } = read(form, typed)
  const files: UploadReading['files'] = []
  for (const [field, { control, accept = '' }] of Object.entries(form.fields)) {
    const file = typed[field]
    if (control !== 'file' || !(file instanceof File) || answers[field] === undefined) continue
    const name = String(answers[field])
    const content = new Uint8Array(await file.arrayBuffer())
    const type = resumeType(name, content)
    if (type === undefined) problems[field] = { code: 'wrongFileType', types: accept.replaceAll(',', ', ') }
    else files.push({ field, name, type, bytes: content.length, content, digest: hash('sha256', content) })
  }
  return { answers, problems, files }
}

/** What can be shown in the form's controls again: browsers do not let a page choose a file. */
export const withoutFiles = ({ form, typed }: ParsedRequest): ParsedRequest => ({
  form,
  typed: Object.fromEntries(Object.entries(typed).filter(([, value]) => !(value instanceof File))),
})
