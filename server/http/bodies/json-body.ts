import type { Context } from 'hono'
import type { z } from 'zod'
import type { ProblemTexts } from '../../../domain/forms/form.ts'
import { en } from '../../../translations/en/en.ts'
import { type Refusal, refusals } from '../error-messages.ts'
import { refuseAs } from '../error-responses.ts'
import { JSON_TYPE } from './media-type.ts'
import { type MediaType, withPostedBody } from './parse-body.ts'
import type { Uploads } from './receive-upload.ts'

type Validated<Schema extends z.ZodType> =
  | { body: z.output<Schema> }
  | { refusal: Refusal; problems?: ProblemTexts | undefined }

/** A form that may be posted in place of JSON. */
interface PostedForm {
  types: readonly MediaType[]
  /** The object that its fields stand for. */
  read(fields: URLSearchParams | FormData): unknown
  uploads?: Uploads
}

/**
 * Handles the object that was sent, as its schema names it. Refuses anything else, as the caller reads it. Where no form may
 * be posted, no body is an empty object.
 */
export async function withBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  handle: (body: z.output<Schema>) => Promise<Response>,
  form?: PostedForm,
): Promise<Response> {
  const result = await withPostedBody(
    context,
    [JSON_TYPE, ...(form?.types ?? [])],
    (posted) => {
      const valid = validate('json' in posted ? posted.json : form?.read(posted.fields), schema)
      return 'refusal' in valid ? refuseAs(context, valid.refusal, valid) : handle(valid.body)
    },
    { isOptional: form === undefined, uploads: form?.uploads },
  )
  return result instanceof Response ? result : refuseAs(context, result.refusal, result)
}

/** Values of another type than the schema names are refused by name, never converted. */
export function validate<Schema extends z.ZodType>(
  sent: unknown,
  schema: Schema,
  wrong: Refusal = refusals.problems,
): Validated<Schema> {
  const { success, data, error } = schema.safeParse(sent)
  if (success) return { body: data }
  return { refusal: wrong, ...(wrong === refusals.problems && { problems: problemsOf(error) }) }
}

/** By the path of each field. */
const problemsOf = ({ issues }: z.ZodError): ProblemTexts =>
  Object.fromEntries(
    issues.filter(({ path }) => path.length > 0).map(({ path }) => [path.join('.'), en.responses.wrongValue]),
  )
