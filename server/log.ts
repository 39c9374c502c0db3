import { writeSync } from 'node:fs'
import { hostname } from 'node:os'

/** The numbers that programs which read logs of Node know them by. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 70 }

export type LogLevel = keyof typeof LEVELS
export const logLevels = Object.keys(LEVELS) as LogLevel[]

/** A message, before it what belongs to it. An error is given as `err`. */
type Say = (...line: [message: string] | [told: Record<string, unknown>, message: string]) => void

export type Log = Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', Say>

/** JSON, one line each: `{level, time, pid, hostname, …, msg}`. Nothing that a visitor sent goes in but method and path. */
export function createLog(least: LogLevel, write: (line: string) => void = toStandardOutput): Log {
  const say = (level: keyof Log): Say => {
    if (LEVELS[level] < LEVELS[least]) return () => {}
    return (...line) => {
      const [told, msg] = line.length === 1 ? [undefined, line[0]] : line
      const time = new Date().toISOString()
      write(`${JSON.stringify({ level: LEVELS[level], time, ...here, ...told, ...errIn(told), msg })}\n`)
    }
  }
  return {
    debug: say('debug'),
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    fatal: say('fatal'),
  }
}

const here = { pid: process.pid, hostname: hostname() }

const errIn = (told?: Record<string, unknown>) =>
  told && 'err' in told ? { err: withoutDetail(told.err) } : undefined

const MOST_CAUSES = 5

/** Drivers put whole rows into `detail` and the like. An error may be its own cause. */
function withoutDetail(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const because = cause === undefined || depth === MOST_CAUSES ? undefined : withoutDetail(cause, depth + 1)
  return { type: name, code: (error as NodeJS.ErrnoException).code, message, stack, because }
}

const STDOUT = 1

let waiting = ''

/** At once what has gathered in a turn of the event loop: under load, writing costs more than composing. */
function toStandardOutput(line: string) {
  if (waiting === '') setImmediate(writeWaiting)
  waiting += line
}

function writeWaiting() {
  const lines = waiting
  waiting = ''
  try {
    writeSync(STDOUT, lines)
  } catch {
    // A full disk, perhaps: the lines are lost, the site goes on without them.
  }
}

process.on('exit', writeWaiting)
