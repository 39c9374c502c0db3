import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** For tests: a real server on this machine that responds as configured and records the requests. */
export async function localUpstream(listener: RequestListener) {
  const requests: { url: string; headers: Record<string, unknown> }[] = []
  const upstream = { requests, listener, url: '' }
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    upstream.listener(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return upstream
}

export const json =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))
  }

export const withStatus =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end('<h1>no</h1>')
  }

export const bytes =
  (content: Buffer | string, type = 'application/octet-stream'): RequestListener =>
  (_request, response) => {
    response.setHeader('Content-Type', type).end(content)
  }

/** Sends until the other side closes the connection. */
export const endless =
  (chunk: Buffer): RequestListener =>
  (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  }

export const silence: RequestListener = () => {}
