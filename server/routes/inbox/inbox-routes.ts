import { Hono } from 'hono'
import { staffRoles } from '../../../domain/staff/roles.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { requireRole, type SignedInEnv } from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { hasOwnOrigin } from '../../http/same-origin.ts'
import { sendAgain, sendWithheld } from '../../store/mail/outbox.ts'
import { inboxAccountRoutes } from './account/account-routes.ts'
import { inboxStaffRoutes } from './account/staff-routes.ts'
import { inboxCustomerRoutes } from './customer-routes.ts'
import { inboxEventRoutes } from './event-routes.ts'
import { inboxExportRoutes } from './export-routes.ts'
import { inboxListRoutes } from './list-routes.ts'
import { inboxSettingsRoutes } from './settings-routes.ts'
import { inboxSubmissionRoutes } from './submissions/inbox-submission-routes.ts'
import { inboxRequestRoutes } from './submissions/new-request-routes.ts'
import { inboxTemplateRoutes } from './template-routes.ts'
import { inboxViewRoutes } from './view-routes.ts'

/** Everything below `/api/inbox`. The check of who is signed in is here once, before every route. */
export function inboxRoutes(dependencies: Dependencies) {
  const { store, disk, config, now } = dependencies
  return new Hono<SignedInEnv>()
    .basePath('/api/inbox')
    .use(requireRole(dependencies, ...staffRoles))
    .use(async (context, next) => {
      // An export or a stream of events that nobody reads would count as running for ever.
      if (context.req.method === 'HEAD') return refuse(context, refusals.wrongMethod)
      const isOurs = context.req.method === 'GET' || hasOwnOrigin(context.req.raw.headers, config.siteUrl)
      if (!isOurs) return refuse(context, refusals.foreign)
      await disk.giveUp()
      return next()
    })
    .route('/', inboxListRoutes(dependencies))
    .route('/', inboxSubmissionRoutes(dependencies))
    .route('/', inboxRequestRoutes(dependencies))
    .post('/messages/send-withheld', async (context) => {
      const at = now()
      const since = new Date(at - DAY).toISOString()
      const sent = await store.transact((transaction) => sendWithheld(transaction, { since, at }))
      dependencies.mailer.wake()
      return context.json({ sent }, 202)
    })
    .post('/messages/:id/send-again', async (context) => {
      const id = context.req.param('id')
      const isDue = await store.transact((transaction) => sendAgain(transaction, { id, at: now() }))
      if (!isDue) return refuse(context, refusals.notFound)
      dependencies.mailer.wake()
      return context.json({ success: true }, 202)
    })
    .route('/', inboxCustomerRoutes(dependencies))
    .route('/', inboxEventRoutes(dependencies))
    .route('/', inboxExportRoutes(dependencies))
    .route('/', inboxAccountRoutes(dependencies))
    .route('/', inboxSettingsRoutes(dependencies))
    .route('/', inboxStaffRoutes(dependencies))
    .route('/', inboxTemplateRoutes(dependencies))
    .route('/', inboxViewRoutes(dependencies))
    .all('*', (context) => refuse(context, refusals.notFound))
}
