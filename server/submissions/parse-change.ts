import type { Context } from 'hono'
import type { z } from 'zod'
import type { SubmissionForm } from '../../domain/forms/form.ts'
import { validate } from '../http/bodies/json-body.ts'
import { FORM_TYPE, JSON_TYPE, UPLOAD_TYPE } from '../http/bodies/media-type.ts'
import { type MediaType, withPostedBody } from '../http/bodies/parse-body.ts'
import type { Uploads } from '../http/bodies/receive-upload.ts'
import { refuseAs } from '../http/error-responses.ts'
import { readTyped } from './parse-submission.ts'

interface Expected<Schema> {
  schema: Schema
  /** Its fields are read as the form reads them. */
  form?: SubmissionForm | undefined
  /** Only with it an upload is taken, whose files named `file` become `files`. */
  uploads?: Uploads
}

/** Handles what was posted as JSON, by an ordinary form, or with files, as the schema names it. */
export async function withChange<Schema extends z.ZodType>(
  context: Context,
  { schema, form, uploads }: Expected<Schema>,
  handle: (body: z.output<Schema>) => Promise<Response>,
): Promise<Response> {
  const accepted: MediaType[] = uploads ? [JSON_TYPE, FORM_TYPE, UPLOAD_TYPE] : [JSON_TYPE, FORM_TYPE]
  const result = await withPostedBody(
    context,
    accepted,
    (posted) => {
      const valid = validate('json' in posted ? posted.json : typedIn(posted.fields, form), schema)
      return 'refusal' in valid ? refuseAs(context, valid.refusal) : handle(valid.body)
    },
    { uploads },
  )
  if (result instanceof Response) return result
  return refuseAs(context, result.refusal, result.retryAfter)
}

const typedIn = (fields: URLSearchParams | FormData, form?: SubmissionForm) => ({
  ...Object.fromEntries(fields),
  ...(form && readTyped(form, fields)),
  files: fields.getAll('file'),
})
