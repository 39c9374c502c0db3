import { writeSync } from 'node:fs'
import type { MiddlewareHandler } from 'hono'
import { type DestinationStream, type Logger, pino } from 'pino'

/** JSON, one line each. Nothing that a visitor sent goes in but method and path. */
export const createLog = (level: string, destination: DestinationStream = standardOutput): Logger =>
  pino({ level, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutDetail } }, destination)

const STDOUT = 1

// Pino's own would end the server on a full disk, and then try for ever to write what was left.
const standardOutput: DestinationStream = {
  write(line) {
    try {
      writeSync(STDOUT, line)
    } catch {
      // The line is lost: the site goes on without it.
    }
  },
}

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
