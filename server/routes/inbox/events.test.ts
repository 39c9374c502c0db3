import { expect, test } from 'vitest'
import { quote } from '../../../domain/quote.ts'
import { createApp } from '../../app.ts'
import { createSubmission } from '../../store/submissions.ts'
import { openTestServices } from '../../testing/services.ts'
import { addStaff } from '../../testing/staff.ts'

test('an event stream names new submissions, and ends when the server stops', async () => {
  const stopping = new AbortController()
  const services = await openTestServices({}, { stopping: stopping.signal })
  const { siteUrl } = services.config
  const app = createApp(services, { siteUrl, driverApplications: 'demo', files: new Map() })
  const staff = await addStaff(app, services, 'dana@company.example')
  const { body } = await staff.ask('/api/inbox/events')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('event: ready')
  const submission = { form: quote, answers: { name: 'Ana' }, at: Date.now(), messages: [] }
  const created = await services.store.transact((transaction) => createSubmission(transaction, submission))
  expect((await reader?.read())?.value).toContain(
    `event: submission\ndata: ${'reference' in created && created.reference}`,
  )
  stopping.abort()
  expect((await reader?.read())?.done).toBe(true)
  await services.search.close()
  await services.store.close()
})
