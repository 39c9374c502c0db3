import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { LONGEST_UPLOAD_MS } from './bodies/upload-room.ts'
import { refusals } from './error-messages.ts'
import { bareHeaders } from './headers.ts'
import { isFlooded, limitConnections } from './limits/connection-limits.ts'
import { malformedStatus, refuseRaw, refuseRequest } from './malformed-requests.ts'
import { responseClass } from './response-class.ts'

interface Options {
  app: Hono
  /** Responds to what asks for a file of the built site; false for all else. */
  sendFile(request: IncomingMessage, response: ServerResponse): boolean
  log: Log
  siteUrl: string
  trustProxy?: number
  onResponse?: Metrics['requestServed'] | undefined
  /** Once aborted, each response closes its connection. */
  stopping?: AbortSignal
}

/** Sends files of the built site from memory and passes every other request to Hono. */
export function createHttpServer(options: Options): Server {
  const { app, sendFile, log, siteUrl, trustProxy, onResponse, stopping } = options
  const handle = getRequestListener(app.fetch, { hostname: 'localhost', errorHandler: unreadableUrl })
  const server = createServer(
    {
      ...LIMITS,
      ServerResponse: responseClass({ siteUrl, log, onResponse, stopping }),
    },
    (request, response) => {
      if (isFlooded(request.socket, response)) return request.socket.destroy()
      const malformed = malformedStatus(request)
      if (malformed !== undefined) return refuseRequest(response, malformed)
      if (!sendFile(request, response)) return handle(request, response)
    },
  )
  server.timeout = 60_000
  limitConnections(server, { trustProxy })
  server.on('checkExpectation', (_, response: ServerResponse) => refuseRequest(response, 417))
  server.on('clientError', (error, socket) => refuseRaw(error, socket, bareHeaders(siteUrl)))
  return server
}

/** Against clients that are slow on purpose. A missing Host is refused in `malformedStatus`, with every header. */
const LIMITS = {
  headersTimeout: 10_000,
  /** Whoever reads a body ends one that stands still. */
  requestTimeout: LONGEST_UPLOAD_MS,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  requireHostHeader: false,
}

const unreadableUrl = () =>
  Response.json({ success: false, message: refusals.unreadable.message }, { status: 400 })
