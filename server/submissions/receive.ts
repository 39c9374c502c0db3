import type { Context } from 'hono'
import type { ProblemTexts, SubmissionForm } from '../../domain/forms/form.ts'
import { en } from '../../translations/en/en.ts'
import { problemTexts } from '../../translations/problem-text.ts'
import type { Dependencies } from '../dependencies.ts'
import { type MediaType, type PostedBody, withPostedBody } from '../http/bodies/parse-body.ts'
import { formUploads } from '../http/bodies/upload-room.ts'
import { ipOf } from '../http/client-ip.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { readWithFiles } from './files/read-files.ts'
import { type ParsedSubmission, parseSubmission } from './parse-submission.ts'
import type { Confirmation } from './store-arrivals.ts'
import { submit } from './submit.ts'

export interface Accepted {
  reference: string
  page: string
  confirmation: Confirmation
}

export interface Refused {
  refusal: Refusal
  problems?: ProblemTexts
  /** Seconds. */
  retryAfter?: number
  request?: ParsedSubmission
}

export interface Endpoint {
  forms: readonly SubmissionForm[]
  types: readonly MediaType[]
}

/** A member of staff who fills a form in for somebody, and what it asks then. */
interface Entry {
  form: SubmissionForm
  /** Their email. */
  by: string
}

/** Checks run top to bottom; the first failure is the result. */
export async function receive(
  context: Context,
  { forms, types }: Endpoint,
  dependencies: Dependencies,
  entry?: Entry,
): Promise<Accepted | Refused> {
  if (!isSameOrigin(context.req.raw.headers, dependencies.config.siteUrl))
    return { refusal: refusals.foreign }
  const { trustProxy, dataDir } = dependencies.config
  const uploads = { room: formUploads, client: ipOf(context, trustProxy), dataDir }
  return withPostedBody(context, types, (body) => store(context, body, forms, dependencies, entry), {
    uploads,
  })
}

async function store(
  context: Context,
  body: PostedBody,
  forms: readonly SubmissionForm[],
  dependencies: Dependencies,
  entry: Entry | undefined,
): Promise<Accepted | Refused> {
  const parsed = parseSubmission(body, forms)
  if ('refusal' in parsed) return parsed
  const request = entry ? { ...parsed, form: entry.form } : parsed
  const key = idempotencyKey(context.req, body)
  if (key === 'malformed') return { refusal: refusals.badKey, request }
  const { answers, problems, files } = await readWithFiles(request)
  if (Object.keys(problems).length > 0)
    return { refusal: refusals.problems, problems: problemTexts(problems, en), request }
  const { form, check } = request
  const result = await submit(
    { form, answers, files, key: key.value, at: dependencies.now(), check, enteredBy: entry?.by },
    ipOf(context, dependencies.config.trustProxy),
    dependencies,
  )
  return 'reference' in result ? result : { ...result, request }
}
