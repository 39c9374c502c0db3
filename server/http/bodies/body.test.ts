import { expect, test } from 'vitest'
import { BODY_LIMIT, readBody } from './body.ts'
import { PACE } from './body-chunks.ts'

const request = (body: BodyInit, headers = {}) =>
  new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

/** A body whose next chunk comes when the test says so. */
function slowBody(first: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  void writer.write(new Uint8Array(first)).catch(() => {})
  return { readable, end: () => writer.close(), abort: () => writer.abort(new Error('gone')) }
}

test('a body up to the limit is read whole', async () => {
  const body = await readBody(request('x'.repeat(BODY_LIMIT)))
  expect(body).toHaveLength(BODY_LIMIT)
  expect(await readBody(request('x'.repeat(BODY_LIMIT + 1)))).toBe('too large')
})

test('a client that leaves is noticed', async () => {
  const { readable, abort } = slowBody(10)
  const reading = readBody(request(readable))
  await abort()
  expect(await reading).toBe('aborted')
})

test('large bodies are refused while others fill the shared memory, small ones are not', async () => {
  const shared = { limit: BODY_LIMIT, most: 50_000, inUse: 0, pace: PACE }
  const { readable, end } = slowBody(50_000)
  const first = readBody(request(readable), shared)
  await new Promise((resolve) => setImmediate(resolve))
  expect(await readBody(request('x'.repeat(20_000)), shared)).toBe('overloaded')
  expect(await readBody(request('x'.repeat(2000)), shared)).toHaveLength(2000)
  await end()
  expect(await first).toHaveLength(50_000)
  expect(await readBody(request('x'.repeat(20_000)), shared)).toHaveLength(20_000)
})

test('a body that stands still is cut off, and its memory is free', async () => {
  const pool = { limit: BODY_LIMIT, most: 50_000, inUse: 0, pace: { bytes: 1, everyMs: 20 } }
  for (const headers of [{}, { 'content-length': '20000' }, { 'content-length': '10' }])
    expect(await readBody(request(slowBody(5).readable, headers), pool)).toBe('aborted')
  expect(await readBody(request(slowBody(20_000).readable), pool)).toBe('aborted')
  expect(pool.inUse).toBe(0)
})
