import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../domain/examples.ts'
import { createApp } from './app.ts'
import { readMultipart } from './http/multipart.ts'
import { nearestWords } from './inbox/nearest-words.ts'
import type { Services } from './services.ts'
import { smallSite } from './testing/built-site.ts'
import { receiveQuote } from './testing/inbox.ts'
import { processorTime } from './testing/processor-time.ts'
import { openTestServices } from './testing/services.ts'
import { addStaff } from './testing/staff.ts'

const SITE_URL = 'http://localhost:3000'
/**
 * How much dearer than an ordinary request the worst may be, and its milliseconds of processor time: 20 are aimed at,
 * and a slow machine takes twice as long.
 */
const MAX_RATIO = 10
const MAX_MS = 40
/** What costs less is not compared: it is cheaper than an ordinary page, and so short that the ratio says little. */
const CHEAP_MS = 1

let services: Services
let app: ReturnType<typeof createApp>
let clients = 0

beforeAll(async () => {
  services = await openTestServices({ TRUST_PROXY: '1', RATE_LIMIT: '1000' })
  app = createApp(services, await smallSite())
})
afterAll(async () => {
  await services.search.close()
  await services.store.close()
})

/** Each request comes from a client of its own, so that no limit hides what is behind it. */
const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
  clients += 1
  const client = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
  return app.request(SITE_URL + path, { ...init, headers: { 'x-forwarded-for': client, ...init.headers } })
}
const sendJson = (path: string, body: unknown) =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const filling = (part: string, length: number): string => part.repeat(length / part.length)

const filledWith = (part: string): string => encodeURIComponent(part.repeat(200).slice(0, 200))
const places = [
  'santoxxxx mx ca us ab,',
  'sant xxxxx ca us,',
  'sanxxxxx,',
  'saint maxx ca/',
  'ca ',
  'n l ',
  'sxxx ca,',
  's/',
  'new york ',
]
const laneOf = (place: string): string => `/api/lane?from=${place}&to=${place}`

/** Fails with what costs more than it may. */
async function isBounded(
  usual: number,
  name: string,
  call: () => Promise<unknown>,
  maxMs = MAX_MS,
): Promise<void> {
  const mostMs = Math.min(maxMs, Math.max(CHEAP_MS, usual * MAX_RATIO))
  let ms = await processorTime(call)
  // Garbage of other calls may be collected in one measurement, not in each of five.
  for (let again = 0; again < 4 && ms > mostMs; again += 1) ms = Math.min(ms, await processorTime(call))
  expect(ms, `${name}: ${(ms / usual).toFixed(1)} times the ordinary`).toBeLessThanOrEqual(mostMs)
}

test.each([
  ['a lane', laneOf('Calgary, AB'), places.map((part) => laneOf(filledWith(part)))],
  ['places', '/api/places?q=s', places.map((part) => `/api/places?q=${filledWith(part)}`)],
])('no text makes %s cost far more than an ordinary one', async (_, ordinary, worst) => {
  const usual = await processorTime(() => request(ordinary))
  for (const path of worst) await isBounded(usual, path, () => request(path))
})

const MARKS = '\u0316\u0301'

test('no text makes a quote request cost far more than an ordinary one', async () => {
  const send = (answers: Record<string, unknown>) =>
    sendJson('/api/send-quote', {
      formName: 'Quote Request',
      formData: { ...examples.quote, email: `pat${clients}@shipper.example`, ...answers },
    })
  const usual = await processorTime(() => send({}))
  for (const [name, additionalInfo] of Object.entries({
    words: filling('word ', 9990),
    'spaces before a sign': `whatsapp${filling(' ', 9900)}x`,
    'marks on one letter': `a${filling(MARKS, 9900)}`,
    lines: filling('a\n', 9990),
    tags: filling('<a ', 9990),
  }))
    await isBounded(usual, name, () => send({ additionalInfo }))
})

const HEADER_SPACE = 15_000
const headerOf = (part: string): string => filling(part, HEADER_SPACE)

