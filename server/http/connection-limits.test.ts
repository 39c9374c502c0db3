import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitConnections } from './connection-limits.ts'

const LARGE = Buffer.alloc(64 * 1024 * 1024)
const server = createServer((_, response) => response.end(LARGE))
limitConnections(server, 100)

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
