import { type Context, Hono, type HonoRequest } from 'hono'
import { read } from '../../domain/form.ts'
import { en } from '../../domain/messages/en.ts'
import { problemTexts } from '../../domain/messages/problem-text.ts'
import { readBody } from '../http/body.ts'
import { refusals } from '../http/error-messages.ts'
import { idempotencyKey } from '../http/idempotency-key.ts'
import { addressOf } from '../http/request-address.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { type Accepted, answerForm, type Refused, refuseMethod } from '../pages/answer-form.ts'
import type { PageTemplates } from '../pages/page-templates.ts'
import type { Services } from '../services.ts'
import { requestParsers } from '../submissions/parse-request.ts'
import { submit } from '../submissions/submit.ts'

export const sendQuoteRoutes = (services: Services, templates: PageTemplates) => {
  return new Hono()
    .post(PATH, async (context) => {
      const result = await receive(context, services)
      if ('refusal' in result) services.metrics.refused(result.refusal.reason)
      const isHtmlForm = mediaType(context.req) === 'application/x-www-form-urlencoded'
      return answerForm(context, result, { isHtmlForm, templates })
    })
    .all(PATH, (context) => refuseMethod(context, 'POST'))
}

const PATH = '/api/send-quote'

/** Checks run top to bottom; the first failure is the answer. */
async function receive(context: Context, services: Services): Promise<Accepted | Refused> {
  const { req } = context
  if (!isSameOrigin(req.raw.headers, services.config.siteUrl)) return { refusal: refusals.foreign }
  const parseRequest = requestParsers.get(mediaType(req) ?? '')
  if (!parseRequest) return { refusal: refusals.unknownType }
  const body = await readBody(req.raw)
  if (body === 'too large') return { refusal: refusals.tooLarge }
  if (body === 'overloaded') return { refusal: refusals.unavailable, retryAfter: BUSY_SECONDS }
  const request = body === 'aborted' ? refusals.unreadable : parseRequest(body)
  if ('message' in request) return { refusal: request }
  const key = idempotencyKey(req)
  if (key === 'malformed') return { refusal: refusals.badKey, request }
  const { answers, problems } = read(request.form, request.typed)
  if (Object.keys(problems).length > 0)
    return { refusal: refusals.problems, problems: problemTexts(problems, en), request }
  const submission = { form: request.form, answers, key: key.value, at: services.now(), check: request.check }
  const result = await submit(submission, addressOf(context, services.config.trustProxy), services)
  return 'reference' in result ? result : { ...result, request }
}

/** Large bodies of others will have been read by then. */
const BUSY_SECONDS = 10

/** Undefined also for a body that would have to be decompressed or decoded first. */
function mediaType(request: HonoRequest): string | undefined {
  const [type = '', ...parameters] = (request.header('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='))
  const isPlain = /^(charset="?utf-?8"?)?$/.test(charset ?? '') && !request.header('content-encoding')
  return isPlain ? type.trim() : undefined
}
