import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { openThread } from '../../threads/thread.ts'

const PAUSE_MS = 2000
/** A pause is this many times as long as the check before it. */
const REST = 20

interface Watched {
  /** Of SQLite. */
  file: string
  /** Called once, with what is wrong. */
  onDamage(damage: string): void
  log: Log
  pauseMs?: number
}

/**
 * Reads a whole database again and again, in a thread of its own. The server has most of it in memory, and would go
 * on acknowledging what nobody can read after a restart. Ended by what it returns.
 */
export function watchForDamage({ file, onDamage, log, pauseMs = PAUSE_MS }: Watched): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const thread = openThread<'check', string | undefined>(new URL('./integrity-thread.ts', import.meta.url), {
    workerData: file,
  })
  const watching = watch().catch((error) => {
    if (!signal.aborted) log.error({ err: error }, 'the database is not checked for damage any more')
  })
  return async () => {
    ending.abort()
    await thread.close()
    await watching
  }

  async function watch() {
    await sleep(pauseMs, undefined, { signal, ref: false })
    for (;;) {
      const began = performance.now()
      const damage = await thread.ask('check')
      if (damage !== undefined) {
        onDamage(damage)
        return thread.close()
      }
      const pause = Math.max(pauseMs, REST * (performance.now() - began))
      await sleep(pause, undefined, { signal, ref: false })
    }
  }
}
