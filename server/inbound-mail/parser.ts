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
/** A second thread would take some 180 MB more for the largest mails. */
const AT_ONCE = 1

/** Parses in a thread with bounds of time and memory: a mail that was made to exceed them ends the thread, and nothing else. */
export function openParser({ timeout = () => AbortSignal.timeout(MAX_PARSE_MS) } = {}): Parser {
  const thread = openThread<ParserTask, ParsedMail>(new URL('./parser-thread.ts', import.meta.url), {
    resourceLimits: MEMORY,
    timeout,
  })
  const inTurn = fairTurns(AT_ONCE)
  const ask = (task: ParserTask) => thread.ask(task).catch(() => undefined)

  return {
    parse: (file, key) =>
      inTurn(
        key,
        async () => (await ask({ file, isHeadersOnly: false })) ?? ask({ file, isHeadersOnly: true }),
      ),
    close: thread.close,
  }
}
