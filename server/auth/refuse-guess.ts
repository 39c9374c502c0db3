import type { Context } from 'hono'
import { en } from '../../domain/messages/en.ts'
import type { Config } from '../config.ts'
import type { Refusal } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import { addressOf } from '../http/request-address.ts'
import type { Log } from '../log.ts'
import { PasswordQueueFull } from './password.ts'
import type { StaffSignIn } from './staff-sign-in.ts'

const { signIn: texts } = en
const busy: Refusal = { reason: 'busy', status: 503, message: texts.busy }
const wrongPassword: Refusal = { reason: 'wrongPassword', status: 403, message: texts.wrongPassword }

interface Guarded {
  signIn: StaffSignIn
  config: Pick<Config, 'trustProxy'>
  log: Log
}

/**
 * Checks a person's password, and what was typed with it; answers the refusal where it is wrong. Counted with the
 * sign-ins, so that a stolen session is no way to guess the password. `half`: a second factor has still to come.
 */
export async function refuseGuess(
  context: Context,
  { signIn, config, log }: Guarded,
  email: string,
  isRight: () => Promise<boolean | 'half' | Refusal>,
  refusal: Refusal = wrongPassword,
): Promise<Response | undefined> {
  const address = addressOf(context, config.trustProxy)
  const wait = await signIn.begin(email, address)
  if (wait > 0) return refuseForNow(context, wait)
  let outcome: boolean | 'half' | Refusal
  try {
    outcome = await isRight()
  } catch (error) {
    await signIn.undo(email, address)
    if (!(error instanceof PasswordQueueFull)) throw error
    log.warn('too many sign-ins at once; some were refused')
    context.header('Retry-After', '5')
    return refuse(context, busy)
  }
  if (!outcome) return refuse(context, refusal)
  if (typeof outcome === 'object') return refuse(context, outcome)
  await (outcome === 'half' ? signIn.halfway(email, address) : signIn.succeeded(email, address))
  return undefined
}

function refuseForNow(context: Context, wait: number): Response {
  const seconds = Math.ceil(wait / 1000)
  context.header('Retry-After', String(seconds))
  return refuse(context, { reason: 'tooMany', status: 429, message: texts.tooMany(seconds) })
}
