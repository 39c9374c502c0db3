import { DatabaseSync } from 'node:sqlite'

/** After so many pages of 4 kB in its log a commit writes them back itself, if the thread for that lags behind. */
const MOST_LOG_PAGES = 16_000

/** Opens a database file so that a commit is on the disk when it returns. Locks are waited for, in milliseconds. */
export function openFile(file: string | URL, timeout: number): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout })
  try {
    sqlite.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma fullfsync = on;
      pragma secure_delete = on;
      pragma wal_autocheckpoint = ${MOST_LOG_PAGES};
      pragma cache_size = -32768;
      select 1 from sqlite_schema;
    `)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}
