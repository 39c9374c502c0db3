import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../log.ts'

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
  const watching = watch().catch((error) => {
    if (!ending.signal.aborted) log.error({ err: error }, 'the database is not checked for damage any more')
  })
  return async () => {
    ending.abort()
    await watching
  }

  async function watch() {
    const { signal } = ending
    await sleep(pauseMs, undefined, { signal, ref: false })
    await using thread = new Worker(new URL('./integrity-thread.ts', import.meta.url), { workerData: file })
    thread.unref()
    for (;;) {
      const began = performance.now()
      thread.postMessage('check')
      const [damage] = await once(thread, 'message', { signal })
      if (damage !== undefined) return onDamage(damage)
      const pause = Math.max(pauseMs, REST * (performance.now() - began))
      await sleep(pause, undefined, { signal, ref: false })
    }
  }
}
