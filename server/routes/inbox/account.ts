import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { en } from '../../../translations/en/en.ts'
import { writeToken } from '../../accounts/cookies.ts'
import { refuseWrongCredentials } from '../../accounts/refuse-wrong-credentials.ts'
import { requireRole, type SignedInContext, type SignedInEnv } from '../../accounts/require-role.ts'
import { rotateSession, sessionsOf } from '../../accounts/sessions.ts'
import { isPassword } from '../../accounts/sign-in.ts'
import { staffDirectory } from '../../accounts/staff.ts'
import { places } from '../../http/concurrency-limit.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { withBody } from '../../http/json-body.ts'
import { removeErased } from '../../jobs/remove-erased.ts'
import { siteStatus } from '../../problems/current-problems.ts'
import { readSurroundings } from '../../problems/surroundings.ts'
import type { Services } from '../../services.ts'
import { deleteSessions } from '../../store/accounts/sessions.ts'
import { eraseSender } from '../../store/submissions/erase.ts'
import { readStoredFile } from '../../store/submissions/file-folder.ts'
import { findFile } from '../../store/submissions/files.ts'
import { bodies } from './bodies.ts'

const CONFIRMED_MS = 10 * 60 * 1000
/** Of one member: what is not read yet is held in memory. */
const MAX_DOWNLOADS = 5
const PIECE_BYTES = 65_536

/** The account of the member of staff who is signed in, and actions that need the password once more. */
export function inboxAccountRoutes(services: Services) {
  const { store, now, config, log } = services
  const downloads = places(MAX_DOWNLOADS)
  return new Hono<SignedInEnv>()
    .get('/account', async (context) => {
      const { id, accountId, email, name, role, hasSecondFactor } = context.get('session')
      const sessions = await sessionsOf(services, accountId)
      return context.json({
        email,
        name,
        role,
        hasSecondFactor,
        sessions: sessions.map((session) => ({ ...session, isThis: session.id === id })),
      })
    })
    .delete('/account/sessions/:id', async (context) => {
      const { accountId, confirmedUntil } = context.get('session')
      if (confirmedUntil < now())
        return context.json({ success: false, message: en.inbox.confirmFirst, confirm: true }, 403)
      const id = context.req.param('id')
      await store.transact((transaction) => deleteSessions(transaction, accountId, { id }))
      return context.body(null, 204)
    })
    .get('/site-status', requireRole(services, 'owner'), async (context) => {
      const circumstances = { now: now(), ...(await readSurroundings(config, now())) }
      return context.json(await store.transact((transaction) => siteStatus(transaction, circumstances)))
    })
    .get('/staff', async (context) => {
      const members = await staffDirectory(services, now).list()
      return context.json({ staff: members.map(({ email, name }) => ({ email, name })) })
    })
    .post('/confirm', (context) =>
      withBody(context, bodies.password, async ({ password }) => {
        const refusal = await refusePassword(context, password)
        if (refusal) return refusal
        const at = now()
        const token = await store.transact((transaction) =>
          rotateSession(transaction, context.get('session'), { at, confirmedUntil: at + CONFIRMED_MS }),
        )
        await writeToken(context, config, 'session', token)
        return context.body(null, 204)
      }),
    )
    .post('/erase', requireRole(services, 'owner'), (context) =>
      withBody(context, bodies.erase, async ({ email, password }) => {
        const refusal = await refusePassword(context, password)
        if (refusal) return refusal
        const who = context.get('session').email
        const erased = await store.transact((transaction) =>
          eraseSender(transaction, { email, who, at: now() }),
        )
        await removeErased(services, erased)
        log.info({ who, erased: erased.references.length }, 'erased everything of one person')
        return context.json({ erased: erased.references.length })
      }),
    )
    .get('/files/:id', async (context) => {
      const leave = downloads(context.get('session').accountId)
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

  function refusePassword(context: SignedInContext, password: string) {
    const { accountId, email } = context.get('session')
    return refuseWrongCredentials(context, services, email, () => isPassword(services, accountId, password))
  }
}

function* inPieces(content: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < content.length; from += PIECE_BYTES)
    yield content.subarray(from, from + PIECE_BYTES)
}
