import { type Context, Hono } from 'hono'
import { refusals } from './http/error-messages.ts'
import { errorPage, refuse } from './http/error-responses.ts'
import { loggedPath } from './http/logged-path.ts'
import type { IdentifiedResponse } from './http/response-class.ts'
import { pageTemplates } from './pages/page-templates.ts'
import { sendFile } from './pages/send-file.ts'
import { NOT_FOUND, type Site } from './pages/site.ts'
import { authRoutes } from './routes/auth.ts'
import { driverApplicationRoutes } from './routes/driver-application.ts'
import { formTokenRoutes } from './routes/form-token.ts'
import { healthRoutes } from './routes/health.ts'
import { inboxRoutes } from './routes/inbox/inbox.ts'
import { laneRoutes } from './routes/lanes.ts'
import { metricsRoutes } from './routes/metrics.ts'
import { newsRoutes } from './routes/news.ts'
import { pageRoutes } from './routes/pages.ts'
import { requestRoutes } from './routes/requests.ts'
import { sendQuoteRoutes } from './routes/send-quote.ts'
import type { Services } from './services.ts'

/** Every route. The headers of every response are set in `responseClass`. */
export function createApp(services: Services, site: Site): Hono {
  const templates = pageTemplates(site)
  const app = new Hono()
    .route('/', healthRoutes(services))
    .route('/', metricsRoutes(services))
    .route('/', newsRoutes(services))
    .route('/', laneRoutes(services))
    .route('/', sendQuoteRoutes(services, templates))
    .route('/', formTokenRoutes(services))
    .route('/', driverApplicationRoutes(services, templates))
    .route('/', authRoutes(services))
    .route('/', inboxRoutes(services))
    .route('/', requestRoutes(services, templates))
    .all('/api/*', (context) => refuse(context, refusals.notFound))
    .route('/', pageRoutes(site, templates))
  app.notFound((context) => {
    const page = site.files.get(NOT_FOUND)
    return page ? sendFile(context, page) : errorPage(context, refusals.notFound)
  })
  app.onError((error, context) => {
    const request = (context.env as Bindings)?.outgoing?.requestId
    services.log.error({ err: error, request, path: loggedPath(context.req.path) }, 'request failed')
    return isApi(context) ? refuse(context, refusals.failed) : errorPage(context, refusals.failed)
  })
  return app
}

/** Absent where a test calls the app without a server. */
type Bindings = { outgoing?: IdentifiedResponse } | undefined

const isApi = (context: Context): boolean => context.req.path.startsWith('/api/')
