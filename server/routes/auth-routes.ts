import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { normalizedEmail } from '../../domain/text/email-address.ts'
import { en } from '../../translations/en/en.ts'
import { findSession, rotateSession, type Session } from '../accounts/account-sessions.ts'
import { waitForConstantTime } from '../accounts/constant-time.ts'
import {
  endToken,
  pendingCookie,
  readToken,
  sessionCookie,
  trustCookie,
  writeToken,
} from '../accounts/cookies.ts'
import { MIN_PASSWORD, passwordProblem } from '../accounts/password-rules.ts'
import { createRecoveryCodes } from '../accounts/recovery-codes.ts'
import { recordSuccess, refuseWrongCredentials } from '../accounts/refuse-wrong-credentials.ts'
import { beginSecondFactor, isAppCode, storeRecoveryCodes } from '../accounts/second-factor.ts'
import {
  changePassword,
  type Factor,
  isPassword,
  signInWithCode,
  signInWithPassword,
} from '../accounts/sign-in.ts'
import type { Dependencies } from '../dependencies.ts'
import { withBody } from '../http/bodies/json-body.ts'
import { type Refusal, refusals } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { deleteSessions } from '../store/accounts/sessions.ts'
import { deleteTrustedDevices } from '../store/accounts/trusted-devices.ts'

type AuthDependencies = Pick<Dependencies, 'config' | 'store' | 'disk' | 'log' | 'now'>

const password = z.string()
const bodies = {
  signIn: z.object({ email: z.string(), password }),
  appCode: z.object({ code: z.string(), trustDevice: z.boolean().default(false) }),
  code: z.object({ code: z.string() }),
  password: z.object({ password }),
  bothFactors: z.object({ password, code: z.string() }),
  newPassword: z.object({ currentPassword: password, newPassword: password }),
}

