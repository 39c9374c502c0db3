import { type Context, Hono, type HonoRequest } from 'hono'
import { read } from '../../domain/form.ts'
import { en } from '../../domain/messages/en.ts'
import { type ProblemTexts, problemTexts } from '../../domain/messages/problem-text.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { ACCEPTED, type Refusal, refusals } from '../http/error-messages.ts'
import { errorPage, refuse } from '../http/error-responses.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { filledFormAt } from '../pages/filled-pages.ts'
import { showErrors } from '../pages/form-page.ts'
import type { PageTemplates } from '../pages/page-templates.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from '../services.ts'
import { type ParsedRequest, requestParsers } from '../submissions/parse-request.ts'
import { submit } from '../submissions/submit.ts'

export const sendQuoteRoutes = (services: Services, templates: PageTemplates) => {
  return new Hono()
    .post(PATH, async (context) => {
      const result = await receive(context, services)
      const isHtmlForm = mediaType(context.req) === 'application/x-www-form-urlencoded'
      if ('reference' in result)
        return isHtmlForm
          ? context.redirect(thankYou(result), 303)
          : context.json({ success: true, message: ACCEPTED, ...result })
      services.metrics.refused(result.refusal.reason)
      if (result.retryAfter !== undefined) context.header('Retry-After', String(result.retryAfter))
      return isHtmlForm
        ? refuseOnPage(context, result, templates)
        : refuse(context, result.refusal, result.problems)
    })
    .all(PATH, (context) => {
      context.header('Allow', 'POST')
      return refuse(context, refusals.wrongMethod)
    })
}

const PATH = '/api/send-quote'

const thankYou = ({ reference, page }: { reference: string; page: string }): string =>
  `/thank-you?reference=${reference}&key=${page.slice(page.lastIndexOf('/') + 1)}`

interface Refused {
  refusal: Refusal
  problems?: ProblemTexts
  /** Seconds. */
  retryAfter?: number
  request?: ParsedRequest
}

/** Checks run top to bottom; the first failure is the answer. */
async function receive(
  context: Context,
  services: Services,
): Promise<{ reference: string; page: string } | Refused> {
  const { req } = context
  if (!isSameOrigin(req.raw.headers, services.config.siteUrl)) return { refusal: refusals.foreign }
  const parseRequest = requestParsers.get(mediaType(req) ?? '')
  if (!parseRequest) return { refusal: refusals.unknownType }
  const body = await readBody(req.raw)
  if (body === 'too large') return { refusal: refusals.tooLarge }
  if (body === 'overloaded') return { refusal: refusals.unavailable, retryAfter: BUSY_SECONDS }
  const request = body === 'aborted' ? refusals.unreadable : parseRequest(body)
  if ('message' in request) return { refusal: request }
  const key = req.header('idempotency-key') || undefined
  if (key !== undefined && !KEY.test(key)) return { refusal: refusals.badKey, request }
  const { answers, problems } = read(request.form, request.typed)
  if (Object.keys(problems).length > 0)
    return { refusal: refusals.problems, problems: problemTexts(problems, en), request }
  const submission = { form: request.form, answers, key, at: services.now() }
  const result = await submit(submission, addressOf(context, services), services)
  return 'reference' in result ? result : { ...result, request }
}

/** Large bodies of others will have been read by then. */
const BUSY_SECONDS = 10

/** Up to 200 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,200}$/

/** Undefined also for a body that would have to be decompressed or decoded first. */
function mediaType(request: HonoRequest): string | undefined {
  const [type = '', ...parameters] = (request.header('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='))
  const isPlain = /^(charset="?utf-?8"?)?$/.test(charset ?? '') && !request.header('content-encoding')
  return isPlain ? type.trim() : undefined
}

function addressOf(context: Context, { config }: Services): string {
  const socketAddress = context.env?.incoming?.socket?.remoteAddress ?? ''
  return clientAddress(socketAddress, context.req.header('x-forwarded-for'), config.trustProxy)
}

/** On the form's own page; where the form is not known, on the page it was sent from. */
function refuseOnPage(context: Context, { refusal, problems, request }: Refused, templates: PageTemplates) {
  const form = request?.form ?? filledFormAt(refererPath(context.req))
  const template = form && templates(form.page)
  if (!form || !template) return errorPage(context, refusal)
  const shown = problems ? { problems } : { error: refusal.message }
  const edits = showErrors(template, { form, typed: request?.typed ?? {}, ...shown })
  return sendPage(context, template, edits, refusal.status)
}

const refererPath = (request: HonoRequest): string => {
  const referer = request.header('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}
