import { once } from 'node:events'

export interface Inspector {
  /** Bytes of the heap and of buffers outside of it, once garbage is collected. */
  heldBytes(): Promise<number>
  /** A process under inspection does not end. */
  close(): void
}

/** Of a process that was started with `--inspect`; `complaints` is what it wrote to standard error. */
export async function openInspector(complaints: () => string): Promise<Inspector> {
  const url = /Debugger listening on (ws:\S+)/.exec(complaints())?.[1] ?? ''
  const socket = new WebSocket(url)
  await once(socket, 'open')
  let id = 0
  return { heldBytes, close: () => socket.close() }

  async function heldBytes(): Promise<number> {
    await call('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await call('Runtime.getHeapUsage')
    return Number(usedSize) + Number(backingStorageSize)
  }

  async function call(method: string): Promise<Record<string, unknown>> {
    id += 1
    const asked = id
    const responded = new Promise<Record<string, unknown>>((resolve) => {
      const read = ({ data }: MessageEvent) => {
        const response = JSON.parse(String(data))
        if (response.id !== asked) return
        socket.removeEventListener('message', read)
        resolve(response.result)
      }
      socket.addEventListener('message', read)
    })
    socket.send(JSON.stringify({ id: asked, method }))
    return responded
  }
}
