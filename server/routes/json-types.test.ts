import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import type { Dependencies } from '../dependencies.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { addStaff, PASSWORD, type TestStaff } from '../testing/test-staff.ts'

let dependencies: Dependencies
let staff: TestStaff
let request: { reference: string; page: string }

beforeAll(async () => {
  const opened = await openTestApp({}, { environment: { RATE_LIMIT: '100000' } })
  dependencies = opened.dependencies
  staff = await addStaff(opened.app, dependencies, 'dana@company.example')
  await staff.post('/api/inbox/confirm', { password: PASSWORD })
})
afterAll(closeTestApps)

/** A new one for each call, as the one before may have been changed by it. */
beforeEach(async () => {
  const response = await staff.post('/api/send-quote', {
    formName: 'Quote Request',
    formData: examples.quote,
  })
  request = await response.json()
})

const list = {
  ...{ text: 'food', form: 'quote', state: 'received', owner: 'none', from: '2026-01-01', to: '2027-01-01' },
  ...{ due: 'soon', after: '0', limit: 5 },
}
const change = { version: 1, state: 'closed', owner: 'dana@company.example' }

/** Every call that takes JSON, with what it names. */
const calls: [method: string, path: string, body: Record<string, unknown>][] = [
  ['POST', '/api/inbox/search', list],
  ['POST', '/api/inbox/export.csv', list],
  ['POST', '/api/inbox/export.xlsx', list],
  ['PATCH', '/api/inbox/submissions/REFERENCE', change],
  ['POST', '/api/inbox/submissions/REFERENCE/notes', { text: 'Called' }],
  ['POST', '/api/inbox/submissions/REFERENCE/reply', { version: 1, text: 'Yes.' }],
  ['POST', '/api/inbox/submissions/REFERENCE/reply/take-back', { version: 1 }],
  ['POST', '/api/inbox/submissions/REFERENCE/answered-elsewhere', { version: 1, text: 'By phone' }],
  ['POST', '/api/inbox/submissions/REFERENCE/viewing', { isWriting: true }],
  ['POST', '/api/inbox/confirm', { password: PASSWORD }],
  ['POST', '/api/inbox/erase', { email: examples.quote.email, password: PASSWORD }],
  ['POST', '/api/auth/sign-in/email', { email: 'dana@company.example', password: PASSWORD }],
  ['POST', '/api/auth/two-factor/verify-totp', { code: '123456' }],
  ['POST', '/api/auth/two-factor/verify-backup-code', { code: 'ABCD' }],
  ['POST', '/api/auth/two-factor/enable', { password: PASSWORD }],
  ['POST', '/api/auth/two-factor/generate-backup-codes', { password: PASSWORD, code: '123456' }],
  ['POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another long password' }],
  ['POST', '/api/requests/link', { reference: 'REFERENCE', email: examples.quote.email }],
  ['POST', '/requests/PAGE', { action: 'note', note: 'Dock 4', confirm: 'erase', answers: '0' }],
  ['POST', '/requests/PAGE', { action: 'amend', ...examples.quote }],
  ['POST', '/api/send-quote', { formName: 'Quote Request', formData: examples.quote }],
]

const values: unknown[] = ['text', 5, true, null, [], {}]
const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
/** Besides the type that is named. */
const alsoTaken: Record<string, string[]> = { owner: ['null'], limit: ['string'] }

describe.each(calls)('%s %s', (method, path, body) => {
  const send = (sent: string, type = 'application/json') =>
    staff.request(path.replace('REFERENCE', request.reference).replace('/requests/PAGE', request.page), {
      method,
      headers: { 'content-type': type, accept: 'application/json', origin: dependencies.config.siteUrl },
      body: sent.replace('REFERENCE', request.reference),
    })

  test.each(Object.keys(body))('refuses %s of another type than it names', async (name) => {
    const taken = [typeOf(body[name]), ...(alsoTaken[name] ?? [])]
    for (const value of values.filter((value) => !taken.includes(typeOf(value)))) {
      const { status } = await send(JSON.stringify({ ...body, [name]: value }))
      expect([value, status]).toEqual([value, 422])
    }
    expect(await stored()).toMatchObject({ version: 1, state: 'received', email: examples.quote.email })
  })

  test('refuses what is no JSON object', async () => {
    for (const value of values.filter((value) => typeOf(value) !== 'object'))
      expect((await send(JSON.stringify(value))).status).toBe(422)
    expect((await send('{')).status).toBe(400)
    for (const type of ['text/plain', 'application/json-seq', 'application/json; charset=utf-16'])
      expect((await send(JSON.stringify(body), type)).status).toBe(415)
    expect(await stored()).toMatchObject({ version: 1, state: 'received', email: examples.quote.email })
  })
})

const stored = () =>
  dependencies.store.transact((transaction) => findSubmission(transaction, request.reference))
