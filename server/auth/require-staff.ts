import type { Context, MiddlewareHandler } from 'hono'
import { en } from '../../translations/en/en.ts'
import type { Refusal } from '../http/error-messages.ts'
import { refuse } from '../http/error-responses.ts'
import type { StaffSession } from './staff-session.ts'
import type { StaffSignIn } from './staff-sign-in.ts'

export interface StaffEnv {
  Variables: { staff: StaffSession }
}

/** Of a call by somebody who is signed in. */
export type StaffContext = Context<StaffEnv>

/** Lets staff through who are signed in completely; everybody else gets 401. */
export const requireStaff =
  (signIn: Pick<StaffSignIn, 'session'>): MiddlewareHandler<StaffEnv> =>
  async (context, next) => {
    const found = await signIn.session(context.req.raw.headers, { renews: !isAutomatic(context) })
    if (!found || found.session.needs) return refuse(context, signInNeeded)
    for (const cookie of found.setCookie) context.header('Set-Cookie', cookie, { append: true })
    context.set('staff', found.session)
    return next()
  }

/** What an open page asks by itself keeps no session alive. */
const isAutomatic = ({ req }: Context): boolean =>
  /\/(events|viewing)$/.test(req.path) || req.header('x-background') !== undefined

const signInNeeded: Refusal = { reason: 'signInNeeded', status: 401, message: en.signIn.needed }
