import { setImmediate } from 'node:timers/promises'
import { type Database, forOne, type GroupWork } from '../database.ts'
import { StoreUnavailable } from '../errors.ts'

/** A larger group would keep the process from its sockets for too long. */
const GROUP_LIMIT = 100

interface Waiting {
  item: unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

interface Queue {
  waiting: Waiting[]
  isRunning: boolean
}

/** What waits for one kind of work shares a transaction: fewer statements and fewer commits. */
export function groupTransactions(transact: Database['transact']): Database['transactTogether'] {
  const queues = new Map<GroupWork<never, unknown>, Queue>()
  return <Item, Result>(work: GroupWork<Item, Result>, item: Item) =>
    new Promise<Result>((resolve, reject) => {
      const queue = queues.get(work) ?? { waiting: [], isRunning: false }
      queues.set(work, queue)
      queue.waiting.push({ item, resolve: resolve as Waiting['resolve'], reject })
      if (!queue.isRunning) void runGroups(queue, work as GroupWork<unknown, unknown>)
    })

  async function runGroups(queue: Queue, work: GroupWork<unknown, unknown>) {
    queue.isRunning = true
    // What arrives in the same turn of the event loop joins.
    await setImmediate()
    while (queue.waiting.length > 0) await runGroup(queue, work)
    queue.isRunning = false
  }

  async function runGroup(queue: Queue, work: GroupWork<unknown, unknown>) {
    const group = queue.waiting.splice(0, GROUP_LIMIT)
    const items = group.map(({ item }) => item)
    try {
      const results = await transact((transaction) => work(transaction, items))
      for (const [index, { resolve }] of group.entries()) resolve(results[index])
    } catch (error) {
      // Who has waited for a database that is away would wait as long again.
      const refused = error instanceof StoreUnavailable ? [...group, ...queue.waiting.splice(0)] : []
      for (const { reject } of refused) reject(error)
      if (refused.length === 0) await runAlone(group, error, work)
    }
  }

  async function runAlone(group: readonly Waiting[], error: unknown, work: GroupWork<unknown, unknown>) {
    for (const { item, resolve, reject } of group)
      if (group.length === 1) reject(error)
      else await transact((transaction) => forOne(work)(transaction, item)).then(resolve, reject)
  }
}
