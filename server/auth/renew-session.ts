import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Gives a session a new token after the password was confirmed; its start stays the same. */
export const renewSession = {
  id: 'renew-session',
  endpoints: {
    renewSession: createAuthEndpoint(
      '/renew-session',
      { method: 'POST', use: [sensitiveSessionMiddleware], body: z.object({ confirmedUntil: z.string() }) },
      async (context) => {
        const { internalAdapter, session: found } = context.context
        if (!found) throw context.error('UNAUTHORIZED')
        const { session, user } = found
        const { createdAt, userAgent } = session
        const renewed = await internalAdapter.createSession(
          user.id,
          false,
          { createdAt, userAgent, confirmedUntil: new Date(context.body.confirmedUntil) },
          true,
        )
        await setSessionCookie(context, { session: renewed, user })
        await internalAdapter.deleteSession(session.token)
        return context.json({})
      },
    ),
  },
}
