import type { MiddlewareHandler } from 'hono'
import { type DestinationStream, type Logger, pino } from 'pino'

/** JSON, one line each. Nothing that a visitor sent goes in but method and path. */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false }),
): Logger =>
  pino({ level, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutDetail } }, destination)

export const logRequests =
  (log: Logger, now: () => number): MiddlewareHandler =>
  async (context, next) => {
    const began = now()
    await next()
    const { method, path } = context.req
    log.info({ method, path, status: context.res.status, ms: now() - began }, 'answered')
  }

/** Drivers put whole rows into `detail` and the like. */
function withoutDetail(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const because = cause === undefined ? undefined : withoutDetail(cause)
  return { type: name, code: (error as NodeJS.ErrnoException).code, message, stack, because }
}
