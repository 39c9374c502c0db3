import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { KEY_FIELD } from '../../domain/forms/hidden-fields.ts'
import { en } from '../../translations/en/en.ts'
import { createApp } from '../app.ts'
import type { Dependencies } from '../dependencies.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { claimDueEmails } from '../store/mail/emails.ts'
import { StoreUnavailable } from '../store/store.ts'
import { smallSite } from '../testing/built-site.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'

const site = await smallSite()

const filled = { ...examples.quote, deliveryLocation: 'Winnipeg, MB' }
const body = { formName: 'Quote Request', formData: filled }
const json = { 'content-type': 'application/json' }

afterEach(closeTestApps)

async function openApp(environment: Record<string, string> = {}, given: Partial<Dependencies> = {}) {
  const woken = { times: 0 }
  const { dependencies, app } = await openTestApp(
    {},
    { site, environment, given: { mailer: { wake: () => woken.times++ }, ...given } },
  )
  const send = (init: RequestInit, from?: string) =>
    app.request(
      '/api/send-quote',
      { method: 'POST', ...init },
      { incoming: { socket: { remoteAddress: from } } },
    )
  const post = (posted: unknown, headers: Record<string, string> = {}, from?: string) =>
    send({ body: JSON.stringify(posted), headers: { ...json, ...headers } }, from)
  const postForm = (fields: string[][] | Record<string, string>, headers: Record<string, string> = {}) =>
    send({ body: new URLSearchParams(fields), headers })
  const messages = () =>
    dependencies.store.transact((transaction) =>
      claimDueEmails(transaction, {
        owner: 'test',
        now: Date.now() + 1000,
        until: Date.now() + 2000,
        most: 1000,
      }),
    )
  return { dependencies, app, send, post, postForm, messages, woken }
}

interface ApiBody {
  status: number
  success: boolean
  message: string
  reference?: string
  page?: string
  problems?: Record<string, string>
}

const parsed = async (response: Response): Promise<ApiBody> => ({
  status: response.status,
  ...((await response.json()) as Omit<ApiBody, 'status'>),
})

test('a quote is stored with its two messages, and answered with its reference', async () => {
  const { post, messages, woken } = await openApp()
  const response = await post(body)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const { reference, page, ...rest } = await parsed(response)
  expect(page).toMatch(new RegExp(`^/requests/${reference}/[\\w-]{22}$`))
  expect(rest).toEqual({
    status: 200,
    success: true,
    message: expect.stringMatching(/\w/),
    confirmation: 'follows',
  })
  expect(reference).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{6}$/)
  const stored = await messages()
  expect(
    stored.map(({ template, submission }) => [template, submission?.reference, submission?.answers]),
  ).toEqual([
    ['dispatch', reference, filled],
    ['confirmation', reference, filled],
  ])
  expect(woken.times).toBe(1)
})

test('a carrier application has a reference of its own letter', async () => {
  const { post } = await openApp()
  const { reference } = await parsed(
    await post({ formName: 'Carrier Application', formData: examples.carrier }),
  )
  expect(reference).toMatch(/^C-/)
})

test('nested and dotted names mean the same, unknown fields are dropped', async () => {
  const { post, messages } = await openApp()
  const { 'freight.type': type, ...rest } = filled
  await post({
    formName: 'Quote Request',
    formData: { ...rest, freight: { type, weight: 900, colour: 'red' }, evil: 1 },
  })
  const [message] = await messages()
  expect(message?.submission?.answers).toEqual({ ...filled, 'freight.weight': 900 })
})

