import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery } from 'kysely'
import { StoreUnavailable } from '../store/errors.ts'

const LONGEST_MS = 2000
/** Loading a thread on a busy machine takes its time, once; that of its first query begins after it. */
const LONGEST_START_MS = 5000
const MOST_WAITING = 20

interface Reader {
  /** Throws `StoreUnavailable` when it takes longer than two seconds after the start, or when too many wait. */
  all<Row>(query: CompiledQuery<Row>): Promise<Row[]>
  close(): Promise<void>
}

type Answer = { rows: unknown[] } | { error: string }

/** Runs queries one after another in a thread with a read-only connection to a SQLite file. */
export function openReader(file: string): Reader {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return {
    async all<Row>({ sql, parameters }: CompiledQuery<Row>) {
      if (waiting >= MOST_WAITING) throw new StoreUnavailable('too many searches at once')
      waiting++
      const turn = last.then(() => query<Row>(sql, parameters))
      last = turn.catch(() => undefined)
      return turn.finally(() => {
        waiting--
      })
    },
    async close() {
      await thread?.terminate()
    },
  }

  async function query<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    let timeLimit = AbortSignal.timeout(LONGEST_START_MS)
    const isNew = thread === undefined
    thread ??= new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData: file })
    thread.unref()
    try {
      if (isNew) await once(thread, 'message', { signal: timeLimit })
      timeLimit = AbortSignal.timeout(LONGEST_MS)
      const answered = once(thread, 'message', { signal: timeLimit })
      thread.postMessage({ sql, parameters })
      const [answer] = (await answered) as [Answer]
      if ('error' in answer) throw new Error(answer.error)
      return answer.rows as Row[]
    } catch (error) {
      await thread.terminate()
      thread = undefined
      throw timeLimit.aborted ? new StoreUnavailable('the search took too long') : error
    }
  }
}
