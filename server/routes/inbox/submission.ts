import { Hono } from 'hono'
import { isReference } from '../../../domain/reference.ts'
import type { SignedInEnv } from '../../accounts/require-role.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { withBody } from '../../http/json-body.ts'
import { changeByStaff } from '../../inbox/change-by-staff.ts'
import { noteViewer } from '../../inbox/viewers.ts'
import type { Services } from '../../services.ts'
import { noteSubmission, revokeKey } from '../../store/submissions/submission-changes.ts'
import { answerChange, author, details } from './answer-change.ts'
import { bodies } from './bodies.ts'
import { changesRoute, isPossible } from './change-many.ts'
import { inboxConversationRoutes } from './conversation.ts'
import { inboxQuoteRoutes } from './quotes.ts'

/** One submission: what is known of it, what staff change, and their replies. */
export const inboxSubmissionRoutes = (services: Services) =>
  new Hono<SignedInEnv>()
    .route('/', changesRoute(services))
    .route('/', changeRoutes(services))
    .route('/', inboxConversationRoutes(services))
    .route('/', inboxQuoteRoutes(services))

function changeRoutes(services: Services) {
  const { store, now } = services
  return new Hono<SignedInEnv>()
    .get('/submissions/:reference', (context) => details(context, services))
    .patch('/submissions/:reference', (context) =>
      withBody(context, bodies.change, async (change) => {
        if (!(await isPossible(services, change))) return refuse(context, refusals.problems)
        const result = await store.transact((transaction) =>
          changeByStaff(transaction, { ...change, ...author(context, services) }),
        )
        if (result.outcome === 'changed') services.mailer.wake()
        return answerChange(context, services, result)
      }),
    )
    .post('/submissions/:reference/notes', (context) =>
      withBody(context, bodies.note, async ({ text }) => {
        const result = await store.transact((transaction) =>
          noteSubmission(transaction, { event: 'staff note', text, ...author(context, services) }),
        )
        return answerChange(context, services, result)
      }),
    )
    .post('/submissions/:reference/revoke-link', async (context) => {
      const change = author(context, services)
      const result = await store.transact((transaction) => revokeKey(transaction, change))
      return answerChange(context, services, result)
    })
    .post('/submissions/:reference/viewing', (context) =>
      withBody(context, bodies.viewing, async ({ isWriting }) => {
        const { email, name } = context.get('session')
        const reference = context.req.param('reference')
        if (!isReference(reference)) return refuse(context, refusals.notFound)
        const viewer = { reference, email, name, isWriting, now: now() }
        return context.json({
          viewers: await store.transact((transaction) => noteViewer(transaction, viewer)),
        })
      }),
    )
}
