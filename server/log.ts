import { writeSync } from 'node:fs'
import { type DestinationStream, type Logger, pino } from 'pino'

/** JSON, one line each. Nothing that a visitor sent goes in but method and path. */
export const createLog = (level: string, destination: DestinationStream = standardOutput): Logger =>
  pino({ level, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutDetail } }, destination)

const STDOUT = 1

let waiting = ''

// Pino's own would end the server on a full disk, and then try for ever to write what was left.
const standardOutput: DestinationStream = {
  write(line) {
    if (waiting === '') setImmediate(writeWaiting)
    waiting += line
  },
}

/** At once what has gathered in a turn of the event loop: under load, writing costs more than composing. */
function writeWaiting() {
  const lines = waiting
  waiting = ''
  try {
    writeSync(STDOUT, lines)
  } catch {
    // The lines are lost: the site goes on without them.
  }
}

process.on('exit', writeWaiting)

/** Drivers put whole rows into `detail` and the like. */
function withoutDetail(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const because = cause === undefined ? undefined : withoutDetail(cause)
  return { type: name, code: (error as NodeJS.ErrnoException).code, message, stack, because }
}
