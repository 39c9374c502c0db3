import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { examples } from '../../domain/forms/examples.ts'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import { enRequest } from '../../translations/en/request-page.ts'
import { formTexts } from '../../translations/form-texts.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { listFiles } from '../store/submissions/files.ts'
import { changeSubmission } from '../store/submissions/submission-changes.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { smallSite } from '../testing/built-site.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp, type TestApp } from '../testing/test-app.ts'

const site = await smallSite({ DRIVER_APPLICATIONS: 'live' })
const environment = { DRIVER_APPLICATIONS: 'live' }
const PDF = '%PDF-1.7\nSam drives.'
const pdf = (name: string, content = PDF) => new File([content], name)
/** What a browser sends where no file was chosen. */
const noFile = new File([], '')

afterEach(closeTestApps)

function multipart(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof File ? value : String(value))
  return form
}

async function applied({ request }: TestApp): Promise<{ reference: string; page: string }> {
  const body = multipart({ ...examples.driver, resume: pdf('Resume.pdf') })
  const response = await request('/api/driver-application', { method: 'POST', body })
  return (await response.json()) as { reference: string; page: string }
}

const amend = ({ request }: TestApp, page: string, fields: Record<string, unknown>) =>
  request(page, { method: 'POST', body: multipart({ action: 'amend', ...examples.driver, ...fields }) })

const stored = ({ dependencies }: TestApp, reference: string) =>
  dependencies.store.transact(async (transaction) => {
    const submission = await findSubmission(transaction, reference)
    const files = await listFiles(transaction, submission?.id ?? '')
    const messages = await listEmails(transaction, submission?.id ?? '')
    return { answers: submission?.answers, files: files.map(({ name }) => name), messages }
  })

const onDisk = ({ dependencies }: TestApp): string[] =>
  readdirSync(path.join(dependencies.config.dataDir, 'files'))

onBothDatabases(({ newSettings, kind }) => {
  const openSite = async () => openTestApp(await newSettings(), { site, environment })

  test('a changed application keeps its resume unless another is chosen', async () => {
    const server = await openSite()
    const { reference, page } = await applied(server)
    expect((await amend(server, page, { location: 'Airdrie, AB', resume: noFile })).status).toBe(303)
    expect((await server.send(page, { action: 'amend', ...examples.driver, experience: 7 })).status).toBe(200)
    expect(await stored(server, reference)).toMatchObject({
      answers: { location: 'Calgary, AB', experience: 7, resume: 'Resume.pdf' },
      files: ['Resume.pdf'],
    })
    expect((await amend(server, page, { resume: pdf('Newer.pdf', `${PDF} And well.`) })).status).toBe(303)
    expect(await stored(server, reference)).toMatchObject({
      answers: { resume: 'Newer.pdf' },
      files: ['Resume.pdf', 'Newer.pdf'],
    })
    if (kind === 'SQLite') expect(onDisk(server)).toHaveLength(2)
    expect((await server.send(page, { action: 'erase', confirm: 'erase' })).status).toBe(200)
    expect(await stored(server, reference)).toMatchObject({ answers: {}, files: [] })
    if (kind === 'SQLite') expect(onDisk(server)).toEqual([])
  })
})

const openSite = () => openTestApp({}, { site, environment })

test('the form for changes names the resume that stays, and runs no script', async () => {
  const server = await openSite()
  const { page } = await applied(server)
  const html = await (await server.request(`${page}?amend`)).text()
  expect(html).toContain('We have Resume.pdf.')
  expect(html).toContain(`action="${page}"`)
  expect(html).toMatch(/enctype="multipart\/form-data"/i)
  expect(html).not.toContain('<script')
  expect(html).toContain(`<a href="${page}">Back to the application</a>`)
  expect(html).not.toContain('Intermodal Driver')
  expect(html).toContain('value="Okafor"')
  expect(html.match(/<\/label><span[^>]* id="driver-(email|phone)-hint">Partly hidden/g)).toHaveLength(2)
})

test('a new resume of the wrong content, or beside a mistake, changes nothing and says so', async () => {
  const server = await openSite()
  const { reference, page } = await applied(server)
  const wrong = await amend(server, page, { resume: pdf('Newer.pdf', 'MZ') })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toMatch(/id="driver-resume-problem">Required: /)
  const beside = await amend(server, page, { lastName: '', resume: pdf('Newer.pdf') })
  expect(beside.status).toBe(422)
  const html = await beside.text()
  for (const name of ['resume', 'lastName'])
    expect(html).toMatch(new RegExp(`id="driver-${name}-problem">Required`))
  expect(await stored(server, reference)).toMatchObject({ files: ['Resume.pdf'] })
  expect(onDisk(server)).toHaveLength(1)
})

test('dispatch reads that the resume is another one, even of the same name', async () => {
  const server = await openSite()
  const { reference, page } = await applied(server)
  await amend(server, page, { resume: pdf('Resume.pdf', `${PDF} And well.`) })
  const { messages } = await stored(server, reference)
  const [id = ''] = messages.flatMap((message) => (message.template === 'changed' ? message.id : []))
  const [row] = await server.dependencies.store.transact(({ build, run }) =>
    run(build.selectFrom('emails').select('payload').where('id', '=', id)),
  )
  expect(JSON.parse(row?.payload ?? '{}')).toEqual({
    event: 'amended',
    changed: ['resume'],
    before: { resume: 'Resume.pdf' },
  })
})

test('one address changes three resumes at once, since uploads share their memory', async () => {
  const server = await openSite()
  const { page } = await applied(server)
  const bodies: ReadableStreamDefaultController[] = []
  const upload = () =>
    server.request(page, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new ReadableStream({ start: (controller) => void bodies.push(controller) }),
      duplex: 'half',
    } as RequestInit)
  const slow = [upload(), upload(), upload()]
  await expect.poll(async () => (await amend(server, page, {})).status).toBe(429)
  for (const body of bodies) body.close()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await amend(server, page, { resume: noFile })).status).toBe(303)
})

