import { type Context, Hono } from 'hono'
import { type Refusal, refusals } from './http/error-messages.ts'
import { errorPage, refuse } from './http/error-responses.ts'
import { pageTemplates } from './pages/page-templates.ts'
import { sendFile } from './pages/send-file.ts'
import { NOT_FOUND, type Site } from './pages/site.ts'
import { healthRoutes } from './routes/health.ts'
import { laneRoutes } from './routes/lanes.ts'
import { newsRoutes } from './routes/news.ts'
import { pageRoutes } from './routes/pages.ts'
import { sendQuoteRoutes } from './routes/send-quote.ts'
import type { Services } from './services.ts'

/** All that is made for the one who asks. What every answer carries is not its business: see `answersOf`. */
export function createApp(services: Services, site: Site): Hono {
  const pages = pageTemplates(site)
  const app = new Hono()
    .route('/', healthRoutes(services))
    .route('/', newsRoutes(services))
    .route('/', laneRoutes(services))
    .route('/', sendQuoteRoutes(services, pages))
    .all('/api/*', (context) => refuse(context, refusals.notFound))
    .route('/', pageRoutes(site, pages))
  app.notFound((context) => {
    const page = site.files.get(NOT_FOUND)
    return page ? sendFile(context, page) : errorPage(context, refusals.notFound)
  })
  app.onError((error, context) => {
    services.log.error({ err: error, path: context.req.path }, 'could not answer')
    return refuseInKind(context, refusals.failed)
  })
  return app
}

const isApi = (context: Context): boolean => context.req.path.startsWith('/api/')

const refuseInKind = (context: Context, refusal: Refusal): Response =>
  isApi(context) ? refuse(context, refusal) : errorPage(context, refusal)
