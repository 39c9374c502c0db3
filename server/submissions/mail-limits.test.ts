import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { readQuote } from '../../domain/quotes/read-quote.ts'
import { DAY } from '../../domain/time/durations.ts'
import { readConfig } from '../config.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Transaction } from '../store/database.ts'
import type { OutboxEmail } from '../store/mail/outbox.ts'
import { listUnsentEmails } from '../store/mail/outbox.ts'
import { storeQuote } from '../store/submissions/quote-changes.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { addIncoming } from '../testing/samples/incoming-email.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { addStaff } from '../testing/test-staff.ts'
import { takeMailAllowance } from './mail-limits.ts'

interface Sent {
  reference: string
  confirmation: 'follows' | 'waits'
  page: string
}

onBothDatabases(({ newSettings, open }) => {
  afterEach(closeTestApps)

  async function openSite() {
    const clock = { now: Date.now() }
    const { dependencies, app, send } = await openTestApp(await newSettings(), {
      environment: { TRUST_PROXY: '1', RATE_LIMIT: '1000' },
      given: { now: () => clock.now },
    })
    let last: Sent | undefined
    const quote = async (email: string, ip = '203.0.113.7') => {
      const formData = { ...examples.quote, email }
      const body = { formName: 'Quote Request', formData }
      const response = await send('/api/send-quote', body, { 'x-forwarded-for': ip })
      const { reference, confirmation, page } = (await response.json()) as Sent
      last = { reference, confirmation, page }
      return reference
    }
    const link = (reference: string, email: string) =>
      send('/api/requests/link', { reference, email }, { 'x-forwarded-for': '198.51.100.9' })
    const messages = () =>
      dependencies.store.transact(({ build, run }) =>
        run(build.selectFrom('emails').select(['template', 'recipient', 'withheld_at'])),
      )
    /** How many are to be sent, and how many wait for staff. */
    const count = async (template: string, recipient = /./) => {
      const some = (await messages()).filter(
        (one) => one.template === template && recipient.test(one.recipient),
      )
      const withheld = some.filter(({ withheld_at }) => withheld_at !== null).length
      return { sent: some.length - withheld, withheld }
    }
    return { dependencies, app, clock, quote, link, count, answered: () => last }
  }

  test('one mailbox gets three messages of a kind in a day, whatever the references and spellings', async () => {
    const { clock, quote, link, count } = await openSite()
    const spellings = ['pat', 'Pat', 'pat+news', 'p.a.t+x', 'PAT+']
    const sent = await Promise.all(
      spellings.map(async (local) => {
        const email = `${local}@shipper.example`
        return { email, reference: await quote(email) }
      }),
    )
    await Promise.all([...sent, ...sent].map(({ reference, email }) => link(reference, email)))
    expect(await count('confirmation')).toEqual({ sent: 3, withheld: 2 })
    expect((await count('link')).sent).toBe(3)
    expect((await count('link')).withheld).toBeLessThanOrEqual(spellings.length)
    expect(await count('dispatch')).toEqual({ sent: 5, withheld: 0 })
    await quote('lee@shipper.example')
    expect(await count('confirmation', /^lee/)).toEqual({ sent: 1, withheld: 0 })
    clock.now += DAY
    await quote('pat@shipper.example')
    expect((await count('confirmation', /^p/i)).sent).toBe(4)
  })

  test('one network uses up its own share only, and dispatch gets every message', async () => {
    const { dependencies, quote, count } = await openSite()
    await quote('one@flood.example', '203.0.113.7')
    await dependencies.store.transact((transaction) => setCounters(transaction, 'mail from %', 98))
    for (const local of ['two', 'three', 'four', 'five'])
      await quote(`${local}@flood.example`, `203.0.113.${local.length}`)
    await quote('pat@shipper.example', '198.51.100.7')
    await quote('lee@shipper.example', '2001:db8:1::7')
    expect(await count('confirmation', /flood/)).toEqual({ sent: 3, withheld: 2 })
    expect(await count('confirmation', /shipper/)).toEqual({ sent: 2, withheld: 0 })
    expect(await count('dispatch')).toEqual({ sent: 7, withheld: 0 })
  })

  test('who was quoted gets a confirmation for every request, and who was not is told that it waits', async () => {
    const { dependencies, app, quote, count, answered } = await openSite()
    const email = 'broker@lanes.example'
    const first = await quote(email)
    expect(answered()?.confirmation).toBe('follows')
    for (let turn = 0; turn < 3; turn++) await quote(email)
    expect(await count('confirmation')).toEqual({ sent: 3, withheld: 1 })
    expect(answered()?.confirmation).toBe('waits')
    const view = async () => (await app.request(`http://localhost:3000/api${answered()?.page}`)).json()
    expect((await view()).isConfirmationWithheld).toBe(true)

    await quoted(dependencies, first)
    await quote(email)
    expect(answered()?.confirmation).toBe('follows')
    expect((await view()).isConfirmationWithheld).toBe(false)
    expect(await count('confirmation')).toEqual({ sent: 4, withheld: 1 })

    const staff = await addStaff(app, dependencies, 'dana@company.example')
    for (let turn = 0; turn < 5; turn++) await quote('stranger@lanes.example')
    expect(await count('confirmation', /stranger/)).toEqual({ sent: 3, withheld: 2 })
    const sent = await staff.post('/api/inbox/messages/send-withheld', {})
    expect([sent.status, await sent.json()]).toEqual([202, { sent: 3 }])
    expect((await count('confirmation')).withheld).toBe(0)
  })

  test('who answered by mail is known, by that address alone and with a bound', async () => {
    const { dependencies, clock, quote, count } = await openSite()
    const email = 'writes@lanes.example'
    const first = await quote(email)
    await dependencies.store.transact(async (transaction) => {
      const found = await findSubmission(transaction, first)
      await addIncoming(transaction, {
        submission: found?.id ?? '',
        sender: 'other@lanes.example',
        at: clock.now,
      })
    })
    for (let turn = 0; turn < 3; turn++) await quote(email)
    expect(await count('confirmation')).toEqual({ sent: 3, withheld: 1 })
    await dependencies.store.transact(async (transaction) => {
      const found = await findSubmission(transaction, first)
      await addIncoming(transaction, { submission: found?.id ?? '', sender: email, at: clock.now })
    })
    await quote(email)
    expect(await count('confirmation')).toEqual({ sent: 4, withheld: 1 })
    await dependencies.store.transact((transaction) => setCounters(transaction, 'known %', 100))
    await quote(email)
    expect(await count('confirmation')).toEqual({ sent: 4, withheld: 2 })
  })

  test('a withheld message is named to staff, and goes out when they send it', async () => {
    const { dependencies, app, quote } = await openSite()
    const email = 'pat@shipper.example'
    let reference = ''
    for (let turn = 0; turn < 4; turn++) reference = await quote(email)
    const staff = await addStaff(app, dependencies, 'dana@company.example')
    const details = async () =>
      (await (await staff.request(`/api/inbox/submissions/${reference}`)).json()).messages as OutboxEmail[]
    const confirmation = async () =>
      (await details()).find((one) => 'kind' in one && one.kind === 'confirmation')
    const withheld = await confirmation()
    expect(withheld).toMatchObject({ state: 'withheld', error: 'LIMIT', tries: 0 })
    const deliveryProblems = async () =>
      (await (await staff.request('/api/inbox/numbers')).json()).deliveryProblems
    expect(await deliveryProblems()).toMatchObject({
      dead: [],
      withheld: { count: 1, newest: { id: withheld?.id, kind: 'confirmation', to: email, reference } },
    })
    expect(await dependencies.store.transact((transaction) => listUnsentEmails(transaction))).toMatchObject([
      { id: withheld?.id, state: 'withheld' },
    ])
    const again = await staff.request(`/api/inbox/messages/${withheld?.id}/send-again`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: dependencies.config.siteUrl },
      body: '{}',
    })
    expect(again.status).toBe(202)
    expect(await confirmation()).toMatchObject({ state: 'waiting', error: null })
    expect((await deliveryProblems()).withheld).toBeNull()
  })

  test.each([
    ['0', 0],
    ['1', 1],
    ['10000000', 4],
  ])('all networks together cause %s a day, where that is set', async (most, sent) => {
    const { store } = await open()
    const config = readConfig({ CONFIRMATIONS_A_DAY: most, CONFIRMATIONS_A_NETWORK: '3' })
    const take = (turn: number, ip: string) =>
      store.transact((transaction) =>
        takeMailAllowance(transaction, {
          message: { template: 'confirmation', recipient: `n${turn}@shipper.example` },
          ip,
          config: { ...config, appSecret: 'a secret' },
          now: Date.now(),
        }),
      )
    const taken = []
    for (let turn = 0; turn < 4; turn++) taken.push(await take(turn, `10.0.${turn}.1`))
    expect(taken.filter(Boolean)).toHaveLength(sent)
  })

  test('a network causes as many as is set', async () => {
    const { store } = await open()
    const config = readConfig({ CONFIRMATIONS_A_NETWORK: '0' })
    const refused = { config: { ...config, appSecret: 'a secret' }, ip: '10.0.0.1', now: Date.now() }
    const message = { template: 'confirmation', recipient: 'pat@shipper.example' }
    expect(
      await store.transact((transaction) => takeMailAllowance(transaction, { ...refused, message })),
    ).toBe(false)
  })
})

/** Resolves to how many counters have such a name. */
async function setCounters({ build, run }: Transaction, name: string, count: number): Promise<number> {
  const set = build.updateTable('counters').set({ count }).where('name', 'like', name)
  return (await run(set.returning('name'))).length
}

/** Replies to a request with a quote. */
async function quoted({ store, now }: Dependencies, reference: string): Promise<void> {
  const terms = { currency: 'CAD', lines: [{ label: 'Linehaul', amount: '4850.00' }] }
  const read = readQuote({ ...terms, validUntil: new Date(now() + DAY).toISOString() }, now())
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const change = { reference, who: 'dana@company.example', at: now(), ...read }
  await store.transact((transaction) => storeQuote(transaction, change))
}
