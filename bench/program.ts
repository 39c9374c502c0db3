import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'

export interface Program {
  /** Where it listens. */
  address: string
  stop(): Promise<void>
}

/** A server of this project in a process of its own, on any free port, with a folder of its own on this disk. */
export async function startProgram(
  file: string,
  parameters: string[] = [],
  environment = {},
): Promise<Program> {
  const dataDir = mkdtempSync(path.join(import.meta.dirname, '../node_modules/.cache/bench-'))
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...parameters], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      NEWS_FEEDS: '',
      RATE_LIMIT: '100000000',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    address: await addressOf(child),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)))
    child.stdout?.on('data', (bytes) => {
      if (said.length < 100_000) said += bytes
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (address) resolve(address)
    })
  })
}
