import { getRequestListener } from '@hono/node-server'
import { createServer, type Plugin } from 'vite'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { openServices } from './open-services.ts'

/** Pages from Vite as they are edited, the API from here, on one port. Edits of the server start it anew. */
const config = readConfig(process.env)
const { services } = await openServices(config, createLog(config.logLevel))
const unbuilt = { siteUrl: config.siteUrl, files: new Map() }
// Vite's own pages are made with the global Request and Response, which must stay as they are.
const askHono = getRequestListener(createApp(services, unbuilt).fetch, { overrideGlobalObjects: false })

const api: Plugin = {
  name: 'api',
  enforce: 'pre',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (/^\/(api\/|healthz|readyz)/.test(request.url ?? '')) void askHono(request, response)
      else next()
    })
  },
}

const vite = await createServer({
  // Bundled, the configuration would be written to a file and deleted again, and Node would watch that file.
  configLoader: 'native',
  plugins: [api],
  server: { port: config.port, host: config.host, strictPort: true },
})
await vite.listen()
vite.printUrls()
