import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Connections made before clients knew of the stop are accepted within this time, in milliseconds. */
const ACCEPT_MS = 100
/** Visitors and proxies reuse idle connections; a request already sent is answered within this time, in milliseconds. */
const GRACE_MS = 2_000
const MAX_WAIT_MS = 6_000

/**
 * Refuses new connections, finishes requests in flight, and closes idle connections after a grace period, or at once
 * when `hurry` is aborted. Responses have to close their connections themselves.
 */
export async function drain(server: Server, hurry: AbortSignal): Promise<void> {
  await pause(ACCEPT_MS)
  const closed = once(server, 'close').then(() => ended.abort())
  const ended = new AbortController()
  const late = setTimeout(() => server.closeAllConnections(), MAX_WAIT_MS)
  // The `close` of an HTTP server would also close the idle connections.
  NetServer.prototype.close.call(server)
  await pause(GRACE_MS, undefined, { signal: AbortSignal.any([hurry, ended.signal]) }).catch(() => {})
  // After a turn of the event loop, what has arrived is known to be a request, and its connection is not idle.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50)
  await closed
  clearInterval(idle)
  clearTimeout(late)
  server.close()
}
