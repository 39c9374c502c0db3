import { type AddressInfo, connect, createServer, type Server } from 'node:net'

export interface TcpProxy {
  url: string
  /** Where new connections go, in turn. */
  setTargets(urls: readonly string[]): void
  close(): void
}

/** Hands each connection to the next of the servers behind it, or to another when that one refuses. */
export async function startProxy(): Promise<TcpProxy> {
  let targets: readonly URL[] = []
  let turn = 0
  const server: Server = createServer((client) => {
    client.on('error', () => client.destroy())
    const order = targets.map((_, index) => targets[(turn + index) % targets.length])
    turn += 1
    attempt()

    function attempt() {
      const target = order.shift()
      if (target === undefined) return client.destroy()
      const upstream = connect(Number(target.port), target.hostname)
      upstream.once('connect', () => {
        client.pipe(upstream).pipe(client)
        client.once('close', () => upstream.destroy())
        upstream.once('close', () => client.destroy())
      })
      upstream.on('error', () => {
        if (upstream.bytesWritten === 0 && upstream.pending) attempt()
        else client.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTargets(urls) {
      targets = urls.map((url) => new URL(url))
    },
    close: () => server.close(),
  }
}
