import { DAY } from '../../domain/time/durations.ts'
import { forgetViewers } from '../inbox/viewers.ts'
import { removeMailFilesBefore, removeMailFilesOf } from '../mail/transports/file-transport.ts'
import { deleteExpiredSessions } from '../store/accounts/sessions.ts'
import { deleteExpiredDevices } from '../store/accounts/trusted-devices.ts'
import { deleteOldCounters } from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import {
  deleteOldEmails,
  deleteOldSubmissions,
  type Erased,
  eraseOldRecords,
} from '../store/submissions/erase.ts'
import { removeStoredFiles } from '../store/submissions/file-folder.ts'

const AT_ONCE = 200

interface Retention {
  store: Store
  config: { retentionDays: number; recordsDays: number; dataDir: string }
  /** Milliseconds since 1970. */
  now: number
}

/** Erases what has been stored as long as was promised. Resolves to their number. */
export async function eraseOld({ store, config, now }: Retention): Promise<number> {
  const daysAgo = (days: number) => new Date(Math.max(0, now - days * DAY)).toISOString()
  const before = daysAgo(config.retentionDays)
  const old = { others: before, records: daysAgo(config.recordsDays) }
  let erased = 0
  const eraseAll = async (erase: (transaction: Transaction) => Promise<Erased>) => {
    for (;;) {
      const { references, storedNames } = await store.transact(erase)
      await removeStoredFiles(config.dataDir, storedNames)
      await removeMailFilesOf(config.dataDir, references)
      erased += references.length
      if (references.length === 0) break
    }
  }
  await eraseAll((transaction) => deleteOldSubmissions(transaction, old, AT_ONCE))
  await eraseAll((transaction) => eraseOldRecords(transaction, old, { at: now, most: AT_ONCE }))
  await store.transact(async (transaction) => {
    await deleteOldEmails(transaction, before)
    await deleteOldCounters(transaction, now)
    await deleteExpiredSessions(transaction, now)
    await deleteExpiredDevices(transaction, now)
    await forgetViewers(transaction, now)
  })
  await removeMailFilesBefore(config.dataDir, Date.parse(before))
  if (erased > 0) await store.purge()
  return erased
}
