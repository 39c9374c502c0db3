import type { Hono } from 'hono'
import { examples } from '../../domain/examples.ts'
import { quote } from '../../domain/quote.ts'
import type { Services } from '../services.ts'
import type { DatabaseSettings } from '../store/open-database.ts'
import { createSubmission } from '../store/submissions.ts'
import { openTestApp } from './test-app.ts'

interface TestInbox {
  services: Services
  app: Hono
  /** Set by the test. */
  clock: { now: number }
}

/** The app on a new database, by the test's own clock. */
export async function openTestInbox(
  settings: DatabaseSettings,
  clock = { now: Date.now() },
): Promise<TestInbox> {
  const { services, app } = await openTestApp(settings, { given: { now: () => clock.now } })
  return { services, app, clock }
}

/** Stores a quote request that differs from the example in these answers; answers its reference. */
export async function receiveQuote(
  { store, now }: Services,
  answers: Record<string, string | number> = {},
  at = now(),
): Promise<string> {
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
