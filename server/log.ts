import { hostname } from 'node:os'
import pino from 'pino'
import { withoutKeys } from './http/logged-path.ts'
import { openLogOutput } from './log-output.ts'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

type LogLevel = (typeof logLevels)[number]

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'isLevelEnabled'>

/** JSON lines `{level, time, pid, hostname, …, msg}`. Of a request only its method and path may be logged. */
export function createLog(level: LogLevel, write?: (line: string) => void): Log {
  const output = write
    ? { write }
    : openLogOutput((dropped) => log.warn({ dropped }, 'log lines were dropped'))
  const log = pino(
    {
      level,
      base: { pid: process.pid, hostname: hostname() },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFields },
    },
    output,
  )
  return log
}

const DEEPEST_CAUSE = 5

/** Leaves out what drivers add, as `detail` may hold a whole row. An error may be its own cause. */
function errorFields(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutKeys(String(error)) }
  const { name, message, stack, cause } = error
  const because = cause === undefined || depth === DEEPEST_CAUSE ? undefined : errorFields(cause, depth + 1)
  const { code } = error as NodeJS.ErrnoException
  return { type: name, code, message: withoutKeys(message), stack: callsIn(stack), because }
}

/** Without the first lines, which repeat the message. */
const callsIn = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
