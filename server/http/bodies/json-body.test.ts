import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { withBody } from './json-body.ts'

const app = new Hono().post('/', (context) =>
  withBody(context, z.object({ text: z.string().default('') }), async (body) => context.json(body)),
)
const post = async (body: BodyInit | null, type?: string) => {
  const headers = type === undefined ? {} : { 'content-type': type }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const response = await app.request('/', init as RequestInit)
  return [response.status, response.status === 200 ? await response.json() : undefined]
}
const empty = () => new ReadableStream({ start: (controller) => controller.close() })

test('no body is an empty object, whatever its type and however it is sent', async () => {
  for (const type of [undefined, 'application/json', 'text/plain'])
    for (const body of [null, '', empty()]) expect(await post(body, type)).toEqual([200, { text: '' }])
})

test('a body of another type, or of no type, is refused', async () => {
  expect(await post('{"text":"x"}', 'application/json')).toEqual([200, { text: 'x' }])
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect(await post('{"text":"x"}', type)).toEqual([415, undefined])
  expect(await post('[]', 'application/json')).toEqual([422, undefined])
  expect(await post('{', 'application/json')).toEqual([400, undefined])
})
