import type { Hono } from 'hono'
import { examples } from '../../domain/forms/examples.ts'
import type { Dependencies } from '../dependencies.ts'
import type { DatabaseSettings } from '../store/database.ts'
import { createIn } from './samples/submission-input.ts'
import { openTestApp } from './test-app.ts'

interface TestInbox {
  dependencies: Dependencies
  app: Hono
  /** Set by the test. */
  clock: { now: number }
}

/** The app on a new database, by the test's own clock. */
export async function openTestInbox(
  settings: DatabaseSettings,
  clock = { now: Date.now() },
): Promise<TestInbox> {
  const { dependencies, app } = await openTestApp(settings, { given: { now: () => clock.now } })
  return { dependencies, app, clock }
}

/** Stores a quote request that differs from the example in these answers; returns its reference. */
export async function receiveQuote(
  { store, now }: Dependencies,
  answers: Record<string, string | number> = {},
  at = now(),
): Promise<string> {
  const all = { ...examples.quote, ...answers }
  const created = await store.transact((transaction) =>
    createIn(transaction, {
      answers: all,
      at,
      emails: [{ template: 'confirmation', recipient: all.email, mailDomain: 'x.example' }],
    }),
  )
  if (created.outcome === 'key-reused') throw new Error('not created')
  return created.reference
}
