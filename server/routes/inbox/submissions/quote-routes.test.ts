import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuote } from '../../../../domain/quotes/read-quote.ts'
import { companyTime } from '../../../../domain/time/company-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { eraseOld } from '../../../jobs/retention.ts'
import { quoteSender } from '../../../quotes/send-quote.ts'
import { enqueueEmail } from '../../../store/mail/emails.ts'
import { findSubmission } from '../../../store/submissions/submissions.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { closeTestApps, openTestApp } from '../../../testing/test-app.ts'
import { openTestRequest, termsAt } from '../../../testing/test-quotes.ts'
import { addStaff, PASSWORD, type TestStaff } from '../../../testing/test-staff.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Sessions are as old as the machine says. */
const NOW = Date.now()
const ORIGIN = 'http://localhost:3000'

const terms = termsAt(NOW)

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

  function open(answers: Record<string, string> = {}) {
    clock.now = NOW
    return openTestRequest({ dependencies, app, staff, clock }, answers)
  }

  const accept = { action: 'accept', quote: 1, name: 'Priya Nair', purchaseOrder: 'PO-881' }

  test.each([
    ['currency', { currency: 1 }],
    ['lines', { lines: 'all' }],
    ['lines.1.amount', { lines: [terms.lines[0], { label: 'Fuel', amount: 1476 }] }],
    ['lines.0', { lines: [null] }],
    ['validUntil', { validUntil: NOW }],
    ['transitDays.high', { transitDays: { low: 1, high: '2' } }],
    ['pickup.from', { pickup: { from: 20361201, to: '2036-12-01' } }],
    ['includes.0', { includes: [{}] }],
    ['extras.0.per', { extras: [{ label: 'Waiting', amount: '95.00', per: 1 }] }],
    ['note', { note: ['Call ahead'] }],
    ['version', { version: '1' }],
  ])('a quote with another type of %s is refused by the field’s name', async (field, wrong) => {
    const { quote, details } = await open()
    const refused = await quote(wrong)
    expect([refused.status, Object.keys((await refused.json()).problems)]).toEqual([422, [field]])
    expect((await details()).quotes).toEqual([])
  })

  test('an acceptance names the number of its quote as a number is written', async () => {
    const { quote, act } = await open()
    await quote()
    for (const number of ['', '0x1', '1e0', '01', ' 1 ', '1.0', true, [1], null])
      expect([409, 422], String(number)).toContain((await act({ ...accept, quote: number })).status)
    expect((await act({ ...accept, quote: '1' })).status).toBe(200)
  })

  test('a sender who has written as often as the page takes can still decide', async () => {
    const { quote, act } = await open()
    await quote()
    for (let note = 1; note <= 50; note += 1) await act({ action: 'note', note: `Note ${note}` })
    expect((await act({ action: 'note', note: 'One more' })).status).toBe(409)
    expect((await act(accept)).status).toBe(200)
    expect((await act({ action: 'take-back' })).status).toBe(200)
  })

  test('the note of a booking is on the page, and an export has the newest quote', async () => {
    const { reference, quote, act, view, path, details } = await open()
    await quote()
    await quote({ lines: [{ label: 'All in', amount: '7500.00' }] })
    await act({ ...accept, quote: 2 })
    const booking = { version: (await details()).version, note: 'Unit 12, at 8 a.m.' }
    await staff.post(`${path}/booking`, booking)
    expect((await view()).history[0]).toMatchObject({ event: 'booked', note: 'Unit 12, at 8 a.m.' })
    await staff.post('/api/inbox/confirm', { password: PASSWORD })
    const csv = await (await staff.request('/api/inbox/export.csv')).text()
    const [heading = '', ...lines] = csv.slice(1).trimEnd().split('\r\n')
    const cells = lines.find((line) => line.startsWith(reference))?.split(',') ?? []
    const columns = ['quote', 'quote state', 'quote currency', 'quote total', 'accepted by', 'purchase order']
    expect(columns.map((name) => cells[heading.split(',').indexOf(name)])).toEqual([
      ...['2', 'accepted', 'CAD', '7500.00', 'Priya Nair', 'PO-881'],
    ])
  })

  test('a request is quoted, accepted and booked, and everybody is told', async () => {
    const { details, quote, act, view, mails, path } = await open()
    await mails()
    const quoted = await (await quote()).json()
    expect(quoted).toMatchObject({ state: 'quoted', owner: 'dana@company.example' })
    expect(quoted.answeredAt).toBe(new Date(NOW).toISOString())
    expect(quoted.quotes).toEqual([
      {
        ...terms,
        number: 1,
        state: 'open',
        total: '7801.00',
        sentAt: new Date(NOW).toISOString(),
        by: 'dana@company.example',
      },
    ])
    const [mail] = await mails()
    expect(mail?.subject).toContain('CAD 7,801.00')
    expect(mail?.text).toContain('Linehaul: 6,150.00')
    expect(mail?.inReplyTo).toBeDefined()

    const seen = await view()
    expect(seen).toMatchObject({ state: 'quoted', quote: { number: 1, total: '7801.00', state: 'open' } })
    expect(seen.can).toEqual(['note', 'message', 'erase', 'accept', 'decline'])
    expect(JSON.stringify(seen)).not.toContain('dana')

    const accepted = await act(accept)
    expect(accepted.status).toBe(200)
    expect(await accepted.json()).toMatchObject({
      state: 'accepted',
      quote: { state: 'accepted', acceptedBy: 'Priya Nair', purchaseOrder: 'PO-881' },
      can: ['note', 'message', 'erase', 'take-back'],
    })
    const [told, ...others] = await mails()
    expect(others).toEqual([])
    expect(told?.subject).toContain('quote accepted')
    expect(told?.text).toContain('PO-881')

    expect((await act(accept)).status).toBe(200)
    expect(await mails()).toEqual([])

    const { version } = await details()
    const booked = await staff.post(`${path}/booking`, { version, note: 'Driver calls ahead.' })
    expect(await booked.json()).toMatchObject({ state: 'booked', quotes: [{ state: 'accepted' }] })
    const [booking] = await mails()
    expect(booking?.subject).toContain('Booked')
    expect(booking?.text).toContain('Driver calls ahead.')
    expect((await act(accept)).status).toBe(200)
    expect((await act({ action: 'take-back' })).status).toBe(409)
  })

  test('a revision replaces the open quote and says what changed', async () => {
    const { quote, act, view, mails } = await open()
    await quote()
    await mails()
    const lines = [{ label: 'Linehaul', amount: '7000.00' }]
    const revised = await (await quote({ lines, note: undefined })).json()
    expect(revised.quotes).toMatchObject([
      { number: 2, state: 'open', total: '7000.00', changes: ['price', 'note'] },
      { number: 1, state: 'replaced', total: '7801.00' },
    ])
    const [mail] = await mails()
    expect(mail?.text).toContain('What changed: the price, the note.')
    const refused = await act(accept)
    expect(refused.status).toBe(409)
    expect((await refused.json()).current.quote).toMatchObject({ number: 2, state: 'open' })
    expect((await act({ ...accept, quote: 2 })).status).toBe(200)
    expect((await view()).state).toBe('accepted')
  })

  test('a quote expires by the server’s clock, after one reminder, and a new price can be asked for', async () => {
    const { quote, act, view, details, mails, reference } = await open()
    await quote()
    await mails()
    clock.now = NOW + 5 * DAY
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('one more day')])
    expect((await act({ action: 'requote' })).status).toBe(409)
    clock.now = NOW + 6 * DAY
    expect(await view()).toMatchObject({
      state: 'quoted',
      quote: { state: 'expired' },
      can: ['requote', 'note', 'message', 'erase'].toSorted(byOrder),
    })
    expect((await act(accept)).status).toBe(409)
    expect((await act({ action: 'requote' })).status).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('new price')])
    expect(await details()).toMatchObject({ state: 'in progress', quotes: [{ state: 'expired' }] })
    const read = readQuote({ ...terms, validUntil: new Date(clock.now + HOUR).toISOString() }, clock.now)
    if ('problems' in read) throw new Error(JSON.stringify(read.problems))
    const { version } = await details()
    await quoteSender(dependencies, {
      ...read,
      reference,
      version,
      who: 'dana@company.example',
      at: clock.now,
    })
    expect((await details()).quotes).toMatchObject([{ number: 2, state: 'open' }, { state: 'expired' }])
  })

  test('what is declined says why, and reminds nobody', async () => {
    const { quote, act, details, mails } = await open()
    await quote()
    await mails()
    const wrong = await act({ action: 'decline', quote: 1, reason: 'weather' })
    expect([wrong.status, Object.keys((await wrong.json()).problems)]).toEqual([422, ['reason']])
    expect(
      (await act({ action: 'decline', quote: 1, reason: 'price', note: 'Too high for us' })).status,
    ).toBe(200)
    const [mail] = await mails()
    expect(mail?.text).toContain('Too high for us')
    expect(await details()).toMatchObject({
      state: 'answered',
      quotes: [{ state: 'declined', reason: 'price' }],
    })
    clock.now = NOW + 5 * DAY
    expect(await mails()).toEqual([])
  })

  test('an acceptance is taken back until it is booked, and the reminder comes again', async () => {
    const { quote, act, view, mails } = await open()
    await quote()
    await act(accept)
    expect((await act({ action: 'take-back' })).status).toBe(200)
    expect(await view()).toMatchObject({ state: 'quoted', quote: { state: 'open' } })
    await mails()
    clock.now = NOW + 5 * DAY
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('one more day')])
  })

  test('a reply leaves a quote open, another state set by staff ends it', async () => {
    const { quote, path, details, act } = await open()
    await quote()
    const replied = await staff.post(`${path}/reply`, {
      version: (await details()).version,
      text: 'Yes, at 8.',
    })
    expect(await replied.json()).toMatchObject({ state: 'quoted', quotes: [{ state: 'open' }] })
    const { version } = await details()
    const closed = await staff.request(path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ version, state: 'closed' }),
    })
    expect(await closed.json()).toMatchObject({ state: 'closed', quotes: [{ state: 'withdrawn' }] })
    expect((await act(accept)).status).toBe(409)
  })

  test('nobody sets by hand what a quote sets', async () => {
    const { path, details } = await open()
    const { version } = await details()
    for (const state of ['quoted', 'accepted', 'booked']) {
      const refused = await staff.request(path, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', origin: ORIGIN },
        body: JSON.stringify({ version, state }),
      })
      expect(refused.status).toBe(422)
    }
    expect((await staff.post(`${path}/booking`, { version })).status).toBe(409)
  })

  test('of an acceptance and a revision at the same moment one wins', async () => {
    const { quote, act, details } = await open()
    await quote()
    const { version } = await details()
    const [revised, accepted] = await Promise.all([quote({ version, note: 'Another' }), act(accept)])
    expect([revised.status, accepted.status].toSorted()).toEqual([200, 409])
    const { state, quotes } = await details()
    expect(state).toBe(accepted.status === 200 ? 'accepted' : 'quoted')
    expect(
      quotes.filter((one: { state: string }) => one.state === 'open' || one.state === 'accepted'),
    ).toHaveLength(1)
  })

  test('an acceptance sent 20 times at once is one, with one mail', async () => {
    const { quote, act, details, mails } = await open()
    await quote()
    await mails()
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await act(accept)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await mails()).toHaveLength(1)
    const { history } = await details()
    expect(history.filter(({ event }: { event: string }) => event === 'accepted')).toHaveLength(1)
  })

  test('our own quotes on a lane are found from places near both ends', async () => {
    const { quote } = await open({ pickupLocation: 'Regina, SK', deliveryLocation: 'Windsor, ON' })
    await quote()
    const find = async (from: string, to: string) =>
      (
        await staff.request(
          `/api/inbox/lane-quotes?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`,
        )
      ).json()
    const { quotes } = await find('White City, SK', 'Windsor, ON')
    expect(quotes).toMatchObject([{ currency: 'CAD', total: '7801.00', state: 'open' }])
    expect(Number(quotes[0].perKm)).toBeGreaterThan(0)
    expect((await find('Saskatoon, SK', 'Windsor, ON')).quotes).toEqual([])
    expect((await find('nowhere at all', '')).quotes).toEqual([])
  })

  test('what nobody accepted is erased by its link, with its quotes, and dispatch hears of lane and day', async () => {
    const { quote, act, details, mails, reference } = await open({
      pickupLocation: 'Regina, SK',
      deliveryLocation: 'Windsor, ON',
    })
    await quote()
    await act(accept)
    await act({ action: 'take-back' })
    await dependencies.store.transact(async (transaction) => {
      const found = await findSubmission(transaction, reference)
      const mail = { template: 'dispatch', recipient: 'dispatch@company.example', mailDomain: 'x.example' }
      await enqueueEmail(transaction, { ...mail, submission: found?.id ?? '', at: clock.now })
    })
    await mails()
    expect((await act({ action: 'erase', confirm: 'erase' })).status).toBe(200)
    expect((await details()).quotes).toEqual([])
    const stored = await dependencies.store.transact((transaction) => findSubmission(transaction, reference))
    expect(stored).toMatchObject({ state: 'closed', answers: {} })
    const [mail] = await mails()
    expect(mail?.subject).toContain('Regina, SK to Windsor, ON')
    const day = `Received ${companyTime(NOW, 'day', 'en-CA')}`
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(day.replaceAll('\u00a0', ' '))
  })

  test.each([
    ['accepted', 'closed'],
    ['booked', 'booked'],
  ] as const)(
    'what is %s is erased by dispatch alone, and stays as a record without the person',
    async (state, erasedState) => {
      const email = `${state}-record@shipper.example`
      const { quote, act, details, mails, path, view } = await open({
        email,
        name: 'Zarkov Quillfeather',
        pickupLocation: 'Regina, SK',
        deliveryLocation: 'Windsor, ON',
        pickupDate: '2036-12-01',
      })
      await quote({ note: 'As Zarkov asked.', includes: ['Zarkov’s dock'], extras: [] })
      await act({ ...accept, name: 'Zarkov Quillfeather', pickupContact: 'Zarkov, 555-0142' })
      if (state === 'booked') await staff.post(`${path}/booking`, { version: (await details()).version })
      await mails()
      expect((await view()).erasure).toBe('on request')
      const asked = await act({ action: 'erase', confirm: 'erase' })
      expect(await asked.json()).toMatchObject({
        state,
        erasure: 'asked',
        quote: { acceptedBy: 'Zarkov Quillfeather' },
      })
      expect((await mails()).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('erasure asked for'),
      ])
      expect((await act({ action: 'erase', confirm: 'erase' })).status).toBe(200)
      expect(await mails()).toEqual([])

      const erased = await staff.post('/api/inbox/erase', { email, password: PASSWORD })
      expect(await erased.json()).toMatchObject({ erased: 1 })
      const record = await details()
      expect(record).toMatchObject({
        state: erasedState,
        email: null,
        summary: 'Regina, SK → Windsor, ON',
        conversation: [],
        quotes: [
          { state: 'accepted', total: '7801.00', purchaseOrder: 'PO-881', acceptedAt: expect.any(String) },
        ],
      })
      expect(record.answers.map(({ name }) => name)).toEqual([
        'pickupLocation',
        'deliveryLocation',
        'pickupDate',
      ])
      expect(record.history.map(({ event }) => event)).toEqual([
        ...['received', 'quoted', 'accepted', ...(state === 'booked' ? ['booked'] : []), 'erased'],
      ])
      expect(JSON.stringify(record)).not.toMatch(/Zarkov|555-0142|shipper/)
      expect(await view()).toMatchObject({ answers: [], quote: null, erasure: 'recorded', can: [] })
    },
  )

  test('a quote with problems is refused in words, and nothing changes', async () => {
    const { quote, details, mails } = await open()
    await mails()
    const refused = await quote({ lines: [{ label: ' ', amount: '5' }], currency: 'EUR' })
    expect(refused.status).toBe(422)
    const { problems } = await refused.json()
    expect(Object.keys(problems).toSorted()).toEqual(['currency', 'lines.0.amount', 'lines.0.label'])
    for (const text of Object.values(problems)) expect(text).toMatch(/^Required/)
    expect((await quote({ lines: [{ label: 'Linehaul', amount: 5 }] })).status).toBe(422)
    expect(await details()).toMatchObject({ state: 'received', quotes: [] })
    expect(await mails()).toEqual([])
  })

  // The last one: it ends the sessions of staff, too.
  test('retention erases the person of what was accepted, and keeps the record', async () => {
    const { quote, act, details } = await open({ name: 'Zarkov Quillfeather' })
    await quote()
    await act(accept)
    const { store } = dependencies
    await store.transact(({ build, run }) => run(build.deleteFrom('emails')))
    const config = { ...dependencies.config, retentionDays: 1, recordsDays: 30 }
    await eraseOld({ store, config, now: NOW + 2 * DAY })
    const record = await details()
    expect(record).toMatchObject({ email: null, quotes: [{ state: 'accepted', total: '7801.00' }] })
    expect(JSON.stringify(record)).not.toContain('Zarkov')
    await eraseOld({ store, config, now: NOW + 31 * DAY })
    await expect(details()).rejects.toThrow('not found')
  })
})

const ORDER = ['note', 'message', 'erase', 'accept', 'decline', 'take-back', 'requote']
const byOrder = (one: string, other: string): number => ORDER.indexOf(one) - ORDER.indexOf(other)
