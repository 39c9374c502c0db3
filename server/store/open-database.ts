import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import type { Database, DatabaseSettings } from './database.ts'
import { hasTables, openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'

type DatabasePlace = Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>

/** Whether a server has made its database there. Throws `StoreUnavailable`. */
export const hasDatabase = async ({ dataDir, databaseUrl }: DatabasePlace): Promise<boolean> =>
  databaseUrl === undefined ? existsSync(path.join(dataDir, 'site.sqlite')) : hasTables(databaseUrl)

/** For commands: a mistyped place is not made into an empty database. Throws `StartupError`, or `StoreUnavailable`. */
export async function requireDatabase(place: DatabasePlace): Promise<void> {
  if (await hasDatabase(place)) return
  throw new StartupError(
    place.databaseUrl === undefined
      ? `There is no database in ${path.resolve(place.dataDir)}; is DATA_DIR right?`
      : 'The database at DATABASE_URL has no tables of this site; is DATABASE_URL right?',
  )
}

/** Opens the database and brings its tables up to date. Throws `StartupError`. */
export const openDatabase = (settings: DatabaseSettings, log: Log): Promise<Database> =>
  settings.databaseUrl === undefined
    ? openSqlite(settings, log)
    : openPostgres(settings.databaseUrl, settings, log)
