import { getRequestListener } from '@hono/node-server'
import { createServer, type Plugin } from 'vite'
import { createApp } from './app.ts'
import { withAppSecret } from './app-secret.ts'
import { readConfig } from './config.ts'
import { bareHeaders } from './http/headers.ts'
import { createLog } from './log.ts'
import { openServices } from './open-services.ts'
import type { Services } from './services.ts'
import { exitOnStartupError } from './startup-error.ts'

/** Serves pages from Vite and the API on one port. Node restarts it when the server is edited. */
await exitOnStartupError(async () => {
  const config = withAppSecret(readConfig(process.env))
  const { services } = await openServices(config, createLog(config.logLevel))
  const vite = await createServer({
    plugins: [api(services)],
    server: { port: config.port, host: config.host, strictPort: true },
  })
  await vite.listen()
  vite.printUrls()
})

function api(services: Services): Plugin {
  const { siteUrl, driverApplications } = services.config
  const app = createApp(services, { siteUrl, driverApplications, files: new Map() })
  // Vite renders pages with the global Request and Response, so they are not replaced.
  const handleApi = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const headers = new Map(Object.entries(bareHeaders(siteUrl)))
  return {
    name: 'api',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (/^\/(api\/|healthz|readyz)/.test(request.url ?? '')) {
          response.setHeaders(headers)
          void handleApi(request, response)
        } else next()
      })
    },
  }
}
