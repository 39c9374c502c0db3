import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffConversationEntry } from '../../../../domain/submissions/conversation.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { emailContext } from '../../../email-context.ts'
import { findDetails } from '../../../inbox/submission-details.ts'
import { renderEmail } from '../../../mail/email-templates.ts'
import { readAttachments } from '../../../mail/read-attachments.ts'
import { openSmtp } from '../../../mail/transports/smtp-transport.ts'
import { claimDueEmails } from '../../../store/mail/emails.ts'
import { markUnanswered } from '../../../store/submissions/messages.ts'
import { addEvent } from '../../../store/submissions/submission-events.ts'
import { findSubmission } from '../../../store/submissions/submissions.ts'
import { requestPath } from '../../../submissions/request-key.ts'
import { onBothDatabases } from '../../../testing/databases.ts'
import { startSmtp } from '../../../testing/programs/smtp.ts'
import { addIncoming } from '../../../testing/samples/incoming-email.ts'
import { closeTestApps, openTestApp } from '../../../testing/test-app.ts'
import { receiveQuote } from '../../../testing/test-inbox.ts'
import { addStaff, type TestStaff } from '../../../testing/test-staff.ts'

const ORIGIN = 'http://localhost:3000'
const NOW = Date.now()
const MEGABYTE = 1_000_000

const pdf = (name: string, bytes = 20) => {
  const content = Buffer.alloc(bytes, 'x')
  content.write('%PDF-1.7 ')
  return new File([content], name, { type: 'application/pdf' })
}

function form(fields: Record<string, string | number | File[]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) for (const file of value) data.append(name, file)
    else data.set(name, String(value))
  return data
}

