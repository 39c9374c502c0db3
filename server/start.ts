import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { company } from '../domain/company.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { drain } from './http/drain.ts'
import { listen } from './http/listen.ts'
import { createHttpServer } from './http/server.ts'
import { mailReceiver } from './inbound-mail/receive-mail.ts'
import { listenSmtp, type SmtpListener } from './inbound-mail/smtp-listener.ts'
import type { Log } from './log.ts'
import { openDependencies } from './open-dependencies.ts'
import { keepFiles } from './pages/former-files.ts'
import { fileSender } from './pages/send-file.ts'
import { packBest, readManifest, readSite } from './pages/site.ts'

/** Starts the whole server. Throws a `StartupError`, with nothing left running. */
export async function start(config: Config, siteFolder: string, log: Log): Promise<Running> {
  const formerFolder = path.join(config.dataDir, 'former-files')
  const site = await readSite(siteFolder, config, { formerFolder })
  const { dependencies, announceStop, stop, close } = await openDependencies(config, log)
  const receiver = mailReceiver(dependencies)
  const logo = company.hasLogo ? site.files.get('/icon-512.png')?.plain.body : undefined
  const server = createHttpServer({
    app: createApp({ ...dependencies, logo }, site, undefined, receiver),
    sendFile: fileSender(site),
    log,
    siteUrl: config.siteUrl,
    trustProxy: config.trustProxy,
    onResponse: dependencies.metrics.requestServed,
    stopping: dependencies.stopping,
  })
  let mailListener: SmtpListener | undefined
  try {
    mailListener = await listenSmtp({ config, receiver, log })
    await listen(server, config)
  } catch (error) {
    await mailListener?.stop()
    await stop()
    await close()
    throw error
  }
  setTimeout(() => void packBest(site, dependencies.stopping), PACK_AFTER_MS).unref()
  keepFiles(formerFolder, { from: siteFolder, manifest: readManifest(siteFolder), now: Date.now() }).catch(
    (error) => log.warn({ err: error }, 'files of this release could not be kept for the next'),
  )
  log.info({ address: urlOf(server), siteUrl: config.siteUrl }, 'listening')
  return {
    url: urlOf(server),
    async stop(hurry) {
      announceStop()
      await Promise.all([drain(server, hurry), mailListener?.stop(), stop()])
      await receiver.close()
      await close()
    },
  }
}

interface Running {
  url: string
  /** Responds to the requests in flight, then ends everything. `hurry` closes idle connections at once. */
  stop(hurry: AbortSignal): Promise<void>
}

/** The first seconds belong to those who wait for the start. */
const PACK_AFTER_MS = 10_000

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
