import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Log } from '../log.ts'
import { isFilledAt } from '../pages/filled-pages.ts'
import { answerFrom, type ServedFile, type Site } from '../pages/site.ts'
import { bareHeaders } from './headers.ts'
import { responseClass } from './response-class.ts'

interface Parts {
  app: Hono
  site: Site
  log: Log
  siteUrl: string
  now: () => number
}

/** One server: files of the built site are sent straight from memory, all else is Hono's. */
export function createHttpServer({ app, site, log, siteUrl, now }: Parts): Server {
  const askHono = getRequestListener(app.fetch, {
    hostname: 'localhost',
    errorHandler: () => new Response(null, { status: 400 }),
  })
  const server = createServer(
    { ...LIMITS, ServerResponse: responseClass({ siteUrl, log, now }) },
    (request, response) => {
      if (isFlooded(request.socket, response)) return request.socket.destroy()
      const file = fileAskedFor(request, site)
      if (file) return sendStraight(request, response, file)
      if (request.headers.host === undefined && request.httpVersionMinor === 1)
        return response.writeHead(400).end()
      return askHono(request, response)
    },
  )
  server.timeout = 60_000
  server.maxConnections = CONNECTION_LIMIT
  server.on('checkExpectation', (_, response: ServerResponse) => response.writeHead(417).end())
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseRaw(error, socket, bareHeaders(siteUrl)),
  )
  return server
}

/** The socket and memory of each take about 20 kB. */
const CONNECTION_LIMIT = 10_000

/** Browsers do not pipeline; without a limit, one packet of short requests is answered with megabytes. */
const UNFINISHED_LIMIT = 8
const unfinished = new WeakMap<Socket, number>()

/** Whether a connection has more unfinished responses than it may have, this one included. */
function isFlooded(socket: Socket, response: ServerResponse): boolean {
  const count = (unfinished.get(socket) ?? 0) + 1
  unfinished.set(socket, count)
  response.on('close', responseClosed)
  return count > UNFINISHED_LIMIT
}

function responseClosed(this: ServerResponse): void {
  const { socket } = this.req
  unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1)
}

/** Against clients that are slow on purpose. A missing Host is refused above, where the headers can be sent along. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  requireHostHeader: false,
}

function fileAskedFor({ method, url = '' }: IncomingMessage, site: Site): ServedFile | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const query = url.indexOf('?')
  if (query === -1) return site.files.get(url)
  const path = url.slice(0, query)
  return isFilledAt(path) ? undefined : site.files.get(path)
}

function sendStraight(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
): void {
  const answer = answerFrom(file, headers['accept-encoding'] as string | undefined, headers['if-none-match'])
  response.writeHead(answer.status, answer.headers)
  response.end(method === 'HEAD' ? undefined : answer.body)
}

/** What the parser of HTTP refuses never becomes a request, so the answer is written to the socket. */
function refuseRaw(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>) {
  const begun = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent
  if (!socket.writable || error.code === 'ECONNRESET' || begun) return socket.destroySoon()
  const status = PARSER_STATUS[error.code ?? ''] ?? 400
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`, () => socket.destroy())
}

const PARSER_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