onBothDatabases(({ newSettings, kind }) => {
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

  async function open(answers: Record<string, string> = {}) {
    clock.now += 20_000
    const reference = await receiveQuote(dependencies, answers)
    const api = `/api/inbox/submissions/${reference}`
    const page = requestPath(reference, 1, dependencies.config.appSecret)
    const details = async () => {
      const found = await dependencies.store.transact((transaction) =>
        findDetails(transaction, reference, clock.now),
      )
      if (!found) throw new Error('not found')
      return found
    }
    const post = (body: BodyInit, type?: string) =>
      app.request(ORIGIN + page, {
        method: 'POST',
        headers: { accept: 'application/json', ...(type && { 'content-type': type }) },
        body,
      })
    const say = (text: string) => post(JSON.stringify({ action: 'message', text }), 'application/json')
    const upload = (fields: Record<string, string | File[]>) => post(form({ action: 'message', ...fields }))
    const view = async () => (await app.request(`${ORIGIN}/api${page}`)).json()
    const reply = (fields: Record<string, string | number | File[]>) =>
      staff.request(`${api}/reply`, { method: 'POST', headers: { origin: ORIGIN }, body: form(fields) })
    const due = async (template: string) => {
      const claim = { owner: 'test', now: clock.now, until: clock.now + 60_000, most: 100 }
      const mails = await dependencies.store.transact((transaction) => claimDueEmails(transaction, claim))
      return mails.filter((mail) => mail.template === template && mail.submission?.reference === reference)
    }
    return { reference, api, page, details, say, upload, view, reply, due }
  }

  const render = (mail: Parameters<typeof renderEmail>[0]) =>
    renderEmail(mail, emailContext(dependencies.config, dependencies.lanes))

  const stored = () =>
    kind === 'SQLite'
      ? readdirSync(path.join(dependencies.config.dataDir, 'files'), { withFileTypes: true }).length
      : 0

  test('all customers together are sent fifteen files at once, and staff besides', async () => {
    const { page, upload } = await open()
    const sent = await (await upload({ text: 'See this.', file: [pdf('large.pdf', 2 * MEGABYTE)] })).json()
    const file = sent.conversation[0].files[0].id
    const download = (ip: string) =>
      app.request(`${ORIGIN}${page}/files/${file}`, {}, { incoming: { socket: { remoteAddress: ip } } })
    const unread: Response[] = []
    for (let one = 0; one < 15; one += 1) unread.push(await download(`192.0.2.${one % 3}`))
    expect(unread.map(({ status }) => status)).toEqual(Array(15).fill(200))
    expect((await download('192.0.2.9')).status).toBe(429)
    expect((await staff.request(`/api/inbox/files/${file}`)).status).toBe(200)
    for (const { body } of unread) await body?.cancel()
    expect((await download('192.0.2.9')).status).toBe(200)
  })

  test('a message with a file reaches dispatch, waits for a reply, and both ends read the same', async () => {
    const { reference, api, page, details, upload, view, reply, due } = await open()
    const sent = await upload({ text: 'Is Tuesday possible?', file: [pdf('packing list.pdf', 1000)] })
    expect(sent.status).toBe(200)
    const { conversation, history } = await view()
    expect(conversation).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        from: 'sender',
        kind: 'message',
        text: 'Is Tuesday possible?',
        files: [{ id: expect.any(String), name: 'packing list.pdf', bytes: 1000 }],
      },
    ])
    expect(history.map(({ event }: { event: string }) => event)).toEqual(['received'])
    const [mail] = await due('changed')
    if (!mail) throw new Error('dispatch was not mailed')
    expect(mail).toMatchObject({ priority: 0, recipient: dependencies.config.dispatchEmail })
    const { subject, text } = await render(mail)
    expect(subject).toContain(`${reference} message from the sender`)
    expect(text).toContain('Is Tuesday possible?')
    expect(text).toContain('packing list.pdf')

    const listed = async (query: string) => {
      const { submissions } = await (await staff.request(`/api/inbox/submissions${query}`)).json()
      return submissions.find((line: { reference: string }) => line.reference === reference)
    }
    expect((await listed('?unanswered=true')).unanswered).toBe(true)
    const found = await (await staff.post('/api/inbox/search', { text: 'Tuesday', unanswered: true })).json()
    expect(found.submissions.map((line: { reference: string }) => line.reference)).toContain(reference)

    const file = conversation[0].files[0].id
    const download = await app.request(`${ORIGIN}${page}/files/${file}`)
    expect([download.status, download.headers.get('content-disposition')]).toEqual([
      200,
      "attachment; filename*=UTF-8''packing%20list.pdf",
    ])
    expect((await download.bytes()).length).toBe(1000)
    expect((await staff.request(`/api/inbox/files/${file}`)).status).toBe(200)
    const other = await open()
    expect((await app.request(`${ORIGIN}${other.page}/files/${file}`)).status).toBe(404)

    const { version } = await details()
    const files = [pdf('rate sheet.pdf', 2000)]
    expect((await reply({ version, text: 'It is.', file: files })).status).toBe(200)
    expect((await details()).unanswered).toBe(false)
    expect(await listed('?unanswered=true')).toBeUndefined()
    // It can still be taken back.
    expect((await view()).conversation).toHaveLength(1)
    clock.now += 11_000
    const [answer] = (await view()).conversation
    expect(answer).toMatchObject({ from: 'dispatch', kind: 'reply', text: 'It is.' })
    expect(JSON.stringify(answer)).not.toContain('dana')
    const [email] = await due('reply')
    if (!email) throw new Error('nothing was mailed')
    expect(await readAttachments(dependencies, email)).toMatchObject([
      { filename: 'rate sheet.pdf', contentType: 'application/pdf', content: { length: 2000 } },
    ])
    expect((await app.request(`${ORIGIN}${page}/files/${answer.files[0].id}`)).status).toBe(200)
    expect((await staff.post(`${api}/reply/take-back`, { version: (await details()).version })).status).toBe(
      409,
    )
  })

  test('undoing a reply takes its files along, and the sender waits again', async () => {
    const { api, details, say, reply, view } = await open()
    await say('Is Tuesday possible?')
    const since = stored()
    const { version } = await details()
    await reply({ version, text: 'It is.', file: [pdf('a.pdf'), pdf('b.pdf')] })
    const replied = await details()
    expect([replied.unanswered, replied.conversation.length]).toEqual([false, 2])
    expect((await staff.post(`${api}/reply/take-back`, { version: replied.version })).status).toBe(200)
    const undone = await details()
    expect([undone.unanswered, undone.conversation.map(({ kind }) => kind)]).toEqual([true, ['message']])
    expect(stored()).toBe(since)
    clock.now += 11_000
    expect((await view()).conversation).toHaveLength(1)
  })

  test('a message sent twenty times at once is one, and one mail', async () => {
    const { say, upload, details, due } = await open()
    const responses = await Promise.all(Array.from({ length: 20 }, () => say('Is Tuesday possible?')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await details()).conversation).toHaveLength(1)
    expect(await due('changed')).toHaveLength(1)
    const before = stored()
    for (let time = 0; time < 2; time++) await upload({ text: 'Here', file: [pdf('a.pdf')] })
    expect((await details()).conversation).toHaveLength(2)
    expect(stored()).toBe(before + (kind === 'SQLite' ? 1 : 0))
  })

  test('limits: 5,000 characters, 5 files, 10 MB, and the kinds that are taken', async () => {
    const { say, upload, details } = await open()
    const problems = async (response: Response) => {
      expect(response.status).toBe(422)
      return (await response.json()).problems
    }
    expect((await say('é'.repeat(5000))).status).toBe(200)
    expect(await problems(await say('x'.repeat(5001)))).toEqual({
      text: 'Required: 5,000 characters at most',
    })
    expect(await problems(await say(' \n\u200b'))).toEqual({ text: 'Required' })
    const many = (count: number) => Array.from({ length: count }, (_, index) => pdf(`${index}.pdf`))
    expect((await upload({ text: 'Five', file: many(5) })).status).toBe(200)
    expect(await problems(await upload({ text: 'Six', file: many(6) }))).toEqual({ file: '5 files at most' })
    expect((await upload({ text: '', file: [pdf('10.pdf', 10 * MEGABYTE)] })).status).toBe(200)
    expect(
      await problems(await upload({ text: 'Too large', file: [pdf('11.pdf', 10 * MEGABYTE + 1)] })),
    ).toEqual({ file: '11.pdf: Required: a file of 10 MB at most' })
    const nothing = await problems(await upload({ text: 'Empty', file: [new File([], 'empty.pdf')] }))
    expect(nothing.file).toMatch(/^empty\.pdf: .*empty, or gone/)
    const kinds = [new File(['MZ'], 'setup.exe'), new File(['<svg/>'], 'map.svg'), new File(['no'], 'no.pdf')]
    for (const file of kinds)
      expect((await problems(await upload({ text: 'Kind', file: [file] }))).file).toContain(file.name)
    expect((await details()).conversation).toHaveLength(3)
  })

  test('a message is marked as done by who has seen the newest', async () => {
    const { api, details, say } = await open()
    await say('Is Tuesday possible?')
    const { version, conversation } = await details()
    const seen = conversation[0]?.id
    clock.now += 1000
    await say('Or Wednesday?')
    const done = (body: object) => staff.post(`${api}/conversation/done`, body)
    const late = await done({ version, seen })
    expect([late.status, (await late.json()).current.conversation.length]).toEqual([409, 2])
    expect((await done({ version: version + 1 })).status).toBe(409)
    expect((await done({})).status).toBe(422)
    const response = await done({ version, seen: (await details()).conversation[0]?.id })
    expect([response.status, (await response.json()).unanswered]).toEqual([200, false])
    expect((await details()).history.at(-1)).toMatchObject({
      event: 'marked as done',
      who: 'dana@company.example',
    })
  })

  test('mail that came in is in the conversation; from another address the sender sees it once allowed', async () => {
    const { reference, api, page, details, view } = await open()
    const submission = await dependencies.store.transact((transaction) =>
      findSubmission(transaction, reference),
    )
    const receive = (sender: string) =>
      dependencies.store.transact(async (transaction) => {
        const id = submission?.id ?? ''
        const email = await addIncoming(transaction, { submission: id, sender, at: clock.now })
        await addEvent(transaction, {
          submission: id,
          at: clock.now,
          who: 'sender',
          event: 'mail received',
          detail: { email },
        })
        await markUnanswered(transaction, id, clock.now)
      })
    await receive(String(submission?.email).toUpperCase())
    await receive('colleague@shipper.example')
    const all = (await details()).conversation
    expect(all.map(({ from, address, text }) => [from, address, text])).toEqual([
      ['sender', 'colleague@shipper.example', 'Tuesday is fine.'],
      ['sender', undefined, 'Tuesday is fine.'],
    ])
    expect(all[0]?.mail).toMatchObject({ subject: 'Re: Q-AAAAAA', leftOut: [] })
    expect((await view()).conversation).toHaveLength(1)
    const [first, second] = all as [StaffConversationEntry, StaffConversationEntry]
    expect((await staff.post(`${api}/conversation/${second.id}/allow`, {})).status).toBe(404)
    expect((await staff.post(`${api}/conversation/Q-000000/allow`, {})).status).toBe(404)
    for (let time = 0; time < 2; time++)
      expect((await staff.post(`${api}/conversation/${first.id}/allow`, {})).status).toBe(200)
    const shown = (await view()).conversation
    expect(shown).toHaveLength(2)
    expect(JSON.stringify(shown)).not.toContain('colleague@')
    const { history } = await details()
    expect(history.filter(({ event }) => event === 'message shown')).toHaveLength(1)
    expect(page).toContain(reference)
  })

  test('an owner turns off which of the mails dispatch gets', async () => {
    const { say, details, due } = await open()
    const set = (mail: object) => staff.post('/api/inbox/settings', { mail }, 'PATCH')
    const asked = await (await staff.request('/api/inbox/settings')).json()
    expect(asked).toEqual({ mail: { message: true, accepted: true, declined: true } })
    expect(await (await set({ message: false })).json()).toEqual({
      mail: { message: false, accepted: true, declined: true },
    })
    expect((await set({ daily: false })).status).toBe(422)
    await say('Is Tuesday possible?')
    expect((await details()).unanswered).toBe(true)
    expect(await due('changed')).toEqual([])
    await set({ message: true })
    await say('Or Wednesday?')
    expect(await due('changed')).toHaveLength(1)
    const dispatcher = await addStaff(app, dependencies, 'robin@company.example', 'dispatcher')
    expect((await dispatcher.post('/api/inbox/settings', { mail: {} }, 'PATCH')).status).toBe(403)
  })

  test('what looks like spam is held with its message, and erasing takes all of it', async () => {
    const { reference, page, upload, details, due } = await open()
    const bait =
      'SEO service! Buy cheap backlinks http://a.example http://b.example http://c.example [url=http://d.example]x[/url]'
    const before = stored()
    expect((await upload({ text: bait, file: [pdf('offer.pdf')] })).status).toBe(200)
    expect((await details()).state).toBe('spam')
    expect(await due('changed')).toEqual([])
    const list = await (await staff.request('/api/inbox/submissions?unanswered=true')).json()
    expect(list.submissions.map((line: { reference: string }) => line.reference)).not.toContain(reference)
    const erased = await app.request(ORIGIN + page, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'erase', confirm: 'erase' }),
    })
    expect((await erased.json()).conversation).toEqual([])
    expect(stored()).toBe(before)
    expect((await upload({ text: 'More' })).status).toBe(409)
  })

  test('copies of a reply leave one by one, with its subject, files and thread, but without the link', async () => {
    const { api, reply, due, details, view, reference } = await open()
    const refused = await reply({
      version: 1,
      text: 'Hello.',
      copies: 'no address',
      subject: 'x'.repeat(181),
    })
    expect(refused.status).toBe(422)
    expect(Object.keys((await refused.json()).problems).toSorted()).toEqual(['copies', 'subject'])

    const copies = ['Boss@shipper.example', 'desk@shipper.example', 'boss@shipper.example']
    const fields = form({
      version: 1,
      text: 'See the papers.',
      subject: 'Lane =?x?=\n rates',
      file: [pdf('r.pdf')],
    })
    for (const copy of copies) fields.append('copies', copy)
    const init = { method: 'POST', headers: { origin: ORIGIN }, body: fields }
    expect((await staff.request(`${api}/reply`, init)).status).toBe(200)
    const found = await details()
    expect(found.conversation[0]).toMatchObject({ kind: 'reply', copies: [copies[2], copies[1]] })
    expect(found.messages.filter(({ leavesInMs }) => leavesInMs !== null).map(({ kind }) => kind)).toEqual([
      'reply',
    ])
    clock.now += 11_000
    const claim = { owner: 'test', now: clock.now, until: clock.now + 60_000, most: 100 }
    const mails = (await dependencies.store.transact((one) => claimDueEmails(one, claim))).filter(
      ({ submission, template }) => submission?.reference === reference && template.startsWith('reply'),
    )
    const smtp = await startSmtp()
    expect((await view()).conversation[0]).toEqual(expect.not.objectContaining({ copies: expect.anything() }))
    const transport = openSmtp(smtp.url, 1)
    for (const due of mails) {
      const mail = await render(due)
      await transport.send(
        { ...mail, attachments: await readAttachments(dependencies, due) },
        new AbortController().signal,
      )
    }
    transport.close()
    await smtp.close()
    expect(smtp.received.map(({ to }) => to)).toEqual(
      expect.arrayContaining([[found.email], ['boss@shipper.example'], ['desk@shipper.example']]),
    )
    expect(smtp.received).toHaveLength(3)
    const confirmation = found.messages.find(({ kind }) => kind === 'confirmation')
    for (const { source } of smtp.received) {
      expect(source).toContain(`To: ${found.email}\r\n`)
      expect(source).toContain('Cc: boss@shipper.example, desk@shipper.example\r\n')
      expect(source).toContain('Subject: Lane = ?x? = rates\r\n')
      expect(source).toContain('In-Reply-To: <')
      expect(source).toContain('filename=r.pdf')
      expect(source).not.toContain('/requests/Q-')
    }
    expect(confirmation).toBeDefined()
    expect(new Set(mails.map(({ inReplyTo }) => inReplyTo)).size).toBe(1)
    expect(await due('reply')).toEqual([])
  })

  test('a reply is taken back with its copies, or not at all', async () => {
    const { api, reply, details } = await open()
    const sent = { text: 'Too early.', copies: 'desk@shipper.example' }
    expect((await reply({ version: 1, ...sent })).status).toBe(200)
    expect((await staff.post(`${api}/reply/take-back`, { version: 2 })).status).toBe(200)
    expect((await details()).messages.map(({ kind }) => kind)).toEqual(['confirmation'])

    expect((await reply({ version: 3, ...sent })).status).toBe(200)
    const copy = (await details()).messages.find(({ kind }) => kind === 'reply-copy')
    await dependencies.store.transact(({ build, run }) =>
      run(
        build
          .updateTable('emails')
          .set({ tries: 1 })
          .where('id', '=', copy?.id ?? ''),
      ),
    )
    expect((await staff.post(`${api}/reply/take-back`, { version: 4 })).status).toBe(409)
    expect((await details()).messages.map(({ kind }) => kind).toSorted()).toEqual([
      'confirmation',
      'reply',
      'reply-copy',
    ])
  })

  test('after mail came back a reply goes to another address, whose mail is then the sender’s', async () => {
    const { reference, api, reply, details, due } = await open()
    const elsewhere = { text: 'Hello again.', to: 'Chris@new.example', isSenders: 'true' }
    const early = await reply({ version: 1, ...elsewhere })
    expect(early.status).toBe(422)
    expect(Object.keys((await early.json()).problems)).toEqual(['to'])

    await dependencies.store.transact(({ build, run }) =>
      run(
        build
          .updateTable('emails')
          .set({ dead_at: new Date(clock.now).toISOString(), last_error: '550' })
          .where('template', '=', 'confirmation')
          .where('submission', '=', (row) =>
            row.selectFrom('submissions').select('id').where('reference', '=', reference),
          ),
      ),
    )
    expect((await details()).mayWriteElsewhere).toBe(true)
    expect((await reply({ version: 1, ...elsewhere })).status).toBe(200)
    const { addresses, conversation } = await details()
    expect(addresses.slice(1)).toEqual(['chris@new.example'])
    expect(conversation[0]).toMatchObject({ to: 'Chris@new.example' })
    clock.now += 11_000
    expect((await due('reply')).map(({ recipient }) => recipient)).toEqual(['Chris@new.example'])

    await dependencies.store.transact(async (transaction) => {
      const found = await findSubmission(transaction, reference)
      const submission = found?.id ?? ''
      const at = clock.now
      const email = await addIncoming(transaction, { submission, sender: 'chris@new.example', at })
      await addEvent(transaction, {
        submission,
        at,
        who: 'sender',
        event: 'mail received',
        detail: { email },
      })
    })
    const [mail] = (await details()).conversation
    expect(mail).toMatchObject({ kind: 'message', text: 'Tuesday is fine.' })
    expect(mail).not.toHaveProperty('address')
    expect(
      (await staff.post(`${api}/reply`, { version: 2, text: 'Fine.', to: 'chris@new.example' })).status,
    ).toBe(200)

    const { version } = await details()
    const lines = [{ label: 'Linehaul', amount: '4100.00' }]
    const validUntil = new Date(clock.now + DAY).toISOString()
    await staff.post(`${api}/quotes`, { version, currency: 'CAD', lines, validUntil })
    expect((await due('quote')).map(({ recipient }) => recipient)).toEqual(['chris@new.example'])
  })
})
