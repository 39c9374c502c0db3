import { afterEach, expect, test } from 'vitest'
import type { Customer } from '../../../domain/submissions/customer.ts'
import { DAY, HOUR } from '../../../domain/time/durations.ts'
import { requestPath } from '../../submissions/request-key.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { closeTestApps } from '../../testing/test-app.ts'
import { openTestInbox, receiveQuote } from '../../testing/test-inbox.ts'
import { addStaff, PASSWORD, type TestStaff } from '../../testing/test-staff.ts'

const EMAIL = 'shipping@northfield.example'

onBothDatabases(({ newSettings }) => {
  afterEach(closeTestApps)

  async function inbox() {
    const opened = await openTestInbox(await newSettings())
    const { dependencies, app, clock } = opened
    const dana = await addStaff(app, dependencies, 'dana@company.example')
    const receive = (answers: Record<string, string> = {}) => {
      clock.now += 1000
      return receiveQuote(dependencies, { email: EMAIL, company: 'Northfield Foods', ...answers })
    }
    const quote = async (reference: string, currency: string, amount: string) => {
      clock.now += 1000
      const path = `/api/inbox/submissions/${reference}`
      const { version } = await (await dana.request(path)).json()
      const lines = [{ label: 'Linehaul', amount }]
      const validUntil = new Date(clock.now + 6 * DAY).toISOString()
      const response = await dana.post(`${path}/quotes`, { version, currency, lines, validUntil })
      expect(response.status).toBe(200)
    }
    const accept = async (reference: string) => {
      clock.now += 1000
      const page = requestPath(reference, 1, dependencies.config.appSecret)
      const body = new URLSearchParams({ action: 'accept', quote: '1', name: 'Zoë Sample' })
      const response = await app.request(`http://localhost:3000${page}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
      })
      expect(response.status).toBe(200)
    }
    return { ...opened, dana, receive, quote, accept }
  }

  const customerOf = async ({ request }: TestStaff, reference: string, after?: string): Promise<Customer> =>
    (await request(`/api/inbox/customers/${reference}${after ? `?after=${after}` : ''}`)).json()

  test('all that came from one address is shown together, whichever of it was opened', async () => {
    const { dana, receive, quote, clock, dependencies } = await inbox()
    const first = await receive({ name: 'Z. Sample' })
    const firstAt = new Date(clock.now).toISOString()
    await receive({ email: 'other@example.com' })
    const second = await receive({ name: 'Zoë Sample', email: ' Shipping@Northfield.example' })
    await quote(first, 'CAD', '4850.00')
    const customer = await customerOf(dana, first)
    expect(customer).toMatchObject({
      name: 'Zoë Sample',
      company: 'Northfield Foods',
      email: EMAIL,
      count: 2,
      firstAt,
      lastContact: { event: 'quoted', reference: first, at: new Date(clock.now).toISOString() },
      next: null,
      files: [],
    })
    expect(customer.phone).not.toBe('')
    expect(customer.submissions.map(({ reference, quote }) => [reference, quote])).toEqual([
      [second, null],
      [first, { currency: 'CAD', total: '4850.00', state: 'open' }],
    ])
    expect(await customerOf(dana, second)).toEqual(customer)
    clock.now += HOUR
    const third = await receiveQuote(dependencies, { email: EMAIL })
    expect((await customerOf(dana, first)).lastContact).toMatchObject({ event: 'received', reference: third })
  })

  test('what was quoted, accepted and booked is summed for owners, each currency for itself', async () => {
    const { app, dependencies, dana, receive, quote, accept } = await inbox()
    const [one, two, three, four] = [await receive(), await receive(), await receive(), await receive()]
    await quote(one, 'CAD', '1000.10')
    await quote(two, 'CAD', '2000.20')
    await quote(three, 'USD', '500.00')
    // Of two quotes of one request the newest counts.
    await quote(four, 'CAD', '9999.99')
    await quote(four, 'CAD', '1.05')
    for (const reference of [one, two, three]) await accept(reference)
    const path = `/api/inbox/submissions/${one}`
    const { version } = await (await dana.request(path)).json()
    expect((await dana.post(`${path}/booking`, { version })).status).toBe(200)
    expect((await customerOf(dana, four)).sums).toEqual([
      {
        currency: 'CAD',
        quoted: { count: 3, total: '3001.35' },
        accepted: { count: 2, total: '3000.30' },
        booked: { count: 1, total: '1000.10' },
      },
      {
        currency: 'USD',
        quoted: { count: 1, total: '500.00' },
        accepted: { count: 1, total: '500.00' },
        booked: { count: 0, total: '0.00' },
      },
    ])
    const robin = await addStaff(app, dependencies, 'robin@company.example', 'dispatcher')
    const shown = await customerOf(robin, four)
    expect(shown.submissions[0]?.quote?.total).toBe('1.05')
    expect(shown).not.toHaveProperty('sums')
  })

  test('what was erased is gone from it, and so is a customer of whom all was', async () => {
    const { dana, receive, quote } = await inbox()
    const [one, two] = [await receive(), await receive()]
    await quote(one, 'CAD', '1000.00')
    await dana.post('/api/inbox/erase', { email: EMAIL, password: PASSWORD })
    for (const reference of [one, two])
      expect((await dana.request(`/api/inbox/customers/${reference}`)).status).toBe(404)
    const three = await receive()
    expect(await customerOf(dana, three)).toMatchObject({ count: 1, sums: [] })
  })

  test('many requests come page by page', async () => {
    const { dana, receive } = await inbox()
    const sent: string[] = []
    for (let index = 0; index < 51; index++) sent.push(await receive())
    const page = await customerOf(dana, sent[0] ?? '')
    expect([page.count, page.submissions.length]).toEqual([51, 50])
    const rest = await customerOf(dana, sent[0] ?? '', page.next ?? '')
    expect([rest.submissions.map(({ reference }) => reference), rest.next]).toEqual([[sent[0]], null])
  })

  test('nothing is known of an email address that sent nothing', async () => {
    const { dana } = await inbox()
    expect((await dana.request('/api/inbox/customers/Q-000000')).status).toBe(404)
  })
})
