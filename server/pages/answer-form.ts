import type { Context } from 'hono'
import type { ProblemTexts } from '../../domain/messages/problem-text.ts'
import { ACCEPTED, type Refusal, refusals } from '../http/error-messages.ts'
import { errorPage, refuse } from '../http/error-responses.ts'
import type { ParsedRequest } from '../submissions/parse-request.ts'
import { filledFormAt } from './filled-pages.ts'
import { showErrors } from './form-page.ts'
import type { PageTemplates } from './page-templates.ts'
import { sendPage } from './send-page.ts'

export interface Accepted {
  reference: string
  /** The address of the request's own page. */
  page: string
}

export interface Refused {
  refusal: Refusal
  problems?: ProblemTexts
  /** Seconds. */
  retryAfter?: number
  request?: ParsedRequest
}

/** Answers a posted form with a page to a browser without JavaScript, and with JSON to all others. */
export function answerForm(
  context: Context,
  result: Accepted | Refused,
  { isHtmlForm, templates }: { isHtmlForm: boolean; templates: PageTemplates },
) {
  if ('reference' in result)
    return isHtmlForm
      ? context.redirect(thankYou(result), 303)
      : context.json({ success: true, message: ACCEPTED, ...result })
  if (result.retryAfter !== undefined) context.header('Retry-After', String(result.retryAfter))
  return isHtmlForm
    ? refuseOnPage(context, result, templates)
    : refuse(context, result.refusal, result.problems)
}

const thankYou = ({ reference, page }: Accepted): string =>
  `/thank-you?reference=${reference}&key=${page.slice(page.lastIndexOf('/') + 1)}`

export function refuseMethod(context: Context, allowed: string): Response {
  context.header('Allow', allowed)
  return refuse(context, refusals.wrongMethod)
}

/** On the form's own page; where the form is not known, on the page it was sent from. */
function refuseOnPage(context: Context, { refusal, problems, request }: Refused, templates: PageTemplates) {
  const form = request?.form ?? filledFormAt(refererPath(context))
  const template = form && templates(form.page)
  if (!form || !template) return errorPage(context, refusal)
  const shown = problems ? { problems } : { error: refusal.message }
  const edits = showErrors(template, { form, typed: request?.typed ?? {}, ...shown })
  return sendPage(context, template, edits, refusal.status)
}

const refererPath = (context: Context): string => {
  const referer = context.req.header('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}
