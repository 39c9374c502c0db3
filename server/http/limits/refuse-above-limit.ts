import type { MiddlewareHandler } from 'hono'
import { ipOf } from '../client-ip.ts'
import { refusals } from '../error-messages.ts'
import { refuse } from '../error-responses.ts'
import type { RateLimit } from './rate-limit.ts'

/** Refuses what one client asks above a limit of the API. */
export const refuseAboveLimit =
  (limit: RateLimit, trustProxy: number): MiddlewareHandler =>
  async (context, next) => {
    const permission = limit.take(ipOf(context, trustProxy), undefined)
    if (permission.isAllowed) return next()
    context.header('Retry-After', String(permission.retryAfter))
    return refuse(context, refusals.tooMany)
  }
