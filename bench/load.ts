import { connect, type Socket } from 'node:net'

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

interface Asking {
  address: string
  /** The next request, headers and body, as sent over the wire, with keep-alive. */
  next: () => string
  seconds?: number
}

const CONNECTIONS = 50

/** Sends requests over fifty connections, the next as soon as one is answered. Throws when an answer is not 2xx. */
export async function load({ address, next, seconds = 4 }: Asking): Promise<Load> {
  const { hostname, port } = new URL(address)
  const waits: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  const asker = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    while (performance.now() < until) {
      const asked = performance.now()
      const status = await answerTo(socket, next())
      if (status < 200 || status > 299) throw new Error(`${address} answered ${status}`)
      waits.push(performance.now() - asked)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, asker))
  waits.sort((one, other) => one - other)
  const took = (performance.now() - began) / 1000
  return { perSecond: waits.length / took, p99: waits[Math.floor(waits.length * 0.99)] ?? Number.NaN }
}

/** The status, once the answer is there to its last byte. */
function answerTo(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const heard: Buffer[] = []
    let missing = Number.POSITIVE_INFINITY
    const listen = (bytes: Buffer) => {
      heard.push(bytes)
      missing = missing === Number.POSITIVE_INFINITY ? bytesMissing(heard) : missing - bytes.length
      if (missing > 0) return
      stop()
      resolve(Number(heard[0]?.toString('latin1', 9, 12)))
    }
    const fail = (error?: Error) => {
      stop()
      reject(error ?? new Error('the connection was closed'))
    }
    const stop = () => socket.off('data', listen).off('error', fail).off('close', fail)
    socket.on('data', listen).on('error', fail).on('close', fail)
    socket.write(request)
  })
}

/** Infinity until the headers are there. Answers without a length end with an empty chunk. */
function bytesMissing(heard: Buffer[]): number {
  const bytes = Buffer.concat(heard)
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return Number.POSITIVE_INFINITY
  const [, length] = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end)) ?? []
  if (length !== undefined) return end + 4 + Number(length) - bytes.length
  return bytes.toString('latin1', bytes.length - 5) === '0\r\n\r\n' ? 0 : Number.POSITIVE_INFINITY
}
