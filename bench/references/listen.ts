import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** On any free port, and says which. */
export function listen(server: Pick<Server, 'listen' | 'address'>): void {
  server.listen(0, '127.0.0.1', () =>
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  )
  process.once('SIGTERM', () => process.exit(0))
}
