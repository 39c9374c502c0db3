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

/** Pages from Vite as they are edited, the API from here, on one port. Node starts it anew when the server is edited. */
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
  const app = createApp(services, { siteUrl: services.config.siteUrl, files: new Map() })
  // Pages are made with the global Request and Response, which must stay as they are.
  const askHono = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const headers = new Map(Object.entries(bareHeaders(services.config.siteUrl)))
  return {
    name: 'api',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (/^\/(api\/|healthz|readyz)/.test(request.url ?? '')) {
          response.setHeaders(headers)
          void askHono(request, response)
        } else next()
      })
    },
  }
}
