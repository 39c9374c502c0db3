import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { readSheet } from 'read-excel-file/node'
import { afterEach, expect, test } from 'vitest'
import { examples } from '../../../domain/examples.ts'
import { quote } from '../../../domain/quote.ts'
import { requestView } from '../../requests/request-view.ts'
import type { Services } from '../../services.ts'
import { claimDueMessages, recordFailure } from '../../store/messages.ts'
import { listMessages } from '../../store/outbox.ts'
import { createSubmission, findSubmission } from '../../store/submissions.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { addStaff, browser, PASSWORD } from '../../testing/staff.ts'
import { closeTestApps, openTestApp } from '../../testing/test-app.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  async function inbox(clock = { now: Date.now() }) {
    const { services, app } = await openTestApp(await newSettings(), { given: { now: () => clock.now } })
    return { services, app, clock }
  }

  async function receive(
    { store, now }: Services,
    answers: Record<string, string | number> = {},
    at = now(),
  ) {
    const created = await store.transact((transaction) =>
      createSubmission(transaction, {
        form: quote,
        answers: { ...examples.quote, ...answers },
        at,
        messages: [{ template: 'confirmation', recipient: examples.quote.email, mailDomain: 'x.example' }],
      }),
    )
    if (created.outcome === 'key-reused') throw new Error('not created')
    return created.reference
  }

  test('every route below /api/inbox refuses anyone who is not signed in', async () => {
    const { app } = await inbox()
    const routes = app.routes.filter(({ path, method }) => path.startsWith('/api/inbox/') && method !== 'ALL')
    expect(routes.length).toBeGreaterThan(12)
    for (const { path, method } of routes) {
      const answer = await app.request(path.replaceAll(/:\w+/g, 'Q-000000'), { method, redirect: 'manual' })
      expect([method, path, answer.status]).toEqual([method, path, 401])
    }
  })

  test('docs/inbox.md lists every call', async () => {
    const { app } = await inbox()
    const listed = readFileSync('docs/inbox.md', 'utf8')
    const missing = app.routes
      .filter(
        ({ path, method }) => /^\/api\/(inbox|auth)\//.test(path) && method !== 'ALL' && !path.endsWith('*'),
      )
      .filter(({ path }) => !listed.includes(`${path.replace(/^\/api\/(inbox|auth)/, '')}\``))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  test('nor does a route open under another way to write its address', async () => {
    const { services, app } = await inbox()
    await receive(services)
    const { address, close } = await listen(app)
    const routes = app.routes.filter(({ path, method }) => path.startsWith('/api/inbox/') && method !== 'ALL')
    const answers: [string, number][] = []
    for (const { path, method } of routes) {
      const plain = path.replaceAll(/:\w+/g, 'Q-000000')
      const rest = plain.slice('/api/inbox'.length)
      const ways = [
        `/api/%69nbox${rest}`,
        `/api//inbox${rest}`,
        `//api/inbox${rest}`,
        `/api/inbox/${rest}`,
        `${plain}/`,
        `/api/./inbox${rest}`,
        `/x/../api/inbox${rest}`,
        `/api/inbox%2f${rest.slice(1)}`,
        `/API/INBOX${rest}`,
        `${address}${plain}`,
      ]
      for (const way of ways) answers.push([`${method} ${way}`, await statusOf(address, method, way)])
      if (method === 'GET') answers.push([`HEAD ${plain}`, await statusOf(address, 'HEAD', plain)])
    }
    expect(answers.filter(([, status]) => status < 400)).toEqual([])
    expect(answers.filter(([, status]) => status === 401).length).toBeGreaterThan(routes.length)
    await close()
  })

  test('one works through the inbox: list, details, state, owner, note, reply', async () => {
    const { services, app } = await inbox()
    const reference = await receive(services)
    const staff = await addStaff(app, services, 'dana@company.example')
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
      await patch({ version: 1, owner: 'dana@company.example', state: 'in progress' })
    ).json()
    expect(taken).toMatchObject({ owner: 'dana@company.example', state: 'in progress' })
    const stale = await patch({ version: 1, state: 'closed' })
    expect([stale.status, (await stale.json()).current.state]).toEqual([409, 'in progress'])
    expect((await patch({ version: taken.version, owner: 'nobody@company.example' })).status).toBe(422)

    expect((await staff.post(`${path}/notes`, { text: 'Called, no answer' })).status).toBe(200)
    const { version } = await (await staff.request(path)).json()
    const replied = await (await staff.post(`${path}/reply`, { version, text: 'We can do Monday.' })).json()
    expect(replied.state).toBe('answered')
    expect(replied.history.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['received', 'staff note', 'replied', 'state', 'owner']),
    )
    const stored = await services.store.transact((transaction) => findSubmission(transaction, reference))
    const messages = await services.store.transact((transaction) =>
      listMessages(transaction, stored?.id ?? ''),
    )
    expect(messages.map(({ template }) => template).toSorted()).toEqual(['confirmation', 'reply'])
  })

  test('a reply can be taken back for ten seconds, which leaves no trace for the sender', async () => {
    const clock = { now: Date.now() }
    const { services, app } = await inbox(clock)
    const reference = await receive(services)
    const staff = await addStaff(app, services, 'dana@company.example')
    const path = `/api/inbox/submissions/${reference}`
    const claim = () =>
      services.store.transact((transaction) =>
        claimDueMessages(transaction, { owner: 'one', now: clock.now, until: clock.now + 60_000, most: 9 }),
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
    const stored = await services.store.transact((transaction) => findSubmission(transaction, reference))
    if (!stored) throw new Error('not stored')
    const seen = await services.store.transact((transaction) => requestView(transaction, stored))
    expect(seen.history.map(({ event }) => event)).toEqual(['received'])

    clock.now += 1000
    const again = await reply(undone.version)
    clock.now += 10_000
    expect((await claim()).map(({ template }) => template)).toEqual(['reply'])
    const late = await staff.post(`${path}/reply/take-back`, { version: again.version })
    expect([late.status, (await late.json()).current.state]).toEqual([409, 'answered'])
  })

  test('an answer given elsewhere is an event of its own', async () => {
    const { services, app } = await inbox()
    const reference = await receive(services)
    const staff = await addStaff(app, services, 'dana@company.example')
    const path = `/api/inbox/submissions/${reference}/answered-elsewhere`
    const answered = await (await staff.post(path, { version: 1, text: 'By phone' })).json()
    expect(answered).toMatchObject({ state: 'answered', owner: 'dana@company.example' })
    expect(answered.history).toContainEqual(
      expect.objectContaining({ event: 'answered elsewhere', text: 'By phone' }),
    )
    expect((await staff.post(path, { version: 1 })).status).toBe(409)
  })

  test('mail that fails shows in the numbers and in the list', async () => {
    const clock = { now: Date.now() }
    const { services, app } = await inbox(clock)
    const dead = await receive(services)
    await receive(services, { email: 'other@shipper.example' }, clock.now + 1)
    clock.now += 1000
    const staff = await addStaff(app, services, 'dana@company.example')
    const troubles = async () => (await (await staff.request('/api/inbox/numbers')).json()).troubles
    expect(await troubles()).toMatchObject({ dead: [], mail: null })

    const claimed = await services.store.transact((transaction) =>
      claimDueMessages(transaction, { owner: 'one', now: clock.now, until: clock.now + 60_000, most: 9 }),
    )
    for (const { id, submission } of claimed)
      await services.store.transact((transaction) =>
        recordFailure(transaction, {
          ...{ id, owner: 'one', at: clock.now },
          ...(submission?.reference === dead
            ? { error: '550 RCPT TO' }
            : { error: '535 AUTH', nextAt: clock.now + 60_000 }),
        }),
      )
    expect(await troubles()).toMatchObject({
      dead: [{ reference: dead, kind: 'confirmation', error: '550 RCPT TO' }],
      mail: { waiting: 1, isSettingFault: true },
    })
    const { submissions } = await (await staff.request('/api/inbox/submissions')).json()
    expect(submissions.map((line: { hasMailFailed: boolean }) => line.hasMailFailed)).toEqual([false, true])
  })

  test('search finds words without their accents, numbers and parts, newest first', async () => {
    const { services, app } = await inbox()
    const older = await receive(services, { deliveryLocation: 'Trois-Rivières, QC' }, Date.now() - 60_000)
    const newer = await receive(services, { deliveryLocation: 'Regina, SK', 'freight.type': 'Étagères' })
    const staff = await addStaff(app, services, 'dana@company.example')
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

  test('a search that found nothing suggests the nearest words, where these find something', async () => {
    const { services, app } = await inbox()
    await receive(services, { 'freight.type': 'Lentils', company: 'Prairie Pulse' })
    const staff = await addStaff(app, services, 'dana@company.example')
    const suggested = async (text: string, more = {}) =>
      (await (await staff.post('/api/inbox/search', { text, ...more })).json()).suggestion
    expect(await suggested('lentals')).toEqual({ text: 'lentils', count: 1, hasMore: false })
    expect(await suggested('Lentlis prairei')).toEqual({ text: 'lentils prairie', count: 1, hasMore: false })
    expect(await suggested('lentils')).toBeUndefined()
    expect(await suggested('lentals', { state: 'closed' })).toBeUndefined()
    expect(await suggested('zeppelin')).toBeUndefined()
  })

  test('who has a submission open is named, since when, and whether they write', async () => {
    const clock = { now: Date.now() }
    const { services, app } = await inbox(clock)
    const reference = await receive(services)
    const dana = await addStaff(app, services, 'dana@company.example')
    const robin = await addStaff(app, services, 'robin@company.example')
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

  test('pages of the list continue where the last one ended', async () => {
    const { services, app } = await inbox()
    const all = []
    for (let i = 0; i < 5; i++) all.unshift(await receive(services, {}, Date.now() + i))
    const staff = await addStaff(app, services, 'dana@company.example')
    const seen = []
    let after = ''
    do {
      const page = await (await staff.request(`/api/inbox/submissions?limit=2&after=${after}`)).json()
      seen.push(...page.submissions.map((line: { reference: string }) => line.reference))
      after = page.next
    } while (after)
    expect(seen).toEqual(all)
  })

  test('export asks for the password again, and makes no formula of what was typed', async () => {
    const { services, app } = await inbox()
    const answers = { name: '=HYPERLINK("http://evil")', phone: '+1 403 555 0117', company: '@SUM(1)' }
    await receive(services, answers, Date.parse('2026-07-01T18:00:00Z'))
    const staff = await addStaff(app, services, 'dana@company.example')
    const refused = await staff.request('/api/inbox/export.csv')
    expect([refused.status, (await refused.json()).confirm]).toEqual([403, true])
    expect((await staff.post('/api/inbox/confirm', { password: 'wrong' })).status).toBe(403)
    expect((await staff.post('/api/inbox/confirm', { password: PASSWORD })).status).toBe(204)
    const csv = Buffer.from(await (await staff.request('/api/inbox/export.csv')).arrayBuffer()).toString()
    expect(csv.startsWith('\ufeffreference,form,')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(csv).toContain(`'@SUM(1)`)
    expect(csv).toContain(',+1 403 555 0117,')
    expect(csv).toContain(',2026-07-01T12:00:00-06:00,')
  })

  test('who looks at a request is known for 45 seconds, and then no longer stored', async () => {
    const clock = { now: Date.now() }
    const { services, app } = await inbox(clock)
    const [first, second] = [await receive(services), await receive(services)]
    const dana = await addStaff(app, services, 'dana@company.example')
    const sam = await addStaff(app, services, 'sam@company.example')
    const look = async (staff: typeof dana, reference: string) =>
      (await staff.post(`/api/inbox/submissions/${reference}/viewing`, {})).json()
    expect(await look(dana, first)).toEqual({ viewers: [] })
    expect((await look(sam, first)).viewers).toMatchObject([{ email: 'dana@company.example' }])
    clock.now += 46_000
    expect(await look(sam, second)).toEqual({ viewers: [] })
    const rows = await services.store.transact(({ build, run }) =>
      run(build.selectFrom('cached_values').select('name').where('name', 'like', 'viewing:%')),
    )
    expect(rows).toHaveLength(1)
    const unknown = await sam.post(`/api/inbox/submissions/${'x'.repeat(5000)}/viewing`, {})
    expect(unknown.status).toBe(404)
  })

  test('an export that is left before it is read makes room for another', async () => {
    const { services, app } = await inbox()
    await receive(services, {})
    const staff = await addStaff(app, services, 'dana@company.example')
    await staff.post('/api/inbox/confirm', { password: PASSWORD })
    for (const kind of ['csv', 'xlsx', 'csv', 'xlsx', 'csv']) {
      const { status, body } = await staff.request(`/api/inbox/export.${kind}`)
      expect(status).toBe(200)
      await body?.cancel()
    }
  })

  test('export has what was searched for, and nothing else of the view', async () => {
    const { services, app } = await inbox()
    const found = await receive(services, { company: 'Répliqué Foods', phone: '+1 403 555 0117' })
    await receive(services, { company: 'Another' })
    const staff = await addStaff(app, services, 'dana@company.example')
    await staff.post('/api/inbox/confirm', { password: PASSWORD })
    const csv = await (await staff.post('/api/inbox/export.csv', { text: 'replique' })).text()
    expect(csv.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining(found)])
    const closed = await staff.post('/api/inbox/export.csv', { text: 'replique', state: 'closed' })
    expect((await closed.text()).trimEnd().split('\r\n')).toHaveLength(1)

    const xlsx = await staff.post('/api/inbox/export.xlsx', { text: 'replique' })
    const rows = await readSheet(Buffer.from(await xlsx.arrayBuffer()))
    const [heading = [], row = [], ...more] = rows
    expect(more).toEqual([])
    const cell = (name: string) => row[heading.indexOf(name)]
    expect([cell('reference'), cell('company'), cell('phone')]).toEqual([
      found,
      'Répliqué Foods',
      '+1 403 555 0117',
    ])
  })

  test('erasing by address removes everything of that person, in every form', async () => {
    const { services, app } = await inbox()
    const gone = await receive(services)
    const stays = await receive(services, { email: 'other@shipper.example' })
    const staff = await addStaff(app, services, 'dana@company.example')
    await staff.post('/api/inbox/search', { text: 'calgary' })
    const asked = { email: ` ${examples.quote.email.toUpperCase()} `, password: PASSWORD }
    expect((await staff.post('/api/inbox/erase', { ...asked, password: 'wrong' })).status).toBe(403)
    expect(await (await staff.post('/api/inbox/erase', asked)).json()).toEqual({ erased: 1 })
    const details = await (await staff.request(`/api/inbox/submissions/${gone}`)).json()
    expect(details).toMatchObject({ answers: [], messages: [], email: null })
    expect((await (await staff.request(`/api/inbox/submissions/${stays}`)).json()).answers).not.toEqual([])
    const found = await (await staff.post('/api/inbox/search', { text: 'zoe' })).json()
    expect(found.submissions.map((line: { reference: string }) => line.reference)).toEqual([stays])
  })

  test('numbers count what is open, due and overdue, and how fast answers were', async () => {
    const clock = { now: Date.now() }
    const { services, app } = await inbox(clock)
    const hours = (count: number) => clock.now - count * 3_600_000
    await receive(services, {}, hours(1))
    await receive(services, {}, hours(21))
    await receive(services, {}, hours(30))
    const staff = await addStaff(app, services, 'dana@company.example')
    const reference = await receive(services, {}, hours(2))
    await staff.post(`/api/inbox/submissions/${reference}/reply`, { version: 1, text: 'Yes.' })
    const numbers = await (await staff.request('/api/inbox/numbers')).json()
    expect(numbers).toMatchObject({
      open: 3,
      mine: 0,
      spam: 0,
      dueSoon: 1,
      overdue: 1,
      medianHours: 2,
      withinPromise: 1,
      deadLetters: 0,
    })
    expect(numbers.received.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(4)
  })

  test('signing in asks for the second factor, and takes each code once', async () => {
    const { services, app, clock } = await inbox()
    const { email, usedCode, recoveryCodes } = await addStaff(app, services, 'dana@company.example')
    clock.now += 60_000
    const one = browser(app)
    expect(await (await one.post('/api/auth/sign-in/email', { email, password: PASSWORD })).json()).toEqual({
      success: true,
      next: 'code',
    })
    expect((await one.request('/api/inbox/numbers')).status).toBe(401)
    expect((await one.post('/api/auth/two-factor/verify-totp', { code: '000000' })).status).toBe(401)
    const other = browser(app, '192.0.2.2')
    await other.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    const [first] = recoveryCodes
    expect(
      (await one.post('/api/auth/two-factor/verify-backup-code', { code: first?.toLowerCase() })).status,
    ).toBe(200)
    expect((await one.request('/api/inbox/numbers')).status).toBe(200)
    const again = await other.post('/api/auth/two-factor/verify-backup-code', { code: first })
    expect(again.status).toBe(401)
    expect((await other.post('/api/auth/two-factor/verify-totp', { code: usedCode })).status).toBe(401)
    expect((await other.request('/api/inbox/numbers')).status).toBe(401)
  })

  test('a password that is guessed waits longer and longer, and the words never say what was wrong', async () => {
    const { services, app, clock } = await inbox()
    await addStaff(app, services, 'dana@company.example')
    const stranger = browser(app, '198.51.100.7')
    const guess = (email: string) => stranger.post('/api/auth/sign-in/email', { email, password: 'guess' })
    const unknown = await guess('nobody@company.example')
    const wrong = await guess('dana@company.example')
    expect([unknown.status, await unknown.text()]).toEqual([wrong.status, await wrong.text()])
    for (let i = 0; i < 4; i++) await guess('dana@company.example')
    const limited = await guess('dana@company.example')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    const known = browser(app)
    const answer = await known.post('/api/auth/sign-in/email', {
      email: 'dana@company.example',
      password: PASSWORD,
    })
    expect(answer.status).toBe(200)
    clock.now += 16 * 60_000
    expect((await guess('dana@company.example')).status).toBe(401)
  })

  test('no token, code or password stands in the database as it is', async () => {
    const { services, app } = await inbox()
    const staff = await addStaff(app, services, 'dana@company.example')
    const rows = await services.store.transact(async ({ run, build }) => {
      const all = []
      for (const table of ['staff_sessions', 'staff_accounts', 'staff_two_factors', 'staff_verifications'])
        all.push(...(await run(build.selectFrom(table as 'heartbeat').selectAll())))
      return JSON.stringify(all)
    })
    for (const secret of [PASSWORD, staff.secret, ...staff.recoveryCodes]) expect(rows).not.toContain(secret)
    expect(rows).toContain('argon2id$')
  })
})

/** The app on a real connection, where an address arrives as it was written. */
async function listen(app: Hono) {
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function statusOf(address: string, method: string, target: string): Promise<number> {
  const { hostname, port } = new URL(address)
  const sent = httpRequest({ hostname, port, method, path: target, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}
