import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { refusals } from './error-messages.ts'

/** Node's parser lets these pass. Undefined for a request that is well-formed. */
export function malformedStatus({ headers, httpVersion, rawHeaders }: IncomingMessage): number | undefined {
  const isOld = httpVersion === '1.0'
  if (httpVersion !== '1.1' && !isOld) return 505
  const { host, 'transfer-encoding': encoding } = headers
  if (encoding !== undefined && isOld) return 400
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') return 501
  if (host === undefined) return isOld ? undefined : 400
  return HOST.test(host) && !isRepeated(rawHeaders) ? undefined : 400
}

const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:\d*)?$/i

/** Of several Host headers Node keeps the first. */
function isRepeated(rawHeaders: string[]): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

const BODY = JSON.stringify({ success: false, message: refusals.unreadable.message })
const BODY_HEADERS = {
  Connection: 'close',
  'Content-Type': 'application/json',
  'Content-Length': String(BODY.length),
}

export function refuseRequest(response: ServerResponse, status: number): void {
  response.writeHead(status, BODY_HEADERS).end(response.req.method === 'HEAD' ? undefined : BODY)
}

/** What the parser refuses never becomes a request, so the response is written to the socket. */
export function refuseRaw(error: NodeJS.ErrnoException, socket: Duplex, headers: Record<string, string>) {
  const hasBegun = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent
  if (!socket.writable || error.code === 'ECONNRESET' || hasBegun) return (socket as Socket).destroySoon()
  const status = PARSER_STATUS[error.code ?? ''] ?? 400
  const head = Object.entries({ ...headers, ...BODY_HEADERS })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${BODY}`, () => socket.destroy())
}

const PARSER_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
