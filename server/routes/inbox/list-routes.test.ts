import { afterEach, expect, test } from 'vitest'
import { companyDay } from '../../../domain/time/company-time.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { claimDueEmails, recordFailure } from '../../store/mail/emails.ts'
import { eraseSender } from '../../store/submissions/erase.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { closeTestApps } from '../../testing/test-app.ts'
import { openTestInbox, receiveQuote } from '../../testing/test-inbox.ts'
import { addStaff } from '../../testing/test-staff.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  const inbox = async (clock?: { now: number }) => openTestInbox(await newSettings(), clock)

  test('pages of the list continue where the last one ended', async () => {
    const { dependencies, app } = await inbox()
    const all = []
    for (let i = 0; i < 5; i++) all.unshift(await receiveQuote(dependencies, {}, Date.now() + i))
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const seen = []
    let after = ''
    do {
      const page = await (await staff.request(`/api/inbox/submissions?limit=2&after=${after}`)).json()
      seen.push(...page.submissions.map((line: { reference: string }) => line.reference))
      after = page.next
    } while (after)
    expect(seen).toEqual(all)
  })

  test('a line says a weight in both units, and what a number counts', async () => {
    const { dependencies, app } = await inbox()
    await receiveQuote(dependencies, { 'freight.type': 'Steel', 'freight.weight': 26_455 })
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const { submissions } = await (await staff.request('/api/inbox/submissions')).json()
    expect(submissions[0].detail).toBe('Steel, 26,455 lbs (12,000 kg)')
  })

  test('search finds words without their accents, numbers and parts, newest first', async () => {
    const { dependencies, app } = await inbox()
    const older = await receiveQuote(
      dependencies,
      { deliveryLocation: 'Trois-Rivières, QC' },
      Date.now() - 60_000,
    )
    const newer = await receiveQuote(dependencies, {
      deliveryLocation: 'Regina, SK',
      'freight.type': 'Étagères',
    })
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const find = async (text: string, more = {}) => {
      const found = await (await staff.post('/api/inbox/search', { text, ...more })).json()
      return found.submissions.map((line: { reference: string }) => line.reference)
    }
    expect(await find('trois riv')).toEqual([older])
    expect(await find('etageres')).toEqual([newer])
    expect(await find('ÉTAGÈRES regina')).toEqual([newer])
    expect(await find('0117')).toEqual([newer, older])
    expect(await find(older)).toEqual([older])
    expect(await find('calgary', { state: 'closed' })).toEqual([])
    expect(await find('nowhere at all')).toEqual([])
    const first = await (await staff.post('/api/inbox/search', { text: 'calgary', limit: 1 })).json()
    expect(await find('calgary', { limit: 1, after: first.next })).toEqual([older])
    expect(await find(`" OR 1 * ' % _ \\ NEAR(`)).toEqual([])
  })

  test('a phone number is found in any writing', async () => {
    const { dependencies, app } = await inbox()
    const dashed = await receiveQuote(dependencies, { phone: '403-555-0142' }, Date.now() - 3000)
    const plain = await receiveQuote(dependencies, { phone: '+14035550142' }, Date.now() - 2000)
    const noted = await receiveQuote(
      dependencies,
      { phone: '780 555 0199', additionalInfo: 'Or call 1 (403) 555-0142, ext. 5' },
      Date.now() - 1000,
    )
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const find = async (text: string) => {
      const found = await (await staff.post('/api/inbox/search', { text })).json()
      return found.submissions.map((line: { reference: string }) => line.reference)
    }
    const writings = ['403 555 0142', '(403)555-0142', '+1 403 555 0142', '1-403-555-0142', '4035550142']
    for (const writing of [...writings, '555-0142', '5550142', '0142', 'calgary 403.555.0142'])
      expect(await find(writing), writing).toEqual([noted, plain, dashed])
    expect(await find('780-555-0199 calgary')).toEqual([noted])
    expect(await find('403 555 0143')).toEqual([])
    const abroad = await receiveQuote(dependencies, {
      phone: '011 52 81 8345 6789',
      name: "O'Neil Sœurs 李小龙",
    })
    for (const writing of ['8183456789', '+52 81 8345 6789', '011 52 81 8345 6789', 'oneil soeurs', '小龙'])
      expect(await find(writing), writing).toEqual([abroad])
  })

  test('views that one person has saved are their own, and one of the same name is replaced', async () => {
    const { dependencies, app } = await inbox()
    const dana = await addStaff(app, dependencies, 'dana@company.example')
    const robin = await addStaff(app, dependencies, 'robin@company.example')
    const view = { name: 'Reefers', query: '?view=all', text: 'reefer pat@shipper.example' }
    const views = async ({ request }: typeof dana) => (await (await request('/api/inbox/views')).json()).views
    await dana.post('/api/inbox/views', { ...view, text: '' })
    await dana.post('/api/inbox/views', view)
    expect(await views(dana)).toEqual([{ id: expect.any(String), ...view }])
    expect(await views(robin)).toEqual([])
    const [{ id }] = await views(dana)
    expect((await robin.post(`/api/inbox/views/${id}`, undefined, 'DELETE')).status).toBe(404)
    expect((await dana.post('/api/inbox/views', { ...view, name: ' ' })).status).toBe(422)
    await dependencies.store.transact((transaction) =>
      eraseSender(transaction, { email: 'Pat@shipper.example', who: 'dana', at: Date.now() }),
    )
    expect(await views(dana)).toEqual([])
  })

  test('a search is sorted as the list is, from page to page', async () => {
    const { dependencies, app } = await inbox()
    const first = await receiveQuote(dependencies, { pickupDate: '2026-12-01' }, Date.now() - 3000)
    const none = await receiveQuote(dependencies, {}, Date.now() - 2000)
    const last = await receiveQuote(dependencies, { pickupDate: '2026-12-09' }, Date.now() - 1000)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const find = async (sort: string) => {
      const seen = []
      for (let after: string | undefined; after !== null; ) {
        const body = { text: 'calgary', sort, limit: 1, ...(after && { after }) }
        const page = await (await staff.post('/api/inbox/search', body)).json()
        seen.push(...page.submissions.map((line: { reference: string }) => line.reference))
        after = page.next
      }
      return seen
    }
    expect(await find('pickup')).toEqual([first, last, none])
    expect(await find('-pickup')).toEqual([last, first, none])
    expect(await find('deadline')).toEqual([first, none, last])
  })

  test('several are changed in one call, and what has changed meanwhile is reported and stays', async () => {
    const { dependencies, app } = await inbox()
    const [one, other] = [await receiveQuote(dependencies), await receiveQuote(dependencies)]
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const owner = 'dana@company.example'
    const send = async (changes: object[]) => staff.post('/api/inbox/submissions/changes', { changes })
    const changes = [
      { reference: other, version: 7, state: 'closed' },
      { reference: one, version: 1, state: 'closed', owner },
      { reference: 'Q-000000', version: 1, state: 'closed' },
    ]
    expect(await (await send(changes)).json()).toMatchObject({
      results: [
        { reference: other, outcome: 'conflict', submission: { state: 'received', version: 1 } },
        { reference: one, outcome: 'changed', submission: { state: 'closed', owner, version: 2 } },
        { reference: 'Q-000000', outcome: 'not-found', submission: null },
      ],
    })
    const tomorrow = companyDay(Date.now() + DAY)
    const day = (followUpOn: string) => send([{ reference: other, version: 1, followUpOn }])
    for (const wrong of ['2020-01-01', companyDay(Date.now()), '9999-12-31', 'soon'])
      expect((await day(wrong)).status, wrong).toBe(422)
    expect(await (await day(tomorrow)).json()).toMatchObject({
      results: [{ outcome: 'changed', submission: { followUpOn: tomorrow } }],
    })
    const open = await (await staff.request('/api/inbox/submissions?open=true')).json()
    expect(open.submissions).toEqual([])
    expect(await (await staff.request('/api/inbox/numbers')).json()).toMatchObject({ open: 0, mine: 0 })
  })

  test('five searches of one member run at once, and those of others beside them', async () => {
    const { dependencies, app } = await inbox()
    await receiveQuote(dependencies)
    const dana = await addStaff(app, dependencies, 'dana@company.example')
    const robin = await addStaff(app, dependencies, 'robin@company.example')
    const [gate, fifth] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { find } = dependencies.search
    let begun = 0
    dependencies.search.find = async (...query) => {
      begun += 1
      if (begun === 5) fifth.resolve()
      await gate.promise
      return find(...query)
    }
    const search = ({ post }: typeof dana) => post('/api/inbox/search', { text: 'calgary' })
    const waiting = Array.from({ length: 5 }, () => search(dana))
    await fifth.promise
    const sixth = await search(dana)
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '1'])
    const other = search(robin)
    gate.resolve()
    for (const response of [...waiting, other]) expect((await response).status).toBe(200)
    expect((await search(dana)).status).toBe(200)
  })

  test('a search that found nothing suggests the nearest words, where these find something', async () => {
    const { dependencies, app } = await inbox()
    await receiveQuote(dependencies, { 'freight.type': 'Lentils', company: 'Prairie Pulse' })
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const suggested = async (text: string, more = {}) =>
      (await (await staff.post('/api/inbox/search', { text, ...more })).json()).suggestion
    expect(await suggested('lentals')).toEqual({ text: 'lentils', count: 1, hasMore: false })
    expect(await suggested('Lentlis prairei')).toEqual({ text: 'lentils prairie', count: 1, hasMore: false })
    expect(await suggested('lentils')).toBeUndefined()
    expect(await suggested('lentals', { state: 'closed' })).toBeUndefined()
    expect(await suggested('zeppelin')).toBeUndefined()
  })

  test('numbers count what is open, due and overdue, and how fast replies were', async () => {
    const clock = { now: Date.now() }
    const { dependencies, app } = await inbox(clock)
    const hours = (count: number) => clock.now - count * 3_600_000
    await receiveQuote(dependencies, {}, hours(1))
    await receiveQuote(dependencies, {}, hours(21))
    await receiveQuote(dependencies, {}, hours(30))
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const reference = await receiveQuote(dependencies, {}, hours(2))
    await staff.post(`/api/inbox/submissions/${reference}/reply`, { version: 1, text: 'Yes.' })
    const numbers = await (await staff.request('/api/inbox/numbers')).json()
    expect(numbers).toMatchObject({
      open: 3,
      mine: 0,
      spam: 0,
      dueSoon: 1,
      overdue: 1,
      medianHours: 2,
      withinPromise: 0.5,
      deadLetters: 0,
    })
    expect(numbers.received.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(4)
  })

  test('mail that fails shows in the numbers and in the list', async () => {
    const clock = { now: Date.now() }
    const { dependencies, app } = await inbox(clock)
    const dead = await receiveQuote(dependencies)
    await receiveQuote(dependencies, { email: 'other@shipper.example' }, clock.now + 1)
    clock.now += 1000
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const deliveryProblems = async () =>
      (await (await staff.request('/api/inbox/numbers')).json()).deliveryProblems
    expect(await deliveryProblems()).toMatchObject({ dead: [], mail: null })

    const claimed = await dependencies.store.transact((transaction) =>
      claimDueEmails(transaction, { owner: 'one', now: clock.now, until: clock.now + 60_000, most: 9 }),
    )
    for (const { id, submission } of claimed)
      await dependencies.store.transact((transaction) =>
        recordFailure(transaction, {
          ...{ id, owner: 'one', at: clock.now },
          ...(submission?.reference === dead
            ? { error: '550 RCPT TO' }
            : { error: '535 AUTH', nextAt: clock.now + 60_000 }),
        }),
      )
    expect(await deliveryProblems()).toMatchObject({
      dead: [{ reference: dead, kind: 'confirmation', error: '550 RCPT TO' }],
      mail: { waiting: 1, isSettingFault: true },
    })
    const { submissions } = await (await staff.request('/api/inbox/submissions')).json()
    expect(submissions.map((line: { hasMailFailed: boolean }) => line.hasMailFailed)).toEqual([false, true])
  })
})
