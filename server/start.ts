import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { drain } from './http/drain.ts'
import { createHttpServer } from './http/server.ts'
import type { Log } from './log.ts'
import { openServices } from './open-services.ts'
import { readSite, type Site } from './pages/site.ts'
import { StartupError } from './startup-error.ts'

/** Starts the whole server. Throws a `StartupError`, with nothing left running. */
export async function start(config: Config, siteFolder: string, log: Log): Promise<Running> {
  const site = builtSite(siteFolder, config, log)
  const { services, announceStop, stop, close } = await openServices(config, log)
  const server = createHttpServer({
    app: createApp(services, site),
    site,
    log,
    siteUrl: config.siteUrl,
    takesFiles: config.driverApplications === 'live',
    onResponse: services.metrics.requestAnswered,
    stopping: services.stopping,
  })
  try {
    await listen(server, config)
  } catch (error) {
    await stop()
    await close()
    throw error
  }
  log.info({ address: addressOf(server), siteUrl: config.siteUrl }, 'listening')
  return {
    address: addressOf(server),
    async stop(hurry) {
      announceStop()
      await Promise.all([drain(server, hurry), stop()])
      await close()
    },
  }
}

interface Running {
  /** Where it listens. */
  address: string
  /** Answers the requests in flight, then ends everything. `hurry` closes idle connections at once. */
  stop(hurry: AbortSignal): Promise<void>
}

function builtSite(folder: string, { siteUrl, driverApplications }: Config, log: Log): Site {
  const site = readSite(folder, siteUrl)
  if (site.siteUrl !== siteUrl)
    log.warn(
      { builtFor: site.siteUrl, siteUrl },
      'the site was built for another SITE_URL; run npm run build again',
    )
  if (site.driverApplications !== driverApplications)
    log.warn(
      { builtFor: site.driverApplications, driverApplications },
      'the site was built for another DRIVER_APPLICATIONS; run npm run build again',
    )
  return site
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const address = `${host}:${port}`
    if (code === 'EADDRINUSE')
      throw new StartupError(`${address} is in use. Stop the other program, or set PORT.`)
    throw new StartupError(`The server cannot listen on ${address} (${code}). Set HOST or PORT.`)
  }
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
