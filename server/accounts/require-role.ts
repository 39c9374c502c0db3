import type { Context, MiddlewareHandler } from 'hono'
import type { Role } from '../../domain/staff/roles.ts'
import { en } from '../../translations/en/en.ts'
import type { Refusal } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { findSession, type Session } from './account-sessions.ts'

export interface SignedInEnv {
  Variables: { session: Session }
}

export type SignedInContext = Context<SignedInEnv>

/** Lets people of these roles through who are signed in completely; others get 403, and who is not signed in 401. */
export const requireRole =
  (dependencies: AccountDependencies, ...roles: readonly Role[]): MiddlewareHandler<SignedInEnv> =>
  async (context, next) => {
    const session =
      context.get('session') ?? (await findSession(context, dependencies, { renews: !isAutomatic(context) }))
    if (!session || session.needs) return refuse(context, signInNeeded)
    if (!roles.includes(session.role)) return refuse(context, otherRole)
    context.set('session', session)
    return next()
  }

/** Lets through who has just given the password once more, by `POST /api/inbox/confirm`. */
export const requireConfirmed =
  ({ now }: Pick<AccountDependencies, 'now'>): MiddlewareHandler<SignedInEnv> =>
  async (context, next) =>
    context.get('session').confirmedUntil < now()
      ? context.json({ success: false, message: en.inbox.confirmFirst, confirm: true }, 403)
      : next()

/** What an open page asks by itself keeps no session alive. */
const isAutomatic = ({ req }: Context): boolean =>
  /\/(events|viewing)$/.test(req.path) || req.header('x-background') !== undefined

const signInNeeded: Refusal = { reason: 'signInNeeded', status: 401, message: en.signIn.needed }
const otherRole: Refusal = { reason: 'otherRole', status: 403, message: en.signIn.otherRole }