test('no address makes a page that is not there cost far more than another', async () => {
  const usual = await processorTime(() => request('/nowhere'))
  for (const path of [
    '/',
    ...['a', '%41', '%ff', 'a/', '//', '../', 'api/'].map((part) => `/${headerOf(part)}`),
    ...['/api/', '/api/auth/', '/api/inbox/', '/admin/inbox/', '/api/news/images/'].map(
      (start) => start + headerOf('%41'),
    ),
    `/about-us/?${headerOf('a=b&')}`,
  ])
    await isBounded(usual, path.slice(0, 40), () => request(path))
})

test('no wrong key makes a request that is not there cost far more than another', async () => {
  const usual = await processorTime(() => request(`/requests/Q-7F3K2M/${'x'.repeat(22)}`))
  for (const part of ['%51', '%ff', 'Q'])
    await isBounded(usual, part, () => request(`/requests/${filling(part, 7500)}/${filling(part, 7500)}`))
  for (const part of ['requests/', 'requests//'])
    await isBounded(usual, part, () => request(`/${headerOf(part)}`))
})

test('no query makes a form cost far more than another filled-in one', async () => {
  const usual = await processorTime(() => request('/quote?pickupLocation=Calgary'))
  for (const query of [
    ...['&', 'a=b&', 'services=LTL&', 'pickupLocation=a&'].map(headerOf),
    ...['%3C', '%22', '%ff', '+'].map((part) => `pickupLocation=${headerOf(part)}`),
  ])
    await isBounded(usual, query.slice(0, 40), () => request(`/quote?${query}`))
})

test.each([
  ['/about-us', 'accept-encoding', ['a,', 'a;q=1,', ';q=1', ' ,']],
  ['/about-us', 'if-none-match', ['"a",', '""', 'W/"a",', '"']],
  ['/about-us', 'range', ['0-1,']],
  ['/quote?pickupLocation=Calgary', 'accept-encoding', ['a,', ' ,']],
  ['/nowhere', 'accept', ['application/', 'text/html,']],
  ['/nowhere', 'accept-language', ['en,']],
  ['/api/auth/get-session', 'cookie', ['a=b; ', 'better-auth.session_token=b; ', 'a=%41; ']],
  ['/api/places?q=calgary', 'x-forwarded-for', ['1.1.1.1,', '[', '"', '%', ':', '1.', ' x']],
])('%s: no header %s makes it cost far more', async (path, name, parts) => {
  let made = 0
  // Each is another, so that none is remembered.
  const send = (value: string) => request(path, { headers: { [name]: `${value}${made++}` } })
  const usual = await processorTime(() => send('1'))
  for (const part of parts) {
    const value = filling(part, HEADER_SPACE)
    await isBounded(usual, part, () => send(value))
  }
})

test('no type of a body makes a form cost far more than another unknown one', async () => {
  const send = (type: string) =>
    request('/api/send-quote', { method: 'POST', headers: { 'content-type': type }, body: '{}' })
  const usual = await processorTime(() => send('text/plain'))
  for (const part of ['a;', 'a', ' ', 'multipart/', 'charset=', ';charset="utf-8"'])
    await isBounded(usual, part, () => send(`text/plain;${headerOf(part)}x`))
})

test.each(['<">&', MARKS])('no answers and notes of %j make a request cost far more', async (part) => {
  const quote = async (answers: Record<string, unknown> = {}) => {
    const formData = { ...examples.quote, email: `pat${clients}@shipper.example`, ...answers }
    const answer = await sendJson('/api/send-quote', { formName: 'Quote Request', formData })
    return ((await answer.json()) as { page: string }).page
  }
  const note = (page: string, text: string) => sendJson(page, { action: 'note', note: text })
  const ordinary = await quote()
  const viewing = await processorTime(() => request(ordinary))
  const noting = await processorTime(async () => note(await quote(), 'The gate code is 4417.'))
  const text = (length: number) => `a${filling(part, length - 1)}`
  const place = filling('santoxxxx mx ca us ab,', 490)
  const page = await quote({ additionalInfo: text(9990), pickupLocation: place, deliveryLocation: place })
  for (let notes = 0; notes < 50; notes += 1) expect((await note(page, text(2000))).status).toBe(303)
  await isBounded(viewing, 'the page', () => request(page))
  await isBounded(viewing, 'the form for changes', () => request(`${page}?amend`))
  // It is refused, which shows the page again.
  await isBounded(viewing, 'a note', () => note(page, text(30_000)))
  const amended = { action: 'amend', ...examples.quote, additionalInfo: text(9990) }
  await isBounded(noting, 'a change', () => sendJson(page, amended))
})

