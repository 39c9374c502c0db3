import { afterEach, expect, test } from 'vitest'
import { quote } from '../../../domain/quote.ts'
import { createSubmission } from '../../store/submissions.ts'
import { addStaff } from '../../testing/staff.ts'
import { closeTestApps, openTestApp } from '../../testing/test-app.ts'

afterEach(closeTestApps)

test('an event stream names new submissions, and ends when the server stops', async () => {
  const stopping = new AbortController()
  const { services, app } = await openTestApp({}, { given: { stopping: stopping.signal } })
  const staff = await addStaff(app, services, 'dana@company.example')
  const { body } = await staff.request('/api/inbox/events')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('event: ready')
  const submission = { form: quote, answers: { name: 'Ana' }, at: Date.now(), messages: [] }
  const created = await services.store.transact((transaction) => createSubmission(transaction, submission))
  expect((await reader?.read())?.value).toContain(
    `event: submission\ndata: ${'reference' in created && created.reference}`,
  )
  stopping.abort()
  expect((await reader?.read())?.done).toBe(true)
})

test('asking for the head of a stream opens none, however often', async () => {
  const { services, app } = await openTestApp()
  const staff = await addStaff(app, services, 'dana@company.example')
  for (let turn = 0; turn < 101; turn++)
    expect((await staff.request('/api/inbox/events', { method: 'HEAD' })).status).toBe(405)
  const { status, body } = await staff.request('/api/inbox/events')
  expect(status).toBe(200)
  await body?.cancel()
})
