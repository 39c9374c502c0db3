import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { examples } from '../../domain/forms/examples.ts'
import type { SubmissionState } from '../../domain/submissions/inbox.ts'
import { readConfig } from '../../server/config.ts'
import { changeByStaff } from '../../server/inbox/change-by-staff.ts'
import { NOT_FOUND, readSite } from '../../server/pages/site.ts'
import { renderSampleEmails } from '../../server/testing/samples/sample-emails.ts'
import { closeTestApps, openTestApp, type TestApp } from '../../server/testing/test-app.ts'

const site = path.join(import.meta.dirname, '../../dist')
const environment = { DRIVER_APPLICATIONS: 'live', RATE_LIMIT: '1000' }
const BAIT = 'Earn $5000 a week. Buy backlinks: https://x.example'
const HTML = { accept: 'text/html' }

/** Every HTML document that visitors, staff and recipients of mail get, by a name. */
export async function allDocuments(): Promise<Map<string, string>> {
  const documents = new Map<string, string>()
  for (const settings of [{}, environment]) await addPublished(documents, settings)
  await addAnswers(documents)
  for (const [name, { html }] of Object.entries(await renderSampleEmails()))
    documents.set(`email ${name}`, html)
  return documents
}

async function addPublished(documents: Map<string, string>, settings: Record<string, string>) {
  const { files } = await readSite(site, readConfig(settings))
  for (const [urlPath, { plain }] of files)
    if (plain.headers.some((header) => header.startsWith('text/html')))
      documents.set(`${urlPath} ${JSON.stringify(settings)}`, plain.body.toString())
}

/** What the server renders when it is asked. */
async function addAnswers(documents: Map<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'validator-data-'))
  const published = await readSite(site, readConfig(environment))
  const app = await openTestApp({ dataDir }, { site: published, environment })
  const add = async (name: string, answer: Response | Promise<Response>) =>
    void documents.set(name, await (await answer).text())
  try {
    await addRequests(app, add)
    await addReturnedForms(app, add)
    await add('no such page', app.request('/nowhere'))
    await add('no such request', app.request(`/requests/Q-7F3K2M/${'x'.repeat(22)}`))
    const bare = await openTestApp(
      {},
      {
        site: { ...published, files: withoutPages(published.files) },
      },
    )
    await add('an error without a page', bare.request('/nowhere'))
    await add('another method', app.request('/requests/Q-7F3K2M/x', { method: 'PUT' }))
  } finally {
    await closeTestApps()
  }
}

const withoutPages = <File>(files: ReadonlyMap<string, File>) =>
  new Map([...files].filter(([urlPath]) => urlPath !== NOT_FOUND))

type Add = (name: string, answer: Response | Promise<Response>) => Promise<void>

const form = (fields: Record<string, string | number>): RequestInit => ({
  method: 'POST',
  headers: HTML,
  body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
})

function upload(fields: Record<string, string | number>, content = '%PDF-1.7'): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  body.set('resume', new File([content], 'resume.pdf'))
  return { method: 'POST', headers: HTML, body }
}

/** The request's page of each form in each state, and what its own forms return. */
async function addRequests(app: TestApp, add: Add) {
  const { request, quote } = app
  const first = await quote({ services: ['LTL'], 'freight.weight': 1200, additionalInfo: '<b>&"\'' })
  await add('request received', request(first.page))
  await add('change form', request(`${first.page}?amend`))
  await add('change form with errors', request(first.page, form({ action: 'amend', ...wrongAnswers })))
  await add('note with an error', request(first.page, form({ action: 'note', note: 'x'.repeat(2001) })))
  await add('unknown action', request(first.page, form({ action: 'none' })))
  await request(first.page, form({ action: 'note', note: 'The gate code is 4417.\nAsk for <Lee>.' }))
  await add('request noted', request(`${first.page}?done=note`))
  await request(first.page, form({ action: 'amend', ...examples.quote, deliveryLocation: 'Dallas, TX' }))
  await add('request amended', request(`${first.page}?done=amend`))
  for (const state of ['in progress', 'answered', 'closed'] as const) {
    await setState(app, first.reference, state)
    await add(`request ${state}`, request(first.page))
  }
  await add('change that came too late', request(first.page, form({ action: 'amend', ...wrongAnswers })))
  const second = await quote()
  await request(second.page, form({ action: 'withdraw' }))
  await add('request withdrawn', request(`${second.page}?done=withdraw`))
  await request(second.page, form({ action: 'erase', confirm: 'erase' }))
  await add('request erased', request(`${second.page}?done=erase`))
  const held = await quote({ additionalInfo: BAIT })
  await add('request held', request(held.page))
  await add('thank you', request(thankYou(held.page)))
  await addOtherForms(app, add)
}

const wrongAnswers = { ...examples.quote, email: 'nobody', pickupLocation: '' }

const thankYou = (page: string): string =>
  page.replace(/^\/requests\/(.+)\/(.+)$/, '/thank-you?reference=$1&key=$2')

const setState = ({ dependencies: { store, now } }: TestApp, reference: string, state: SubmissionState) =>
  store.transact((transaction) =>
    changeByStaff(transaction, { reference, who: 'dana@company.example', at: now(), state }),
  )

async function addOtherForms({ send, request }: TestApp, add: Add) {
  const carrier = await send('/api/send-quote', {
    formName: 'Carrier Application',
    formData: examples.carrier,
  })
  const driver = await request('/api/driver-application', {
    ...upload({ formName: 'Driver Application', ...examples.driver }),
    headers: {},
  })
  for (const answer of [carrier, driver]) {
    const { page } = (await answer.json()) as { page: string }
    await add(`request ${page.slice(10, 12)}`, request(page))
    await add(`change form ${page.slice(10, 12)}`, request(`${page}?amend`))
    await add(`change form with errors ${page.slice(10, 12)}`, request(page, form({ action: 'amend' })))
    await add(`thank you ${page.slice(10, 12)}`, request(thankYou(page)))
  }
}

/** Forms that a browser without JavaScript sends, and gets back. */
async function addReturnedForms({ request }: TestApp, add: Add) {
  const returned = (name: string, urlPath: string, init: RequestInit) =>
    add(`returned ${name}`, request(urlPath, init))
  for (const formName of ['Quote Request', 'Carrier Application']) {
    await returned(`${formName}, empty`, '/api/send-quote', form({ formName }))
    await returned(formName, '/api/send-quote', form({ formName, ...wrongAnswers, name: 'a"<b>\'&' }))
  }
  const formName = 'Driver Application'
  await returned(`${formName}, empty`, '/api/driver-application', upload({ formName }))
  await returned(formName, '/api/driver-application', upload({ formName, ...examples.driver }, 'not a PDF'))
}
