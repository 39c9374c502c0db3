import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { examples } from '../../domain/forms/examples.ts'
import type { Dependencies } from '../dependencies.ts'
import { createHttpServer } from '../http/server.ts'
import { eraseOld } from '../jobs/retention.ts'
import { fileSender } from '../pages/send-file.ts'
import { StoreUnavailable } from '../store/store.ts'
import { removeOrphanFiles, removeStoredFiles } from '../store/submissions/file-folder.ts'
import { findFile, listFiles } from '../store/submissions/files.ts'
import { listSubmissions } from '../store/submissions/submission-list.ts'
import { smallSite } from '../testing/built-site.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { silent } from '../testing/test-dependencies.ts'
import { addStaff, PASSWORD } from '../testing/test-staff.ts'

const site = await smallSite({ DRIVER_APPLICATIONS: 'live' })
const PDF = Buffer.from('%PDF-1.7\nSam drives.')
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

interface Posted {
  headers?: Record<string, string>
  name?: string
  content?: Uint8Array
  fields?: Record<string, string>
  from?: string
}

afterEach(closeTestApps)

async function openApp(environment: Record<string, string> = {}) {
  const { dependencies, app } = await openTestApp(
    {},
    { site, environment: { DRIVER_APPLICATIONS: 'live', ...environment } },
  )
  const post = ({ headers = {}, from = '192.0.2.1', ...posted }: Posted = {}) =>
    app.request(
      '/api/driver-application',
      { method: 'POST', body: formOf(posted), headers },
      { incoming: { socket: { remoteAddress: from } } },
    )
  return {
    dependencies,
    app,
    post,
    files: () => storedFiles(dependencies),
    onDisk: () => filesIn(dependencies),
  }
}

function formOf({ name = 'Resume.PDF', content = PDF, fields = {} }: Posted): FormData {
  const form = new FormData()
  form.set('formName', 'Driver Application')
  for (const [field, value] of Object.entries({ ...examples.driver, ...fields }))
    form.set(field, String(value))
  form.set('resume', new File([content as Uint8Array<ArrayBuffer>], name))
  return form
}

function filesIn({ config }: Dependencies): string[] {
  try {
    return readdirSync(path.join(config.dataDir, 'files'))
  } catch {
    return []
  }
}

const storedFiles = ({ store }: Dependencies) =>
  store.transact(async (transaction) => {
    const { submissions } = await listSubmissions(transaction, {}, { limit: 10 })
    const lists = []
    for (const { id } of submissions) lists.push(...(await listFiles(transaction, id)))
    return lists
  })

test('there is no such address while applications are a demonstration', async () => {
  const { post } = await openApp({ DRIVER_APPLICATIONS: 'demo' })
  expect((await post()).status).toBe(404)
})

