import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { en } from '../../translations/en/en.ts'
import type { Config } from '../config.ts'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import type { Refusal } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import { addressOf } from '../http/request-address.ts'
import type { Log } from '../log.ts'
import { deviceCookie, deviceId } from './known-device.ts'
import { PasswordQueueFull } from './password.ts'
import type { SignInClient, StaffSignIn } from './staff-sign-in.ts'

const { signIn: texts } = en
const busy: Refusal = { reason: 'busy', status: 503, message: texts.busy }
const wrongPassword: Refusal = { reason: 'wrongPassword', status: 403, message: texts.wrongPassword }

/** A person needs one at a time; all of them share the queue for hashing. */
const checks = concurrencyLimit(4)
const BUSY_MS = 1000

interface Guarded {
  signIn: StaffSignIn
  config: Pick<Config, 'trustProxy' | 'siteUrl'>
  log: Log
}

/**
 * Checks a person's password, and what was typed with it; answers the refusal where it is wrong. Counted with the
 * sign-ins, so that a stolen session is no way to guess the password. `half`: a second factor has still to come.
 */
export async function refuseWrongCredentials(
  context: Context,
  guarded: Guarded,
  email: string,
  isRight: Check,
  refusal: Refusal = wrongPassword,
): Promise<Response | undefined> {
  const client = clientOf(context, guarded.config)
  const check = async () => ({
    refused: await refuseWrong(context, guarded, { email, client, isRight, refusal }),
  })
  const checked = await checks(`${client.address} ${email}`, check)
  return checked ? checked.refused : refuseForNow(context, BUSY_MS)
}

type Check = () => Promise<boolean | 'second-factor-pending' | Refusal>

interface Checked {
  email: string
  client: SignInClient
  isRight: Check
  refusal: Refusal
}

async function refuseWrong(
  context: Context,
  { signIn, config, log }: Guarded,
  { email, client, isRight, refusal }: Checked,
): Promise<Response | undefined> {
  const wait = await signIn.begin(email, client)
  if (wait > 0) return refuseForNow(context, wait)
  let outcome: boolean | 'second-factor-pending' | Refusal
  try {
    outcome = await isRight()
  } catch (error) {
    await signIn.undo(email, client)
    if (!(error instanceof PasswordQueueFull)) throw error
    log.warn('too many sign-ins at once; some were refused')
    context.header('Retry-After', '5')
    return refuse(context, busy)
  }
  if (!outcome) return refuse(context, refusal)
  if (typeof outcome === 'object') return refuse(context, outcome)
  if (outcome === 'second-factor-pending') await signIn.secondFactorPending(email, client)
  else await recordSuccess(context, { signIn, config }, email)
  return undefined
}

/** Also marks the browser, so that guesses of strangers do not delay it later. */
export async function recordSuccess(
  context: Context,
  { signIn, config }: Pick<Guarded, 'signIn' | 'config'>,
  email: string,
): Promise<void> {
  const id = deviceId(context, config) ?? randomBytes(16).toString('base64url')
  context.header('Set-Cookie', deviceCookie(id, config), { append: true })
  await signIn.succeeded(email, { ...clientOf(context, config), device: id })
}

function clientOf(context: Context, config: Guarded['config']): SignInClient {
  return { address: addressOf(context, config.trustProxy), device: deviceId(context, config) }
}

function refuseForNow(context: Context, wait: number): Response {
  const seconds = Math.ceil(wait / 1000)
  context.header('Retry-After', String(seconds))
  return refuse(context, { reason: 'tooMany', status: 429, message: texts.tooMany(seconds) })
}
