import { afterEach, expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { DAY } from '../../domain/time/durations.ts'
import { readConfig } from '../config.ts'
import type { Transaction } from '../store/database.ts'
import type { OutboxEmail } from '../store/mail/outbox.ts'
import { listUnsentEmails } from '../store/mail/outbox.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { addStaff } from '../testing/test-staff.ts'
import { takeMailAllowance } from './mail-limits.ts'

onBothDatabases(({ newSettings, open }) => {
  afterEach(closeTestApps)

  async function openSite() {
    const clock = { now: Date.now() }
    const { dependencies, app, send } = await openTestApp(await newSettings(), {
      environment: { TRUST_PROXY: '1', RATE_LIMIT: '1000' },
      given: { now: () => clock.now },
    })
    const quote = async (email: string, ip = '203.0.113.7') => {
      const formData = { ...examples.quote, email }
      const body = { formName: 'Quote Request', formData }
      const response = await send('/api/send-quote', body, { 'x-forwarded-for': ip })
      return ((await response.json()) as { reference: string }).reference
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
    return { dependencies, app, clock, quote, link, count }
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
