import type { Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { emailContext } from '../email-context.ts'
import { findDetails } from '../inbox/submission-details.ts'
import { renderEmail } from '../mail/email-templates.ts'
import { claimDueEmails, recordSent } from '../store/mail/emails.ts'
import { requestPath } from '../submissions/request-key.ts'
import { receiveQuote } from './test-inbox.ts'
import type { TestStaff } from './test-staff.ts'

const DAY = 24 * 60 * 60 * 1000
const ORIGIN = 'http://localhost:3000'

/** Of a quote as the inbox sends it, but for the version; it holds for six days from `now`, in milliseconds since 1970. */
export const termsAt = (now: number) => ({
  currency: 'CAD',
  lines: [
    { label: 'Linehaul', amount: '6150.00' },
    { label: 'Fuel surcharge', amount: '1476.00' },
    { label: 'Border crossing', amount: '175.00' },
  ],
  validUntil: new Date(now + 6 * DAY).toISOString(),
  transitDays: { low: 5, high: 6 },
  pickup: { from: '2036-12-01', to: '2036-12-01' },
  equipment: '53 ft refrigerated trailer',
  includes: ['2 hours to load'],
  extras: [{ label: 'Waiting', amount: '95.00', per: 'an hour' }],
  note: 'Pickup after 8 a.m.',
})

interface TestQuotes {
  dependencies: Dependencies
  app: Hono
  staff: TestStaff
  /** Set by the test. */
  clock: { now: number }
}

/** A new request, and what is done with it. */
export async function openTestRequest(
  { dependencies, app, staff, clock }: TestQuotes,
  answers: Record<string, string> = {},
) {
  const began = clock.now
  const reference = await receiveQuote(dependencies, answers)
  const path = `/api/inbox/submissions/${reference}`
  const page = requestPath(reference, 1, dependencies.config.appSecret)
  const details = async () => {
    const found = await dependencies.store.transact((transaction) =>
      findDetails(transaction, reference, clock.now),
    )
    if (!found) throw new Error('not found')
    return found
  }
  const quote = async (more: object = {}) =>
    staff.post(`${path}/quotes`, { version: (await details()).version, ...termsAt(began), ...more })
  const act = (body: object) =>
    app.request(ORIGIN + page, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
  const view = async () => (await app.request(`${ORIGIN}/api${page}`)).json()
  const mails = async () => {
    const claim = { owner: 'test', now: clock.now, until: clock.now + 60_000, most: 100 }
    const due = await dependencies.store.transact((transaction) => claimDueEmails(transaction, claim))
    const own = due.filter(({ submission }) => submission?.reference === reference)
    const rendered = own.map((message) =>
      renderEmail(message, emailContext(dependencies.config, dependencies.lanes)),
    )
    for (const { id } of due)
      await dependencies.store.transact((transaction) => recordSent(transaction, { id, at: clock.now }))
    return Promise.all(rendered)
  }
  return { reference, path, page, details, quote, act, view, mails }
}
