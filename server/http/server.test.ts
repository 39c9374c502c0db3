import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileSender } from '../pages/send-file.ts'
import { POLICY, smallSite } from '../testing/built-site.ts'
import { silent } from '../testing/test-dependencies.ts'
import { securityHeaders } from './headers.ts'
import { createHttpServer } from './server.ts'

const siteUrl = 'https://freight.example'
const site = await smallSite({ SITE_URL: siteUrl })
let requestsToHono = 0
const app = new Hono().all('*', (context) => {
  requestsToHono += 1
  return context.text('from Hono', 202)
})
const server = createHttpServer({ app, sendFile: fileSender(site), log: silent, siteUrl })
let port = 0
let home = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  home = `http://127.0.0.1:${port}`
})
afterAll(() => server.close())

/** Everything the server sends in return, until the connection closes. */
async function send(...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => (received += bytes.toString('latin1')))
  socket.on('error', () => {})
  for (const piece of pieces) socket.write(piece)
  await once(socket, 'close')
  return received
}

test('a page comes in the encoding that the browser prefers', async () => {
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['zstd', 'zstd'],
    ['identity', null],
  ] as const) {
    const response = await fetch(`${home}/about-us`, { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toContain('Since 2018.')
  }
})

test('a browser that has the page in this encoding gets 304', async () => {
  const first = await fetch(`${home}/about-us`, { headers: { 'accept-encoding': 'br' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${home}/about-us`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  expect(await again.text()).toBe('')
  const other = await fetch(`${home}/about-us`, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
  })
  expect(other.status).toBe(200)
})

test('HEAD responds with the length and no body', async () => {
  const response = await fetch(`${home}/about-us`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(50)
  expect(await response.text()).toBe('')
})

test('each kind of file has its cache lifetime', async () => {
  const cached = async (path: string) => (await fetch(home + path)).headers.get('cache-control')
  expect(await cached('/about-us')).toBe('public, max-age=0, must-revalidate')
  expect(await cached('/assets/app-1a2b3c4d.js')).toBe('public, max-age=31536000, immutable')
  expect(await cached('/admin/form-submissions')).toBe('no-store')
})

test('a query does not change which file is sent, but for the pages it fills in', async () => {
  expect((await fetch(`${home}/about-us?utm=1`)).status).toBe(200)
  expect((await fetch(`${home}/quote`)).status).toBe(200)
  expect((await fetch(`${home}/quote?name=Ana`)).status).toBe(202)
  expect((await fetch(`${home}/thank-you?reference=Q-7F3K2M`)).status).toBe(202)
})

test('every other request goes to Hono', async () => {
  expect((await fetch(`${home}/nowhere`)).status).toBe(202)
  expect((await fetch(`${home}/about-us`, { method: 'POST' })).status).toBe(202)
  expect((await fetch(`${home}/about%2Dus`)).status).toBe(202)
})

test('a file carries every header, with its own policy, also when it is not sent again', async () => {
  for (const headers of [new Headers(), new Headers({ 'if-none-match': '*' })]) {
    const response = await fetch(`${home}/about-us`, { headers })
    expect(Object.fromEntries(response.headers)).toMatchObject(lowerCased(securityHeaders(siteUrl)))
    expect(response.headers.get('content-security-policy')).toBe(POLICY)
  }
})

test.each([
  ['what is not HTTP', 400, 'not http at all\r\n\r\n'],
  ['a header line without a colon', 400, 'GET / HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n'],
  ['headers without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nLong: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['two lengths', 400, 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    400,
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no Host', 400, 'GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a Host that cannot be one', 400, 'GET /nowhere HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['two Hosts', 400, 'GET /about-us HTTP/1.1\r\nHost: x\r\nhOST: y\r\nConnection: close\r\n\r\n'],
  ['no Host for a page', 400, 'GET /about-us HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a Host that cannot be one, for a page', 400, 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  [
    'a transfer coding beside chunked',
    501,
    'POST /api/send-quote HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'chunks in HTTP/1.0',
    400,
    'POST /api/send-quote HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a version of HTTP that is not spoken here', 505, 'GET / HTTP/2.0\r\nHost: x\r\n\r\n'],
  ['a path that cannot be one', 400, 'GET nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  [
    'an expectation nobody knows',
    417,
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
  ],
])('%s is refused with every header', async (_, status, request) => {
  const received = await send(request)
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const [name, value] of Object.entries(securityHeaders(siteUrl)))
    expect(received.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase())
  expect(received.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  expect(received.toLowerCase()).toContain('content-type: application/json')
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual({
    success: false,
    message: expect.any(String),
  })
})

test.each(['x', 'x:3000', 'freight.example', '127.0.0.1:80', '[::1]:3000', 'x_y'])(
  '%s is a Host',
  async (host) => {
    expect(await send(`GET /about-us HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    )
  },
)

test('HTTP/1.0 needs no Host', async () => {
  expect(await send('GET /about-us HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('a second request that is broken does not spoil the response to the first', async () => {
  const received = await send('GET /about-us HTTP/1.1\r\nHost: x\r\n\r\nbroken\r\n\r\n')
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(received).toMatch(/<\/html>$/)
})

test('a connection that pipelines more requests than it reads responses to is closed', async () => {
  requestsToHono = 0
  const stopped = once(server, 'connection').then(([accepted]) => once(accepted, 'close'))
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => {})
  socket.write('GET /quote?name=a HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1300))
  await stopped
  socket.destroy()
  expect(requestsToHono).toBeLessThanOrEqual(8)
})

test('eight requests at once are answered in order', async () => {
  const paths = ['/about-us', '/nowhere', '/about-us', '/x', '/y', '/z', '/about-us']
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')
  const received = await send(`${requests}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(
    received
      .matchAll(/HTTP\/1\.1 (\d+)/g)
      .map(([, status]) => status)
      .toArray(),
  ).toEqual(['200', '202', '200', '202', '202', '202', '200', '200'])
})

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
