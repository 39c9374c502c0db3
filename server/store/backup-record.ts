import type { LastBackup } from '../../domain/staff/site-problems.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Transaction } from './database.ts'
import { BACKUP_RECORD, findSetting, saveSetting } from './stored-settings.ts'

/** What came of backups: the last good one, and the last failure since. */
export interface BackupRecord {
  last: LastBackup | null
  failed: { at: string; reason: string } | null
}

export const readBackupRecord = async (transaction: Transaction): Promise<BackupRecord> =>
  (await findSetting<BackupRecord>(transaction, BACKUP_RECORD)) ?? { last: null, failed: null }

/** `at` in milliseconds since 1970. */
export async function recordBackup(
  transaction: Transaction,
  outcome: { at: number } & ({ submissions: number } | { reason: string }),
): Promise<void> {
  const at = iso(outcome.at)
  const { last } = await readBackupRecord(transaction)
  await saveSetting(
    transaction,
    BACKUP_RECORD,
    'reason' in outcome
      ? { last, failed: { at, reason: outcome.reason } }
      : { last: { at, submissions: outcome.submissions }, failed: null },
  )
}
