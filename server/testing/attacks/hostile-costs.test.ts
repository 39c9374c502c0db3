import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../../domain/forms/examples.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { withUploadedForm } from '../../http/bodies/receive-upload.ts'
import { formUploads } from '../../http/bodies/upload-room.ts'
import { nearestWords } from '../../inbox/search/nearest-words.ts'
import { smallSite } from '../built-site.ts'
import { processorTime } from '../processor-time.ts'
import { openTestDependencies } from '../test-dependencies.ts'
import { receiveQuote } from '../test-inbox.ts'
import { addStaff } from '../test-staff.ts'
import { filling, MARKS, worstCalls } from '../worst-calls.ts'

const SITE_URL = 'http://localhost:3000'
/**
 * How much dearer than an ordinary request the worst may be, and its milliseconds of processor time: 20 are aimed at,
 * and a slow machine takes twice as long.
 */
const MAX_RATIO = 10
const MAX_MS = 40
/** On a machine that is slower still, milliseconds say nothing: there it is this many ordinary requests. */
const SLOW_RATIO = 6
/** What costs less is not compared: it is cheaper than an ordinary page, and so short that the ratio says little. */
const CHEAP_MS = 1

let dependencies: Dependencies
let app: ReturnType<typeof createApp>
let clients = 0

beforeAll(async () => {
  dependencies = await openTestDependencies({ TRUST_PROXY: '1', RATE_LIMIT: '1000' })
  app = createApp(dependencies, await smallSite())
})
afterAll(async () => {
  await dependencies.search.close()
  await dependencies.store.close()
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

/** Fails with what costs more than it may. */
async function isBounded(
  usual: number,
  name: string,
  call: () => Promise<unknown>,
  maxMs = MAX_MS,
): Promise<void> {
  const mostMs = Math.min(Math.max(maxMs, usual * SLOW_RATIO), Math.max(CHEAP_MS, usual * MAX_RATIO))
  let ms = await processorTime(call)
  // Garbage of other calls may be collected in one measurement, not in each of five.
  for (let again = 0; again < 4 && ms > mostMs; again += 1) ms = Math.min(ms, await processorTime(call))
  expect(ms, `${name}: ${(ms / usual).toFixed(1)} times the ordinary`).toBeLessThanOrEqual(mostMs)
}

test.each(Object.entries(worstCalls(request)))(
  'no text makes %s cost far more than an ordinary one',
  async (_, { ordinary, worst }) => {
    const usual = await processorTime(ordinary)
    for (const [name, call] of Object.entries(worst)) await isBounded(usual, name, call)
  },
)

test.each(['<">&', MARKS])('no answers and notes of %j make a request cost far more', async (part) => {
  const quote = async (answers: Record<string, unknown> = {}) => {
    const formData = { ...examples.quote, email: `pat${clients}@shipper.example`, ...answers }
    const response = await sendJson('/api/send-quote', { formName: 'Quote Request', formData })
    return ((await response.json()) as { page: string }).page
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
    const response = await sendJson('/api/send-quote', { formName: 'Quote Request', formData })
    const { page } = (await response.json()) as { page: string }
    return () => request(`${page}/bill-of-lading.pdf`)
  }
  const usual = await processorTime(await draw(''))
  const chinese = String.fromCodePoint(...Array.from({ length: 9900 }, (_, index) => 0x4e00 + index))
  const worst = { 'a long word': filling('-', 9990), 'different Chinese characters': chinese }
  for (const [name, text] of Object.entries(worst)) {
    const paper = await draw(text)
    expect((await (await paper()).arrayBuffer()).byteLength, name).toBeLessThan(500_000)
    await isBounded(usual, name, paper)
  }
})

test('no upload costs far more than the largest resume', async () => {
  const part = (more: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${more}\r\n\r\n${content}\r\n`
  const large = 4_900_000
  const upload = (body: string, type = 'multipart/form-data; boundary=x') => {
    const bytes = new TextEncoder().encode(`${body}--x--\r\n`)
    const sent = () =>
      new Request(SITE_URL, { method: 'POST', body: bytes, headers: { 'content-type': type } })
    const { dataDir } = dependencies.config
    return () => withUploadedForm(sent(), { room: formUploads, client: 'one', dataDir }, () => undefined)
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
  const staff = await addStaff(app, dependencies, 'dana@company.example')
  await receiveQuote(dependencies, { 'freight.type': 'Lentils' })
  const search = (text: string) => staff.post('/api/inbox/search', { text })
  const usual = await processorTime(() => search('lentils'))
  let words = 0
  const word = () => `ab${((words++ * 104_729) % 1_679_616).toString(36).padStart(4, '0')}cd`
  for (let request = 0; request < 300; request += 1)
    await receiveQuote(dependencies, { additionalInfo: Array.from({ length: 220 }, word).join(' ') })
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