onBothDatabases(({ kind, newSettings }) => {
  const openOn = async () => {
    const { dataDir, databaseUrl } = await newSettings()
    return openApp({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  }

  test('an application is stored with its resume, which staff can download', async () => {
    const { dependencies, app, post, files, onDisk } = await openOn()
    const response = await post()
    expect(response.status).toBe(200)
    const { reference, ...rest } = await response.json()
    expect(rest).toMatchObject({ success: true, message: expect.stringMatching(/\w/) })
    expect(reference).toMatch(/^D-[0-9A-HJKMNP-TV-Z]{6}$/)
    const [file] = await files()
    expect(file).toMatchObject({ field: 'resume', name: 'Resume.PDF', type: 'application/pdf' })
    expect(file?.bytes).toBe(PDF.length)
    const row = await dependencies.store.transact((transaction) => findFile(transaction, file?.id ?? ''))
    expect(row?.content === null).toBe(kind === 'SQLite')
    expect(onDisk()).toEqual(kind === 'SQLite' ? [file?.stored_name] : [])
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const download = await staff.request(`/api/inbox/files/${file?.id}`)
    expect(Buffer.from(await download.arrayBuffer())).toEqual(PDF)
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Resume.PDF",
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect((await app.request(`/api/inbox/files/${file?.id}`)).status).toBe(401)
    await removeStoredFiles(dependencies.config.dataDir, onDisk())
    const again = await staff.request(`/api/inbox/files/${file?.id}`)
    expect(again.status).toBe(kind === 'SQLite' ? 404 : 200)
    const email = 'sam@driver.example'
    expect(await (await staff.post('/api/inbox/erase', { email, password: PASSWORD })).json()).toEqual({
      erased: 1,
    })
    expect(onDisk()).toEqual([])
    expect((await staff.request(`/api/inbox/files/${file?.id}`)).status).toBe(404)
  })

  test('one member downloads five resumes at once, and others beside them', async () => {
    const { dependencies, app, post, files } = await openOn()
    await post({ content: Buffer.concat([PDF, Buffer.alloc(1_000_000)]) })
    const [file] = await files()
    const dana = await addStaff(app, dependencies, 'dana@company.example')
    const robin = await addStaff(app, dependencies, 'robin@company.example')
    const download = ({ request }: typeof dana, id = file?.id) => request(`/api/inbox/files/${id}`)
    const unread = []
    for (let one = 0; one < 5; one += 1) unread.push(await download(dana))
    const sixth = await download(dana)
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '10'])
    expect((await download(robin)).status).toBe(200)
    const [read, ...left] = unread
    expect((await read?.arrayBuffer())?.byteLength).toBe(PDF.length + 1_000_000)
    expect((await download(dana, 'none')).status).toBe(404)
    expect((await download(dana)).status).toBe(200)
    for (const { body } of left) await body?.cancel()
    expect((await download(dana)).status).toBe(200)
  })

  test('what is erased by age takes its resume along', async () => {
    const { dependencies, post, files, onDisk } = await openOn()
    await post()
    const { store, config } = dependencies
    await dependencies.store.transact(({ build, run }) => run(build.deleteFrom('emails')))
    await eraseOld({ store, config: { ...config, retentionDays: 1 }, now: Date.now() + 2 * 86_400_000 })
    expect(await files()).toEqual([])
    expect(onDisk()).toEqual([])
  })

  test('the same key with the same file is the same application, with another file it is refused', async () => {
    const { post, files, onDisk } = await openOn()
    const headers = { 'idempotency-key': 'one' }
    const first = await (await post({ headers })).json()
    expect(await (await post({ headers })).json()).toEqual(first)
    const other = await post({ headers, content: Buffer.from('%PDF-1.7\nAlex drives.') })
    expect(other.status).toBe(422)
    expect(await files()).toHaveLength(1)
    expect(onDisk()).toHaveLength(kind === 'SQLite' ? 1 : 0)
  })
})

test('only the owner of the server reads a stored resume', async () => {
  const { dependencies, post, onDisk } = await openApp()
  await post()
  const file = path.join(dependencies.config.dataDir, 'files', onDisk()[0] ?? '')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file)).toEqual(PDF)
})

test.each([
  ['resume.doc', 'd0cf11e0a1b11ae1', 200],
  ['resume.docx', '504b030414000600', 200],
  ['resume.pdf', '4d5a900003000000', 422],
  ['resume.docx', '255044462d312e37', 200],
  ['resume.exe', '255044462d312e37', 422],
  ['resume.pdf', '', 422],
])('%s that begins with %s is answered with %s', async (name, hex, status) => {
  const { post, files } = await openApp()
  const response = await post({ name, content: Buffer.from(hex, 'hex') })
  expect(response.status).toBe(status)
  const { problems } = await response.json()
  expect(Object.keys(problems ?? {})).toEqual(status === 200 ? [] : ['resume'])
  expect(await files()).toHaveLength(status === 200 ? 1 : 0)
})

test('a name is stored without folders and without characters that hide', async () => {
  const { post, files } = await openApp()
  await post({ name: 'C:\\Users\\sam\\cv\u202efdp.pdf' })
  expect((await files())[0]?.name).toBe('cvfdp.pdf')
})

