import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Transaction } from '../store/database.ts'
import { transactionOn } from '../store/postgres/postgres-transaction.ts'

type Work<Result> = (transaction: Transaction) => Promise<Result>

interface TwoConnections {
  /**
   * The second transaction begins when the first has done its work; the first commits when the second waits for it, or
   * has done its own.
   */
  interleave<First, Second>(first: Work<First>, second: Work<Second>): Promise<[First, Second]>
  close(): Promise<void>
}

/** Two connections to one Postgres, as of two instances. */
export async function openTwoConnections(url: string): Promise<TwoConnections> {
  const clients = [new pg.Client(url), new pg.Client(url), new pg.Client(url)] as const
  const [one, other, watcher] = clients
  for (const client of clients) await client.connect()
  const { rows } = await other.query('select pg_backend_pid() as pid')
  const { pid } = rows[0]

  return {
    async interleave(first, second) {
      await one.query('begin')
      const firstResult = await first(transactionOn(one))
      await other.query('begin')
      let isDone = false
      const working = second(transactionOn(other)).finally(() => {
        isDone = true
      })
      while (!isDone && !(await isWaiting())) await pause(5)
      await one.query('commit')
      const secondResult = await working
      await other.query('commit')
      return [firstResult, secondResult]
    },
    async close() {
      for (const client of clients) await client.end()
    },
  }

  async function isWaiting(): Promise<boolean> {
    const { rows } = await watcher.query('select cardinality(pg_blocking_pids($1)) > 0 as is_waiting', [pid])
    return rows[0].is_waiting
  }
}
