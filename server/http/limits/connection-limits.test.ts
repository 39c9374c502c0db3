import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitConnections } from './connection-limits.ts'

const LARGE = Buffer.alloc(64 * 1024 * 1024)
const server = createServer((_, response) => response.end(LARGE))
limitConnections(server, { checkMs: 100 })

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const request = () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  return socket
}

test('a reader that takes nothing is cut off', async () => {
  const accepted = once(server, 'connection')
  const socket = request()
  socket.pause()
  const [connection] = await accepted
  await once(connection, 'close')
  expect(connection.destroyed).toBe(true)
  socket.destroy()
})

test('a reader that reads slowly gets everything', async () => {
  const socket = request()
  let received = 0
  for await (const chunk of socket) {
    received += chunk.length
    if (received % 16 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(received).toBeGreaterThan(LARGE.length)
})

/** A server that takes every connection for one from this address. */
async function openServer(client: string, trustProxy: number) {
  const other = createServer((_, response) => response.end())
  other.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: client }))
  limitConnections(other, { trustProxy })
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const open = async (count: number) => {
    const sockets = Array.from({ length: count }, () =>
      connect((other.address() as AddressInfo).port, '127.0.0.1'),
    )
    await Promise.all(
      sockets.map((socket) =>
        once(
          socket.on('error', () => {}),
          'connect',
        ),
      ),
    )
    return sockets
  }
  const getsResponse = (socket: Socket) =>
    new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true))
      if (socket.destroyed) resolve(false)
      else socket.once('close', () => resolve(false))
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    })
  return { other, open, getsResponse }
}

test.each([
  ['a client', '198.51.100.7', 0, false],
  ['a network of IPv6', '2001:db8:1:2:3::4', 0, false],
  ['a proxy', '198.51.100.7', 1, true],
  ['this machine', '127.0.0.1', 0, true],
  ['this machine, mapped,', '::ffff:127.0.0.1', 0, true],
  ['this machine, by IPv6,', '::1', 0, true],
])(
  'the 501st connection of %s is answered only where it may have more',
  async (_, client, proxies, isMore) => {
    const { other, open, getsResponse } = await openServer(client, proxies)
    const [first] = await open(500)
    const [last] = await open(1)
    expect(await getsResponse(last as Socket)).toBe(isMore)
    expect(await getsResponse(first as Socket)).toBe(true)
    const freed = once(other, 'close')
    other.close()
    other.closeAllConnections()
    await freed
  },
)

test('a connection that ends makes room for another', async () => {
  const { other, open, getsResponse } = await openServer('198.51.100.7', 0)
  const accepted = once(other, 'connection')
  const [first] = await open(500)
  const [connection] = await accepted
  const closed = once(connection, 'close')
  first?.destroy()
  await closed
  const [last] = await open(1)
  expect(await getsResponse(last as Socket)).toBe(true)
  other.close()
  other.closeAllConnections()
})
