import { Hono } from 'hono'
import { requireRole, type SignedInEnv } from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { withBody } from '../../http/bodies/json-body.ts'
import { readDispatchMail, writeDispatchMail } from '../../store/stored-settings.ts'
import { bodies } from './bodies.ts'

/** What owners set for everybody: which mail dispatch gets. */
export function inboxSettingsRoutes(dependencies: Dependencies) {
  const { store } = dependencies
  return new Hono<SignedInEnv>()
    .use('/settings', requireRole(dependencies, 'owner'))
    .get('/settings', async (context) => context.json({ mail: await store.transact(readDispatchMail) }))
    .patch('/settings', (context) =>
      withBody(context, bodies.settings, async ({ mail: changes }) => {
        const mail = await store.transact(async (transaction) => {
          const changed = { ...(await readDispatchMail(transaction)), ...changes }
          await writeDispatchMail(transaction, changed)
          return changed
        })
        return context.json({ mail })
      }),
    )
}
