import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { en } from '../../../translations/en/en.ts'
import { refuseWrongCredentials } from '../../auth/refuse-wrong-credentials.ts'
import type { StaffContext, StaffEnv } from '../../auth/require-staff.ts'
import { places } from '../../http/concurrency-limit.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { withBody } from '../../http/json-body.ts'
import { removeErased } from '../../jobs/remove-erased.ts'
import type { Services } from '../../services.ts'
import { eraseSender } from '../../store/erase.ts'
import { readStoredFile } from '../../store/file-folder.ts'
import { findFile } from '../../store/files.ts'
import { bodies } from './bodies.ts'

const CONFIRMED_MS = 10 * 60 * 1000
/** Of one member: what is not read yet is held in memory. */
const MAX_DOWNLOADS = 5
const PIECE_BYTES = 65_536

/** The account of the member of staff who is signed in, and actions that need the password once more. */
export function inboxAccountRoutes(services: Services) {
  const { store, signIn, now, config, log } = services
  const downloads = places(MAX_DOWNLOADS)
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
      withBody(context, bodies.password, async ({ password }) => {
        const refusal = await refusePassword(context, password)
        if (refusal) return refusal
        const renewed = await signIn.renew(context.req.raw.headers, now() + CONFIRMED_MS)
        for (const cookie of renewed.headers.getSetCookie())
          context.header('Set-Cookie', cookie, { append: true })
        return context.body(null, 204)
      }),
    )
    .post('/erase', (context) =>
      withBody(context, bodies.erase, async ({ email, password }) => {
        const refusal = await refusePassword(context, password)
        if (refusal) return refusal
        const who = context.get('staff').email
        const erased = await store.transact((transaction) =>
          eraseSender(transaction, { email, who, at: now() }),
        )
        await removeErased(services, erased)
        log.info({ who, erased: erased.references.length }, 'erased everything of one person')
        return context.json({ erased: erased.references.length })
      }),
    )
    .get('/files/:id', async (context) => {
      const leave = downloads(context.get('staff').userId)
      if (!leave) {
        context.header('Retry-After', '10')
        return refuse(context, refusals.tooMany)
      }
      let bytes: Readable | undefined
      try {
        const file = await store.transact((transaction) => findFile(transaction, context.req.param('id')))
        const content = file?.content ?? (file && (await readStoredFile(config.dataDir, file.stored_name)))
        if (!file || !content) return refuse(context, refusals.notFound)
        bytes = Readable.from(inPieces(content)).once('close', leave)
        context.header('Content-Type', 'application/octet-stream')
        context.header('Content-Length', String(content.length))
        context.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        context.header('Content-Security-Policy', "sandbox; default-src 'none'")
        return context.body(Readable.toWeb(bytes) as ReadableStream)
      } finally {
        if (!bytes) leave()
      }
    })

  function refusePassword(context: StaffContext, password: string) {
    const { userId, email } = context.get('staff')
    return refuseWrongCredentials(context, services, email, () => signIn.isPassword(userId, password))
  }
}

function* inPieces(content: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < content.length; from += PIECE_BYTES)
    yield content.subarray(from, from + PIECE_BYTES)
}
