import { afterEach, expect, test } from 'vitest'
import { examples } from '../../../../domain/forms/examples.ts'
import { emailContext } from '../../../email-context.ts'
import { renderEmail } from '../../../mail/email-templates.ts'
import { requestView } from '../../../request-page/build-request-view.ts'
import { claimDueEmails } from '../../../store/mail/emails.ts'
import { listEmails } from '../../../store/mail/outbox.ts'
import { noteSubmission } from '../../../store/submissions/submission-changes.ts'
import { findSubmission } from '../../../store/submissions/submissions.ts'
import { requestPath } from '../../../submissions/request-key.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { closeTestApps } from '../../../testing/test-app.ts'
import { openTestInbox, receiveQuote } from '../../../testing/test-inbox.ts'
import { addStaff, PASSWORD } from '../../../testing/test-staff.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  const inbox = async (clock?: { now: number }) => openTestInbox(await newSettings(), clock)

  test('dispatch corrects what was sent, the earlier version stays, and the page says so', async () => {
    const { dependencies, app } = await inbox()
    const reference = await receiveQuote(dependencies, { pickupLocation: '12825 170 St' })
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const path = `/api/inbox/submissions/${reference}`
    const correct = (version: number, answers: unknown) =>
      staff.request(`${path}/answers`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
        body: JSON.stringify({ version, answers }),
      })
    const refused = await correct(1, { pickupLocation: '' })
    expect([refused.status, Object.keys((await refused.json()).problems)]).toEqual([422, ['pickupLocation']])
    expect((await correct(1, { pickupLocation: { a: 1 } })).status).toBe(422)
    const email = examples.quote.email
    const corrected = await (
      await correct(1, { pickupLocation: 'Edmonton, AB', email: 'other@shipper.example', unknown: 'x' })
    ).json()
    expect(corrected).toMatchObject({ version: 2, email })
    expect(corrected.summaryParts[0]).toBe('Edmonton, AB')
    const event = corrected.history.find((entry: { event: string }) => entry.event === 'corrected')
    expect(event).toMatchObject({
      who: 'dana@company.example',
      answers: expect.arrayContaining([expect.objectContaining({ words: '12825 170 St' })]),
    })
    expect((await correct(1, { pickupLocation: 'Leduc, AB' })).status).toBe(409)
    const stored = await dependencies.store.transact((transaction) => findSubmission(transaction, reference))
    if (!stored) throw new Error('not stored')
    const { history } = await dependencies.store.transact((transaction) =>
      requestView(transaction, stored, Date.now()),
    )
    expect(history.map((entry) => entry.event)).toContain('corrected')
  })

  test('one works through the inbox: list, details, state, owner, note, reply', async () => {
    const { dependencies, app } = await inbox()
    const reference = await receiveQuote(dependencies)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const { submissions, next } = await (await staff.request('/api/inbox/submissions')).json()
    expect(next).toBeNull()
    expect(submissions).toEqual([
      expect.objectContaining({
        reference,
        form: 'Quote Request',
        state: 'received',
        name: examples.quote.name,
      }),
    ])
    const path = `/api/inbox/submissions/${reference}`
    const details = await (await staff.request(path)).json()
    expect(details).toMatchObject({ version: 1, files: [], similar: [] })
    expect(details.answers.find(({ name }: { name: string }) => name === 'freight.type')?.words).toBe(
      'Palletized food',
    )

    const patch = (body: unknown) =>
      staff.request(path, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
        body: JSON.stringify(body),
      })
    const taken = await (
      await patch({ version: 1, owner: '  Dana@company.example \t', state: 'in progress' })
    ).json()
    expect(taken).toMatchObject({ owner: 'dana@company.example', state: 'in progress' })
    const stale = await patch({ version: 1, state: 'closed' })
    expect([stale.status, (await stale.json()).current.state]).toEqual([409, 'in progress'])
    expect((await patch({ version: taken.version, owner: 'nobody@company.example' })).status).toBe(422)

    const { version } = taken
    expect((await staff.post(`${path}/notes`, { text: 'Called, no answer' })).status).toBe(200)
    await dependencies.store.transact((transaction) =>
      noteSubmission(transaction, {
        reference,
        who: 'sender',
        at: Date.now(),
        event: 'noted',
        text: 'Dock 4',
      }),
    )
    const replied = await (await staff.post(`${path}/reply`, { version, text: 'We can do Monday.' })).json()
    expect(replied.state).toBe('answered')
    expect(replied.history.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['received', 'staff note', 'noted', 'replied', 'state', 'owner']),
    )
    const stored = await dependencies.store.transact((transaction) => findSubmission(transaction, reference))
    const messages = await dependencies.store.transact((transaction) =>
      listEmails(transaction, stored?.id ?? ''),
    )
    expect(messages.map(({ template }) => template).toSorted()).toEqual(['confirmation', 'reply'])
  })

  test('staff end the link to a request, and the sender has a new one mailed', async () => {
    const { dependencies, app } = await inbox()
    const reference = await receiveQuote(dependencies)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const path = `/api/inbox/submissions/${reference}`
    const { appSecret } = dependencies.config
    const opens = async (version: number) =>
      (await app.request(`/api${requestPath(reference, version, appSecret)}`)).status
    expect(await opens(1)).toBe(200)
    const { history } = await (await staff.post(`${path}/revoke-link`, {})).json()
    expect(history).toContainEqual(
      expect.objectContaining({ event: 'key revoked', who: 'dana@company.example' }),
    )
    expect([await opens(1), await opens(2)]).toEqual([404, 200])
    await staff.post('/api/requests/link', { reference, email: examples.quote.email })
    const messages = await dependencies.store.transact((transaction) =>
      claimDueEmails(transaction, {
        owner: 'one',
        now: dependencies.now(),
        until: Date.now() + 60_000,
        most: 9,
      }),
    )
    const link = messages.find(({ template }) => template === 'link')
    if (!link) throw new Error('no link was enqueued')
    const { text } = await renderEmail(link, emailContext(dependencies.config, dependencies.lanes))
    expect(text).toContain(requestPath(reference, 2, appSecret))
    expect((await staff.post('/api/inbox/submissions/Q-ZZZZZZ/revoke-link', {})).status).toBe(404)
  })

  test('a reply can be taken back for ten seconds, which leaves no trace for the sender', async () => {
    const clock = { now: Date.now() }
    const { dependencies, app } = await inbox(clock)
    const reference = await receiveQuote(dependencies)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const path = `/api/inbox/submissions/${reference}`
    const claim = () =>
      dependencies.store.transact((transaction) =>
        claimDueEmails(transaction, { owner: 'one', now: clock.now, until: clock.now + 60_000, most: 9 }),
      )
    await claim()
    clock.now += 1000
    const reply = async (version: number) =>
      (await staff.post(`${path}/reply`, { version, text: 'We can do Monday.' })).json()
    const replied = await reply(1)
    expect(replied.messages.at(-1)).toMatchObject({ kind: 'reply', leavesInMs: 10_000 })
    expect(await claim()).toEqual([])

    clock.now += 1000
    const { version } = replied
    expect((await staff.post(`${path}/reply/take-back`, { version: version - 1 })).status).toBe(409)
    const undone = await (await staff.post(`${path}/reply/take-back`, { version })).json()
    expect(undone).toMatchObject({ state: 'received', owner: null, answeredAt: null })
    expect(undone.messages.map(({ kind }: { kind: string }) => kind)).toEqual(['confirmation'])
    expect(undone.history.at(-1)).toMatchObject({ event: 'reply taken back', to: 'received' })
    const stored = await dependencies.store.transact((transaction) => findSubmission(transaction, reference))
    if (!stored) throw new Error('not stored')
    const seen = await dependencies.store.transact((transaction) =>
      requestView(transaction, stored, dependencies.now()),
    )
    expect(seen.history.map(({ event }) => event)).toEqual(['received'])

    clock.now += 1000
    const again = await reply(undone.version)
    clock.now += 10_000
    expect((await claim()).map(({ template }) => template)).toEqual(['reply'])
    const late = await staff.post(`${path}/reply/take-back`, { version: again.version })
    expect([late.status, (await late.json()).current.state]).toEqual([409, 'answered'])
  })

  test('a reply given elsewhere is an event of its own', async () => {
    const { dependencies, app } = await inbox()
    const reference = await receiveQuote(dependencies)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const path = `/api/inbox/submissions/${reference}/answered-elsewhere`
    const changed = await (await staff.post(path, { version: 1, text: 'By phone' })).json()
    expect(changed).toMatchObject({ state: 'answered', owner: 'dana@company.example' })
    expect(changed.history).toContainEqual(expect.objectContaining({ event: 'answered elsewhere' }))
    expect(changed.conversation).toMatchObject([{ kind: 'elsewhere', text: 'By phone' }])
    expect((await staff.post(path, { version: 1 })).status).toBe(409)
  })

  test('who has a submission open is named, since when, and whether they write', async () => {
    const clock = { now: Date.now() }
    const { dependencies, app } = await inbox(clock)
    const reference = await receiveQuote(dependencies)
    const dana = await addStaff(app, dependencies, 'dana@company.example')
    const robin = await addStaff(app, dependencies, 'robin@company.example')
    const since = new Date(clock.now).toISOString()
    const look = async ({ post }: typeof dana, isWriting: boolean) =>
      (await (await post(`/api/inbox/submissions/${reference}/viewing`, { isWriting })).json()).viewers
    expect(await look(dana, false)).toEqual([])
    clock.now += 15_000
    await look(dana, true)
    const viewer = { email: 'dana@company.example', name: 'dana' }
    expect(await look(robin, false)).toEqual([{ ...viewer, since, isWriting: true }])
    clock.now += 46_000
    expect(await look(robin, false)).toEqual([])
  })

  test('who looks at a request is known for 45 seconds, and then no longer stored', async () => {
    const clock = { now: Date.now() }
    const { dependencies, app } = await inbox(clock)
    const [first, second] = [await receiveQuote(dependencies), await receiveQuote(dependencies)]
    const dana = await addStaff(app, dependencies, 'dana@company.example')
    const sam = await addStaff(app, dependencies, 'sam@company.example')
    const look = async (staff: typeof dana, reference: string) =>
      (await staff.post(`/api/inbox/submissions/${reference}/viewing`, {})).json()
    expect(await look(dana, first)).toEqual({ viewers: [] })
    expect((await look(sam, first)).viewers).toMatchObject([{ email: 'dana@company.example' }])
    clock.now += 46_000
    expect(await look(sam, second)).toEqual({ viewers: [] })
    const rows = await dependencies.store.transact(({ build, run }) =>
      run(build.selectFrom('cached_values').select('name').where('name', 'like', 'viewing:%')),
    )
    expect(rows).toHaveLength(1)
    const unknown = await sam.post(`/api/inbox/submissions/${'x'.repeat(5000)}/viewing`, {})
    expect(unknown.status).toBe(404)
  })

  test('one member is noted at the twenty submissions looked at last', async () => {
    const clock = { now: Date.now() }
    const { dependencies, app } = await inbox(clock)
    const dana = await addStaff(app, dependencies, 'dana@company.example')
    for (let look = 0; look < 30; look += 1) {
      clock.now += 1
      await dana.post(`/api/inbox/submissions/Q-00000${'0123456789ABCDEFGHJKMNPQRSTVWXYZ'[look]}/viewing`, {})
    }
    const rows = await dependencies.store.transact(({ build, run }) =>
      run(
        build.selectFrom('cached_values').select('name').where('name', 'like', 'viewing:%').orderBy('name'),
      ),
    )
    expect(rows).toHaveLength(20)
    expect(rows[0]?.name).toBe('viewing:Q-00000A:dana@company.example')
  })

  test('erasing by address removes everything of that person, in every form', async () => {
    const { dependencies, app } = await inbox()
    const gone = await receiveQuote(dependencies)
    const stays = await receiveQuote(dependencies, { email: 'other@shipper.example' })
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    await staff.post('/api/inbox/search', { text: 'calgary' })
    const asked = { email: ` ${examples.quote.email.toUpperCase()} `, password: PASSWORD }
    expect((await staff.post('/api/inbox/erase', { ...asked, password: 'wrong' })).status).toBe(403)
    expect(await (await staff.post('/api/inbox/erase', asked)).json()).toEqual({ erased: 1 })
    const details = await (await staff.request(`/api/inbox/submissions/${gone}`)).json()
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(details).toMatchObject({ answers: [], messages: [], email: null, receivedAt: day, answerBy: null })
    expect(details.history[0]).toMatchObject({ event: 'received', at: day })
    expect((await (await staff.request(`/api/inbox/submissions/${stays}`)).json()).answers).not.toEqual([])
    const found = await (await staff.post('/api/inbox/search', { text: 'zoe' })).json()
    expect(found.submissions.map((line: { reference: string }) => line.reference)).toEqual([stays])
  })
})
