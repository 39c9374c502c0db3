import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'

/** As far as nobody has to wait for it, or all of the log, which is empty then. */
export type Checkpoint = 'passive' | 'truncate'

/** The more, the fewer pages are written twice. */
const WORKS_BETWEEN = 1000

/** Writes SQLite's log back into the database file in a thread of its own: the process goes on meanwhile. */
export function checkpointsOf(file: string, log: Log) {
  let thread: Worker | undefined
  let last = Promise.resolve()
  let isIdle = true
  let works = 0
  let ended = false

  return {
    /** After a commit that held so many pieces of work. */
    committed(more: number): void {
      works += more
      if (works < WORKS_BETWEEN || !isIdle) return
      works = 0
      void take('passive')
    },
    take,
    async end(): Promise<void> {
      ended = true
      await last
      await thread?.terminate()
    },
  }

  function take(how: Checkpoint): Promise<void> {
    if (!ended) last = last.then(() => carryOut(how))
    return last
  }

  async function carryOut(how: Checkpoint) {
    isIdle = false
    try {
      thread ??= new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: file })
      thread.postMessage(how)
      const [failure] = await once(thread, 'message')
      if (failure !== undefined) throw new Error(failure)
    } catch (error) {
      await thread?.terminate()
      thread = undefined
      log.warn({ reason: String(error) }, "the database's log could not be written back; tried again later")
    }
    isIdle = true
  }
}
