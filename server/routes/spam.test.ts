import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { addStaff } from '../testing/test-staff.ts'

const BAIT = 'Earn $5000 a week. Buy backlinks: https://x.example'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  async function openApp() {
    const clock = { now: Date.now() }
    const { dependencies, app } = await openTestApp(await newSettings(), {
      environment: { RATE_LIMIT: '1000' },
      given: { now: () => clock.now },
    })
    const post = async (answers: object = {}, beside: object = {}) => {
      const body = { formName: 'Quote Request', formData: { ...examples.quote, ...answers }, ...beside }
      const response = await app.request('/api/send-quote', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      return { status: response.status, ...((await response.json()) as { reference: string }) }
    }
    const stored = async (reference: string) => {
      const submission = await dependencies.store.transact((transaction) =>
        findSubmission(transaction, reference),
      )
      const messages = await dependencies.store.transact((transaction) =>
        listEmails(transaction, submission?.id ?? ''),
      )
      const due = messages.filter(({ state }) => state === 'waiting').map(({ template }) => template)
      const withheld = messages.filter(({ state, error }) => state === 'withheld' && error === 'SPAM')
      return { submission, due: due.sort(), waiting: withheld.map(({ template }) => template).sort() }
    }
    return { dependencies, app, clock, post, stored }
  }

  test('what looks like spam gets the same response, is stored with its reasons, and its mail waits', async () => {
    const { post, stored } = await openApp()
    const honest = await post()
    const held = await post({ additionalInfo: BAIT })
    const shape = (body: object) => Object.keys(body).sort()
    expect([held.status, shape(held)]).toEqual([honest.status, shape(honest)])
    const { submission, due, waiting } = await stored(held.reference)
    expect(submission).toMatchObject({ state: 'spam', spamScore: expect.any(Number) })
    expect(submission?.spamReasons).not.toEqual([])
    expect([due, waiting]).toEqual([[], ['confirmation', 'dispatch']])
    expect((await stored(honest.reference)).due).toEqual(['confirmation', 'dispatch'])
  })

  test('the hidden field gives a program away', async () => {
    const { post, stored } = await openApp()
    const { reference } = await post({}, { reply_note: 'http://x.example' })
    expect((await stored(reference)).submission?.state).toBe('spam')
  })

  test('a form sent within 3 seconds of its token counts so; other tokens count nothing', async () => {
    const { app, clock, post, stored } = await openApp()
    const response = await app.request('/api/form-token')
    expect(response.status).toBe(200)
    const { token } = await response.json()
    const scoreOf = async (form_token: string) =>
      (await stored((await post({}, { form_token })).reference)).submission?.spamScore
    clock.now += 1000
    expect(await scoreOf(token)).toBe(2)
    expect(await scoreOf(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(0)
    clock.now += 10_000
    expect(await scoreOf(token)).toBe(0)
  })

  test('many from one address count only beside another sign', async () => {
    const { post, stored } = await openApp()
    const halfBad = { additionalInfo: 'https://a.example https://b.example https://c.example' }
    const first = await post(halfBad)
    for (let sent = 0; sent < 12; sent++) await post()
    expect((await stored(first.reference)).submission?.state).toBe('received')
    expect((await stored((await post()).reference)).submission?.state).toBe('received')
    expect((await stored((await post(halfBad)).reference)).submission?.state).toBe('spam')
  })

  test('staff release a held request, and both messages go out then, once', async () => {
    const { dependencies, app, post, stored } = await openApp()
    const { reference } = await post({ additionalInfo: BAIT })
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const change = async (state: string) => {
      const version = (await stored(reference)).submission?.version
      const response = await staff.request(`/api/inbox/submissions/${reference}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
        body: JSON.stringify({ version, state }),
      })
      expect(response.status).toBe(200)
    }
    await change('closed')
    expect((await stored(reference)).due).toEqual([])
    await change('received')
    expect(await stored(reference)).toMatchObject({ due: ['confirmation', 'dispatch'], waiting: [] })
    await change('spam')
    await change('received')
    expect(await stored(reference)).toMatchObject({ due: ['confirmation', 'dispatch'], waiting: [] })
  })
})
