import { Hono } from 'hono'
import type { Dependencies } from './dependencies.ts'
import { OUTAGE_SECONDS, refusals } from './http/error-messages.ts'
import { errorPage, refuse, refuseAs } from './http/error-responses.ts'
import { loggedPath } from './http/logged-path.ts'
import type { IdentifiedResponse } from './http/response-class.ts'
import { type MailReceiver, mailReceiver } from './inbound-mail/receive-mail.ts'
import { pageRenderer, type RenderPage } from './pages/render-page.ts'
import { sendFile } from './pages/send-file.ts'
import { NOT_FOUND, type Site } from './pages/site.ts'
import { authRoutes } from './routes/auth-routes.ts'
import { formTokenRoutes } from './routes/form-token-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { inboundMailRoutes } from './routes/inbound-mail-routes.ts'
import { inboxRoutes } from './routes/inbox/inbox-routes.ts'
import { laneRoutes } from './routes/lane-routes.ts'
import { metricsRoutes } from './routes/metrics-routes.ts'
import { newsRoutes } from './routes/news-routes.ts'
import { pageRoutes } from './routes/page-routes.ts'
import { requestRoutes } from './routes/request-routes.ts'
import { submissionRoutes } from './routes/submission-routes.ts'
import { StoreUnavailable } from './store/store.ts'
import { FilesRefused } from './submissions/files/files-refused.ts'

/** Every route. The headers of every response are set in `responseClass`. */
export function createApp(
  dependencies: Dependencies,
  site: Site,
  renderPage: RenderPage = pageRenderer(site, dependencies.config),
  receiver: MailReceiver = mailReceiver(dependencies),
): Hono {
  const app = new Hono()
    .use(async (context, next) => {
      await next()
      const { status, headers } = context.res
      if ([429, 503].includes(status) && !headers.has('Retry-After'))
        headers.set('Retry-After', String(OUTAGE_SECONDS))
    })
    .route('/', healthRoutes(dependencies))
    .route('/', metricsRoutes(dependencies))
    .route('/', newsRoutes(dependencies))
    .route('/', laneRoutes(dependencies))
    .route('/', submissionRoutes(dependencies, renderPage))
    .route('/', formTokenRoutes(dependencies))
    .route('/', authRoutes(dependencies))
    .route('/', inboxRoutes(dependencies))
    .route('/', requestRoutes(dependencies, renderPage))
    .route('/', inboundMailRoutes(dependencies, receiver))
    .all('/api/*', (context) => refuse(context, refusals.notFound))
    .route('/', pageRoutes(site, renderPage, dependencies.now))
  app.notFound((context) => {
    const page = site.files.get(NOT_FOUND)
    return page ? sendFile(context, page) : errorPage(context, refusals.notFound)
  })
  app.onError((error, context) => {
    // The store logs its own outages.
    if (error instanceof FilesRefused) return refuseAs(context, error.refusal, error)
    if (error instanceof StoreUnavailable) return refuseAs(context, refusals.unavailable)
    const request = (context.env as Bindings)?.outgoing?.requestId
    dependencies.log.error({ err: error, request, path: loggedPath(context.req.path) }, 'request failed')
    return refuseAs(context, refusals.failed)
  })
  return app
}

/** Absent where a test calls the app without a server. */
type Bindings = { outgoing?: IdentifiedResponse } | undefined
