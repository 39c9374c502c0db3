import { type Context, Hono } from 'hono'
import { driver } from '../../domain/forms/driver.ts'
import type { SubmissionForm } from '../../domain/forms/form.ts'
import { formAt, formsPostedTo } from '../../domain/forms/forms.ts'
import { isRenderedOnRequest } from '../../domain/pages.ts'
import type { Dependencies } from '../dependencies.ts'
import { FORM_TYPE, JSON_TYPE, mediaType, UPLOAD_TYPE } from '../http/bodies/media-type.ts'
import { ipOf } from '../http/client-ip.ts'
import { ACCEPTED, refusals } from '../http/error-messages.ts'
import { errorPage, refuse } from '../http/error-responses.ts'
import { uploadLimit } from '../http/limits/upload-limit.ts'
import type { RenderPage } from '../pages/render-page.ts'
import { chosenAgain } from '../submissions/files/read-files.ts'
import { type Accepted, type Endpoint, type Refused, receive } from '../submissions/receive.ts'

/** The calls that take forms; driver applications, which have a file, only where they are delivered. */
export function submissionRoutes(dependencies: Dependencies, renderPage: RenderPage): Hono {
  const { driverApplications, trustProxy } = dependencies.config
  const uploads = uploadLimit()
  const routes = new Hono()
    .post(QUOTE_REQUESTS.path, async (context) =>
      respond(context, QUOTE_REQUESTS, await receive(context, QUOTE_REQUESTS, dependencies)),
    )
    .all(QUOTE_REQUESTS.path, (context) => refuseMethod(context, 'POST'))
  if (driverApplications !== 'live') return routes
  return routes
    .post(DRIVERS.path, async (context) => {
      const result = await uploads(
        ipOf(context, trustProxy),
        () => receive(context, DRIVERS, dependencies),
        (retryAfter): Refused => ({ refusal: refusals.tooMany, retryAfter }),
      )
      return respond(context, DRIVERS, withUploadText(result))
    })
    .all(DRIVERS.path, (context) => refuseMethod(context, 'POST'))

  function respond(context: Context, { forms, isPage }: FormCall, result: Accepted | Refused) {
    if ('refusal' in result) dependencies.metrics.refused(result.refusal.reason)
    const form = forms.length === 1 ? forms[0] : undefined
    return formResponse(context, result, { isHtmlForm: isPage(context), form, renderPage })
  }
}

interface FormCall extends Endpoint {
  path: string
  /** Whether the browser sends the form itself, and shows the response. */
  isPage: (context: Context) => boolean
}

const QUOTE_REQUESTS: FormCall = {
  path: '/api/send-quote',
  forms: formsPostedTo('/api/send-quote'),
  types: [JSON_TYPE, FORM_TYPE],
  isPage: ({ req }) => mediaType(req) === FORM_TYPE,
}

/** A script sends the same, but asks for JSON. */
const DRIVERS: FormCall = {
  path: driver.endpoint,
  forms: [driver],
  types: [UPLOAD_TYPE],
  isPage: ({ req }) => (req.header('accept') ?? '').includes('text/html'),
}

/** Says what is taken where a file belongs to the form. */
const withUploadText = (result: Accepted | Refused): Accepted | Refused =>
  'refusal' in result && result.refusal === refusals.unknownType
    ? { ...result, refusal: refusals.wrongUpload }
    : result

interface ResponseOptions {
  isHtmlForm: boolean
  /** The only form that the call takes. */
  form: SubmissionForm | undefined
  renderPage: RenderPage
}

/** Responds to a posted form with a page to a browser without JavaScript, and with JSON to all others. */
function formResponse(
  context: Context,
  result: Accepted | Refused,
  { isHtmlForm, form, renderPage }: ResponseOptions,
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

function refuseMethod(context: Context, allowed: string): Response {
  context.header('Allow', allowed)
  return refuse(context, refusals.wrongMethod)
}

/** On the form's own page; where the form is not known, on the page it was sent from. */
function refuseOnPage(
  context: Context,
  { refusal, problems, request }: Refused,
  { form, renderPage }: Omit<ResponseOptions, 'isHtmlForm'>,
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
