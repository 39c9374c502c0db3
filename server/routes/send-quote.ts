import { type Context, Hono, type HonoRequest } from 'hono'
import { read } from '../../domain/form.ts'
import { en } from '../../domain/messages/en.ts'
import { type ProblemTexts, problemTexts } from '../../domain/messages/problem-text.ts'
import { quote } from '../../domain/quote.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { ACCEPTED, type Refusal, refusals } from '../http/error-messages.ts'
import { errorPage, refuse } from '../http/error-responses.ts'
import { type RateLimit, rateLimit } from '../http/rate-limit.ts'
import { formPages, refusePage } from '../pages/form-page.ts'
import type { PageTemplates } from '../pages/page-templates.ts'
import { showPage } from '../pages/send-page.ts'
import type { Services } from '../services.ts'
import { type Posting, postingReaders } from '../submissions/parse-request.ts'
import { keep } from '../submissions/submit.ts'

export const sendQuoteRoutes = (services: Services, pages: PageTemplates) => {
  const desk = { ...services, limit: rateLimit(services.config.rateLimit, services.now) }
  return new Hono()
    .post(PATH, async (context) => {
      const outcome = await receive(context, desk)
      const asPage = mediaType(context.req) === 'application/x-www-form-urlencoded'
      if ('reference' in outcome)
        return asPage
          ? thank(context, outcome)
          : context.json({ success: true, message: ACCEPTED, ...outcome })
      if (outcome.retryAfter !== undefined) context.header('Retry-After', String(outcome.retryAfter))
      return asPage
        ? refuseOnPage(context, outcome, pages)
        : refuse(context, outcome.refusal, outcome.problems)
    })
    .all(PATH, (context) => {
      context.header('Allow', 'POST')
      return refuse(context, refusals.wrongMethod)
    })
}

const PATH = '/api/send-quote'

type Desk = Services & { limit: RateLimit }
type Outcome = { reference: string } | Refused

interface Refused {
  refusal: Refusal
  problems?: ProblemTexts
  /** In seconds. */
  retryAfter?: number
  posting?: Posting
}

/** The checks stand in the order in which a refusal is told. */
async function receive(context: Context, desk: Desk): Promise<Outcome> {
  const { req: request } = context
  if (isForeign(request, desk.config.siteUrl)) return { refusal: refusals.foreign }
  const readPosting = postingReaders.get(mediaType(request) ?? '')
  if (!readPosting) return { refusal: refusals.unknownType }
  const body = await readBody(request.raw)
  if (body === 'too large') return { refusal: refusals.tooLarge }
  const posting = body === 'broken off' ? refusals.unreadable : readPosting(body)
  if ('message' in posting) return { refusal: posting }
  const key = request.header('idempotency-key') || undefined
  if (key !== undefined && !KEY.test(key)) return { refusal: refusals.badKey, posting }
  const { answers, problems } = read(posting.form, posting.typed)
  if (Object.keys(problems).length > 0)
    return { refusal: refusals.problems, problems: problemTexts(problems, en), posting }
  const input = { form: posting.form, answers, key, at: desk.now() }
  const keeping = await keep(input, addressOf(context, desk), desk)
  return 'reference' in keeping ? keeping : { ...keeping, posting }
}

/** Up to 200 of the characters one can see in ASCII. */
const KEY = /^[\x21-\x7e]{1,200}$/

function isForeign(request: HonoRequest, siteUrl: string): boolean {
  const origin = request.header('origin')
  if (origin === undefined || origin === new URL(siteUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}

/** Undefined also for what would have to be unpacked or decoded first. */
function mediaType(request: HonoRequest): string | undefined {
  const [type = '', ...parameters] = (request.header('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='))
  const isPlain = /^(charset="?utf-?8"?)?$/.test(charset ?? '') && !request.header('content-encoding')
  return isPlain ? type.trim() : undefined
}

function addressOf(context: Context, { config }: Desk): string {
  const socket = context.env?.incoming?.socket?.remoteAddress ?? ''
  return clientAddress(socket, context.req.header('x-forwarded-for'), config.trustProxy)
}

const thank = (context: Context, { reference }: { reference: string }) =>
  context.redirect(`/thank-you?reference=${reference}`, 303)

function refuseOnPage(context: Context, { refusal, problems, posting }: Refused, pages: PageTemplates) {
  const form = posting?.form ?? formPages.get(refererPath(context.req)) ?? quote
  const page = pages(form.page)
  if (!page) return errorPage(context, refusal)
  const shown = problems ? { problems } : { refusal: refusal.message }
  const html = refusePage(page, { form, typed: posting?.typed ?? {}, ...shown })
  return showPage(context, html, { status: refusal.status, policy: page.policy })
}

const refererPath = (request: HonoRequest): string => {
  const referer = request.header('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}
