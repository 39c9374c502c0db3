import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { load } from './load.ts'

const GET = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n'

test.each<[string, RequestListener]>([
  ['with a length', (_, response) => response.setHeader('Content-Length', 20_000).end('a'.repeat(20_000))],
  ['in chunks', (_, response) => response.write('a'.repeat(9000), () => response.end('b'))],
  ['without a body', (_, response) => response.writeHead(204, { 'Content-Length': 0 }).end()],
])('answers %s are counted once each', async (_, answer) => {
  let answered = 0
  const address = await serve((request, response) => {
    answered++
    answer(request, response)
  })
  const { perSecond, p99 } = await load({ address, next: () => GET, seconds: 0.3 })
  expect(answered).toBeGreaterThanOrEqual(50)
  expect(perSecond).toBeLessThanOrEqual(answered / 0.3)
  expect(p99).toBeGreaterThan(0)
})

test('an answer that is not a success ends the measurement', async () => {
  const address = await serve((_, response) => response.writeHead(503, { 'Content-Length': 0 }).end())
  await expect(load({ address, next: () => GET, seconds: 0.3 })).rejects.toThrow('answered 503')
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
