import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../domain/forms/examples.ts'
import { createApp } from './app.ts'
import type { Dependencies } from './dependencies.ts'
import { BARE_POLICY, securityHeaders } from './http/headers.ts'
import { createHttpServer } from './http/server.ts'
import { fileSender } from './pages/send-file.ts'
import { StoreUnavailable } from './store/store.ts'
import { POLICY, smallSite } from './testing/built-site.ts'
import { openLog, openTestDependencies } from './testing/test-dependencies.ts'

const siteUrl = 'https://freight.example'
const site = await smallSite({ SITE_URL: siteUrl })
const { log, lines } = openLog()
type RequestPath = (path: string, init?: RequestInit) => Promise<Response>
let dependencies: Dependencies
let request: RequestPath
const servers: Server[] = []

beforeAll(async () => {
  dependencies = await openTestDependencies({ SITE_URL: siteUrl }, { log })
  request = await serve(dependencies)
})
afterAll(async () => {
  for (const server of servers) server.close()
  await dependencies.store.close()
})

/** Over HTTP: what every answer carries is not Hono's. */
async function serve(given: Dependencies): Promise<RequestPath> {
  const server = createHttpServer({ app: createApp(given, site), sendFile: fileSender(site), log, siteUrl })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
}

const failing = (error: Error): Promise<RequestPath> =>
  serve({ ...dependencies, store: { ...dependencies.store, check: () => Promise.reject(error) } })

test.each([
  ['a page', '/about-us', {}, 200, POLICY],
  ['a page that the browser has', '/about-us', { headers: { 'if-none-match': '*' } }, 304, POLICY],
  ['a filled page', '/quote?name=Ana', {}, 200, POLICY],
  ['an asset', '/assets/app-1a2b3c4d.js', {}, 200, POLICY],
  ['an unknown page', '/nowhere', {}, 404, POLICY],
  ['an unknown part of the API', '/api/nowhere', {}, 404, BARE_POLICY],
  ['a wrong method', '/about-us', { method: 'POST' }, 405, BARE_POLICY],
  ['a refused submission', '/api/send-quote', { method: 'POST' }, 415, BARE_POLICY],
  ['the news', '/api/news', {}, 502, BARE_POLICY],
  ['a redirect', '/about-us/', {}, 308, BARE_POLICY],
  ['the health check', '/healthz', {}, 200, BARE_POLICY],
])('%s carries every header', async (_, path, init, status, policy) => {
  const response = await request(path, init as RequestInit)
  expect(response.status).toBe(status)
  for (const [name, value] of Object.entries(securityHeaders(siteUrl)))
    expect(response.headers.get(name)).toBe(value)
  expect(response.headers.get('content-security-policy')).toBe(policy)
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
})

test.each(['/api/news', '/api/nowhere', '/quote?name=Ana', '/healthz', '/readyz', '/about-us/'])(
  '%s is not cached',
  async (path) => {
    expect((await request(path)).headers.get('cache-control')).toBe('no-store')
  },
)

test('a site without HTTPS does not ask for it', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security')
})

test('an error carries every header and no word of its cause', async () => {
  const broken = await failing(new Error('boom'))
  const response = await broken('/readyz')
  expect(response.status).toBe(500)
  for (const [name, value] of Object.entries(securityHeaders(siteUrl)))
    expect(response.headers.get(name)).toBe(value)
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await response.text()).not.toContain('boom')
  expect(lines.some((line) => line.includes('boom'))).toBe(true)
})

test('ready means that storing works', async () => {
  expect((await request('/readyz')).status).toBe(200)
  const full = await failing(new StoreUnavailable('disk full'))
  const refused = await full('/readyz')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await full('/healthz')).status).toBe(200)
})

