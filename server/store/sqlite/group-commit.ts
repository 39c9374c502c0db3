import type { DatabaseSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import type { Transaction } from '../database.ts'
import { StoreUnavailable } from '../errors.ts'
import { isBusy, isOutage } from './sqlite-errors.ts'
import { sqliteTransaction } from './sqlite-transaction.ts'

const MAX_WAIT_MS = 800
const RETRY_MS = 40
/** A larger group would keep the process from its sockets for too long. */
const GROUP_LIMIT = 200

type Work<Result> = (transaction: Transaction) => Promise<Result>

interface Waiting {
  work: Work<unknown>
  until: number
  /** It, or one that it was grouped with, failed; each is tried again alone. */
  commitsAlone?: boolean
  resolve(result: unknown): void
  reject(error: unknown): void
}

interface Parts {
  /** Whether the database file is still the one at its path. */
  isInPlace(): boolean
  onCommit?: ((transactions: number) => void) | undefined
  log: Log
}

/**
 * Commits all waiting work together, with one fsync. When a piece fails, the group is undone and each piece
 * runs again alone; when the commit fails, the whole group is refused.
 */
export function commitInGroups(sqlite: DatabaseSync, { isInPlace, onCommit, log }: Parts) {
  const transaction = sqliteTransaction(sqlite)
  let waiting: Waiting[] = []
  let working: Promise<void> | undefined
  let ended = false

  return {
    transact<Result>(work: Work<Result>): Promise<Result> {
      if (ended) return Promise.reject(new StoreUnavailable('closed'))
      return new Promise<Result>((resolve, reject) => {
        const until = performance.now() + MAX_WAIT_MS
        waiting.push({ work, until, resolve: resolve as Waiting['resolve'], reject })
        working ??= commitWaiting()
      })
    },
    async end(): Promise<void> {
      ended = true
      await working
    },
  }

  async function commitWaiting() {
    while (waiting.length > 0) {
      await waitForGroup()
      if (await begin()) await commitGroup(waiting.splice(0, waiting[0]?.commitsAlone ? 1 : GROUP_LIMIT))
    }
    working = undefined
  }

  /** Waits while every turn of the event loop brings more work: larger groups need fewer commits. */
  async function waitForGroup() {
    for (let come = 0; come < waiting.length && come < GROUP_LIMIT; ) {
      come = waiting.length
      await setImmediate()
    }
  }

  async function begin(): Promise<boolean> {
    try {
      if (!isInPlace()) throw new Error('the database file was moved, replaced or deleted')
      if (sqlite.isTransaction) sqlite.exec('rollback')
      sqlite.exec('begin immediate')
      return true
    } catch (error) {
      const retried = isBusy(error) ? waiting.filter((one) => one.until > performance.now()) : []
      const refused = waiting.filter((one) => !retried.includes(one))
      waiting = retried
      refuse(refused, error)
      if (retried.length > 0) await setTimeout(RETRY_MS)
      return false
    }
  }

  async function commitGroup(group: Waiting[]) {
    let isWorkDone = false
    try {
      const results: unknown[] = []
      for (const { work } of group) results.push(await work(transaction))
      isWorkDone = true
      sqlite.exec('commit')
      onCommit?.(group.length)
      for (const [index, { resolve }] of group.entries()) resolve(results[index])
    } catch (error) {
      rollBack(sqlite, log)
      const [only, ...others] = group
      if (isWorkDone || isOutage(error)) refuse(group, error)
      else if (others.length === 0) only?.reject(error)
      else waiting.unshift(...group.map((one) => ({ ...one, commitsAlone: true })))
    }
  }
}

function refuse(group: Waiting[], error: unknown): void {
  for (const one of group) one.reject(new StoreUnavailable(error))
}

function rollBack(sqlite: DatabaseSync, log: Log): void {
  try {
    if (sqlite.isTransaction) sqlite.exec('rollback')
  } catch (error) {
    log.error(
      { reason: String(error) },
      'a failed transaction could not be rolled back; tried again before the next',
    )
  }
}
