import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import type { Dependencies } from '../dependencies.ts'
import { emailContext } from '../email-context.ts'
import { contentToKeep, renderEmail } from '../mail/email-templates.ts'
import { claimDueEmails } from '../store/mail/emails.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { changeSubmission, revokeKey } from '../store/submissions/submission-changes.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  const site = async (environment: Record<string, string> = {}) =>
    openTestApp(await newSettings(), { environment })

  test('changes are limited as submissions are, together with them; refused ones cost nothing', async () => {
    const server = await site({ RATE_LIMIT: '3' })
    const { page } = await server.quote()
    expect((await server.send(page, { action: 'note', note: ' ' })).status).toBe(422)
    for (const note of ['first', 'second'])
      expect((await server.send(page, { action: 'note', note })).status).toBe(200)
    const limited = await server.send(page, { action: 'note', note: 'third' })
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.request(`/api${page}`)).status).toBe(200)
  })

  test('one submission takes 50 changes and notes, and can then still be withdrawn and erased', async () => {
    const server = await site({ RATE_LIMIT: '1000' })
    const { page } = await server.quote()
    const amended = { ...examples.quote, action: 'amend', deliveryLocation: 'Dallas, TX' }
    expect((await server.send(page, amended)).status).toBe(200)
    for (let note = 1; note < 50; note += 1)
      expect((await server.send(page, { action: 'note', note: `Note ${note}` })).status).toBe(200)
    for (const change of [{ action: 'note', note: 'One more' }, amended]) {
      const refused = await server.send(page, change)
      expect(refused.status).toBe(409)
      expect((await refused.json()).message).toContain('as often as this page allows')
    }
    expect((await server.send(page, { action: 'withdraw' })).status).toBe(200)
    expect((await server.send(page, { action: 'erase', confirm: 'erase' })).status).toBe(200)
  })

  const staffChange = ({ store }: Dependencies, reference: string, state: 'in progress' | 'spam') =>
    store.transact((transaction) =>
      changeSubmission(transaction, { reference, who: 'dana@company.example', at: Date.now(), state }),
    )

  const templatesOf = ({ store }: Dependencies, reference: string) =>
    store.transact(async (transaction) => {
      const found = await findSubmission(transaction, reference)
      return (await listEmails(transaction, found?.id ?? '')).map(({ template }) => template)
    })

  test('anyone with the address sees the request, with email and phone masked', async () => {
    const server = await site()
    const { reference, page } = await server.quote()
    expect(page).toMatch(new RegExp(`^/requests/${reference}/[\\w-]{22}$`))
    const response = await server.request(`/api${page}`)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const view = await response.json()
    expect(view).toMatchObject({
      reference,
      form: 'Quote Request',
      state: 'received',
      can: ['amend', 'note', 'message', 'withdraw', 'erase'],
    })
    expect(Date.parse(view.answerBy) - Date.parse(view.receivedAt)).toBe(24 * 3_600_000)
    const shown = Object.fromEntries(
      view.answers.map(({ name, words }: { name: string; words: string }) => [name, words]),
    )
    expect([shown.email, shown.phone]).toEqual(['z•••@societe.example', '•••-0117'])
    expect(JSON.stringify(view)).not.toContain(examples.quote.email)
  })

  test('a wrong key, an unknown reference and a revoked key get the same response', async () => {
    const server = await site()
    const { reference, page } = await server.quote()
    const wrong = page.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const unknown = page.replace(reference, 'Q-ZZZZZZ')
    const bodies = []
    for (const path of [wrong, unknown, '/requests/x/y', `${page}x`]) {
      const response = await server.request(`/api${path}`)
      expect(response.status).toBe(404)
      bodies.push(await response.text())
    }
    expect(new Set(bodies).size).toBe(1)
    await server.dependencies.store.transact((transaction) =>
      revokeKey(transaction, { reference, who: 'system', at: Date.now() }),
    )
    expect((await server.request(`/api${page}`)).status).toBe(404)
  })

  test('many guesses from one address get no response for a while, and a right key still opens', async () => {
    const server = await site()
    const { page } = await server.quote()
    const guess = () => server.request('/api/requests/Q-ZZZZZZ/AAAAAAAAAAAAAAAAAAAAAA')
    for (let i = 0; i < 20; i++) expect((await guess()).status).toBe(404)
    const limited = await guess()
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await server.request(`/api${page}`)).status).toBe(200)
    expect((await server.send(page, { action: 'note', note: 'Dock 4' })).status).toBe(200)
    expect((await guess()).status).toBe(429)
  })

  test('the sender amends, adds a note and withdraws; dispatch is notified once each', async () => {
    const server = await site()
    const { reference, page } = await server.quote()
    const masked = { ...examples.quote, email: 'z•••@societe.example', phone: '•••-0117' }
    const amended = await server.send(page, { action: 'amend', ...masked, 'freight.type': 'Steel' })
    expect(amended.status).toBe(200)
    const view = await amended.json()
    expect(view.answers.find(({ name }: { name: string }) => name === 'freight.type').words).toBe('Steel')
    const stored = await server.dependencies.store.transact((transaction) =>
      findSubmission(transaction, reference),
    )
    expect(stored?.answers).toMatchObject({ email: examples.quote.email, phone: examples.quote.phone })

    const refused = await server.send(page, { action: 'amend', ...masked, name: '' })
    expect([refused.status, (await refused.json()).problems]).toEqual([422, { name: 'Required' }])
    expect((await server.send(page, { action: 'note', note: ' ' })).status).toBe(422)
    expect((await server.send(page, { action: 'note', note: 'x'.repeat(2001) })).status).toBe(422)
    expect((await server.send(page, { action: 'note', note: 'Dock 4 is closed.' })).status).toBe(200)
    const withdrawn = await (await server.send(page, { action: 'withdraw' })).json()
    expect(withdrawn).toMatchObject({ state: 'withdrawn', can: ['erase'] })
    expect(withdrawn.history.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['received', 'amended', 'noted', 'withdrawn']),
    )
    expect((await templatesOf(server.dependencies, reference)).toSorted()).toEqual([
      'changed',
      'changed',
      'changed',
      'confirmation',
      'dispatch',
    ])
    expect((await server.send(page, { action: 'withdraw' })).status).toBe(409)
  })

  test('what dispatch has changed meanwhile is refused, and nothing is lost', async () => {
    const server = await site()
    const { reference, page } = await server.quote()
    await staffChange(server.dependencies, reference, 'in progress')
    const refused = await server.send(page, { action: 'amend', ...examples.quote, name: 'Other' })
    expect(refused.status).toBe(409)
    const view = await (await server.request(`/api${page}`)).json()
    expect(view).toMatchObject({ state: 'in progress', can: ['note', 'message', 'withdraw', 'erase'] })
  })

  test('what staff hold as spam looks received to its sender', async () => {
    const server = await site()
    const { reference, page } = await server.quote()
    await staffChange(server.dependencies, reference, 'spam')
    const view = await (await server.request(`/api${page}`)).json()
    expect(view.state).toBe('received')
    expect(view.history.map(({ event }: { event: string }) => event)).toEqual(['received'])
  })

  test('erasing needs a yes, and leaves reference, form and day', async () => {
    const server = await site()
    const { reference, page } = await server.quote()
    expect((await server.send(page, { action: 'erase' })).status).toBe(422)
    const erased = await (await server.send(page, { action: 'erase', confirm: 'erase' })).json()
    expect(erased).toMatchObject({ reference, form: 'Quote Request', answers: [], can: [], isErased: true })
    expect(erased.receivedAt).toMatch(/T00:00:00\.000Z$/)
    expect(await templatesOf(server.dependencies, reference)).toEqual(['changed'])
  })

  test('other origins change nothing; a page without referrer may', async () => {
    const server = await site()
    const { page } = await server.quote()
    const note = { action: 'note', note: 'Hello' }
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign)
      expect((await server.send(page, note, headers as Record<string, string>)).status).toBe(403)
    expect((await server.send(page, note, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(
      200,
    )
  })

  test('opening the address changes nothing', async () => {
    const server = await site()
    const { reference, page } = await server.quote()
    for (const path of [page, `/api${page}`, `${page}?action=erase&confirm=erase`]) await server.request(path)
    const stored = await server.dependencies.store.transact((transaction) =>
      findSubmission(transaction, reference),
    )
    expect([stored?.version, stored?.state]).toEqual([1, 'received'])
  })

  test('a lost address is mailed where both match, and the response is always the same', async () => {
    const server = await site({ RATE_LIMIT: '6' })
    const { reference } = await server.quote()
    const asked = [
      { reference: reference.toLowerCase(), email: examples.quote.email.toUpperCase() },
      { reference, email: 'other@shipper.example' },
      { reference: 'Q-ZZZZZZ', email: examples.quote.email },
      { reference: '7', email: '' },
      ...Array.from({ length: 4 }, () => ({ reference, email: examples.quote.email })),
    ]
    const bodies = new Set<string>()
    for (const body of asked) {
      const response = await server.send('/api/requests/link', body)
      expect(response.status).toBe(200)
      bodies.add(await response.text())
    }
    expect(bodies.size).toBe(1)
    const sent = (await templatesOf(server.dependencies, reference)).filter((template) => template === 'link')
    expect(sent).toHaveLength(2)
    expect((await server.send('/api/send-quote', {})).status).toBe(422)
    expect(await server.quote()).toMatchObject({ success: false })
  })

  test('an address alone is mailed the links of all its requests, three times a day, without a key at rest', async () => {
    const server = await site({ RATE_LIMIT: '100' })
    const sent = [await server.quote(), await server.quote()]
    const ask = async (email: string) => (await server.send('/api/requests/link', { email })).text()
    const responses = new Set([await ask('nobody@shipper.example')])
    for (let turn = 0; turn < 4; turn++) responses.add(await ask(examples.quote.email.toUpperCase()))
    expect(responses.size).toBe(1)
    const { store, config, lanes } = server.dependencies
    const claim = { owner: 'test', now: Date.now(), until: Date.now() + 60_000, most: 100 }
    const due = await store.transact((transaction) => claimDueEmails(transaction, claim))
    const links = due.filter(({ template }) => template === 'links')
    expect(links.map(({ recipient }) => recipient)).toEqual(Array(3).fill(examples.quote.email))
    const [first] = links
    if (!first) throw new Error('no mail')
    const mail = await renderEmail(first, emailContext(config, lanes))
    expect(mail.subject).toBe('Links to your 2 requests')
    for (const { page } of sent) {
      expect(mail.text).toContain(page)
      expect(contentToKeep(mail).text).not.toContain(page.split('/').at(-1))
    }
  })
})
