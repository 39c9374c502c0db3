import { afterEach, describe, inject } from 'vitest'
import type { Database, DatabaseSettings } from '../store/database.ts'

import { openDatabase } from '../store/open-database.ts'
import { type Store, storeOn } from '../store/store.ts'
import { newDatabase } from './programs/test-postgres.ts'
import { newFolder, PATIENCE_MS, silent } from './test-dependencies.ts'

interface Opened {
  settings: DatabaseSettings
  database: Database
  store: Store
}

interface TestDatabases {
  kind: 'SQLite' | 'Postgres'
  /** Opens a new database, or the one of these settings. Closed after the test. */
  open(settings?: DatabaseSettings): Promise<Opened>
  /** Of a new database; on Postgres it has its tables. */
  newSettings(): Promise<DatabaseSettings>
  /** Of a new database without tables. */
  emptySettings(): Promise<DatabaseSettings>
  closeAll(): Promise<void>
}

/** The URL of a new database with all tables, on the Postgres that all tests share. */
export const newTestDatabase = (): Promise<string> =>
  newDatabase(inject('postgresUrl'), inject('migratedDatabase'))

/** The URL of one without tables. */
export const newEmptyDatabase = (): Promise<string> => newDatabase(inject('postgresUrl'))

/** Runs the same tests on SQLite and on a real Postgres. */
export function onBothDatabases(tests: (databases: TestDatabases) => void): void {
  describe.each(['SQLite', 'Postgres'] as const)('on %s', (kind) => {
    const opened: Database[] = []
    const closeAll = async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()))
    }
    afterEach(closeAll)
    const settingsOf = async (newUrl: () => Promise<string>) => ({
      dataDir: newFolder('store-'),
      databaseUrl: kind === 'Postgres' ? await newUrl() : undefined,
    })
    const newSettings = () => settingsOf(newTestDatabase)
    tests({
      kind,
      newSettings,
      emptySettings: () => settingsOf(newEmptyDatabase),
      closeAll,
      async open(given) {
        const settings = given ?? (await newSettings())
        const database = await openDatabase({ ...settings, deadline: PATIENCE_MS }, silent)
        opened.push(database)
        return { settings, database, store: storeOn(database, silent) }
      },
    })
  })
}