test.each([
  ['GET', '/readyz'],
  ['POST', '/api/send-quote'],
  ['POST', '/api/requests/link'],
  ['GET', '/requests/Q-7F3K2M/AAAAAAAAAAAAAAAAAAAAAA'],
  ['GET', '/api/requests/Q-7F3K2M/AAAAAAAAAAAAAAAAAAAAAA'],
  ['GET', '/requests/Q-7F3K2M/AAAAAAAAAAAAAAAAAAAAAA/bill-of-lading.pdf'],
  ['POST', '/requests/Q-7F3K2M/AAAAAAAAAAAAAAAAAAAAAA'],
])('while nothing can be stored %s %s says when to try again', async (method, path) => {
  const outage = () => Promise.reject(new StoreUnavailable('disk full'))
  const call = await serve({
    ...dependencies,
    store: { ...dependencies.store, check: outage, transact: outage, transactTogether: outage },
  })
  const body = { formName: 'Quote Request', formData: examples.quote, email: 'a@b.example' }
  const response = await call(path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an unknown page is the page for it; an unknown part of the API is JSON', async () => {
  expect(await (await request('/nowhere')).text()).toContain('No such page.')
  const response = await request('/api/nowhere', { method: 'POST' })
  expect(await response.json()).toEqual({ success: false, message: expect.any(String) })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('HEAD responds as GET does, without the body', async () => {
  const response = await request('/about-us', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
  expect((await request('/nowhere', { method: 'HEAD' })).status).toBe(404)
})

test('a slash at the end redirects to the page with its query, and never elsewhere', async () => {
  const response = await request('/about-us/?from=mail')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/about-us?from=mail')
  expect((await request('//evil.example/')).status).toBe(404)
  expect((await request('/nowhere/')).status).toBe(404)
})

test('pages take no other method', async () => {
  const response = await request('/about-us', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/assets/%2e%2e/site.json',
  '/site.json',
  '/about-us%2f',
])('%s leads nowhere', async (path) => {
  expect((await request(path)).status).toBe(404)
})

test('the query of a link to the quote page fills in the form', async () => {
  const html = await (await request('/quote?pickupLocation=Calgary%2C+AB&services=LTL&colour=red')).text()
  expect(html).toContain('value="Calgary, AB"')
  expect(html).toContain('checked="" value="LTL"')
  expect(html).not.toContain('red"')
  expect(html).toContain('<script')
})

test('a filled page is compressed where the browser accepts it', async () => {
  const response = await request('/quote?name=Ana', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toContain('value="Ana"')
})

test('the thank-you page thanks only for a form that was received', async () => {
  const body = new URLSearchParams({ formName: 'Quote Request', ...examples.quote })
  const sent = await request('/api/send-quote', { method: 'POST', body })
  const location = sent.headers.get('location') ?? ''
  const [, reference = '', key = ''] = /reference=(.+)&key=(.+)/.exec(location) ?? []
  const shown = async (url: string) => {
    const html = await (await request(url)).text()
    return [html.includes('Thank you for your request'), /<output [^>]*>(.*?)<\/output>/.exec(html)?.[1]]
  }
  expect(await shown(location)).toEqual([true, reference])
  for (const query of [
    '',
    `?reference=${reference}`,
    `?reference=${reference}&key=${key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `?reference=Q-7F3K2M&key=${key}`,
    `?reference=%3Cb%3E&key=${key}`,
  ])
    expect(await shown(`/thank-you${query}`)).toEqual([false, undefined])
  const { headers } = await request(location)
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store'])
})

test.each([
  ['PUT', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['GET', '/more'],
  ['POST', '/bill-of-lading.pdf'],
])('the answer to %s below the address of a request stays private: %s', async (method, rest) => {
  const { status, headers } = await request(`/requests/Q-7F3K2M/${'k'.repeat(22)}${rest}`, { method })
  expect(status).toBe(rest === '' ? 405 : 404)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('the log has method, path, status and time of every request, and nothing that was sent', async () => {
  lines.length = 0
  const body = JSON.stringify({ formName: 'Quote Request', formData: { name: 'Ana Roy', email: 'ana' } })
  await request('/api/send-quote?secret=1', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'POST',
    path: '/api/send-quote',
    status: 422,
    ms: expect.any(Number),
  })
  expect(lines[0]).not.toMatch(/Ana|ana|secret/)
})
