import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'
import { en } from '../../../domain/messages/en.ts'
import { refuseGuess } from '../../auth/refuse-guess.ts'
import type { StaffEnv } from '../../auth/require-staff.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { withBody } from '../../http/json-body.ts'
import { removeErased } from '../../jobs/remove-erased.ts'
import type { Services } from '../../services.ts'
import { eraseSender } from '../../store/erase.ts'
import { storedFile } from '../../store/file-folder.ts'
import { findFile } from '../../store/files.ts'

const CONFIRMED_MS = 10 * 60 * 1000

/** The account of the member of staff who is signed in, and actions that need the password once more. */
export function inboxAccountRoutes(services: Services) {
  const { store, signIn, now, config, log } = services
  return new Hono<StaffEnv>()
    .get('/account', async (context) => {
      const { id, userId, email, name, hasSecondFactor } = context.get('staff')
      const sessions = await signIn.sessions(userId)
      return context.json({
        email,
        name,
        hasSecondFactor,
        sessions: sessions.map((session) => ({ ...session, isThis: session.id === id })),
      })
    })
    .delete('/account/sessions/:id', async (context) => {
      const { userId, confirmedUntil } = context.get('staff')
      if (confirmedUntil < now())
        return context.json({ success: false, message: en.inbox.confirmFirst, confirm: true }, 403)
      await signIn.endSession(userId, context.req.param('id'))
      return context.body(null, 204)
    })
    .get('/staff', async (context) => context.json({ staff: await signIn.staff() }))
    .post('/confirm', (context) =>
      withBody(context, async ({ password }) => {
        const refusal = await refusePassword(context, password)
        if (refusal) return refusal
        const renewed = await signIn.renew(context.req.raw.headers, now() + CONFIRMED_MS)
        for (const cookie of renewed.headers.getSetCookie())
          context.header('Set-Cookie', cookie, { append: true })
        return context.body(null, 204)
      }),
    )
    .post('/erase', (context) =>
      withBody(context, async ({ email: typed, password }) => {
        if (typeof typed !== 'string' || !typed.includes('@')) return refuse(context, refusals.problems)
        const refusal = await refusePassword(context, password)
        if (refusal) return refusal
        const who = context.get('staff').email
        const email = typed.trim().toLowerCase()
        const erased = await store.transact((transaction) =>
          eraseSender(transaction, { email, who, at: now() }),
        )
        await removeErased(services, erased)
        log.info({ who, erased: erased.references.length }, 'erased everything of one person')
        return context.json({ erased: erased.references.length })
      }),
    )
    .get('/files/:id', async (context) => {
      const file = await store.transact((transaction) => findFile(transaction, context.req.param('id')))
      if (!file) return refuse(context, refusals.notFound)
      const content = file.content ?? (await readFile(storedFile(config.dataDir, file.stored_name)))
      context.header('Content-Type', 'application/octet-stream')
      context.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      context.header('Content-Security-Policy', "sandbox; default-src 'none'")
      return context.body(new Uint8Array(content))
    })

  function refusePassword(context: Context<StaffEnv>, password: unknown) {
    const { userId, email } = context.get('staff')
    return refuseGuess(context, services, email, () => signIn.isPassword(userId, String(password ?? '')))
  }
}
