import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { buildSmallSite } from '../built-site.ts'

export interface ServerProcess {
  child: ChildProcess
  /** What it wrote to standard output, line by line. */
  lines: string[]
  /** What it wrote to standard error. */
  complaints: () => string
  /** The first line of the log with these text in it. */
  logged(text: string): Promise<Record<string, unknown>>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

const main = path.join(import.meta.dirname, '../../main.ts')
const site = buildSmallSite()

/** The real program, on a small site and a free port; `script` is a shell command that runs it. */
export function runServer(
  environment: Record<string, string>,
  siteFolder = site,
  script?: string,
): ServerProcess {
  const bin = path.dirname(process.execPath)
  const { NODE_COMPILE_CACHE } = process.env
  const own = { PATH: `${bin}:${process.env.PATH}`, NODE_COMPILE_CACHE, PORT: '0', NEWS_FEEDS: '' }
  const env = { ...own, ...environment }
  const stdio = ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe']
  const child = script
    ? spawn('sh', ['-c', `${script} ${siteFolder}`], {
        env,
        stdio,
        cwd: path.join(import.meta.dirname, '../../..'),
      })
    : spawn(process.execPath, [main, siteFolder], { env, stdio })
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => lines.push(line))
  let complaints = ''
  child.stderr.on('data', (bytes) => (complaints += bytes))
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  return { child, lines, complaints: () => complaints, logged, ended }

  async function logged(text: string): Promise<Record<string, unknown>> {
    for (;;) {
      const line = lines.find((one) => one.includes(text))
      if (line !== undefined) return JSON.parse(line)
      const next = await Promise.race([once(output, 'line').then(() => true), ended.then(() => false)])
      if (!next && !lines.some((one) => one.includes(text)))
        throw new Error(`The server ended and never logged "${text}": ${complaints}`)
    }
  }
}

/** The same, once it listens. */
export async function startServer(
  environment: Record<string, string>,
  script?: string,
): Promise<ServerProcess & { url: string }> {
  const server = runServer(environment, site, script)
  const { address: url } = await server.logged('"listening"')
  return { ...server, url: String(url) }
}
