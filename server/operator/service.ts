import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import type { Installation } from './installation.ts'
import { isReady } from './ready.ts'

const READY_WITHIN_MS = 60_000
const ASK_EVERY_MS = 250
/** systemd waits two seconds before it starts one again that has ended. */
const MAX_TIMES_ENDED = 4

/** The service that runs the site, by systemd. */
export function serviceOf({ service, environment }: Installation, unitFile: string) {
  return { start, stop, isActive, enable, waitUntilReady }

  /** Starts it, or starts it again, and resolves once it can receive requests. */
  async function start(): Promise<void> {
    systemctl('restart')
    await waitUntilReady()
  }

  function stop(): void {
    systemctl('stop')
  }

  function isActive(): boolean {
    return service !== undefined && spawnSync('systemctl', ['is-active', '--quiet', service]).status === 0
  }

  /** From the next start of the machine on, and its daily backup from now on. */
  function enable(): void {
    systemctl('enable')
    const timer = 'site-backup.timer'
    if (existsSync(path.join(path.dirname(unitFile), timer))) command('enable', '--now', timer)
  }

  function systemctl(verb: string): void {
    if (service === undefined) throw new StartupError('There is no service here to start or stop.')
    command(verb, service)
  }

  async function waitUntilReady(): Promise<void> {
    const settings = readConfig(environment)
    const until = performance.now() + READY_WITHIN_MS
    let timesEnded = 0
    while (performance.now() < until && timesEnded < MAX_TIMES_ENDED) {
      if (await isReady(settings)) return
      timesEnded = isActive() ? 0 : timesEnded + 1
      await pause(ASK_EVERY_MS)
    }
    const what =
      timesEnded < MAX_TIMES_ENDED
        ? `was not ready within ${READY_WITHIN_MS / 1000} seconds`
        : 'ended by itself'
    throw new StartupError(`The server ${what}. “journalctl -u ${service} -n 50” says why.`)
  }
}

function command(...values: string[]): void {
  try {
    execFileSync('systemctl', values, { stdio: ['ignore', 'inherit', 'inherit'] })
  } catch {
    throw new StartupError(`“systemctl ${values.join(' ')}” failed.`)
  }
}

export type Service = ReturnType<typeof serviceOf>
