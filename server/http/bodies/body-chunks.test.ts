import { afterEach, expect, test, vi } from 'vitest'
import { bodyChunks } from './body-chunks.ts'

afterEach(() => vi.useRealTimers())

const pace = { bytes: 1000, everyMs: 30_000 }

/** Sends so many bytes in each of some half minutes, by a clock of its own. */
async function receive(bytes: number, halfMinutes: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const request = new Request('http://localhost', {
    method: 'POST',
    body: readable,
    duplex: 'half',
  } as RequestInit)
  let received = 0
  const chunks = bodyChunks(request, pace)
  for (let passed = 0; passed < halfMinutes; passed += 1) {
    const next = chunks.next()
    await Promise.all([next, writer.write(new Uint8Array(bytes)).catch(() => {})])
    received += (await next).value?.byteLength ?? 0
    const following = chunks.next()
    following.catch(() => {})
    vi.advanceTimersByTime(pace.everyMs)
    void writer.write(new Uint8Array(1)).catch(() => {})
    received += (await following).value?.byteLength ?? 0
  }
  return received
}

test('an upload that moves is never cut off', async () => {
  expect(await receive(1000, 500)).toBe(500_500)
})

test('one that moves slower than the pace is', async () => {
  await expect(receive(990, 3)).rejects.toThrow('stands still')
})
