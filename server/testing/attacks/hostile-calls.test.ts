import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { driver } from '../../../domain/forms/driver.ts'
import { examples } from '../../../domain/forms/examples.ts'
import { attribute, descendants } from '../../../publish/page-edits.ts'
import { enRequest } from '../../../translations/en/request-page.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { renderEmail } from '../../mail/email-templates.ts'
import { smallSite } from '../built-site.ts'
import { onBothDatabases } from '../databases.ts'
import { CASES, naughty, naughtyTexts, sentences, shareOf, TIMEOUT_MS } from '../samples/hostile.ts'
import { sampleContext, sampleMessage, sampleSubmission } from '../samples/sample-emails.ts'
import { openTestDependencies } from '../test-dependencies.ts'
import { addStaff, PASSWORD, type TestStaff } from '../test-staff.ts'

const SITE_URL = 'http://localhost:3000'
const JSON_TYPE = { 'content-type': 'application/json' }
const site = await smallSite({ DRIVER_APPLICATIONS: 'live' })

onBothDatabases(({ kind, newSettings }) => {
  let dependencies: Dependencies
  let app: ReturnType<typeof createApp>
  let staff: TestStaff
  let client = 0
  /** Most cases run on SQLite, which is faster. */
  const SHARE = CASES * (kind === 'SQLite' ? 0.7 : 0.3)
  const shareOfDatabase = <Value>(values: readonly Value[]) => shareOf(values, kind === 'SQLite' ? 0 : 1, 2)

  beforeAll(async () => {
    const { dataDir, databaseUrl } = await newSettings()
    dependencies = await openTestDependencies({
      ...{ DATA_DIR: dataDir, DRIVER_APPLICATIONS: 'live', RATE_LIMIT: '1000000' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    app = createApp(dependencies, site)
    staff = await addStaff(app, dependencies, 'dana@company.example')
    expect((await staff.post('/api/inbox/confirm', { password: PASSWORD })).status).toBe(204)
  })
  afterAll(async () => {
    await dependencies.search.close()
    await dependencies.store.close()
  })

  /** Each request comes from a client of its own, so that no limit hides what is behind it. */
  const request = (path: string, init: RequestInit = {}): Promise<Response> => {
    client += 1
    const remoteAddress = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`
    return Promise.resolve(app.request(SITE_URL + path, init, { incoming: { socket: { remoteAddress } } }))
  }
  const sendJson = (path: string, body: unknown, method = 'POST') =>
    request(path, {
      method,
      body: JSON.stringify(body),
      headers: { ...JSON_TYPE, accept: 'application/json' },
    })
  const sendForm = (path: string, body: Record<string, unknown>) =>
    request(path, {
      method: 'POST',
      body: new URLSearchParams(Object.entries(body).map(([name, value]) => [name, formText(value)])),
    })

  async function newRequest(answers: Record<string, unknown> = {}): Promise<string> {
    const formData = { ...examples.quote, ...answers }
    const { page } = await (await sendJson('/api/send-quote', { formName: 'Quote Request', formData })).json()
    return page
  }

  /** Done, or refused with one of our sentences. */
  async function isOrdinaryResponse(response: Response): Promise<void> {
    expect(response.status).toBeLessThan(500)
    if (response.status < 400) return
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const { success, message } = await response.json()
    expect(success).toBe(false)
    expect([...sentences, ...Object.values(enRequest)]).toContain(message)
  }

  const applicationWith = (fields: Record<string, unknown>, fileName = 'Resume.pdf'): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...examples.driver, ...fields }))
      form.set(name, String(value))
    form.set('resume', new File(['%PDF-1.7'], fileName))
    return form
  }
  const apply = (body: BodyInit, headers: Record<string, string> = {}) =>
    request(driver.endpoint, { method: 'POST', body, headers })

  test('no naughty text in a driver application is more than refused', { timeout: TIMEOUT_MS }, async () => {
    const names = [...Object.keys(driver.fields), 'formName', '__proto__', '']
    for (const [index, name] of names.entries())
      for (const text of shareOf(naughtyTexts, index, names.length))
        await isOrdinaryResponse(await apply(applicationWith({ [name]: text })))
    for (const text of shareOfDatabase(naughtyTexts)) {
      const everywhere = Object.fromEntries(names.map((name) => [name, text]))
      const page = await apply(applicationWith(everywhere), { accept: 'text/html' })
      expect([303, 400, 422]).toContain(page.status)
    }
  })

  test('no naughty name of a resume is more than refused, and each can be downloaded', async () => {
    for (const text of shareOfDatabase(naughtyTexts)) {
      const response = await apply(applicationWith({}, `${text}.pdf`))
      const { reference } = await response.clone().json()
      await isOrdinaryResponse(response)
      if (response.status !== 200) continue
      const { files } = await (await staff.request(`/api/inbox/submissions/${reference}`)).json()
      const file = await staff.request(`/api/inbox/files/${files[0].id}`)
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[!-~]+$/)
    }
  })

  test('whatever bytes arrive as an upload are answered well', { timeout: TIMEOUT_MS }, async () => {
    const boundary = 'x'
    const part = fc.oneof(
      fc.constantFrom(
        '--x\r\n',
        '--x--',
        '\r\n',
        '\r\n\r\n',
        'Content-Disposition: form-data; name="',
        '; filename="a.pdf"',
        'Content-Type: application/pdf\r\n',
        '%PDF-1.7',
        '"',
        ...Object.keys(driver.fields),
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 30 }), async (parts) => {
        const type = `multipart/form-data; boundary=${boundary}`
        await isOrdinaryResponse(await apply(`--x\r\n${parts.join('')}`, { 'content-type': type }))
        await isOrdinaryResponse(
          await request('/api/send-quote', {
            method: 'POST',
            body: `--x\r\n${parts.join('')}`,
            headers: { 'content-type': type },
          }),
        )
      }),
      { numRuns: SHARE * 0.05 },
    )
  })

  test('a wrong address of a request is not found, whatever it is', { timeout: TIMEOUT_MS }, async () => {
    const segment = fc.oneof(
      fc.constantFrom(...naughtyTexts, 'Q-7F3K2M', 'Q-000000'),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(segment, segment, async (reference, key) => {
        const path = `/requests/${encodeURIComponent(reference.toWellFormed())}/${encodeURIComponent(key.toWellFormed())}`
        for (const response of [
          await request(path),
          await request(`/api${path}`),
          await sendJson(path, { action: 'withdraw' }),
        ])
          expect(response.status).toBe(404)
      }),
      { numRuns: SHARE * 0.05 },
    )
  })

  test('no change of a request is more than refused', { timeout: TIMEOUT_MS }, async () => {
    const names = [...Object.keys(examples.quote), 'note', 'confirm', 'action', 'version', '__proto__']
    for (const [index, name] of names.entries()) {
      const page = await newRequest()
      const action = name === 'note' ? 'note' : name === 'confirm' ? 'erase' : 'amend'
      for (const value of shareOf(naughty, index, names.length))
        await isOrdinaryResponse(await sendJson(page, { action, ...examples.quote, [name]: value }))
    }
    const page = await newRequest()
    for (const text of shareOfDatabase(naughtyTexts))
      for (const action of ['amend', 'note', 'erase', text]) {
        const fields = names.map((name) => [name, text])
        const response = await sendForm(page, { ...Object.fromEntries(fields), action })
        expect([303, 422]).toContain(response.status)
      }
    const action = fc.constantFrom('amend', 'note', 'erase', 'withdraw ', '')
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(...naughty), fc.string({ unit: 'binary' }))
    const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value)
    const one = fc.record({ action, fields })
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 20, maxLength: 20 }), async (many) => {
        const page = await newRequest()
        for (const { action, fields } of many)
          await isOrdinaryResponse(await sendJson(page, { ...examples.quote, ...fields, action }))
        expect((await request(`/api${page}`)).status).toBe(200)
      }),
      { numRuns: Math.ceil((SHARE * 0.1) / 20) },
    )
  })

  test('asking for a lost address says the same, whatever is asked', { timeout: TIMEOUT_MS }, async () => {
    const asked = naughty.flatMap((value) => [
      { reference: value, email: 'zoe@societe.example' },
      { reference: 'Q-7F3K2M', email: value },
    ])
    const responses = await Promise.all(asked.map((body) => sendJson('/api/requests/link', body)))
    for (const [at, response] of responses.entries()) {
      const isText = Object.values(asked[at] ?? {}).every((value) => typeof value === 'string')
      expect([asked[at], response.status]).toEqual([asked[at], isText ? 200 : 422])
      if (isText) expect(await response.json()).toEqual({ success: true, message: enRequest.linkSent })
    }
    const forms = await Promise.all(asked.map((body) => sendForm('/api/requests/link', body)))
    expect(new Set(forms.map(({ status }) => status))).toEqual(new Set([303]))
  })

  test('no call of the inbox is more than refused', { timeout: TIMEOUT_MS }, async () => {
    const page = await newRequest()
    const [, , reference = ''] = page.split('/')
    const one = `/api/inbox/submissions/${reference}`
    const searched = ['text', 'form', 'state', 'owner', 'from', 'to', 'after', 'limit', 'due']
    const calls: [method: string, path: string, names: string[]][] = [
      ['POST', '/api/inbox/search', searched],
      ['PATCH', one, ['version', 'state', 'owner']],
      ['POST', `${one}/notes`, ['text']],
      ['POST', `${one}/reply`, ['version', 'text']],
    ]
    const value = fc.oneof(
      fc.constantFrom(...naughty, 1, 1.5, -1, 2 ** 31, 2 ** 53, 'received', 'spam', 'dana@company.example'),
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
    )
    const call = fc.constantFrom(...calls).chain(([method, path, names]) =>
      fc.record({
        method: fc.constant(method),
        path: fc.constant(path),
        body: fc.dictionary(fc.constantFrom(...names), value),
      }),
    )
    const isNoFailure = async (response: Response) => {
      expect(response.status).toBeLessThan(500)
      if (response.status >= 400) expect((await response.json()).success).toBe(false)
    }
    for (const odd of shareOfDatabase(naughty)) {
      const filters = searched.map((name) => [name, odd])
      await isNoFailure(await staff.post('/api/inbox/search', Object.fromEntries(filters)))
    }
    const fields = calls
      .slice(1)
      .flatMap(([method, path, names]) => names.map((name) => ({ method, path, name })))
    for (const [index, { method, path, name }] of fields.entries())
      for (const odd of shareOf(naughty, index, fields.length))
        await isNoFailure(await staff.post(path, { version: 1, text: 'a', [name]: odd }, method))
    await fc.assert(
      fc.asyncProperty(call, async ({ method, path, body }) =>
        isNoFailure(await staff.post(path, body, method)),
      ),
      { numRuns: SHARE * 0.1 },
    )
  })

  test('no address below the inbox is more than refused', { timeout: TIMEOUT_MS }, async () => {
    const filters = ['form', 'state', 'owner', 'from', 'to', 'after', 'limit', 'due']
    for (const [at, text] of naughtyTexts.entries()) {
      const segment = encodeURIComponent(text.toWellFormed())
      for (const name of shareOf(filters, at, naughtyTexts.length)) {
        const query = new URLSearchParams([[name, text]])
        expect((await staff.request(`/api/inbox/submissions?${query}`)).status).toBe(200)
      }
      const read = [`submissions/${segment}`, `files/${segment}`, segment]
      for (const path of shareOf(read, at, naughtyTexts.length))
        expect([200, 401, 404]).toContain((await staff.request(`/api/inbox/${path}`)).status)
      const changed = [`messages/${segment}/send-again`, `submissions/${segment}/notes`]
      for (const path of shareOf(changed, at, naughtyTexts.length))
        expect([400, 401, 404]).toContain((await staff.post(`/api/inbox/${path}`, { text: 'a' })).status)
    }
    for (const odd of [{ toString: 1 }, [], null, 1, { email: { includes: 1 } }]) {
      expect((await staff.post('/api/inbox/confirm', { password: odd })).status).toBeLessThan(500)
      const erased = await staff.post('/api/inbox/erase', { email: odd, password: PASSWORD })
      expect(erased.status).toBeLessThan(500)
    }
  })

  test('naughty text stays text on the page of a request', async () => {
    const plain = await tagsOf(await request(await pageWith('plain')))
    for (const text of shareOfDatabase(naughtyTexts).filter(({ length }) => length < 490)) {
      const page = await pageWith(text)
      const response = await request(page)
      expect([text, await tagsOf(response)]).toEqual([text, plain])
    }

    async function pageWith(text: string): Promise<string> {
      const answers = { 'freight.type': `x ${text}`, additionalInfo: `x ${text}` }
      const page = await newRequest(answers)
      expect((await sendForm(page, { action: 'note', note: `x ${text}` })).status).toBe(303)
      return page
    }
  })

  test('naughty text stays text in exports', async () => {
    const texts = [
      ...naughtyTexts.filter((text) => text.length < 400),
      '=1+1',
      '+cmd|x',
      '-2+3',
      '@SUM(1)',
      '\t=1',
    ]
    for (const text of texts) await newRequest({ 'freight.type': `${text} x`, additionalInfo: text })
    for (let asked = 0; asked < 3; asked++)
      expect((await staff.request('/api/inbox/export.csv', { method: 'HEAD' })).status).toBe(405)
    const csv = await (await staff.request('/api/inbox/export.csv')).text()
    const cells = cellsOf(csv)
    expect(cells.length).toBeGreaterThan(texts.length)
    for (const row of cells) {
      expect(row).toHaveLength(cells[0]?.length ?? 0)
      for (const cell of row) expect(cell).not.toMatch(/^\s*([=@|%]|[+-](?![\d\s().-]*$))/)
    }
    const workbook = await (await staff.request('/api/inbox/export.xlsx')).arrayBuffer()
    const sheet = partsOfZip(Buffer.from(workbook)).find(({ name }) => /sheet1\.xml$/.test(name))?.text ?? ''
    expect(sheet).toContain('<sheetData>')
    expect(sheet).not.toMatch(/<f[ >]|<script|\p{Cc}(?<![\t\r\n])/u)
  })
})

test('naughty text stays text in every email about it', async () => {
  /** Which elements there are, and where their links go. */
  const tagsIn = (html: string) =>
    [
      ...new Set(
        [...descendants(parse(html))].map(
          (element) => `${element.tagName} ${attribute(element, 'href') ?? ''}`,
        ),
      ),
    ].sort()
  const mailsWith = async (text: string) => {
    const submission = sampleSubmission('Quote Request', 'Q-7F3K2M', {
      ...{ ...examples.quote, name: `x ${text}`, company: `x ${text}`, 'freight.type': `x ${text}` },
      ...{ pickupLocation: `x ${text}`, additionalInfo: `x ${text}` },
    })
    const messages = [
      sampleMessage('dispatch', { submission }),
      sampleMessage('confirmation', { submission }),
      sampleMessage('changed', { submission, payload: { event: 'noted', note: `x ${text}` } }),
      sampleMessage('reply', { submission, payload: { text: `x ${text}`, who: 'dana@bowline.example' } }),
    ]
    return Promise.all(messages.map((message) => renderEmail(message, sampleContext)))
  }
  const plain = (await mailsWith('plain')).map(({ html }) => tagsIn(html))
  for (const text of naughtyTexts) {
    const mails = await mailsWith(text.replaceAll('\n', ' '))
    expect([text, mails.map(({ html }) => tagsIn(html))]).toEqual([text, plain])
    for (const { subject, to, replyTo = '' } of mails)
      expect(subject + to + replyTo).not.toMatch(/[\r\n]|=\?/)
  }
})

/** The rows of a CSV file (RFC 4180). */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

/** The files in a ZIP archive, by its directory. */
function partsOfZip(zip: Buffer): { name: string; text: string }[] {
  const parts: { name: string; text: string }[] = []
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const [size, nameLength, start] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(from, from + size)
    const isPacked = zip.readUInt16LE(at + 10) === 8
    parts.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      text: String(isPacked ? inflateRawSync(bytes) : bytes),
    })
  }
  return parts
}

const formText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const tagsOf = async (response: Response): Promise<string[]> =>
  [...descendants(parse(await response.text()))].map(({ tagName }) => tagName)
