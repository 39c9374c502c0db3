import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { en } from '../../translations/en/en.ts'
import { ipOf } from '../http/client-ip.ts'
import type { Refusal } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import { concurrencyLimit } from '../http/limits/concurrency-limit.ts'
import type { Log } from '../log.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { deviceId, writeDeviceId } from './cookies.ts'
import { PasswordQueueFull } from './password.ts'
import { authSecret } from './secret.ts'
import { type Attempt, signInLimits } from './sign-in-limits.ts'

const { signIn: texts } = en
const busy: Refusal = { reason: 'busy', status: 503, message: texts.busy }
const wrongPassword: Refusal = { reason: 'wrongPassword', status: 403, message: texts.wrongPassword }

/** A person needs one at a time; all of them share the queue for hashing. */
const checks = concurrencyLimit(4)
const BUSY_MS = 1000

interface Guarded extends AccountDependencies {
  log: Log
}

/**
 * Checks a person's password, and what was typed with it; returns the refusal where it is wrong. Counted with the
 * sign-ins, so that a stolen session is no way to guess the password. `second-factor-pending`: it has still to come.
 */
export async function refuseWrongCredentials(
  context: Context,
  guarded: Guarded,
  email: string,
  isRight: Check,
  refusal: Refusal = wrongPassword,
): Promise<Response | undefined> {
  const attempt = attemptOf(context, guarded, email)
  const check = async () => ({ refused: await refuseWrong(context, guarded, { attempt, isRight, refusal }) })
  const checked = await checks(`${attempt.ip} ${email}`, check)
  return checked ? checked.refused : refuseForNow(context, BUSY_MS)
}

type Check = () => Promise<boolean | 'second-factor-pending' | Refusal>

interface Checked {
  attempt: Attempt
  isRight: Check
  refusal: Refusal
}

async function refuseWrong(
  context: Context,
  dependencies: Guarded,
  { attempt, isRight, refusal }: Checked,
): Promise<Response | undefined> {
  const { store, config, log } = dependencies
  const limits = signInLimits(authSecret(config.appSecret))
  const wait = await store.transact((transaction) => limits.begin(transaction, attempt))
  if (wait > 0) return refuseForNow(context, wait)
  let outcome: boolean | 'second-factor-pending' | Refusal
  try {
    outcome = await isRight()
  } catch (error) {
    await store.transact((transaction) => limits.undo(transaction, attempt))
    if (!(error instanceof PasswordQueueFull)) throw error
    log.warn('too many sign-ins at once; some were refused')
    context.header('Retry-After', '5')
    return refuse(context, busy)
  }
  if (!outcome) return refuse(context, refusal)
  if (typeof outcome === 'object') return refuse(context, outcome)
  if (outcome === 'second-factor-pending')
    await store.transact((transaction) => limits.recordPending(transaction, attempt))
  else await recordSuccess(context, dependencies, attempt.email)
  return undefined
}

/** Also marks the browser, so that guesses of strangers do not delay it later. */
export async function recordSuccess(
  context: Context,
  dependencies: AccountDependencies,
  email: string,
): Promise<void> {
  const { store, config } = dependencies
  const attempt = attemptOf(context, dependencies, email)
  const device = attempt.device ?? randomBytes(16).toString('base64url')
  const limits = signInLimits(authSecret(config.appSecret))
  await store.transact((transaction) => limits.recordSuccess(transaction, { ...attempt, device }))
  writeDeviceId(context, config, device)
}

const attemptOf = (context: Context, { config, now }: AccountDependencies, email: string): Attempt => ({
  email,
  ip: ipOf(context, config.trustProxy),
  device: deviceId(context, config),
  now: now(),
})

function refuseForNow(context: Context, wait: number): Response {
  const seconds = Math.ceil(wait / 1000)
  context.header('Retry-After', String(seconds))
  return refuse(context, { reason: 'tooMany', status: 429, message: texts.tooMany(seconds) })
}
