import type { CompiledQuery } from 'kysely'
import { StoreUnavailable } from '../../store/errors.ts'
import { openThread, ThreadTimeout } from '../../threads/thread.ts'

const MAX_MS = 2000
const MAX_WAITING = 20

export interface Reader {
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

/** Runs queries one after another in a thread with a read-only connection to a SQLite file. */
export function openReader(file: string): Reader {
  const thread = openThread<ReaderTask, unknown[]>(new URL('./reader-thread.ts', import.meta.url), {
    workerData: file,
    timeout: () => AbortSignal.timeout(MAX_MS),
  })
  let waiting = 0

  return {
    all: ({ sql, parameters }) => ask({ sql, parameters }),
    nearestWords: ({ sql, parameters }, words) => ask({ sql, parameters, words }),
    close: thread.close,
  }

  async function ask<Result>(task: ReaderTask): Promise<Result[]> {
    if (waiting >= MAX_WAITING) throw new StoreUnavailable('too many searches at once')
    waiting++
    try {
      return (await thread.ask(task)) as Result[]
    } catch (error) {
      throw error instanceof ThreadTimeout ? new StoreUnavailable('the search took too long') : error
    } finally {
      waiting--
    }
  }
}
