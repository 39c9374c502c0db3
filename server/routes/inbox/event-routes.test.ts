import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR } from '../../../domain/time/durations.ts'
import { iso } from '../../../domain/time/iso.ts'
import { staffDirectory } from '../../accounts/staff.ts'
import type { Dependencies } from '../../dependencies.ts'
import { claimDueEmails, recordSent } from '../../store/mail/emails.ts'
import { addMessage } from '../../store/submissions/messages.ts'
import { noteSubmission } from '../../store/submissions/submission-changes.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { closeTestApps, openTestApp } from '../../testing/test-app.ts'
import { openTestInbox, receiveQuote } from '../../testing/test-inbox.ts'
import { addStaff, type TestStaff } from '../../testing/test-staff.ts'

const EMAIL = 'dana@company.example'
const OTHER = 'robin@company.example'
const POLL_MS = 2000

// The database is looked into every two seconds: by the test's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(async () => {
  vi.useRealTimers()
  await closeTestApps()
})

/** Opens the stream of a member, ready to be read. */
async function openStream({ request }: Pick<TestStaff, 'request'>) {
  const { body } = await request('/api/inbox/events')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** Resolves to all that was read, once it has that text so many times, or has ended. */
  async function until(wanted: string, times = 1): Promise<string> {
    while (text.split(wanted).length <= times) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return text
      text += value
    }
    return text
  }
  await until('event: ready')
  return { until, end: () => until('nothing has this text'), cancel: () => reader?.cancel() }
}

test('a stream ends when the server stops', async () => {
  const stopping = new AbortController()
  const { dependencies, app } = await openTestApp({}, { given: { stopping: stopping.signal } })
  const stream = await openStream(await addStaff(app, dependencies, EMAIL))
  stopping.abort()
  await stream.end()
})

test('a stream ends within 45 seconds of its page’s last answer to a beat', async () => {
  const { dependencies, app } = await openTestApp()
  const [alive, dead] = [await addStaff(app, dependencies, EMAIL), await addStaff(app, dependencies, OTHER)]
  const [heard, unheard] = [await openStream(alive), await openStream(dead)]
  const id = /event: ready\ndata: (.+)\n/.exec(await heard.until('\n\n'))?.[1]
  for (let beat = 1; beat <= 10; beat++) {
    await vi.advanceTimersByTimeAsync(12_000)
    await heard.until('event: beat', beat)
    // Nobody answers for others.
    for (const { post } of [alive, dead])
      expect((await post(`/api/inbox/events/${id}/heard`, {})).status).toBe(204)
    if (beat === 3) expect((await unheard.end()).split('event: beat')).toHaveLength(3)
  }
  await heard.cancel()
})

test('asking for the head of a stream opens none, however often', async () => {
  const { dependencies, app } = await openTestApp()
  const staff = await addStaff(app, dependencies, EMAIL)
  for (let turn = 0; turn < 101; turn++)
    expect((await staff.request('/api/inbox/events', { method: 'HEAD' })).status).toBe(405)
  await openStream(staff)
})

test('of more than five streams of one member the oldest end, and nobody else is kept out', async () => {
  const { dependencies, app } = await openTestApp()
  const dana = await addStaff(app, dependencies, EMAIL)
  const robin = await openStream(await addStaff(app, dependencies, OTHER))
  const streams = []
  for (let turn = 0; turn < 105; turn++) streams.push(await openStream(dana))
  for (const replaced of streams.slice(0, 100)) expect(await replaced.end()).toContain('event: replaced')
  const reference = await receiveQuote(dependencies)
  await vi.advanceTimersByTimeAsync(POLL_MS)
  for (const open of [...streams.slice(100), robin])
    expect(await open.until(`data: ${reference}`)).not.toContain('replaced')
})