/** Signing in and out, the password and the second factor, of everybody who has an account. */
export function authRoutes(dependencies: AuthDependencies) {
  const { store, disk, config } = dependencies
  return new Hono()
    .get('/api/auth/get-session', (context) => describeSession(context, dependencies))
    .post('/api/auth/*', async (context, next) => {
      const isOurs = isSameOrigin(context.req.raw.headers, config.siteUrl)
      if (!isOurs) return refuse(context, refusals.foreign)
      await disk.giveUp()
      return next()
    })
    .post('/api/auth/sign-in/email', (context) =>
      withBody(context, bodies.signIn, ({ email, password }) =>
        startSignIn(context, dependencies, normalizedEmail(email.slice(0, MAX_EMAIL)), password),
      ),
    )
    .post('/api/auth/two-factor/verify-totp', (context) =>
      withBody(context, bodies.appCode, ({ code, trustDevice }) =>
        finishSignIn(context, dependencies, { factor: 'app', typed: code, trustsDevice: trustDevice }),
      ),
    )
    .post('/api/auth/two-factor/verify-backup-code', (context) =>
      withBody(context, bodies.code, ({ code }) =>
        finishSignIn(context, dependencies, { factor: 'recovery', typed: code, trustsDevice: false }),
      ),
    )
    .post('/api/auth/two-factor/enable', (context) =>
      withBody(context, bodies.password, ({ password }) =>
        setUpSecondFactor(context, dependencies, password),
      ),
    )
    .post('/api/auth/two-factor/generate-backup-codes', (context) =>
      withBody(context, bodies.bothFactors, (body) => renewRecoveryCodes(context, dependencies, body)),
    )
    .post('/api/auth/change-password', (context) =>
      withBody(context, bodies.newPassword, (body) => renewPassword(context, dependencies, body)),
    )
    .post('/api/auth/sign-out', async (context) => {
      const session = await findSession(context, dependencies, { renews: false })
      if (session) await store.transact((transaction) => endSession(transaction, session))
      for (const cookie of [sessionCookie, pendingCookie]) endToken(context, config, cookie)
      return context.json({ success: true })
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

const deviceOf = (context: Context): string | undefined => context.req.header('user-agent')

const endSession = (transaction: Parameters<typeof deleteSessions>[0], { accountId, id }: Session) =>
  deleteSessions(transaction, accountId, { id })

async function describeSession(context: Context, dependencies: AuthDependencies): Promise<Response> {
  const session = await findSession(context, dependencies)
  if (!session) return context.json({ success: true, user: null })
  const { email, name, role, hasSecondFactor, needs } = session
  return context.json({ success: true, user: { email, name, role, hasSecondFactor }, needs: needs ?? null })
}

/** An unknown email, a wrong password and an expired one-time password get the same response in the same time. */
async function startSignIn(
  context: Context,
  dependencies: AuthDependencies,
  email: string,
  password: string,
): Promise<Response> {
  const { store, config } = dependencies
  let accepted: Awaited<ReturnType<typeof signInWithPassword>>
  const check = async () => {
    const trustTokenOf = (accountId: string) => readToken(context, config, trustCookie(accountId))
    const device = deviceOf(context)
    accepted = await signInWithPassword(dependencies, { email, password, device, trustTokenOf })
    if (!accepted) return false
    return 'pendingToken' in accepted ? 'second-factor-pending' : true
  }
  const began = performance.now()
  const refused = await refuseWrongCredentials(context, dependencies, email, check, wrongSignIn)
  if (refused || !accepted) {
    if (refused?.status === wrongSignIn.status) await waitForConstantTime(began)
    return refused ?? refuse(context, wrongSignIn)
  }
  const before = await findSession(context, dependencies, { renews: false })
  if (before) await store.transact((transaction) => endSession(transaction, before))
  if ('token' in accepted) {
    await writeToken(context, config, sessionCookie, accepted.token)
    return context.json({ success: true, next: accepted.next })
  }
  if (before) endToken(context, config, sessionCookie)
  await writeToken(context, config, pendingCookie, accepted.pendingToken)
  return context.json({ success: true, next: 'code' })
}

async function finishSignIn(
  context: Context,
  dependencies: AuthDependencies,
  { factor, typed, trustsDevice }: { factor: Factor; typed: string; trustsDevice: boolean },
): Promise<Response> {
  const { config } = dependencies
  const session = await findSession(context, dependencies)
  if (session && (session.needs === 'password' || session.hasSecondFactor))
    return context.json({ success: true, next: session.needs ?? 'done' })
  // An account without a second factor may set one up later.
  if (session)
    return factor === 'app' ? confirmCode(context, dependencies, session, typed) : refuseCode(context)
  const pendingToken = await readToken(context, config, pendingCookie)
  if (pendingToken === undefined) return refuseCode(context)
  const code = { pendingToken, factor, typed, device: deviceOf(context), trustsDevice }
  const signedIn = await signInWithCode(dependencies, code)
  if (!signedIn) return refuseCode(context)
  await recordSuccess(context, dependencies, signedIn.email)
  endToken(context, config, pendingCookie)
  await writeToken(context, config, sessionCookie, signedIn.token)
  if (signedIn.trustToken !== undefined)
    await writeToken(context, config, trustCookie(signedIn.accountId), signedIn.trustToken)
  return context.json({ success: true, next: signedIn.next })
}

const refuseCode = (context: Context): Response => refuse(context, wrongCode)

/** The first code of a second factor that is being set up. */
async function confirmCode(
  context: Context,
  { store, config, now }: AuthDependencies,
  session: Session,
  typed: string,
): Promise<Response> {
  const at = now()
  const code = { accountId: session.accountId, typed, appSecret: config.appSecret, now: at }
  const token = await store.transact(async (transaction) =>
    (await isAppCode(transaction, code)) ? rotateSession(transaction, session, { at }) : undefined,
  )
  if (token === undefined) return refuseCode(context)
  await writeToken(context, config, sessionCookie, token)
  return context.json({ success: true, next: 'done' })
}

async function setUpSecondFactor(
  context: Context,
  dependencies: AuthDependencies,
  password: string,
): Promise<Response> {
  const session = await findSession(context, dependencies)
  if (!session) return refuse(context, signInNeeded)
  const refused = await refuseWrongCredentials(context, dependencies, session.email, () =>
    isPassword(dependencies, session.accountId, password),
  )
  if (refused) return refused
  const begun = await beginSecondFactor(dependencies, session)
  return begun ? context.json({ success: true, ...begun }) : refuse(context, refusals.problems)
}

/** Both factors are asked for, as at a sign-in; this session is renewed, every other one and every trusted device ends. */
async function renewRecoveryCodes(
  context: Context,
  dependencies: AuthDependencies,
  { password, code: typed }: z.output<typeof bodies.bothFactors>,
): Promise<Response> {
  const { store, config, now } = dependencies
  const session = await findSession(context, dependencies)
  if (!session || session.needs) return refuse(context, signInNeeded)
  const { accountId, email } = session
  const { appSecret } = config
  const at = now()
  const codes = createRecoveryCodes()
  let token = ''
  const refused = await refuseWrongCredentials(context, dependencies, email, async () => {
    if (!(await isPassword(dependencies, accountId, password))) return false
    return store.transact(async (transaction) => {
      if (
        !session.hasSecondFactor ||
        !(await isAppCode(transaction, { accountId, typed, appSecret, now: at }))
      )
        return { ...wrongCode, status: 422 }
      await storeRecoveryCodes(transaction, { accountId, codes, appSecret })
      await deleteSessions(transaction, accountId, { except: session.id })
      await deleteTrustedDevices(transaction, accountId)
      token = await rotateSession(transaction, session, { at })
      return true
    })
  })
  if (refused) return refused
  await writeToken(context, config, sessionCookie, token)
  return context.json({ success: true, backupCodes: codes })
}

async function renewPassword(
  context: Context,
  dependencies: AuthDependencies,
  { currentPassword, newPassword }: z.output<typeof bodies.newPassword>,
): Promise<Response> {
  const session = await findSession(context, dependencies)
  const problem =
    newPassword === currentPassword ? 'too simple' : passwordProblem(newPassword, session?.email ?? '')
  if (problem) return refuse(context, problem === 'known' ? knownPassword : weakPassword)
  if (!session) return refuse(context, signInNeeded)
  const change = { currentPassword, newPassword, device: deviceOf(context) }
  let changed: Awaited<ReturnType<typeof changePassword>>
  const refused = await refuseWrongCredentials(context, dependencies, session.email, async () => {
    changed = await changePassword(dependencies, session, change)
    return changed !== undefined
  })
  if (refused || !changed) return refused ?? refuse(context, signInNeeded)
  await writeToken(context, dependencies.config, sessionCookie, changed.token)
  return context.json({ success: true, next: changed.next })
}
