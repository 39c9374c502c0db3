import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { en } from '../../../domain/messages/en.ts'
import { PasswordQueueFull } from '../../auth/password.ts'
import type { StaffEnv } from '../../auth/require-staff.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { isRefusal, readJsonObject } from '../../http/json-body.ts'
import { addressOf } from '../../http/request-address.ts'
import { removeErased } from '../../jobs/remove-erased.ts'
import type { Services } from '../../services.ts'
import { eraseSender } from '../../store/erase.ts'
import { storedFile } from '../../store/file-folder.ts'
import { findFile } from '../../store/files.ts'

const CONFIRMED_MS = 10 * 60 * 1000

/** The account of whoever is signed in, and what asks for the password once more. */
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
      await signIn.endSession(context.get('staff').userId, context.req.param('id'))
      return context.body(null, 204)
    })
    .get('/staff', async (context) => context.json({ staff: await signIn.staff() }))
    .post('/confirm', async (context) => {
      const body = await readJsonObject(context)
      if (isRefusal(body)) return refuse(context, body)
      if (
        !(await isPassword(
          context.get('staff'),
          String(body.password ?? ''),
          addressOf(context, config.trustProxy),
        ))
      )
        return context.json({ success: false, message: en.signIn.wrongPassword }, 403)
      await signIn.confirm(context.get('staff').id, now() + CONFIRMED_MS)
      return context.body(null, 204)
    })
    .post('/erase', async (context) => {
      const body = await readJsonObject(context)
      if (isRefusal(body)) return refuse(context, body)
      const staff = context.get('staff')
      if (!(await isPassword(staff, String(body.password ?? ''), addressOf(context, config.trustProxy))))
        return context.json({ success: false, message: en.signIn.wrongPassword }, 403)
      if (typeof body.email !== 'string' || !body.email.includes('@'))
        return refuse(context, refusals.problems)
      const email = body.email.trim().toLowerCase()
      const erased = await store.transact((transaction) =>
        eraseSender(transaction, { email, who: staff.email, at: now() }),
      )
      await removeErased(services, erased)
      log.info({ who: staff.email, erased: erased.references.length }, 'erased everything of one person')
      return context.json({ erased: erased.references.length })
    })
    .get('/files/:id', async (context) => {
      const file = await store.transact((transaction) => findFile(transaction, context.req.param('id')))
      if (!file) return refuse(context, refusals.notFound)
      const content = file.content ?? (await readFile(storedFile(config.dataDir, file.stored_name)))
      context.header('Content-Type', 'application/octet-stream')
      context.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      context.header('Content-Security-Policy', "sandbox; default-src 'none'")
      return context.body(new Uint8Array(content))
    })

  /** Counted with the sign-ins, so that a stolen session is no way to guess the password. */
  async function isPassword(
    { userId, email }: { userId: string; email: string },
    password: string,
    address: string,
  ): Promise<boolean> {
    if ((await signIn.wait(email, address)) > 0) return false
    try {
      const isRight = await signIn.isPassword(userId, password)
      await (isRight ? signIn.succeeded(email, address) : signIn.failed(email, address))
      return isRight
    } catch (error) {
      if (error instanceof PasswordQueueFull) return false
      throw error
    }
  }
}