const answers = { ...body, formData: { ...filled } }
test.each([
  ['not JSON', 400, { body: '{"formName":', headers: json }],
  ['an empty body', 400, { body: '', headers: json }],
  ['JSON that is not UTF-8', 400, { body: new Uint8Array([0x22, 0xff, 0x22]), headers: json }],
  [
    'another site',
    403,
    { body: JSON.stringify(answers), headers: { ...json, origin: 'https://evil.example' } },
  ],
  ['an origin of null', 403, { body: JSON.stringify(answers), headers: { ...json, origin: 'null' } }],
  [
    'the same host on another port',
    403,
    { body: JSON.stringify(answers), headers: { ...json, origin: 'http://localhost:81' } },
  ],
  [
    'more than 64 KiB',
    413,
    { body: JSON.stringify({ ...answers, more: 'x'.repeat(65_536) }), headers: json },
  ],
  [
    'more than 64 KiB under a false length',
    413,
    { body: 'x'.repeat(65_537), headers: { ...json, 'content-length': '12' } },
  ],
  ['no content type', 415, { body: new Blob([JSON.stringify(answers)]), headers: {} }],
  ['text', 415, { body: JSON.stringify(answers), headers: { 'content-type': 'text/plain' } }],
  [
    'a form with files',
    415,
    { body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  ],
  [
    'another character set',
    415,
    { body: JSON.stringify(answers), headers: { 'content-type': 'application/json; charset=utf-16' } },
  ],
  ['packed JSON', 415, { body: JSON.stringify(answers), headers: { ...json, 'content-encoding': 'gzip' } }],
  ['a list', 422, { body: JSON.stringify([answers]), headers: json }],
  ['null', 422, { body: 'null', headers: json }],
  ['form data that is a list', 422, { body: JSON.stringify({ ...answers, formData: [] }), headers: json }],
  ['no form data', 422, { body: JSON.stringify({ formName: 'Quote Request' }), headers: json }],
  ['an unknown form', 422, { body: JSON.stringify({ ...answers, formName: 'Tax Return' }), headers: json }],
  [
    'a form named like what every object has',
    422,
    { body: JSON.stringify({ ...answers, formName: 'constructor' }), headers: json },
  ],
  [
    'a form that is not sent anywhere',
    422,
    { body: JSON.stringify({ ...answers, formName: 'Driver Application' }), headers: json },
  ],
  [
    'a key of more than 200 characters',
    422,
    { body: JSON.stringify(answers), headers: { ...json, 'idempotency-key': 'k'.repeat(201) } },
  ],
  [
    'a key with odd characters',
    422,
    { body: JSON.stringify(answers), headers: { ...json, 'idempotency-key': 'a b\u00e9' } },
  ],
])('%s is refused with %i, in the shape of every refusal, and stores nothing', async (_, status, init) => {
  const { send, messages, woken } = await openApp()
  const refusal = await parsed(await send(init as RequestInit))
  expect(refusal).toEqual({ status, success: false, message: expect.stringMatching(/^[A-Z].*\.$/) })
  expect(await messages()).toEqual([])
  expect(woken.times).toBe(0)
})

test('chunks beyond 64 KiB are refused, those within are taken', async () => {
  const { send } = await openApp()
  const chunked = (size: number) => {
    const text = JSON.stringify({ ...body, more: 'x'.repeat(size) })
    const stream = new ReadableStream({
      start(controller) {
        for (let at = 0; at < text.length; at += 10_000)
          controller.enqueue(Buffer.from(text.slice(at, at + 10_000)))
        controller.close()
      },
    })
    return { body: stream, headers: json, duplex: 'half' } as RequestInit
  }
  expect((await send(chunked(70_000))).status).toBe(413)
  expect((await send(chunked(50_000))).status).toBe(200)
})

test('problems come under the exact names of the fields', async () => {
  const { post } = await openApp()
  const formData = {
    ...filled,
    email: 'ana',
    phone: '  ',
    'freight.type': '',
    freight: { weight: 'heavy' },
    pickupDate: '31/12',
  }
  const refusal = await parsed(
    await post({ formName: 'Quote Request', formData: { ...formData, name: 'x'.repeat(501) } }),
  )
  expect(refusal).toMatchObject({ status: 422, success: false })
  expect(Object.keys(refusal.problems ?? {}).toSorted()).toEqual(
    ['email', 'freight.type', 'freight.weight', 'name', 'phone', 'pickupDate'].toSorted(),
  )
  expect(refusal.problems).toMatchObject({ 'freight.type': 'Required', phone: 'Required' })
  for (const problem of Object.values(refusal.problems ?? {})) expect(problem).toMatch(/^Required/)
})

test.each([
  ['the site', 'http://localhost:3000', 'http://localhost:3000'],
  ['the host that was asked', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['the site, behind a proxy', 'https://freight.example', 'http://10.0.0.7'],
  [
    'the host that was asked, behind a proxy that speaks HTTPS',
    'https://freight.test',
    'http://freight.test',
  ],
])('a page of %s may post', async (_, origin, asked) => {
  const { app } = await openApp({ SITE_URL: origin === 'https://freight.example' ? origin : '' })
  const headers = { ...json, origin, host: new URL(asked).host }
  const response = await app.request(`${asked}/api/send-quote`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  expect(response.status).toBe(200)
})

test('50 posts with one key at once get one response and store one submission with two messages', async () => {
  const { post, messages, woken } = await openApp({ RATE_LIMIT: '20' })
  const posts = Array.from({ length: 50 }, (_, place) =>
    post(body, { 'idempotency-key': 'one' }, `203.0.113.${place % 2}`),
  )
  const responses = await Promise.all((await Promise.all(posts)).map(parsed))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(responses[0]).toMatchObject({ status: 200, success: true })
  expect(await messages()).toHaveLength(2)
  expect(woken.times).toBe(1)
})

test('an HTML form may carry its key among its fields', async () => {
  const { post, postForm, messages } = await openApp()
  const { reference } = await parsed(await post(body, { 'idempotency-key': 'one' }))
  const fields = Object.entries(filled).map(([name, value]) => [name, String(value)])
  const again = await postForm([...fields, ['formName', body.formName], [KEY_FIELD, 'one']])
  expect(again.headers.get('location')).toContain(`reference=${reference}&`)
  expect(await messages()).toHaveLength(2)
})

test('the same key with other answers is refused, and stores nothing', async () => {
  const { post, messages } = await openApp()
  await post(body, { 'idempotency-key': 'one' })
  const other = { ...body, formData: { ...filled, name: 'Ben' } }
  expect(await parsed(await post(other, { 'idempotency-key': 'one' }))).toMatchObject({
    status: 422,
    success: false,
  })
  expect(await messages()).toHaveLength(2)
})

test('a refused request uses up no key', async () => {
  const { post } = await openApp()
  const key = { 'idempotency-key': 'one' }
  expect((await post({ ...body, formData: {} }, key)).status).toBe(422)
  expect((await post(body, key)).status).toBe(200)
})

test('one submission too many within a minute is refused with the time to wait, the next minute is not', async () => {
  let time = 1_800_000_000_000
  const { post } = await openApp({}, { submissionLimit: rateLimit(2, () => time) })
  expect((await post(body, {}, '203.0.113.1')).status).toBe(200)
  expect((await post(body, {}, '203.0.113.1')).status).toBe(200)
  const refused = await post(body, {}, '203.0.113.1')
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await parsed(refused)).toMatchObject({ status: 429, success: false })
  expect((await post(body, {}, '203.0.113.2')).status).toBe(200)
  time += 60_000
  expect((await post(body, {}, '203.0.113.1')).status).toBe(200)
})

test('what is refused for another reason does not count', async () => {
  const { post } = await openApp({ RATE_LIMIT: '1' })
  for (let time = 0; time < 5; time++) expect((await post({ ...body, formData: {} })).status).toBe(422)
  expect((await post(body, { 'idempotency-key': 'one' })).status).toBe(200)
})

test('a repeat is answered also when the address may send nothing new, whatever address its key came from', async () => {
  const { post } = await openApp({ RATE_LIMIT: '1' })
  const first = await parsed(await post(body, { 'idempotency-key': 'one' }, '203.0.113.1'))
  await post(body, { 'idempotency-key': 'two' }, '203.0.113.2')
  expect(await parsed(await post(body, { 'idempotency-key': 'one' }, '203.0.113.1'))).toEqual(first)
  expect(await parsed(await post(body, { 'idempotency-key': 'one' }, '203.0.113.2'))).toEqual(first)
  expect((await post(body, { 'idempotency-key': 'three' }, '203.0.113.2')).status).toBe(429)
})

test('clients are distinguished as far as TRUST_PROXY allows', async () => {
  const { post } = await openApp({ RATE_LIMIT: '1', TRUST_PROXY: '1' })
  const via = (client: string) => post(body, { 'x-forwarded-for': `9.9.9.9, ${client}` }, '10.0.0.1')
  expect((await via('198.51.100.1')).status).toBe(200)
  expect((await via('198.51.100.2')).status).toBe(200)
  expect((await via('198.51.100.1')).status).toBe(429)
})

test('when nothing can be stored, the response says when to try again, and nothing counts', async () => {
  const transactTogether = () => Promise.reject(new StoreUnavailable('disk I/O error at page 7'))
  const { post, dependencies } = await openApp({ RATE_LIMIT: '1' })
  const store = dependencies.store
  dependencies.store = { ...store, transactTogether }
  const broken = createApp(dependencies, site)
  const response = await broken.request('/api/send-quote', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: json,
  })
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  const text = JSON.stringify(await parsed(response))
  expect(text).toContain('"status":503,"success":false')
  expect(text).not.toContain('disk')
  dependencies.store = store
  expect((await post(body)).status).toBe(200)
})

test('a bug is answered with a fixed message', async () => {
  const { dependencies } = await openApp()
  const transactTogether = () => Promise.reject(new Error('relation "submissions" does not exist'))
  const app = createApp({ ...dependencies, store: { ...dependencies.store, transactTogether } }, site)
  const response = await parsed(
    await app.request('/api/send-quote', { method: 'POST', body: JSON.stringify(body), headers: json }),
  )
  expect(response).toEqual({ status: 500, success: false, message: expect.not.stringContaining('relation') })
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
  const { app } = await openApp()
  const response = await app.request('/api/send-quote', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})

const asForm = [
  ['formName', 'Quote Request'],
  ...Object.entries(filled),
  ['services', 'LTL'],
  ['services', 'Full Truckload'],
]

test('a form sent without JavaScript is stored, and the browser redirected to its reference', async () => {
  const { postForm, messages } = await openApp()
  const response = await postForm(asForm)
  expect(response.status).toBe(303)
  const [message] = await messages()
  expect(response.headers.get('location')).toMatch(
    new RegExp(`^/thank-you\\?reference=${message?.submission?.reference}&key=[\\w-]{22}$`),
  )
  expect(message?.submission?.answers).toEqual({ ...filled, services: ['Full Truckload', 'LTL'] })
})

test('a weight in kilograms is stored in pounds, and a mistake brings the choice back', async () => {
  const { postForm, messages } = await openApp()
  const inKilograms = [...asForm, ['freight.weight', '12 000'], ['freight.weightUnit', 'kg']]
  const refused = await postForm(inKilograms.filter(([name]) => name !== 'email'))
  expect(await refused.text()).toMatch(
    /<select [^>]*name="freight.weightUnit"[^>]*>.*<option value="kg" selected/,
  )
  expect((await postForm(inKilograms)).status).toBe(303)
  const [message] = await messages()
  expect(message?.submission?.answers).toMatchObject({ 'freight.weight': 26_455 })
  expect(message?.submission?.answers).not.toHaveProperty(['freight.weightUnit'])
})

test('its mistakes come back as its page, with everything typed still there', async () => {
  const { postForm } = await openApp()
  const response = await postForm([...asForm.filter(([name]) => name !== 'email'), ['email', '"ana"']])
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain('value="Winnipeg, MB"')
  expect(html).toContain('value="&quot;ana&quot;"')
  expect(html).toMatch(/id="quote-email-problem">Required/)
  expect(html).toContain('Please correct 1 field')
  expect(html.replaceAll('<script type="application/ld+json">', '')).not.toContain('<script')
})

test('every other refusal of a form is a page too, of the right status, with everything typed still there', async () => {
  const { postForm } = await openApp({ RATE_LIMIT: '1' })
  await postForm(asForm)
  const tooMany = await postForm(asForm)
  expect(tooMany.status).toBe(429)
  expect(tooMany.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await tooMany.text()).toContain('value="Winnipeg, MB"')
  expect((await postForm(asForm, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await postForm([['additionalInfo', 'x'.repeat(70_000)]])).status).toBe(413)
})

test('when nothing can be stored, a form comes back as its page', async () => {
  const { postForm, dependencies } = await openApp()
  dependencies.store.transactTogether = () => Promise.reject(new StoreUnavailable('disk full'))
  const unavailable = await postForm([
    ['formName', 'Carrier Application'],
    ...Object.entries({ ...examples.carrier, numberOfTrucks: '4' }),
  ])
  expect(unavailable.status).toBe(503)
  const html = await unavailable.text()
  expect(html).toContain(en.responses.unavailable)
  expect(html).toContain('value="Foothills Haulage"')
})

test('a form without a known name comes back as the page it was sent from', async () => {
  const { postForm } = await openApp()
  const response = await postForm({ formName: 'x' }, { referer: 'http://localhost:3000/carriers/apply?x' })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('<title>Carrier Application | ')
})
