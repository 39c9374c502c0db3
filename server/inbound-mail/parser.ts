import { openThread } from '../threads/thread.ts'
import { fairTurns } from './fair-turns.ts'
import type { ParsedMail } from './parse-mail.ts'

export interface ParserTask {
  file: string
  /** For a mail whose body cannot be parsed. */
  isHeadersOnly: boolean
}

export interface Parser {
  /** One after another of each key, and the keys in turn. Undefined for a mail whose headers cannot even be read. */
  parse(file: string, key: string): Promise<ParsedMail | undefined>
  close(): Promise<void>
}

const MAX_PARSE_MS = 30_000
/** Megabytes for what a mail is taken apart into; its bytes come on top. */
const MEMORY = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 8 }
/** So that mail to others does not wait for the longest mail to one address. */
const THREADS = 2

/** Parses in threads with bounds of time and memory: a mail that was made to exceed them ends the thread, and nothing else. */
export function openParser({ timeout = () => AbortSignal.timeout(MAX_PARSE_MS) } = {}): Parser {
  const threads = Array.from({ length: THREADS }, () =>
    openThread<ParserTask, ParsedMail>(new URL('./parser-thread.ts', import.meta.url), {
      resourceLimits: MEMORY,
      timeout,
    }),
  )
  const inTurn = fairTurns(THREADS)

  return {
    parse: (file, key) =>
      inTurn(key, async (place) => {
        const thread = threads[place]
        const parsed = await thread?.ask({ file, isHeadersOnly: false }).catch(() => undefined)
        return parsed ?? thread?.ask({ file, isHeadersOnly: true }).catch(() => undefined)
      }),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
