import { expect, test } from 'vitest'
import { BODY_LIMIT, readBody, readPooled } from './body.ts'

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
  const shared = { limit: BODY_LIMIT, most: 50_000, inUse: 0, readOn: BODY_LIMIT, timeoutMs: 10_000 }
  const { readable, end } = slowBody(50_000)
  const first = readBody(request(readable), shared)
  await new Promise((resolve) => setImmediate(resolve))
  expect(await readBody(request('x'.repeat(20_000)), shared)).toBe('overloaded')
  expect(await readBody(request('x'.repeat(2000)), shared)).toHaveLength(2000)
  await end()
  expect(await first).toHaveLength(50_000)
  expect(await readBody(request('x'.repeat(20_000)), shared)).toHaveLength(20_000)
})

test('a sender that is too slow is cut off, and its memory is free', async () => {
  const pool = { limit: BODY_LIMIT, most: 50_000, inUse: 0, readOn: BODY_LIMIT, timeoutMs: 20 }
  const { readable } = slowBody(20_000)
  expect(await readBody(request(readable), pool)).toBe('aborted')
  expect(pool.inUse).toBe(0)
})

test('a pooled body counts until it is released', async () => {
  const pool = { limit: BODY_LIMIT, most: 50_000, inUse: 0, readOn: BODY_LIMIT, timeoutMs: 10_000 }
  const { body, release } = await readPooled(request('x'.repeat(40_000)), pool)
  expect(body).toHaveLength(40_000)
  expect(await readBody(request('x'.repeat(40_000)), pool)).toBe('overloaded')
  release()
  expect(await readBody(request('x'.repeat(40_000)), pool)).toHaveLength(40_000)
  expect(pool.inUse).toBe(0)
})
