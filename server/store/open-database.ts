import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export interface DatabaseSettings {
  dataDir: string
  databaseUrl?: string | undefined
  dispatchEmail: string
  /** For commands: opens the embedded database also while a server uses it. */
  besideServer?: boolean
}

/** Opens the database and brings its tables up to date. Throws `StartupError`. */
export const openDatabase = (settings: DatabaseSettings, log: Log): Promise<Database> =>
  settings.databaseUrl === undefined
    ? openSqlite(settings, log)
    : openPostgres(settings.databaseUrl, settings, log)
