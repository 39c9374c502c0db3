import type { Context } from 'hono'
import type { SubmissionForm } from '../../domain/forms/form.ts'
import { formAt } from '../../domain/forms/forms.ts'
import { isRenderedOnRequest } from '../../domain/pages.ts'
import { ACCEPTED, refusals } from '../http/error-messages.ts'
import { errorPage, refuse } from '../http/error-responses.ts'
import { chosenAgain } from '../submissions/files/read-files.ts'
import type { Accepted, Refused } from '../submissions/receive.ts'
import type { RenderPage } from './render-page.ts'

interface Options {
  isHtmlForm: boolean
  /** The only form that the call takes. */
  form: SubmissionForm | undefined
  renderPage: RenderPage
}

/** Responds to a posted form with a page to a browser without JavaScript, and with JSON to all others. */
export function formResponse(
  context: Context,
  result: Accepted | Refused,
  { isHtmlForm, form, renderPage }: Options,
) {
  if ('reference' in result)
    return isHtmlForm
      ? context.redirect(thankYou(result), 303)
      : context.json({ success: true, message: ACCEPTED, ...result })
  if (result.retryAfter !== undefined) context.header('Retry-After', String(result.retryAfter))
  return isHtmlForm
    ? refuseOnPage(context, result, {
        form: result.request?.form ?? form ?? formAt(refererPath(context)),
        renderPage,
      })
    : refuse(context, result.refusal, result.problems)
}

const thankYou = ({ reference, page }: Accepted): string =>
  `/thank-you?reference=${reference}&key=${page.slice(page.lastIndexOf('/') + 1)}`

export function refuseMethod(context: Context, allowed: string): Response {
  context.header('Allow', allowed)
  return refuse(context, refusals.wrongMethod)
}

/** On the form's own page; where the form is not known, on the page it was sent from. */
function refuseOnPage(
  context: Context,
  { refusal, problems, request }: Refused,
  { form, renderPage }: Omit<Options, 'isHtmlForm'>,
) {
  if (!form || !isRenderedOnRequest(form.page)) return errorPage(context, refusal)
  const { name, page } = form
  const { typed = {} } = request ?? {}
  const shown = problems ? { problems: { ...chosenAgain(typed), ...problems } } : { error: refusal.message }
  return renderPage(context, page, {
    data: { form: { name, typed, ...shown } },
    status: refusal.status,
    isDocument: true,
  })
}

const refererPath = (context: Context): string => {
  const referer = context.req.header('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}
