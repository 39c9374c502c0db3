import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../../startup-error.ts'
import { reasonOf } from '../errors.ts'
import { isDamaged } from './sqlite-errors.ts'

/** After so many pages of 4 kB in its log, a commit writes them back. */
const LOG_PAGES = 1_000

/** Opens a database file so that a commit is on the disk when it returns. Locks are waited for, in milliseconds. */
export function openFile(
  file: string | URL,
  timeout: number,
  synchronous: 'full' | 'normal' = 'full',
): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout })
  try {
    sqlite.exec(`
      pragma journal_mode = wal;
      pragma synchronous = ${synchronous};
      pragma fullfsync = on;
      pragma secure_delete = on;
      pragma wal_autocheckpoint = ${LOG_PAGES};
      pragma cache_size = -32768;
      select 1 from sqlite_schema;
    `)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/** What is wrong with the structure of a database. */
export function damageIn(sqlite: DatabaseSync): string | undefined {
  try {
    const [found] = sqlite.prepare('pragma quick_check(1)').all()
    const result = String(found?.quick_check)
    return result === 'ok' ? undefined : result
  } catch (error) {
    // Damage to the search index ends the check.
    if (isDamaged(error)) return reasonOf(error)
    throw error
  }
}

/** Throws `StartupError` for a damaged database. */
export function checkIntegrity(sqlite: DatabaseSync, file: string): void {
  const damage = damageIn(sqlite)
  if (damage !== undefined)
    throw new StartupError(
      `The database ${file} is damaged: ${damage}. Restore a backup (npm run restore -- FILE --force), or start with another DATA_DIR.`,
    )
}