test('no answers make a bill of lading keep others waiting', async () => {
  const draw = async (additionalInfo: string) => {
    const formData = { ...examples.quote, additionalInfo }
    const answer = await sendJson('/api/send-quote', { formName: 'Quote Request', formData })
    const { page } = (await answer.json()) as { page: string }
    return () => request(`${page}/bill-of-lading.pdf`)
  }
  const usual = await processorTime(await draw(''))
  await isBounded(usual, 'a long word', await draw(filling('-', 9990)))
})

test('no email or password makes a sign-in cost far more than another wrong one', async () => {
  const signIn = (email: string, password: string) => sendJson('/api/auth/sign-in/email', { email, password })
  const usual = await processorTime(() => signIn(`nobody${clients}@company.example`, 'a wrong password'))
  const marks = filling(MARKS, 30_000)
  await isBounded(usual, 'email', () => signIn(marks, 'a wrong password'))
  await isBounded(usual, 'password', () => signIn(`nobody${clients}@company.example`, marks))
})

test('no upload costs far more than the largest resume', async () => {
  const part = (more: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${more}\r\n\r\n${content}\r\n`
  const large = 4_900_000
  const upload = (body: string, type = 'multipart/form-data; boundary=x') => {
    const bytes = new TextEncoder().encode(`${body}--x--\r\n`)
    return () => readMultipart(bytes, type)
  }
  const usual = await processorTime(upload(part('resume"; filename="cv.pdf"', `%PDF-${'x'.repeat(large)}`)))
  const worst: Record<string, () => Promise<unknown>> = {
    'empty files': upload(part('a"; filename="a"', '').repeat(75_000)),
    'empty fields': upload(part('a"', '').repeat(90_000)),
    'many headers': upload(part(`a"\r\n${'a: b\r\n'.repeat(large / 6)}`, '')),
    'a long name': upload(part(`${'%0d'.repeat(large / 3)}"`, '')),
    'beginnings of boundaries': upload(part('a"', '\r\n--'.repeat(large / 4))),
    'a boundary of dashes': upload('-'.repeat(large), `multipart/form-data; boundary=${'-'.repeat(70)}`),
  }
  for (const [name, call] of Object.entries(worst)) await isBounded(usual, name, call, Infinity)
})

test('no words of strangers make a search of staff cost far more', async () => {
  const staff = await addStaff(app, services, 'dana@company.example')
  await receiveQuote(services, { 'freight.type': 'Lentils' })
  const search = (text: string) => staff.post('/api/inbox/search', { text })
  const usual = await processorTime(() => search('lentils'))
  let words = 0
  const word = () => `ab${((words++ * 104_729) % 1_679_616).toString(36).padStart(4, '0')}cd`
  for (let request = 0; request < 300; request += 1)
    await receiveQuote(services, { additionalInfo: Array.from({ length: 220 }, word).join(' ') })
  const unknown = 'abqqqqcd abwwwwcd abzzzzcd abyyyycd abxxxxcd abvvvvcd abuuuucd abttttcd'
  await isBounded(usual, 'a search for eight mistyped words', () => search(unknown))
})

test('words near mistyped ones are found in little time, whatever strangers wrote', async () => {
  const texts = Array.from({ length: 500 }, (_, text) => ({
    text: Array.from({ length: 220 }, (_, word) => `ab${(text * 220 + word).toString(36)}cd`).join(' '),
  }))
  const typed = [
    'abqqqqcd',
    'abwwwwcd',
    'abzzzzcd',
    'abyyyycd',
    'abxxxxcd',
    'abvvvvcd',
    'abuuuucd',
    'abttttcd',
  ]
  expect(await processorTime(async () => nearestWords(texts, typed))).toBeLessThanOrEqual(MAX_MS)
})
