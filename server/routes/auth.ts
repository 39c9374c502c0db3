import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { normalizedEmail } from '../../domain/email-address.ts'
import { en } from '../../translations/en/en.ts'
import { waitForConstantTime } from '../auth/constant-time.ts'
import { MIN_PASSWORD, passwordProblem } from '../auth/password-rules.ts'
import { hashRecoveryCode } from '../auth/recovery-codes.ts'
import { recordSuccess, refuseWrongCredentials } from '../auth/refuse-wrong-credentials.ts'
import { authSecret } from '../auth/secret.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import { withBody } from '../http/json-body.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { Services } from '../services.ts'

type AuthServices = Pick<Services, 'config' | 'signIn' | 'log'>

const password = z.string()
const bodies = {
  signIn: z.object({ email: z.string(), password }),
  code: z.object({ code: z.string() }),
  password: z.object({ password }),
  bothFactors: z.object({ password, code: z.string() }),
  newPassword: z.object({ currentPassword: password, newPassword: password }),
}

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
      withBody(context, bodies.signIn, async ({ email, password }) =>
        startSignIn(context, services, normalizedEmail(email.slice(0, MAX_EMAIL)), password),
      ),
    )
    .post('/api/auth/two-factor/verify-totp', (context) =>
      withBody(context, bodies.code, ({ code }) => finishSignIn(context, services, 'app', code)),
    )
    .post('/api/auth/two-factor/verify-backup-code', (context) =>
      withBody(context, bodies.code, ({ code }) => finishSignIn(context, services, 'recovery', code)),
    )
    .post('/api/auth/two-factor/enable', (context) =>
      withBody(context, bodies.password, async ({ password }) => {
        const answer = await callWithPassword(context, services, '/two-factor/enable', { password })
        if (isRefused(answer)) return answer.refused
        const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] }
        return pass(context, answer, { success: true, totpURI, backupCodes })
      }),
    )
    .post('/api/auth/two-factor/generate-backup-codes', (context) =>
      withBody(context, bodies.bothFactors, (body) => makeRecoveryCodes(context, services, body)),
    )
    .post('/api/auth/change-password', (context) =>
      withBody(context, bodies.newPassword, (body) => changePassword(context, services, body)),
    )
    .post('/api/auth/sign-out', async (context) => {
      const answer = await signIn.call('/sign-out', headersOf(context), {})
      return pass(context, answer, { success: true })
    })
}

const MAX_EMAIL = 254

const { signIn: texts } = en
const wrongSignIn: Refusal = { reason: 'wrongSignIn', status: 401, message: texts.wrong }
const wrongCode: Refusal = { reason: 'wrongCode', status: 401, message: texts.wrongCode }
const signInNeeded: Refusal = { reason: 'signInNeeded', status: 401, message: texts.needed }
const weakPassword: Refusal = {
  reason: 'weakPassword',
  status: 422,
  message: texts.weakPassword(MIN_PASSWORD),
}
const knownPassword: Refusal = { reason: 'weakPassword', status: 422, message: texts.knownPassword }

const headersOf = (context: Context): Headers => context.req.raw.headers

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
  const { signIn } = services
  const headers = headersOf(context)
  let answer = new Response()
  let next = 'code'
  const check = async () => {
    answer = await signIn.call('/sign-in/email', headers, { email, password })
    if (!answer.ok) return false
    const { twoFactorRedirect } = (await answer.json()) as { twoFactorRedirect?: boolean }
    if (twoFactorRedirect) return (await signIn.mayUsePassword(email)) && 'second-factor-pending'
    const session = (await signIn.sessionIn(answer, headers))?.session
    next = session?.needs ?? 'done'
    return session !== undefined
  }
  const began = performance.now()
  const refused = await refuseWrongCredentials(context, services, email, check, wrongSignIn)
  if (refused) {
    if (refused.status === wrongSignIn.status) await waitForConstantTime(began)
    return refused
  }
  const before = (await signIn.session(headers))?.session
  if (before) await signIn.endSession(before.userId, before.id)
  return pass(context, answer, { success: true, next })
}

type Factor = 'app' | 'recovery'

