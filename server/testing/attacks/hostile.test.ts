import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../../domain/forms/examples.ts'
import { formsPostedTo } from '../../../domain/forms/forms.ts'
import { descendants } from '../../../publish/page-edits.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refusals } from '../../http/error-messages.ts'
import { createHttpServer } from '../../http/server.ts'
import { fileSender } from '../../pages/send-file.ts'
import { smallSite } from '../built-site.ts'
import { CASES, naughty, naughtyTexts, sentences, shareOf, TIMEOUT_MS } from '../samples/hostile.ts'
import { openTestDependencies, silent } from '../test-dependencies.ts'

const SITE_URL = 'http://localhost:3000'

let dependencies: Dependencies
let server: Server
let url = ''

beforeAll(async () => {
  dependencies = await openTestDependencies({ RATE_LIMIT: '1000000', TRUST_PROXY: '1' })
  const site = await smallSite()
  server = createHttpServer({
    app: createApp(dependencies, site),
    sendFile: fileSender(site),
    log: silent,
    siteUrl: SITE_URL,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await dependencies.store.close()
})

const post = (body: BodyInit, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/api/send-quote`, { method: 'POST', body, headers, redirect: 'manual' })

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

/** Taken or refused in the shape of the contract; never a fault, never a word that is not ours. */
async function isOrdinaryResponse(response: Response): Promise<void> {
  const said = (await response.json()) as Record<string, unknown>
  if (response.status === 200) {
    expect(said).toEqual({
      success: true,
      message: expect.any(String),
      confirmation: expect.stringMatching(/^(follows|waits)$/),
      page: expect.stringMatching(/^\/requests\//),
      reference: expect.stringMatching(/^[QC]-\w{6}$/),
    })
    return
  }
  expect([400, 403, 413, 415, 422]).toContain(response.status)
  expect(sentences).toContain(said.message)
  expect(Object.values(said.problems ?? {}).every((problem) => String(problem).startsWith('Required'))).toBe(
    true,
  )
}

const filled = { ...examples.quote, ...examples.carrier }

const forms = formsPostedTo('/api/send-quote')
const names = [...new Set(forms.flatMap((form) => Object.keys(form.fields)))]
const places = [
  ...names,
  'freight',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'then',
  'length',
  '',
  'a.b.c',
]

const oddlyFilled = forms
  .flatMap(({ name: formName }) => places.map((place) => [formName, place] as const))
  .map(([formName, place], index, { length }) => ({
    formName,
    place,
    values: shareOf(naughty, index, length),
    texts: shareOf(naughtyTexts, index, length),
  }))

test.each(oddlyFilled)(
  'no naughty value in a $formName under "$place" is more than refused',
  async ({ formName, place, values, texts }) => {
    const asJson = values.map((value) => {
      const formData = `{${JSON.stringify(filled).slice(1, -1)},${JSON.stringify(place)}:${JSON.stringify(value)}}`
      return post(`{"formName":"${formName}","formData":${formData}}`, JSON_TYPE)
    })
    const asForm = texts.map((value) =>
      post(new URLSearchParams([['formName', formName], [place, value], ...typedIn(filled)]), FORM_TYPE),
    )
    for (const response of await Promise.all(asJson)) await isOrdinaryResponse(response)
    for (const response of await Promise.all(asForm)) expect([303, 422]).toContain(response.status)
  },
)

const typedIn = (fields: Record<string, unknown>): string[][] =>
  Object.entries(fields).map(([name, typed]) => [name, String(typed)])

test.each([
  ['nested very deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  [
    'nested very deep inside',
    `{"formName":"Quote Request","formData":{"freight":${'{"type":'.repeat(5000)}1${'}'.repeat(5000)}}}`,
  ],
  [
    'a very long list',
    `{"formName":"Quote Request","formData":{"services":[${'"LTL",'.repeat(9000)}"LTL"]}}`,
  ],
  [
    'very many fields',
    `{"formName":"Quote Request","formData":{${Array.from({ length: 5000 }, (_, at) => `"f${at}":1`)}}}`,
  ],
  [
    'the same field over and over',
    `{"formName":"Quote Request","formData":{${'"name":"Ana",'.repeat(4000)}"name":1}}`,
  ],
  ['a prototype at the top', '{"__proto__":{"formName":"Quote Request","formData":{}}}'],
  ['a name that is a list', '{"formName":["Quote Request"],"formData":{}}'],
  ['a number', '1e999'],
  ['a byte order mark', '\ufeff{"formName":"Quote Request","formData":{}}'],
])('%s is refused well', async (_, body) => {
  const response = await post(body, JSON_TYPE)
  expect(response.status).toBeGreaterThanOrEqual(400)
  await isOrdinaryResponse(response)
})

test.each(forms.map((form, index) => ({ ...form, texts: shareOf(naughtyTexts, index, forms.length) })))(
  'naughty text in a link to the page of $name stays text',
  async ({ page, fields, texts }) => {
    const tagsOf = async (path: string): Promise<string[]> => {
      const response = await fetch(url + path)
      expect(response.status).toBe(200)
      return [...descendants(parse(await response.text()))].map(({ tagName }) => tagName)
    }
    const filledWith = (text: string) =>
      tagsOf(`${page}?${new URLSearchParams(Object.keys(fields).map((name) => [name, text]))}`)
    const plain = await filledWith('Plain')
    for (const text of texts) expect(await filledWith(text)).toEqual(plain)
  },
)

test('whatever JSON arrives is answered well', { timeout: TIMEOUT_MS }, async () => {
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.constantFrom(...naughty))
  const formData = fc.oneof(
    fc.jsonValue(),
    fc
      .dictionary(fc.oneof(fc.constantFrom(...places), fc.string()), value)
      .map((odd) => ({ ...filled, ...odd })),
  )
  const formName = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...forms.map(({ name }) => name)) },
    fc.jsonValue(),
  )
  const key = fc.option(fc.stringMatching(/^[\t\x20-\x7e]*$/), { nil: undefined })
  const one = fc.record({ posted: fc.record({ formName, formData }), key })
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 20, maxLength: 20 }), async (many) => {
      const responses = many.map(({ posted, key }) =>
        post(JSON.stringify(posted), { ...JSON_TYPE, ...(key && { 'idempotency-key': key }) }),
      )
      for (const response of await Promise.all(responses)) await isOrdinaryResponse(response)
    }),
    { numRuns: (CASES * 0.4) / 20 },
  )
})

test('whatever bytes arrive are answered well, as JSON and as a form', { timeout: TIMEOUT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      await isOrdinaryResponse(await post(new Uint8Array(bytes), JSON_TYPE))
      expect((await post(new Uint8Array(bytes), FORM_TYPE)).status).toBe(422)
    }),
    { numRuns: CASES * 0.1 },
  )
})

test('whatever headers come along are answered well', { timeout: TIMEOUT_MS }, async () => {
  const header = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  })
  const headers = fc.record(
    Object.fromEntries(
      [
        'content-type',
        'content-encoding',
        'origin',
        'referer',
        'idempotency-key',
        'x-forwarded-for',
        'accept-encoding',
        'if-none-match',
      ].map((name) => [name, header]),
    ),
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(headers, async (odd) => {
      await isOrdinaryResponse(
        await post('{"formName":"Quote Request","formData":{}}', { ...JSON_TYPE, ...odd }),
      )
      expect(
        (
          await post('formName=x', {
            ...FORM_TYPE,
            ...odd,
            'content-type': 'application/x-www-form-urlencoded',
          })
        ).status,
      ).toBeLessThan(500)
    }),
    { numRuns: CASES * 0.1 },
  )
})

test('no place or lane is more than unknown', { timeout: TIMEOUT_MS }, async () => {
  const text = fc.oneof(
    fc.constantFrom(...naughtyTexts, 'Calgary, AB', 'T2P', '90210', 'St. John'),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  const encoded = (value: string) => encodeURIComponent(value.toWellFormed())
  await fc.assert(
    fc.asyncProperty(text, text, fc.ipV4(), async (from, to, client) => {
      const headers = { 'x-forwarded-for': client }
      const places = await fetch(`${url}/api/places?q=${encoded(from)}`, { headers })
      expect(places.status).toBe(200)
      const { places: found } = (await places.json()) as { places: unknown[] }
      expect(found.length).toBeLessThanOrEqual(8)
      const lane = await fetch(`${url}/api/lane?from=${encoded(from)}&to=${encoded(to)}`, { headers })
      expect([200, 422]).toContain(lane.status)
      const said = (await lane.json()) as { message?: string; kilometres?: { about: number } }
      if (lane.status === 422) expect(said.message).toBe(refusals.unknownLane.message)
      else expect(said.kilometres?.about).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: CASES * 0.04 },
  )
})
