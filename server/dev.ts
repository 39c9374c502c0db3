import './company/load-company.ts'
import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer, type Plugin } from 'vite'
import { PAGE_DATA_HEADER, pageDataHeader } from '../domain/page-data.ts'
import { isRenderedOnRequest } from '../domain/pages.ts'
import { type PublicSettings, SETTINGS_HEADER } from '../domain/public-settings.ts'
import { createApp } from './app.ts'
import { withAppSecret } from './app-secret.ts'
import { companyFile } from './company/load-company.ts'
import { readConfig } from './config.ts'
import type { Dependencies } from './dependencies.ts'
import { bareHeaders } from './http/headers.ts'
import { createLog } from './log.ts'
import { openDependencies } from './open-dependencies.ts'
import type { RenderPage } from './pages/render-page.ts'
import { NO_SITE } from './pages/site.ts'
import { exitOnStartupError } from './startup-error.ts'

/** Serves pages from Vite and what the server makes on one port. Node restarts it when the server is edited. */
await exitOnStartupError(async () => {
  const config = withAppSecret(readConfig(process.env, companyFile.problems))
  const { dependencies } = await openDependencies(config, createLog(config.logLevel))
  const vite = await createServer({
    plugins: [fromServer(dependencies)],
    server: { port: config.port, host: config.host, strictPort: true },
  })
  await vite.listen()
  vite.printUrls()
})

/** Vite renders all pages, those for one visitor with what the server found out; the server answers what is no page. */
function fromServer(dependencies: Dependencies): Plugin {
  const { siteUrl, driverApplications, retentionDays, recordsDays } = dependencies.config
  const headers = new Map(Object.entries(bareHeaders(siteUrl)))
  const settings = JSON.stringify({
    siteUrl,
    driverApplications,
    retentionDays,
    recordsDays,
  } satisfies PublicSettings)
  return {
    name: 'from-server',
    enforce: 'pre',
    configureServer(vite) {
      const renderPage: RenderPage = async (context, path, { data, status = 200 }) => {
        const { search } = new URL(context.req.url)
        const rendered = await fetch(new URL(path + search, vite.resolvedUrls?.local[0]), {
          headers: { [PAGE_DATA_HEADER]: pageDataHeader(data) },
        })
        return context.html(await rendered.text(), status)
      }
      const app = createApp(dependencies, NO_SITE, renderPage)
      // Vite renders pages with the global Request and Response, so they are not replaced.
      const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false })
      vite.middlewares.use((request, response, next) => {
        request.headers[SETTINGS_HEADER] = settings
        if (!isForServer(request)) return next()
        response.setHeaders(headers)
        handle(request, response).catch(next)
      })
    },
  }
}

function isForServer({ url = '', headers }: IncomingMessage): boolean {
  const [path = '', query] = url.split('?')
  if (headers[PAGE_DATA_HEADER]) return false
  return NO_PAGE.test(path) || (query !== undefined && isRenderedOnRequest(path))
}

const NO_PAGE = /^\/(api\/|healthz$|readyz$|metrics$|requests\/[^/]+\/[^/])/