async function finishSignIn(
  context: Context,
  services: AuthServices,
  factor: Factor,
  typed: string,
): Promise<Response> {
  const { signIn } = services
  const before = (await signIn.session(headersOf(context)))?.session
  // Whoever goes without a second factor may set one up later.
  if (before && (before.needs === 'password' || before.hasSecondFactor))
    return context.json({ success: true, next: before.needs ?? 'done' })
  const answer = await callWithCode(context, services, factor, typed)
  if (!answer.ok) return refuse(context, wrongCode)
  const session = (await signIn.sessionIn(answer, headersOf(context)))?.session
  if (!session) return refuse(context, wrongCode)
  if (factor === 'app' && !(await signIn.isFirstUse(session.userId, digitsOf(typed)))) {
    await signIn.endSession(session.userId, session.id)
    return refuse(context, wrongCode)
  }
  if (!before) await recordSuccess(context, services, session.email)
  return pass(context, answer, { success: true, next: session.needs ?? 'done' })
}

const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, '')

function callWithCode(
  context: Context,
  { signIn, config }: AuthServices,
  factor: Factor,
  typed: string,
): Promise<Response> {
  if (factor === 'app')
    return signIn.call('/two-factor/verify-totp', headersOf(context), { code: digitsOf(typed) })
  const code = hashRecoveryCode(typed, authSecret(config.appSecret))
  return signIn.call('/two-factor/verify-backup-code', headersOf(context), { code })
}

/** Both factors are asked for, as at a sign-in; this session is renewed, and every other one ends. */
async function makeRecoveryCodes(
  context: Context,
  services: AuthServices,
  { password, code }: z.output<typeof bodies.bothFactors>,
): Promise<Response> {
  const { signIn } = services
  const session = (await signIn.session(headersOf(context)))?.session
  if (!session || session.needs) return refuse(context, signInNeeded)
  const { userId, email } = session
  const refused = await refuseWrongCredentials(context, services, email, async () => {
    if (!(await signIn.isPassword(userId, password))) return false
    return (await isNewCode(context, services, userId, code)) || { ...wrongCode, status: 422 }
  })
  if (refused) return refused
  const answer = await signIn.call('/two-factor/generate-backup-codes', headersOf(context), { password })
  if (!answer.ok) return refuse(context, refusals.failed)
  const { backupCodes } = (await answer.json()) as { backupCodes: string[] }
  await signIn.endOtherSessions(userId, session.id)
  const renewed = await signIn.renew(headersOf(context), session.confirmedUntil)
  return pass(context, renewed, { success: true, backupCodes })
}

async function isNewCode(context: Context, services: AuthServices, userId: string, typed: string) {
  const answer = await callWithCode(context, services, 'app', typed)
  return answer.ok && services.signIn.isFirstUse(userId, digitsOf(typed))
}

async function changePassword(
  context: Context,
  services: AuthServices,
  { currentPassword, newPassword }: z.output<typeof bodies.newPassword>,
): Promise<Response> {
  const { signIn } = services
  const email = (await signIn.session(headersOf(context)))?.session.email ?? ''
  const problem = newPassword === currentPassword ? 'too simple' : passwordProblem(newPassword, email)
  if (problem) return refuse(context, problem === 'known' ? knownPassword : weakPassword)
  const change = { currentPassword, newPassword, revokeOtherSessions: true }
  const answer = await callWithPassword(context, services, '/change-password', change)
  if (isRefused(answer)) return answer.refused
  const changed = (await signIn.sessionIn(answer, headersOf(context)))?.session
  if (!changed) return refuse(context, signInNeeded)
  await signIn.passwordChanged(changed.userId)
  const session = (await signIn.sessionIn(answer, headersOf(context)))?.session
  return pass(context, answer, { success: true, next: session?.needs ?? 'done' })
}

const isRefused = (answer: Response | { refused: Response }): answer is { refused: Response } =>
  'refused' in answer

/** A call for which the library itself checks the password of the session. */
async function callWithPassword(
  context: Context,
  services: AuthServices,
  path: string,
  body: Record<string, unknown>,
) {
  const { signIn } = services
  const session = (await signIn.session(headersOf(context)))?.session
  if (!session) return { refused: refuse(context, signInNeeded) }
  let answer = new Response()
  const refused = await refuseWrongCredentials(context, services, session.email, async () => {
    answer = await signIn.call(path, headersOf(context), body)
    return answer.ok
  })
  return refused ? { refused } : answer
}

/** The library's cookies with our own answer: its body has the session token in it. */
function pass(context: Context, answer: Response, body: Record<string, unknown>): Response {
  for (const cookie of answer.headers.getSetCookie()) context.header('Set-Cookie', cookie, { append: true })
  return context.json(body)
}
