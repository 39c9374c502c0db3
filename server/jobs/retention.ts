import { DAY } from '../../domain/time/durations.ts'
import { forgetViewers } from '../inbox/viewers.ts'
import { removeMailFilesBefore, removeMailFilesOf } from '../mail/transports/file-transport.ts'
import { deleteExpiredSessions } from '../store/accounts/sessions.ts'
import { deleteExpiredDevices } from '../store/accounts/trusted-devices.ts'
import { deleteOldCounters } from '../store/counters.ts'
import type { Store } from '../store/store.ts'
import { deleteOldEmails, deleteOldSubmissions } from '../store/submissions/erase.ts'
import { removeStoredFiles } from '../store/submissions/file-folder.ts'

const AT_ONCE = 200

interface Retention {
  store: Store
  config: { retentionDays: number; dataDir: string }
  /** Milliseconds since 1970. */
  now: number
}

/** Erases what has been stored as long as was promised. Resolves to their number. */
export async function eraseOld({ store, config, now }: Retention): Promise<number> {
  const before = new Date(Math.max(0, now - config.retentionDays * DAY)).toISOString()
  let erased = 0
  for (;;) {
    const { references, storedNames } = await store.transact((transaction) =>
      deleteOldSubmissions(transaction, before, AT_ONCE),
    )
    await removeStoredFiles(config.dataDir, storedNames)
    await removeMailFilesOf(config.dataDir, references)
    erased += references.length
    if (references.length === 0) break
  }
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
