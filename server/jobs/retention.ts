import type { Services } from '../services.ts'
import { deleteOldMessages, deleteOldSubmissions } from '../store/erase.ts'
import type { Store } from '../store/store.ts'

const DAY = 24 * 60 * 60 * 1000
const AT_ONCE = 200

/** Erases, now and once a day, what has been stored as long as was promised. */
export function eraseDaily({
  store,
  config,
  log,
  now,
}: Pick<Services, 'store' | 'config' | 'log' | 'now'>): () => void {
  const erase = async () => {
    try {
      const cutOff = Math.max(0, now() - config.retentionDays * DAY)
      const erased = await eraseOlderThan(store, new Date(cutOff).toISOString())
      if (erased > 0) log.info({ erased }, 'erased old submissions')
    } catch (error) {
      log.warn({ err: error }, 'old submissions could not be erased; tried again tomorrow')
    }
  }
  const timer = setInterval(erase, DAY)
  timer.unref()
  void erase()
  return () => clearInterval(timer)
}

/** How many submissions received before an ISO time were erased. */
export async function eraseOlderThan(store: Store, isoTime: string): Promise<number> {
  let erased = 0
  for (;;) {
    const { references } = await store.transact((transaction) =>
      deleteOldSubmissions(transaction, isoTime, AT_ONCE),
    )
    erased += references.length
    if (references.length < AT_ONCE) break
  }
  await store.transact((transaction) => deleteOldMessages(transaction, isoTime))
  if (erased > 0) await store.purge()
  return erased
}