test('a form that was filled in before another change is not saved over it unseen', async () => {
  const server = await openSite()
  const { reference, page } = await server.quote()
  const open = async () => {
    const html = await (await server.request(`${page}?amend`)).text()
    return /name="answers"[^>]* value="([^"]+)"/.exec(html)?.[1] ?? ''
  }
  const seen = await open()
  expect(seen).not.toBe('')
  const save = (type: string, answers: string) =>
    server.request(page, {
      method: 'POST',
      body: new URLSearchParams({ ...examples.quote, action: 'amend', answers, 'freight.type': type }),
    })
  expect((await save('Steel', seen)).status).toBe(303)
  const refused = await save('Lumber', seen)
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(html).toContain('value="Lumber"')
  expect(html).toContain('changed in another tab')
  expect(await stored(server, reference)).toMatchObject({ answers: { 'freight.type': 'Steel' } })
  expect((await save('Lumber', /name="answers"[^>]* value="([^"]+)"/.exec(html)?.[1] ?? '')).status).toBe(303)
  expect(await stored(server, reference)).toMatchObject({ answers: { 'freight.type': 'Lumber' } })
})

test('two requests that differ in what is masked look the same, also after a guess at it', async () => {
  const server = await openTestApp({}, { site, given: { now: () => Date.UTC(2026, 2, 2, 17) } })
  const looks = async (page: string) => {
    const [, reference = '', key = ''] = /requests\/(.+)\/(.+)/.exec(page) ?? []
    const paths = [page, `${page}?amend`, `/api${page}`]
    const texts = await Promise.all(paths.map(async (path) => (await server.request(path)).text()))
    return texts.join('').replaceAll(reference, 'REFERENCE').replaceAll(key, 'KEY').replaceAll(DRAWING, '')
  }
  const one = await server.quote({ email: 'petra@northfield.example', phone: '403-555-0142' })
  const guessed = { email: 'paul@northfield.example', phone: '587-555-0142' }
  const other = await server.quote(guessed)
  expect(await looks(one.page)).toBe(await looks(other.page))
  for (const { page } of [one, other])
    await server.send(page, { action: 'amend', ...examples.quote, ...guessed })
  expect(await looks(one.page)).toBe(await looks(other.page))
})

/** The code that opens the request in the inbox is another for each reference. */
const DRAWING = /<svg.*?<\/svg>/g

test('the page says what was done only where it was', async () => {
  const server = await openSite()
  const { page } = await server.quote()
  const said = enRequest.done(formTexts(quoteRequest).shortNoun)
  for (const action of ['amend', 'note', 'withdraw', 'erase'] as const) {
    const url = `${page}?done=${action}`
    expect(await (await server.request(url)).text()).not.toContain(said[action])
    const body = new URLSearchParams({ ...examples.quote, note: 'Dock 4', confirm: 'erase', action })
    const done = await server.request(page, { method: 'POST', body })
    expect(done.headers.get('location')).toBe(url)
    expect(await (await server.request(url)).text()).toContain(said[action])
  }
})

test('what comes too late is shown again, to be copied', async () => {
  const server = await openSite()
  const { reference, page } = await server.quote()
  const change = (state: 'in progress' | 'closed') =>
    server.dependencies.store.transact((transaction) =>
      changeSubmission(transaction, { reference, who: 'dana@company.example', at: Date.now(), state }),
    )
  const post = (fields: Record<string, string>) =>
    server.request(page, { method: 'POST', body: new URLSearchParams(fields) })
  await change('in progress')
  const late = await post({ ...examples.quote, action: 'amend', 'freight.type': 'Steel' })
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('value="Steel"')])
  await change('closed')
  const note = await post({ action: 'note', note: 'Dock <4> is closed.' })
  expect(note.status).toBe(409)
  expect(await note.text()).toContain('<bdi>Dock &lt;4&gt; is closed.</bdi>')
})

test('a note is stored without what cannot be seen, as answers are', async () => {
  const server = await openSite()
  const { page } = await server.quote()
  const hidden = '\u202e\u200b\u2066\u00ad'
  expect((await server.send(page, { action: 'note', note: hidden })).status).toBe(422)
  const noted = await server.send(page, { action: 'note', note: `${hidden}Dock 4\r\nis ${hidden}closed.` })
  expect((await noted.json()).history).toContainEqual(expect.objectContaining({ note: 'Dock 4\nis closed.' }))
})

test('a note that is too long comes back whole', async () => {
  const server = await openSite()
  const { page } = await server.quote()
  const body = new URLSearchParams({ action: 'note', note: 'x'.repeat(2001) })
  const response = await server.request(page, { method: 'POST', body })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('x'.repeat(2001))
})

test('changes count as submissions do', async () => {
  const server = await openTestApp({}, { site, environment: { RATE_LIMIT: '3' } })
  const { page } = await server.quote()
  const note = () => server.send(page, { action: 'note', note: 'Hello' })
  expect((await server.send(page, { action: 'note', note: '' })).status).toBe(422)
  expect([(await note()).status, (await note()).status]).toEqual([200, 200])
  const limited = await note()
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('an application that was delivered stays readable once applications are a demonstration', async () => {
  const live = await openSite()
  const { page } = await applied(live)
  const demo = new Map(site.files)
  demo.delete('/careers/driver-jobs')
  const { config } = live.dependencies
  await closeTestApps()
  const later = await openTestApp({ dataDir: config.dataDir }, { site: { ...site, files: demo } })
  expect((await later.request(`${page}?amend`)).status).toBe(200)
})
