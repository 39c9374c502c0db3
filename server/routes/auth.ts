import { type Context, Hono } from 'hono'
import { en } from '../../domain/messages/en.ts'
import { PasswordQueueFull } from '../auth/password.ts'
import { MIN_PASSWORD, passwordProblem } from '../auth/password-rules.ts'
import { hashRecoveryCode } from '../auth/recovery-codes.ts'
import { authSecret } from '../auth/secret.ts'
import { normalized } from '../auth/staff.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import { isRefusal, readJsonObject } from '../http/json-body.ts'
import { addressOf } from '../http/request-address.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { Services } from '../services.ts'

type AuthServices = Pick<Services, 'config' | 'signIn' | 'log'>
type Body = Record<string, unknown>

/** The calls of the sign-in library that the site uses, under its own paths; no other is mounted. */
export function authRoutes(services: AuthServices) {
  const { signIn, config } = services
  return new Hono()
    .get('/api/auth/get-session', (context) => describeSession(context, services))
    .post('/api/auth/*', async (context, next) => {
      const isOurs = isSameOrigin(context.req.raw.headers, config.siteUrl)
      return isOurs ? next() : refuse(context, refusals.foreign)
    })
    .post('/api/auth/sign-in/email', (context) =>
      withBody(context, services, async ({ email, password }) => {
        if (typeof email !== 'string' || typeof password !== 'string') return refuse(context, wrongSignIn)
        return startSignIn(context, services, normalized(email).slice(0, LONGEST_EMAIL), password)
      }),
    )
    .post('/api/auth/two-factor/verify-totp', (context) =>
      withBody(context, services, ({ code }) => finishWithCode(context, services, String(code ?? ''))),
    )
    .post('/api/auth/two-factor/verify-backup-code', (context) =>
      withBody(context, services, async ({ code }) => {
        const hashed = hashRecoveryCode(String(code ?? ''), authSecret(config.appSecret))
        const answer = await signIn.call('/two-factor/verify-backup-code', headersOf(context), {
          code: hashed,
        })
        return finish(context, services, answer)
      }),
    )
    .post('/api/auth/two-factor/enable', (context) =>
      withBody(context, services, async ({ password }) => {
        const answer = await signIn.call('/two-factor/enable', headersOf(context), {
          password: String(password ?? ''),
        })
        if (!answer.ok) return refuse(context, wrongPassword)
        const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] }
        return pass(context, answer, { success: true, totpURI, backupCodes })
      }),
    )
    .post('/api/auth/two-factor/generate-backup-codes', (context) =>
      withBody(context, services, async ({ password }) => {
        const body = { password: String(password ?? '') }
        const answer = await signIn.call('/two-factor/generate-backup-codes', headersOf(context), body)
        if (!answer.ok) return refuse(context, wrongPassword)
        const { backupCodes } = (await answer.json()) as { backupCodes: string[] }
        return pass(context, answer, { success: true, backupCodes })
      }),
    )
    .post('/api/auth/change-password', (context) =>
      withBody(context, services, (body) => changePassword(context, services, body)),
    )
    .post('/api/auth/sign-out', async (context) => {
      const answer = await signIn.call('/sign-out', headersOf(context), {})
      return pass(context, answer, { success: true })
    })
}

const LONGEST_EMAIL = 254

const { signIn: texts } = en
const wrongSignIn: Refusal = { reason: 'wrongSignIn', status: 401, message: texts.wrong }
const wrongCode: Refusal = { reason: 'wrongCode', status: 401, message: texts.wrongCode }
const wrongPassword: Refusal = { reason: 'wrongPassword', status: 401, message: texts.wrongPassword }
const weakPassword: Refusal = {
  reason: 'weakPassword',
  status: 422,
  message: texts.weakPassword(MIN_PASSWORD),
}
const knownPassword: Refusal = { reason: 'weakPassword', status: 422, message: texts.knownPassword }
const busy: Refusal = { reason: 'busy', status: 503, message: texts.busy }

const headersOf = (context: Context): Headers => context.req.raw.headers

async function withBody(
  context: Context,
  { log }: AuthServices,
  handle: (body: Body) => Promise<Response>,
): Promise<Response> {
  const body = await readJsonObject(context)
  if (isRefusal(body)) return refuse(context, body)
  try {
    return await handle(body)
  } catch (error) {
    if (!(error instanceof PasswordQueueFull)) throw error
    log.warn('too many sign-ins at once; some were refused')
    context.header('Retry-After', '5')
    return refuse(context, busy)
  }
}