test('a file of 5 MB is taken, a larger one refused beside its field, a huge one as a whole', async () => {
  const { post } = await openApp()
  const sized = (bytes: number) => post({ content: Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]) })
  expect((await sized(5_000_000)).status).toBe(200)
  const large = await sized(5_000_001)
  expect(large.status).toBe(422)
  expect((await large.json()).problems.resume).toMatch(/^Required: .*5 MB/)
  expect((await sized(6_000_000)).status).toBe(413)
})

test('refusals are those of the other forms', async () => {
  const { app, post, dependencies } = await openApp({ RATE_LIMIT: '1' })
  expect((await post({ headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await post({ headers: { 'idempotency-key': 'é' } })).status).toBe(422)
  const missing = await post({ fields: { email: '' } })
  expect(missing.status).toBe(422)
  expect((await missing.json()).problems).toEqual({ email: 'Required' })
  const wrongType = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  expect((await app.request('/api/driver-application', wrongType)).status).toBe(415)
  const torn = {
    method: 'POST',
    body: '--x\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }
  expect((await app.request('/api/driver-application', torn)).status).toBe(400)
  expect((await app.request('/api/driver-application')).status).toBe(405)
  expect((await post()).status).toBe(200)
  const tooMany = await post()
  expect(tooMany.status).toBe(429)
  expect(tooMany.headers.get('retry-after')).toMatch(/^\d+$/)
  dependencies.store.transact = () => Promise.reject(new StoreUnavailable('disk full'))
  const unavailable = await post({ from: '192.0.2.9' })
  expect(unavailable.status).toBe(503)
  expect(unavailable.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('one client sends 60 uploads a minute, refused ones too', async () => {
  const { app, post } = await openApp({ RATE_LIMIT: '100' })
  const torn = () =>
    app.request(
      '/api/driver-application',
      { method: 'POST', body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    )
  for (let upload = 0; upload < 60; upload += 1) expect((await torn()).status).toBe(400)
  const refused = await torn()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(10)
  expect((await post()).status).toBe(429)
  expect((await post({ from: '192.0.2.2' })).status).toBe(200)
})

test('a folder that cannot be written to is an outage', async () => {
  const { post, dependencies, files } = await openApp()
  writeFileSync(path.join(dependencies.config.dataDir, 'files'), '')
  expect((await post()).status).toBe(503)
  expect(await files()).toEqual([])
})

test('a browser without JavaScript is redirected, and gets its mistakes back on the page', async () => {
  const { post } = await openApp()
  const sent = await post({ headers: PAGE })
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toMatch(/^\/thank-you\?reference=D-/)
  const wrong = await post({ headers: PAGE, fields: { email: 'sam' } })
  expect(wrong.status).toBe(422)
  const html = await wrong.text()
  expect(html).toContain('value="Okafor"')
  expect(html).toMatch(/id="driver-email-problem">Required: /)
  expect(html).toMatch(/id="driver-resume-problem">Required: /)
  expect(html).not.toContain('[object')
})

test('files without a submission are removed at start, others stay', async () => {
  const { dependencies, post, onDisk } = await openApp()
  await post()
  const stored = onDisk()
  mkdirSync(path.join(dependencies.config.dataDir, 'files'), { recursive: true })
  writeFileSync(path.join(dependencies.config.dataDir, 'files', 'left-over'), 'x')
  await removeOrphanFiles(dependencies.store, dependencies.config.dataDir, silent)
  expect(onDisk()).toEqual(stored)
})

test('a body far over the limit is answered also on a real connection', async () => {
  const { dependencies, app } = await openApp()
  const server = createHttpServer({
    app,
    sendFile: fileSender(site),
    log: silent,
    siteUrl: dependencies.config.siteUrl,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const response = await fetch(`http://127.0.0.1:${port}/api/driver-application`, {
    method: 'POST',
    body: formOf({ content: Buffer.concat([PDF, Buffer.alloc(20_000_000)]) }),
  })
  expect(response.status).toBe(413)
  server.closeAllConnections()
  server.close()
})
