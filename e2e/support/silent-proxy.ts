import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that stops passing bytes and closes nothing, as a network does that a laptop has left. */
export async function openSilentProxy(to: string) {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      // What arrives during the silence is lost, and its connection with it.
      one.on('data', (bytes) => (isSilent ? one.pause() : other.write(bytes)))
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fallSilent: () => {
      isSilent = true
    },
    /** New connections are passed on. */
    speak: () => {
      for (const socket of sockets) socket.pause()
      isSilent = false
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