async function describeSession(context: Context, { signIn }: AuthServices): Promise<Response> {
  const found = await signIn.session(headersOf(context))
  if (!found) return context.json({ success: true, user: null })
  for (const cookie of found.setCookie) context.header('Set-Cookie', cookie, { append: true })
  const { email, name, hasSecondFactor, needs } = found.session
  return context.json({ success: true, user: { email, name, hasSecondFactor }, needs: needs ?? null })
}

/** An unknown address, a wrong password and an expired one-time password get the same answer in the same time. */
async function startSignIn(
  context: Context,
  services: AuthServices,
  email: string,
  password: string,
): Promise<Response> {
  const { signIn, config } = services
  const address = addressOf(context, config.trustProxy)
  const wait = await signIn.wait(email, address)
  if (wait > 0) return tooMany(context, wait)
  // Counted before the answer is known: guesses sent at once all count, and a password alone is only half a sign-in.
  await signIn.failed(email, address)
  const answer = await signIn.call('/sign-in/email', headersOf(context), { email, password })
  if (!answer.ok) return refuse(context, wrongSignIn)
  const result = (await answer.json()) as { twoFactorRedirect?: boolean }
  if (result.twoFactorRedirect) return pass(context, answer, { success: true, next: 'code' })
  const session = (await signIn.sessionIn(answer, headersOf(context)))?.session
  if (!session) return refuse(context, wrongSignIn)
  await signIn.succeeded(email, address)
  return pass(context, answer, { success: true, next: session.needs ?? 'done' })
}

async function finishWithCode(context: Context, services: AuthServices, code: string): Promise<Response> {
  const digits = code.replaceAll(/\s/g, '')
  const answer = await services.signIn.call('/two-factor/verify-totp', headersOf(context), { code: digits })
  return finish(context, services, answer, digits)
}

async function finish(
  context: Context,
  services: AuthServices,
  answer: Response,
  code?: string,
): Promise<Response> {
  if (!answer.ok) return refuse(context, wrongCode)
  const session = (await services.signIn.sessionIn(answer, headersOf(context)))?.session
  if (!session) return refuse(context, wrongCode)
  if (code !== undefined && !(await services.signIn.isFirstUse(session.userId, code))) {
    await services.signIn.endSession(session.userId, session.id)
    return refuse(context, wrongCode)
  }
  await services.signIn.succeeded(session.email, addressOf(context, services.config.trustProxy))
  return pass(context, answer, { success: true, next: session.needs ?? 'done' })
}

async function changePassword(context: Context, services: AuthServices, body: Body): Promise<Response> {
  const { signIn } = services
  const [currentPassword, newPassword] = [String(body.currentPassword ?? ''), String(body.newPassword ?? '')]
  const email = (await signIn.session(headersOf(context)))?.session.email ?? ''
  const problem = newPassword === currentPassword ? 'too simple' : passwordProblem(newPassword, email)
  if (problem) return refuse(context, problem === 'known' ? knownPassword : weakPassword)
  const answer = await signIn.call('/change-password', headersOf(context), {
    currentPassword,
    newPassword,
    revokeOtherSessions: true,
  })
  if (!answer.ok) return refuse(context, wrongPassword)
  const changed = (await signIn.sessionIn(answer, headersOf(context)))?.session
  if (!changed) return refuse(context, wrongPassword)
  await signIn.passwordChanged(changed.userId)
  const session = (await signIn.sessionIn(answer, headersOf(context)))?.session
  return pass(context, answer, { success: true, next: session?.needs ?? 'done' })
}

/** The library's cookies with our own answer: its body has the session token in it. */
function pass(context: Context, answer: Response, body: Body): Response {
  for (const cookie of answer.headers.getSetCookie()) context.header('Set-Cookie', cookie, { append: true })
  return context.json(body)
}

function tooMany(context: Context, wait: number): Response {
  const seconds = Math.ceil(wait / 1000)
  context.header('Retry-After', String(seconds))
  return refuse(context, { reason: 'tooMany', status: 429, message: texts.tooMany(seconds) })
}
