import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { quoteTerms } from '../support/quote-terms.ts'
import type { Site } from '../support/site.ts'
import { receiveWithPage } from '../support/staff.ts'

interface Received {
  reference: string
  path: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Sends a request for each state and brings it there; `staff` calls with a dispatcher's cookies. */
export async function requestsInEachState(
  site: Site,
  staff: APIRequestContext,
): Promise<Record<string, Received>> {
  const { inbox, customer } = callsTo(site, staff)

  const from = (company: string, changes = {}) =>
    receiveWithPage(site, {
      company,
      additionalInfo: `Dock pickup after 8 a.m. ${company} counts the pallets.`,
      ...changes,
    })
  const state = (request: Received, to: string) => inbox('PATCH', request, '', { state: to })
  const quote = (request: Received, changes = {}) =>
    inbox('POST', request, '/quotes', {
      validUntil: new Date(Date.now() + 6 * DAY_MS).toISOString(),
      ...quoteTerms,
      ...changes,
    })
  const reply = (request: Received, text: string) => inbox('POST', request, '/reply', { text })
  const message = (request: Received, text: string) => customer(request, { action: 'message', text })
  const accept = (request: Received) =>
    customer(request, { action: 'accept', quote: 1, name: 'Zoë Sample', purchaseOrder: 'PO-881' })

  const inProgress = await from('Cooperativa del Norte', { pickupLocation: 'Red Deer, AB' })
  await state(inProgress, 'in progress')

  const answered = await from('Prairie Grain Growers', { deliveryLocation: 'Winnipeg, MB' })
  await reply(answered, 'Is the dock open on Saturday?')
  await message(answered, 'Yes, until noon. Ring at gate 4.')

  const quoted = await from('Northfield Foods')
  await quote(quoted)

  const requoted = await from('Chinook Paper', { deliveryLocation: 'Toronto, ON' })
  await quote(requoted)
  await quote(requoted, { lines: [{ label: 'Linehaul', amount: '5900.00' }] })

  const accepted = await from('Foothills Tools', { deliveryLocation: 'Seattle, WA' })
  await quote(accepted)
  await accept(accepted)

  const booked = await from('Elbow Creek Dairy', { deliveryLocation: 'Denver, CO' })
  await quote(booked)
  await accept(booked)
  await inbox('POST', booked, '/booking', {})

  const declined = await from('Nose Hill Glass', { deliveryLocation: 'Edmonton, AB' })
  await quote(declined)
  await customer(declined, { action: 'decline', quote: 1, reason: 'price' })

  const withdrawn = await from('Deerfoot Feed', { deliveryLocation: 'Regina, SK' })
  await customer(withdrawn, { action: 'withdraw' })

  const closed = await from('Coulee Steel', { deliveryLocation: 'Saskatoon, SK' })
  await state(closed, 'closed')

  const erased = await from('Sheep River Hides')
  await customer(erased, { action: 'erase', confirm: 'erase' })

  const late = await from('Pincher Creek Wind', { deliveryLocation: 'Lethbridge, AB' })
  const expired = await from('Bow Valley Cold Storage', { deliveryLocation: 'Halifax, NS' })
  await quote(expired)
  letTimePass(site, late, expired)

  return {
    'in-progress': inProgress,
    answered,
    quoted,
    requoted,
    accepted,
    booked,
    declined,
    withdrawn,
    closed,
    erased,
    late,
    expired,
  }
}

/** What staff and the sender of a request do, by its calls. */
function callsTo({ url: origin }: Site, staff: APIRequestContext) {
  return { inbox, customer }

  async function inbox(method: 'POST' | 'PATCH', { reference }: Received, call: string, body: object) {
    const submission = `${origin}/api/inbox/submissions/${reference}`
    const { version } = await (await staff.get(submission)).json()
    const response = await staff.fetch(submission + call, {
      method,
      headers: { origin },
      data: { version, ...body },
    })
    if (!response.ok()) throw new Error(`${method} ${call}: ${response.status()} ${await response.text()}`)
  }

  async function customer(request: Received, body: object) {
    const response = await staff.post(origin + request.path, {
      headers: { accept: 'application/json' },
      data: body,
    })
    if (!response.ok()) throw new Error(`${JSON.stringify(body)}: ${response.status()}`)
  }
}

/** Moves what was received, and until when its quote is open, into the past. */
function letTimePass({ environment }: Site, ...requests: Received[]): void {
  const database = new DatabaseSync(path.join(environment.DATA_DIR ?? '', 'site.sqlite'), { timeout: 30_000 })
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  for (const { reference } of requests) {
    const ofRequest = '(select id from submissions where reference = ?)'
    database.prepare('update submissions set received_at = ? where reference = ?').run(daysAgo(5), reference)
    database
      .prepare(`update quotes set sent_at = ?, valid_until = ? where submission = ${ofRequest}`)
      .run(daysAgo(4), daysAgo(1), reference)
  }
  database.close()
}
