import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { Settings } from '../config.ts'
import { StartupError } from '../startup-error.ts'

/** Throws a `StartupError`. */
export async function listen(server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const place = `${host}:${port}`
    if (code === 'EADDRINUSE')
      throw new StartupError(`${place} is in use. Stop the other program, or set PORT.`)
    if (NOT_OURS.includes(code))
      throw new StartupError(`HOST ${host} is no address of this machine (${code}). Set HOST to one of them.`)
    throw new StartupError(`The server cannot listen on ${place} (${code}). Set HOST or PORT.`)
  }
}

const NOT_OURS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

/** Tries it on a port of no importance, since a server that runs holds its own. Throws a `StartupError`. */
export async function requireHost({ host }: Pick<Settings, 'host'>): Promise<void> {
  const server = createServer()
  await listen(server, { port: 0, host })
  server.close()
}
