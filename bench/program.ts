import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Program {
  /** Where it listens. */
  url: string
  stop(): Promise<void>
}

/** A server of this project in a process of its own, on any free port, with a folder of its own on this disk. */
export async function startProgram(file: string, environment = {}): Promise<Program> {
  const dataDir = mkdtempSync(path.join(import.meta.dirname, '../node_modules/.cache/bench-'))
  // What it says goes to a file: reading it along would take time from what is measured.
  const log = path.join(dataDir, 'log')
  const settings = { PORT: '0', DATA_DIR: dataDir, NEWS_FEEDS: '', RATE_LIMIT: '1000000', LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    env: { ...process.env, ...settings, ...environment },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  })
  const ended = once(child, 'exit')
  for (;;) {
    const output = readFileSync(log, 'utf8')
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}: ${output}`)
    if (url) return { url, stop }
    await pause(20)
  }

  async function stop() {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
