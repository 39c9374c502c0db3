import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery } from 'kysely'
import { StoreUnavailable } from '../../store/errors.ts'

const MAX_MS = 2000
/** Loading a thread on a busy machine takes its time, once; that of its first query begins after it. */
const MAX_START_MS = 5000
const MAX_WAITING = 20

interface Reader {
  /** Throws `StoreUnavailable` when it takes longer than two seconds after the start, or when too many wait. */
  all<Row>(query: CompiledQuery<Row>): Promise<Row[]>
  /** As `nearestWords`, with the texts that a query finds. */
  nearestWords(texts: CompiledQuery<{ text: string }>, words: string[]): Promise<(string | undefined)[]>
  close(): Promise<void>
}

/** A query, and the words to look up in the texts that it finds. */
export interface ReaderTask {
  sql: string
  parameters: readonly unknown[]
  words?: string[]
}

export type ReaderResponse = { result: unknown[] } | { error: string }

/** Runs queries one after another in a thread with a read-only connection to a SQLite file. */
export function openReader(file: string): Reader {
  let thread: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return {
    all: ({ sql, parameters }) => inTurn({ sql, parameters }),
    nearestWords: ({ sql, parameters }, words) => inTurn({ sql, parameters, words }),
    async close() {
      await thread?.terminate()
    },
  }

  async function inTurn<Result>(task: ReaderTask): Promise<Result[]> {
    if (waiting >= MAX_WAITING) throw new StoreUnavailable('too many searches at once')
    waiting++
    const turn = last.then(() => run<Result>(task))
    last = turn.catch(() => undefined)
    return turn.finally(() => {
      waiting--
    })
  }

  async function run<Result>(task: ReaderTask): Promise<Result[]> {
    let timeLimit = AbortSignal.timeout(MAX_START_MS)
    const isNew = thread === undefined
    thread ??= new Worker(new URL('./reader-thread.ts', import.meta.url), { workerData: file })
    thread.unref()
    try {
      if (isNew) await once(thread, 'message', { signal: timeLimit })
      timeLimit = AbortSignal.timeout(MAX_MS)
      const responded = once(thread, 'message', { signal: timeLimit })
      thread.postMessage(task)
      const [response] = (await responded) as [ReaderResponse]
      if ('error' in response) throw new Error(response.error)
      return response.result as Result[]
    } catch (error) {
      await thread.terminate()
      thread = undefined
      throw timeLimit.aborted ? new StoreUnavailable('the search took too long') : error
    }
  }
}
