import type { Context } from 'hono'
import type { z } from 'zod'
import type { SubmissionForm } from '../../domain/forms/form.ts'
import { attachmentBodies } from '../http/bodies/body.ts'
import { validate } from '../http/bodies/json-body.ts'
import { FORM_TYPE, JSON_TYPE, UPLOAD_TYPE } from '../http/bodies/media-type.ts'
import { type MediaType, type Unparsed, withPostedBody } from '../http/bodies/parse-body.ts'
import { readTyped } from './parse-submission.ts'

interface Expected<Schema> {
  schema: Schema
  /** Its fields are read as the form reads them. Only with it an upload is taken, whose files named `file` become `files`. */
  form?: SubmissionForm | undefined
}

/** What was posted as JSON, by an ordinary form, or with a file, as the schema names it. */
export async function parseChange<Schema extends z.ZodType>(
  context: Context,
  { schema, form }: Expected<Schema>,
): Promise<{ body: z.output<Schema> } | Unparsed> {
  const accepted: MediaType[] = form ? [JSON_TYPE, FORM_TYPE, UPLOAD_TYPE] : [JSON_TYPE, FORM_TYPE]
  return withPostedBody(
    context,
    accepted,
    (posted) => {
      if ('json' in posted) return validate(posted.json, schema)
      const { fields } = posted
      const typed = { ...Object.fromEntries(fields), ...(form && readTyped(form, fields)) }
      return validate({ ...typed, files: fields.getAll('file') }, schema)
    },
    { uploads: attachmentBodies },
  )
}
