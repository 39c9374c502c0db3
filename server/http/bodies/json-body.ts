import type { Context } from 'hono'
import type { z } from 'zod'
import type { ProblemTexts } from '../../../domain/forms/form.ts'
import { en } from '../../../translations/en/en.ts'
import { type Refusal, refusals } from '../error-messages.ts'
import { refuse } from '../error-responses.ts'
import { JSON_TYPE } from './media-type.ts'
import { withPostedBody } from './parse-body.ts'

type Validated<Schema extends z.ZodType> =
  | { body: z.output<Schema> }
  | { refusal: Refusal; problems?: ProblemTexts | undefined }

/** Handles the JSON object that was sent, as its schema names it; no body is an empty object. Refuses anything else. */
export async function withBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  handle: (body: z.output<Schema>) => Promise<Response>,
): Promise<Response> {
  const result = await withPostedBody(
    context,
    [JSON_TYPE],
    (posted) => {
      const valid =
        'json' in posted
          ? validate(posted.json, schema)
          : { refusal: refusals.unknownType, problems: undefined }
      return 'refusal' in valid ? refuse(context, valid.refusal, valid.problems) : handle(valid.body)
    },
    { isOptional: true },
  )
  if (result instanceof Response) return result
  if (result.retryAfter !== undefined) context.header('Retry-After', String(result.retryAfter))
  return refuse(context, result.refusal)
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
