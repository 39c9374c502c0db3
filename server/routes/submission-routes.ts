import { type Context, Hono } from 'hono'
import { driver } from '../../domain/forms/driver.ts'
import { formsPostedTo } from '../../domain/forms/forms.ts'
import type { Dependencies } from '../dependencies.ts'
import { FORM_TYPE, JSON_TYPE, mediaType, UPLOAD_TYPE } from '../http/bodies/media-type.ts'
import { ipOf } from '../http/client-ip.ts'
import { refusals } from '../http/error-messages.ts'
import { uploadLimit } from '../http/limits/upload-limit.ts'
import { formResponse, refuseMethod } from '../pages/form-response.ts'
import type { RenderPage } from '../pages/render-page.ts'
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
