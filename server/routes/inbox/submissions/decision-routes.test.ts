import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { elsewhereOutcome } from '../../../../domain/submissions/elsewhere-outcome.ts'
import type { SubmissionState } from '../../../../domain/submissions/inbox.ts'
import { enSubmission } from '../../../../translations/en/submission.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { closeTestApps, openTestApp } from '../../../testing/test-app.ts'
import { openTestRequest } from '../../../testing/test-quotes.ts'
import { addStaff, type TestStaff } from '../../../testing/test-staff.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Sessions are as old as the machine says. */
const NOW = Math.floor(Date.now() / MINUTE) * MINUTE
const UNTIL_NOW = { validUntil: new Date(NOW).toISOString() }
const ORIGIN = 'http://localhost:3000'

onBothDatabases(({ newSettings }) => {
  const clock = { now: NOW }
  let dependencies: Dependencies
  let app: Hono
  let staff: TestStaff
  beforeAll(async () => {
    const opened = await openTestApp(await newSettings(), {
      environment: { RATE_LIMIT: '1000' },
      given: { now: () => clock.now },
    })
    dependencies = opened.dependencies
    app = opened.app
    staff = await addStaff(app, dependencies, 'dana@company.example')
  })
  afterAll(closeTestApps)

  /** A request with an open quote, sent an hour ago. Staff are signed in at `NOW`, not days later. */
  async function quoted(more: object = {}) {
    clock.now = NOW - HOUR
    const request = await openTestRequest({ dependencies, app, staff, clock })
    await request.quote(more)
    await request.mails()
    clock.now = NOW
    const { path, details } = request
    const record = async (more: object = {}) =>
      staff.post(`${path}/decision`, { version: (await details()).version, ...accepted, ...more })
    const patch = async (body: object) =>
      staff.request(path, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', origin: ORIGIN },
        body: JSON.stringify({ version: (await details()).version, ...body }),
      })
    return { ...request, record, patch }
  }

  const accepted = {
    quote: 1,
    decision: 'accepted',
    by: 'mail',
    name: 'Priya Nair',
    purchaseOrder: '77812',
    at: new Date(NOW - 10 * MINUTE).toISOString(),
    note: 'Yes, booked at 7,801, PO 77812.',
  }
  const declined = { decision: 'declined', by: 'phone', reason: 'price', note: 'Another was at 7,200.' }

  test('an acceptance by mail is recorded, told, and booked as if the button had been pressed', async () => {
    const { record, view, mails, details, path } = await quoted()
    expect((await record()).status).toBe(200)
    const found = await details()
    expect(found).toMatchObject({
      state: 'accepted',
      quotes: [
        {
          state: 'accepted',
          acceptedBy: 'Priya Nair',
          purchaseOrder: '77812',
          acceptedAt: accepted.at,
          recorded: { by: 'mail', at: new Date(NOW).toISOString(), words: accepted.note },
          recordedBy: 'dana@company.example',
        },
      ],
    })
    expect(found.history.at(-1)).toMatchObject({
      event: 'accepted',
      who: 'dana@company.example',
      recorded: { by: 'mail' },
      text: accepted.note,
    })
    const seen = await view()
    expect(seen).toMatchObject({
      state: 'accepted',
      quote: { state: 'accepted', recorded: { by: 'mail', words: accepted.note } },
    })
    expect(seen.can).toContain('take-back')
    expect(seen.history[0]).toMatchObject({ event: 'accepted', recorded: 'mail' })
    expect(JSON.stringify(seen)).not.toContain('dana')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Accepted')
    expect(mail?.text).toContain('Dispatch recorded that you accepted this quote, by email.')
    expect(mail?.text).toContain('77812')

    const booking = await staff.post(`${path}/booking`, { version: found.version })
    expect(await booking.json()).toMatchObject({ state: 'booked' })
    expect((await record({ purchaseOrder: '1' })).status).toBe(409)
  })

  test('the same record twice is one, with one mail; another takes its place, and the former stays in the history', async () => {
    const { record, mails, details } = await quoted()
    await record()
    const { version } = await details()
    expect((await record()).status).toBe(200)
    expect((await details()).version).toBe(version)
    expect(await mails()).toHaveLength(1)
    expect((await record({ purchaseOrder: '77813' })).status).toBe(200)
    const { quotes, history } = await details()
    expect(quotes).toMatchObject([{ state: 'accepted', purchaseOrder: '77813' }])
    expect(history.flatMap((entry) => ('purchaseOrder' in entry ? entry.purchaseOrder : []))).toEqual([
      '77812',
      '77813',
    ])
    await mails()
    // The sender was told of an acceptance, and now of what is so.
    await record(declined)
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Declined')])
    expect(await details()).toMatchObject({ state: 'answered', quotes: [{ state: 'declined' }] })
  })

  test('the sender takes a recorded acceptance back, and opens a recorded decline again while the quote holds', async () => {
    const { record, act, view, mails, details } = await quoted()
    await record()
    await mails()
    expect((await act({ action: 'take-back' })).status).toBe(200)
    expect(await view()).toMatchObject({ state: 'quoted', quote: { state: 'open' } })
    expect((await view()).quote.recorded).toBeUndefined()

    await mails()
    expect((await record(declined)).status).toBe(200)
    expect(await mails()).toEqual([])
    const seen = await view()
    expect(seen).toMatchObject({ state: 'answered', quote: { state: 'declined', recorded: { by: 'phone' } } })
    expect(seen.can).toContain('reopen')
    expect((await act({ action: 'reopen' })).status).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('quote opened again'),
    ])
    expect(await details()).toMatchObject({ state: 'quoted', quotes: [{ state: 'open' }] })
    // The reminder is planned again.
    clock.now = NOW + 5 * DAY
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('one more day')])
  })

  test('what was recorded as declined stays so once the quote holds no longer', async () => {
    const { record, act, view } = await quoted()
    await record(declined)
    clock.now = NOW + 7 * DAY
    expect((await view()).can).not.toContain('reopen')
    expect((await act({ action: 'reopen' })).status).toBe(409)
  })

  test('what the sender decided on the page stays the sender’s', async () => {
    const { record, act, view } = await quoted()
    await act({ action: 'accept', quote: 1, name: 'Priya Nair' })
    expect((await record()).status).toBe(409)
    await act({ action: 'take-back' })
    await act({ action: 'decline', quote: 1 })
    expect((await view()).can).not.toContain('reopen')
    expect((await record()).status).toBe(409)
  })

  test('a record is refused on another quote, an expired one, an old version and a request without one', async () => {
    const { record, details, quote, patch } = await quoted()
    const { version } = await details()
    expect((await record({ quote: 2 })).status).toBe(409)
    expect((await record({ version: version - 1 })).status).toBe(409)
    const expired = await quoted(UNTIL_NOW)
    expect((await expired.record()).status).toBe(409)
    await quote({ note: 'Another' })
    expect((await record()).status).toBe(409)
    await patch({ state: 'in progress' })
    expect((await record({ quote: 2, at: new Date(NOW).toISOString() })).status).toBe(409)
  })

  test.each([
    ['decision', { decision: 'booked' }],
    ['by', { by: 'fax' }],
    ['quote', { quote: '1' }],
    ['at', { at: new Date(NOW - 2 * HOUR).toISOString() }],
    ['at', { at: new Date(NOW + MINUTE).toISOString() }],
    ['at', { at: '2026-11-27T06:02' }],
    ['name', { name: 'x'.repeat(501) }],
    ['note', { note: 'x'.repeat(2001) }],
    ['reason', { decision: 'declined', reason: 'weather' }],
  ])('a record with a wrong %s is refused by its name', async (field, wrong) => {
    const { record, details } = await quoted()
    const refused = await record(wrong)
    expect([refused.status, Object.keys((await refused.json()).problems)]).toEqual([422, [field]])
    expect((await details()).state).toBe('quoted')
  })

  test('a recorded mail waits for no answer any more, a newer one does', async () => {
    const { record, act, details } = await quoted()
    clock.now = NOW - 10 * MINUTE
    await act({ action: 'message', text: 'Yes, booked at 7,801, PO 77812.' })
    expect((await details()).unanswered).toBe(true)
    clock.now = NOW
    await record()
    expect((await details()).unanswered).toBe(false)
    await act({ action: 'message', text: 'Is the driver bilingual?' })
    await record({ purchaseOrder: '2' })
    expect((await details()).unanswered).toBe(true)
  })

  test('nobody is reminded of what was recorded', async () => {
    for (const more of [{}, declined]) {
      const { record, mails } = await quoted()
      await record(more)
      await mails()
      clock.now = NOW + 5 * DAY
      expect(await mails()).toEqual([])
    }
  })

  /** How each state is reached from an open quote, and what the newest quote is then. */
  const reached = {
    open: async () => quoted(),
    expired: async () => quoted(UNTIL_NOW),
    accepted: async () => {
      const request = await quoted()
      await request.act({ action: 'accept', quote: 1, name: 'Priya' })
      return request
    },
    booked: async () => {
      const request = await quoted()
      await request.act({ action: 'accept', quote: 1, name: 'Priya' })
      const { version } = await request.details()
      await staff.post(`${request.path}/booking`, { version })
      return request
    },
    declined: async () => {
      const request = await quoted()
      await request.act({ action: 'decline', quote: 1 })
      return request
    },
    'in progress': async () => {
      const request = await quoted()
      await request.patch({ state: 'in progress' })
      return request
    },
    closed: async () => {
      const request = await quoted()
      await request.patch({ state: 'closed' })
      return request
    },
  } as const

  const outcomes = enSubmission.composer.elsewhereOutcomes
  const after: Record<keyof typeof reached, { says: string; state: SubmissionState; quote: string }> = {
    open: { says: outcomes.open(1), state: 'quoted', quote: 'open' },
    expired: { says: outcomes.expired(1), state: 'quoted', quote: 'expired' },
    accepted: { says: outcomes.accepted(), state: 'accepted', quote: 'accepted' },
    booked: { says: outcomes.booked(), state: 'booked', quote: 'accepted' },
    declined: { says: outcomes.answered(), state: 'answered', quote: 'declined' },
    'in progress': { says: outcomes.answered(), state: 'answered', quote: 'withdrawn' },
    closed: { says: outcomes.answered(), state: 'answered', quote: 'withdrawn' },
  }
  const actions = ['answered-elsewhere', 'reply'] as const

  test.each(
    Object.entries(after).flatMap(([before, then]) => actions.map((action) => ({ before, action, ...then }))),
  )('$action of one that is $before: $says', async ({ before, action, says, ...then }) => {
    const request = await reached[before as keyof typeof reached]()
    const found = await request.details()
    expect(outcomes[elsewhereOutcome(found)](1)).toBe(says)
    const text = { version: found.version, text: 'As we said.' }
    expect((await staff.post(`${request.path}/${action}`, text)).status).toBe(200)
    const now = await request.details()
    expect([now.state, now.quotes[0]?.state]).toEqual([then.state, then.quote])
  })

  /** What the page and the history say of a quote after staff set a state. */
  test.each([
    ['open', 'in progress', ['in progress', 'quote withdrawn'], 'withdrawn'],
    ['open', 'answered', ['answered', 'quote withdrawn'], 'withdrawn'],
    ['open', 'closed', ['closed', 'quote withdrawn'], 'withdrawn'],
    ['open', 'received', ['received again', 'quote withdrawn'], 'withdrawn'],
    ['accepted', 'closed', ['closed', 'quote withdrawn'], 'withdrawn'],
    ['expired', 'closed', ['closed'], 'expired'],
    ['declined', 'closed', ['closed'], 'declined'],
    ['booked', 'closed', ['closed'], 'accepted'],
  ] as const)('of a quote that is %s, the state %s shows %s', async (state, to, events, quote) => {
    const { patch, view, details, mails } = await reached[state]()
    expect((await patch({ state: to })).status).toBe(200)
    const seen = await view()
    expect(seen.history.slice(0, events.length).map(({ event }: { event: string }) => event)).toEqual(events)
    expect(seen.quote.state).toBe(quote)
    const isWithdrawn = quote === 'withdrawn'
    expect((await details()).history.at(-1)).toMatchObject({
      event: 'state',
      ...(isWithdrawn && { withdrawnQuote: 1 }),
    })
    await mails()
    clock.now = NOW + 5 * DAY
    expect(await mails()).toEqual([])
  })
})
