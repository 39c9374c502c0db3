import { Hono } from 'hono'
import { MINUTE } from '../../../../domain/time/durations.ts'
import { rotateSession, sessionsOf } from '../../../accounts/account-sessions.ts'
import { sessionCookie, writeToken } from '../../../accounts/cookies.ts'
import { trustedDevicesOf } from '../../../accounts/device-trust.ts'
import { refuseWrongCredentials } from '../../../accounts/refuse-wrong-credentials.ts'
import {
  requireConfirmed,
  requireRole,
  type SignedInContext,
  type SignedInEnv,
} from '../../../accounts/require-role.ts'
import { isPassword } from '../../../accounts/sign-in.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { withBody } from '../../../http/bodies/json-body.ts'
import { refusals } from '../../../http/error-messages.ts'
import { refuse } from '../../../http/error-responses.ts'
import { removeErased } from '../../../jobs/remove-erased.ts'
import { siteStatus } from '../../../problems/current-problems.ts'
import { readSurroundings } from '../../../problems/surroundings.ts'
import { deleteSessions } from '../../../store/accounts/sessions.ts'
import { deleteTrustedDevices } from '../../../store/accounts/trusted-devices.ts'
import { eraseSender } from '../../../store/submissions/erase.ts'
import { findFile } from '../../../store/submissions/files.ts'
import { attachmentSender } from '../../../submissions/send-attachment.ts'
import { bodies } from '../bodies.ts'

const CONFIRMED_MS = 10 * MINUTE

/** The account of the member of staff who is signed in, and actions that need the password once more. */
export function inboxAccountRoutes(dependencies: Dependencies) {
  const { store, now, config, log } = dependencies
  const sendAttachment = attachmentSender(dependencies)
  return new Hono<SignedInEnv>()
    .get('/account', async (context) => {
      const { id, accountId, email, name, role, hasSecondFactor } = context.get('session')
      const sessions = await sessionsOf(dependencies, accountId)
      const trustedDevices = await trustedDevicesOf(context, dependencies, accountId)
      return context.json({
        email,
        name,
        role,
        hasSecondFactor,
        sessions: sessions.map((session) => ({ ...session, isThis: session.id === id })),
        trustedDevices,
      })
    })
    .delete('/account/sessions/:id', requireConfirmed(dependencies), async (context) => {
      const { accountId } = context.get('session')
      const id = context.req.param('id')
      await store.transact((transaction) => deleteSessions(transaction, accountId, { id }))
      return context.body(null, 204)
    })
    .delete('/account/trusted-devices', requireConfirmed(dependencies), async (context) => {
      const { accountId } = context.get('session')
      await store.transact((transaction) => deleteTrustedDevices(transaction, accountId))
      return context.body(null, 204)
    })
    .delete('/account/trusted-devices/:id', requireConfirmed(dependencies), async (context) => {
      const { accountId } = context.get('session')
      const id = context.req.param('id')
      await store.transact((transaction) => deleteTrustedDevices(transaction, accountId, { id }))
      return context.body(null, 204)
    })
    .get('/site-status', requireRole(dependencies, 'owner'), async (context) => {
      const circumstances = { now: now(), ...(await readSurroundings(config, now())) }
      return context.json(await store.transact((transaction) => siteStatus(transaction, circumstances)))
    })
    .post('/confirm', (context) =>
      withBody(context, bodies.password, async ({ password }) => {
        const refusal = await refusePassword(context, password)
        if (refusal) return refusal
        const at = now()
        const token = await store.transact((transaction) =>
          rotateSession(transaction, context.get('session'), { at, confirmedUntil: at + CONFIRMED_MS }),
        )
        await writeToken(context, config, sessionCookie, token)
        return context.body(null, 204)
      }),
    )
    .post('/erase', requireRole(dependencies, 'owner'), (context) =>
      withBody(context, bodies.erase, async ({ email, password }) => {
        const refusal = await refusePassword(context, password)
        if (refusal) return refusal
        const who = context.get('session').email
        const erased = await store.transact((transaction) =>
          eraseSender(transaction, { email, who, at: now() }),
        )
        await removeErased(dependencies, erased)
        log.info({ who, erased: erased.references.length }, 'erased everything of one person')
        return context.json({ erased: erased.references.length })
      }),
    )
    .get('/files/:id', (context) =>
      sendAttachment(
        context,
        context.get('session').accountId,
        (transaction) => findFile(transaction, context.req.param('id')),
        () => refuse(context, refusals.notFound),
      ),
    )

  function refusePassword(context: SignedInContext, password: string) {
    const { accountId, email } = context.get('session')
    return refuseWrongCredentials(context, dependencies, email, () =>
      isPassword(dependencies, accountId, password),
    )
  }
}
