import type { Server, ServerResponse } from 'node:http'
import { isIPv4, type Socket } from 'node:net'
import { clientIp } from '../client-ip.ts'
import { places } from './concurrency-limit.ts'

/** Each takes about 20 kB. */
const MAX_CONNECTIONS = 10_000

/** Six for each of 80 browsers behind one IP address. */
const MAX_OF_CLIENT = 500

/** Browsers do not pipeline; without a limit, one packet of short requests is answered with megabytes. */
const MAX_UNFINISHED = 8

const unfinished = new WeakMap<Socket, number>()

/** Counts a response; true when its connection has more unfinished ones than it may have. */
export function isFlooded(socket: Socket, response: ServerResponse): boolean {
  const count = (unfinished.get(socket) ?? 0) + 1
  unfinished.set(socket, count)
  response.on('close', countDown)
  return count > MAX_UNFINISHED
}

function countDown(this: ServerResponse): void {
  const { socket } = this.req
  unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1)
}

/** A reader that takes less than this between two checks while more is waiting is cut off at the next check. */
const SLOWEST_BYTES = 4096
const CHECK_MS = 15_000

interface Limits {
  /** Behind proxies, all connections come from these, which limit those of each client themselves. */
  trustProxy?: number | undefined
  checkMs?: number
}

/** Bounds how many connections there are, and how long slow readers hold what they do not read. */
export function limitConnections(server: Server, { trustProxy = 0, checkMs = CHECK_MS }: Limits = {}): void {
  if (trustProxy === 0) limitClients(server)
  const sentBefore = new Map<Socket, number>()
  const stalled = new WeakSet<Socket>()
  server.maxConnections = MAX_CONNECTIONS
  server.on('connection', (socket: Socket) => {
    sentBefore.set(socket, 0)
    socket.once('close', () => sentBefore.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, before] of sentBefore) check(socket, before)
  }, checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))

  function check(socket: Socket, before: number) {
    const sent = bytesSent(socket)
    const isSlow = socket.writableLength > 0 && sent - before < SLOWEST_BYTES
    if (isSlow && stalled.has(socket)) socket.destroy()
    else if (isSlow) stalled.add(socket)
    else stalled.delete(socket)
    sentBefore.set(socket, sent)
  }
}

function limitClients(server: Server): void {
  const take = places(MAX_OF_CLIENT)
  server.on('connection', (socket: Socket) => {
    const client = clientIp(socket.remoteAddress ?? '', undefined, 0)
    if (isThisMachine(client)) return
    const leave = take(client)
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

/** Probes and programs of the operator; nobody else reaches it from there. */
const isThisMachine = (client: string): boolean =>
  client === '' || client === '0:0:0:0::/64' || (isIPv4(client) && client.startsWith('127.'))

/** Node counts a write as sent only when all of it is; its handle knows how much the kernel has taken. */
function bytesSent(socket: Socket): number {
  const { _handle: handle } = socket as Socket & {
    _handle?: { bytesWritten: number; writeQueueSize: number }
  }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}
