import { Hono } from 'hono'
import type { SignedInEnv } from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { withBody } from '../../http/bodies/json-body.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { deleteView, listViews, saveView } from '../../store/accounts/saved-views.ts'
import { bodies } from './bodies.ts'

export function inboxViewRoutes({ store, now }: Dependencies) {
  return new Hono<SignedInEnv>()
    .get('/views', async (context) => {
      const { accountId } = context.get('session')
      return context.json({ views: await store.transact((transaction) => listViews(transaction, accountId)) })
    })
    .post('/views', (context) =>
      withBody(context, bodies.view, async (view) => {
        const account = context.get('session').accountId
        const views = await store.transact(async (transaction) => {
          const isSaved = await saveView(transaction, { ...view, account, at: now() })
          return isSaved && listViews(transaction, account)
        })
        return views ? context.json({ views }) : refuse(context, refusals.problems)
      }),
    )
    .delete('/views/:id', async (context) => {
      const { accountId } = context.get('session')
      const isDeleted = await store.transact((transaction) =>
        deleteView(transaction, accountId, context.req.param('id')),
      )
      return isDeleted ? context.body(null, 204) : refuse(context, refusals.notFound)
    })
}