onBothDatabases(({ kind, newSettings }) => {
  /** A server, and another one on the same database; SQLite has one. */
  async function instances(clock = { now: Date.now() }) {
    const settings = await newSettings()
    const one = await openTestInbox(settings, clock)
    return { ...one, other: kind === 'Postgres' ? await openTestInbox(settings, clock) : one }
  }

  const sessionUses = async ({ store }: Dependencies) => {
    const rows = await store.transact(({ build, run }) => run(build.selectFrom('sessions').select('used_at')))
    return rows.map(({ used_at }) => used_at)
  }

  test('a stream names new submissions, and what their senders say', async () => {
    const { dependencies, app } = await instances()
    const staff = await addStaff(app, dependencies, EMAIL)
    const stream = await openStream(staff)
    const reference = await receiveQuote(dependencies)
    await vi.advanceTimersByTimeAsync(POLL_MS)
    await stream.until(`event: submission\ndata: ${reference}`)
    await stream.until(`event: new-submission\ndata: ${reference}`)
    const message = { reference, who: 'sender', at: dependencies.now(), text: 'When?', files: [] }
    await dependencies.store.transact((transaction) => addMessage(transaction, message))
    await vi.advanceTimersByTimeAsync(POLL_MS)
    await stream.until(`event: new-message\ndata: ${reference}`)
    const { events } = await (await staff.request('/api/inbox/events/sent')).json()
    expect(events).toEqual([
      { id: expect.any(String), kind: 'new-submission', reference },
      { id: expect.any(String), kind: 'new-message', reference },
    ])
  })

  test('what was sent before the last ten minutes is told to a page that was away for longer', async () => {
    const { dependencies, app, clock } = await instances()
    const staff = await addStaff(app, dependencies, EMAIL)
    const reference = await receiveQuote(dependencies)
    clock.now += HOUR
    const sent = async (within: string) =>
      (await (await staff.request(`/api/inbox/events/sent${within}`)).json()).events
    expect(await sent('')).toEqual([])
    expect(await sent('?within=3000')).toMatchObject([{ kind: 'new-submission', reference }])
    for (const wrong of ['-1', 'x', '1e999'])
      expect(await sent(`?within=${wrong}`)).toEqual(expect.any(Array))
  })

  test('what is stored by a clock that is behind, or was a day ahead, is told once', async () => {
    const { dependencies, app, clock } = await instances()
    const { store } = dependencies
    const stream = await openStream(await addStaff(app, dependencies, EMAIL))
    const ahead = await receiveQuote(dependencies, {}, clock.now + 24 * HOUR)
    const expected = [`submission ${ahead}`]
    const told = async (event: string) => {
      expected.push(event)
      await vi.advanceTimersByTimeAsync(POLL_MS)
      const times = expected.filter((one) => one === event).length
      const text = await stream.until(`event: ${event.replace(' ', '\ndata: ')}`, times)
      const [, ...events] = text.trim().split('\n\n')
      const heard = events
        .map((one) =>
          one
            .replace('event: ', '')
            .replace('\ndata: ', ' ')
            .replace(/\nid: .*/, ''),
        )
        .filter((one) => !/^(new-|beat)/.test(one))
      expect(heard.toSorted()).toEqual(expected.toSorted())
    }
    for (const at of [clock.now, clock.now - 5000]) {
      const reference = await receiveQuote(dependencies, {}, at)
      await told(`submission ${reference}`)
      const note = { reference, who: 'sender', event: 'noted', text: 'x', at: clock.now - 9000 } as const
      await store.transact((transaction) => noteSubmission(transaction, note))
      await told(`submission ${reference}`)
      const claim = { owner: 'one', now: clock.now, until: clock.now + 1, most: 9 }
      for (const { id } of await store.transact((transaction) => claimDueEmails(transaction, claim)))
        await store.transact((transaction) => recordSent(transaction, { id, at }))
      await told(`message ${reference}`)
    }
  })

  test('only what a person does keeps a session alive', async () => {
    const { dependencies, app } = await instances()
    const staff = await addStaff(app, dependencies, EMAIL)
    const reference = await receiveQuote(dependencies)
    const anHourAgo = iso(dependencies.now() - HOUR)
    await dependencies.store.transact(({ build, run }) =>
      run(build.updateTable('sessions').set({ used_at: anHourAgo })),
    )
    const stream = await openStream(staff)
    for (let beat = 0; beat < 20; beat++) await vi.advanceTimersByTimeAsync(POLL_MS)
    await stream.cancel()
    await staff.post(`/api/inbox/submissions/${reference}/viewing`, { isWriting: true })
    const automatic = { headers: { 'x-background': '1' } }
    expect((await staff.request('/api/inbox/submissions', automatic)).status).toBe(200)
    expect(await sessionUses(dependencies)).toEqual([anHourAgo])
    await staff.request('/api/inbox/submissions')
    expect(await sessionUses(dependencies)).toEqual([iso(dependencies.now())])
  })

  test('a stream ends with the account of its reader, whichever server removes it', async () => {
    const { dependencies, app, other } = await instances()
    const removed = await openStream(await addStaff(app, dependencies, EMAIL))
    const stays = await openStream(await addStaff(app, dependencies, OTHER))
    await staffDirectory(other.dependencies, Date.now).remove(EMAIL)
    const reference = await receiveQuote(dependencies)
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(await removed.end()).not.toContain(reference)
    await stays.until(reference)
  })

  test('a stream ends with a session that is ended, idle or over twelve hours old', async () => {
    const { dependencies, app, clock, other } = await instances()
    const idle = iso(clock.now - 2 * HOUR - 1)
    const ends = [
      ({ post }: TestStaff) => post('/api/auth/sign-out', {}),
      () =>
        other.dependencies.store.transact(({ build, run }) =>
          run(build.updateTable('sessions').set({ used_at: idle })),
        ),
      async () => {
        clock.now += 13 * HOUR
      },
    ]
    for (const [number, end] of ends.entries()) {
      const staff = await addStaff(app, dependencies, `reader${number}@company.example`)
      const stream = await openStream(staff)
      await end(staff)
      const reference = await receiveQuote(dependencies)
      await vi.advanceTimersByTimeAsync(POLL_MS)
      expect(await stream.end()).not.toContain(reference)
      expect((await staff.request('/api/inbox/submissions')).status).toBe(401)
    }
  })
})
