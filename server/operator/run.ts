import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import path from 'node:path'
import type { Installation } from './installation.ts'

/** The exit code of a program, as a shell gives it. */
export async function run(
  command: string,
  values: readonly string[],
  options: {
    cwd?: string
    environment?: Record<string, string>
    user?: Installation['user']
    /** An open file in place of standard output. */
    output?: number | undefined
  } = {},
): Promise<number> {
  const { cwd, environment = ofCaller(), user, output = 'inherit' } = options
  const stdio = ['inherit', output, 'inherit'] as const
  const child = spawn(command, values, { cwd, env: environment, stdio: [...stdio], ...user })
  const [code, signal] = await once(child, 'close')
  return code ?? 128 + constants.signals[signal as NodeJS.Signals]
}

/** Runs one of the program's commands in a release, as the service's user, with the service's settings alone. */
export const runCommand = (
  { user, environment }: Installation,
  release: string,
  file: string,
  values: readonly string[],
  output?: number,
): Promise<number> =>
  run(path.join(release, 'node_modules/.bin/node'), [path.join(release, 'server', file), ...values], {
    cwd: release,
    environment: { ...ofCaller(), ...environment },
    user,
    output,
  })

/** What says nothing about the site. */
export function ofCaller(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TERM', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}
