import type { APIRequestContext } from '@playwright/test'
import { companyDay } from '../../domain/time/company-time.ts'
import { DAY } from '../../domain/time/durations.ts'
import { quoteTerms } from '../support/quote-terms.ts'
import type { Site } from '../support/site.ts'
import { receiveWithPage } from '../support/staff.ts'
import { letQuoteExpire, letTimePass } from './look-past.ts'

interface Received {
  reference: string
  path: string
}

/** `YYYY-MM-DD`. */
export const dayAhead = (days: number): string => companyDay(Date.now() + days * DAY)

const truckload = { services: ['Full Truckload'] }

/** Who asks for what, the oldest first, as the inbox sorts them; and how many hours ago. */
const asked = {
  late: {
    hours: 120,
    company: 'Pincher Creek Wind',
    deliveryLocation: 'Lethbridge, AB',
    'freight.type': 'Blade fittings',
    additionalInfo: 'Forklift at both ends. Call the yard first.',
  },
  expired: { hours: 119, company: 'Bow Valley Cold Storage', deliveryLocation: 'Halifax, NS' },
  'in-progress': {
    hours: 21,
    company: 'Cooperativa del Norte',
    pickupLocation: 'Red Deer, AB',
    pickupDate: dayAhead(2),
    additionalInfo: 'Protect from frost. The receiver books by phone.',
  },
  answered: {
    hours: 19,
    company: 'Prairie Grain Growers',
    deliveryLocation: 'Winnipeg, MB',
    'freight.type': 'Seed in totes',
    'freight.weight': 41_500,
    ...truckload,
    additionalInfo: 'Dock closes at noon on Saturday.',
  },
  quoted: {
    hours: 17,
    company: 'Northfield Foods',
    pickupDate: dayAhead(5),
    additionalInfo: 'Keep at 2 °C. Dock pickup after 8 a.m.',
  },
  requoted: {
    hours: 16,
    company: 'Chinook Paper',
    deliveryLocation: 'Toronto, ON',
    'freight.type': 'Paper rolls',
    'freight.weight': 41_500,
    ...truckload,
    additionalInfo: 'Rolls on end, no pallets.',
  },
  accepted: {
    hours: 14,
    company: 'Foothills Tools',
    deliveryLocation: 'Seattle, WA',
    'freight.type': 'Machine parts',
    ...truckload,
    pickupDate: dayAhead(3),
    additionalInfo: 'Tarp if it rains while loading.',
  },
  booked: {
    hours: 12,
    company: 'Elbow Creek Dairy',
    deliveryLocation: 'Denver, CO',
    pickupDate: dayAhead(4),
    additionalInfo: 'Keep at 4 °C. Two stops in Denver.',
  },
  declined: {
    hours: 10,
    company: 'Nose Hill Glass',
    deliveryLocation: 'Edmonton, AB',
    'freight.type': 'Glass in crates',
    ...truckload,
    additionalInfo: 'Crates stand upright.',
  },
  withdrawn: { hours: 9, company: 'Deerfoot Feed', deliveryLocation: 'Regina, SK' },
  closed: { hours: 8, company: 'Coulee Steel', deliveryLocation: 'Saskatoon, SK' },
  erased: { hours: 7, company: 'Sheep River Hides' },
}

type State = keyof typeof asked

const linesOf = (linehaul: string, fuel: string) => ({
  lines: [
    { label: 'Linehaul', amount: linehaul },
    { label: 'Fuel surcharge', amount: fuel },
  ],
})

/** Sends a request for each state and brings it there; `staff` calls with a dispatcher's cookies. */
export async function requestsInEachState(
  site: Site,
  staff: APIRequestContext,
): Promise<Record<State, Received>> {
  const received = {} as Record<State, Received>
  for (const [state, { hours, company, ...changes }] of Object.entries(asked)) {
    const request = await ask(site, company, changes)
    received[state as State] = request
    letTimePass(site, request.reference, hours)
  }

  const { inbox, customer } = callsTo(site, staff)
  const state = (of: State, to: string) => inbox('PATCH', received[of], '', { state: to })
  const quote = (of: State, changes = {}) =>
    inbox('POST', received[of], '/quotes', {
      validUntil: new Date(Date.now() + 6 * DAY).toISOString(),
      ...quoteTerms,
      pickup: { from: dayAhead(5), to: dayAhead(5) },
      ...changes,
    })
  const accept = (of: State) =>
    customer(received[of], { action: 'accept', quote: 1, name: 'Zoë Sample', purchaseOrder: 'PO-881' })

  await state('in-progress', 'in progress')

  await inbox('POST', received.answered, '/reply', { text: 'Is the dock open on Saturday?' })
  await customer(received.answered, { action: 'message', text: 'Yes, until noon. Ring at gate 4.' })

  await quote('quoted')
  await quote('requoted', linesOf('4870.00', '1168.00'))
  await quote('requoted', { lines: [{ label: 'Linehaul', amount: '5900.00' }] })
  await quote('accepted')
  await accept('accepted')
  await quote('booked')
  await accept('booked')
  await inbox('POST', received.booked, '/booking', {})
  await quote('declined', { ...linesOf('940.00', '226.00'), transitDays: { low: 1, high: 1 } })
  await customer(received.declined, { action: 'decline', quote: 1, reason: 'price' })
  await quote('expired', linesOf('7900.00', '1896.00'))
  letQuoteExpire(site, received.expired.reference)

  await customer(received.withdrawn, { action: 'withdraw' })
  await state('closed', 'closed')
  await customer(received.erased, { action: 'erase', confirm: 'erase' })

  return received
}

/** Each company has an email of its own, since one mailbox gets only a few confirmations a day. */
export const ask = (site: Site, company: string, changes = {}): Promise<Received> =>
  receiveWithPage(site, {
    company,
    email: `shipping@${company.split(' ')[0]?.toLowerCase()}.example`,
    additionalInfo: `${company} counts the pallets.`,
    ...changes,
  })

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
