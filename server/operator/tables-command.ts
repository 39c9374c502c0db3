import '../company/load-company.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { exitOnStartupError } from '../startup-error.ts'
import { NewerDatabase, OlderDatabase } from '../store/migrations/migrate.ts'
import { requireDatabase } from '../store/open-database.ts'
import { openStore } from '../store/store.ts'
import { TABLES } from './exit-codes.ts'

/** How the tables of the database compare with this release, as an exit code: `site upgrade` and `rollback` ask it. */
if (import.meta.main)
  await exitOnStartupError(async () => {
    const settings = readConfig(process.env)
    await requireDatabase(settings)
    try {
      await (await openStore({ ...settings, besideServer: true }, createLog('silent'))).close()
    } catch (error) {
      if (error instanceof OlderDatabase) process.exitCode = TABLES.older
      else if (error instanceof NewerDatabase) process.exitCode = TABLES.newer
      else throw error
    }
  })
