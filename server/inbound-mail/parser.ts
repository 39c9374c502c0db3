import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ParsedMail } from './parse-mail.ts'

export interface ParserTask {
  file: string
  /** For a mail whose body cannot be parsed. */
  isHeadersOnly: boolean
}

export type ParserResponse = { mail: ParsedMail } | { error: string }

export interface Parser {
  /** One mail after another. Undefined for one whose headers cannot even be read. */
  parse(file: string): Promise<ParsedMail | undefined>
  close(): Promise<void>
}

/** Loading a thread on a busy machine takes its time, once. */
const MAX_START_MS = 30_000
const MAX_PARSE_MS = 30_000
/** Megabytes for what a mail is taken apart into; its bytes come on top. */
const MEMORY = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 8 }

/** Parses in a thread with bounds of time and memory: a mail that was made to exceed them ends the thread, and nothing else. */
export function openParser({ timeout = () => AbortSignal.timeout(MAX_PARSE_MS) } = {}): Parser {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  return {
    parse(file) {
      const turn = last.then(
        async () => (await run({ file, isHeadersOnly: false })) ?? (await run({ file, isHeadersOnly: true })),
      )
      last = turn.catch(() => undefined)
      return turn
    },
    async close() {
      await thread?.terminate()
    },
  }

  async function run(task: ParserTask): Promise<ParsedMail | undefined> {
    try {
      const worker = thread ?? (await start())
      const responded = once(worker, 'message', { signal: timeout() })
      worker.postMessage(task)
      const [response] = (await responded) as [ParserResponse]
      return 'mail' in response ? response.mail : undefined
    } catch {
      await thread?.terminate()
      thread = undefined
      return undefined
    }
  }

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('./parser-thread.ts', import.meta.url), { resourceLimits: MEMORY })
    thread = worker
    worker.unref()
    // Without memory it ends while nobody listens, too.
    worker.on('error', () => undefined)
    await once(worker, 'message', { signal: AbortSignal.timeout(MAX_START_MS) })
    return worker
  }
}
