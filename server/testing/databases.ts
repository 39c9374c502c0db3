import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import type { Database } from '../store/database.ts'
import { type DatabaseSettings, openDatabase } from '../store/open-database.ts'
import { type Store, storeOn } from '../store/store.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { newFolder, silent } from './services.ts'
import { DISPATCH } from './submission-input.ts'

interface Opened {
  settings: DatabaseSettings
  database: Database
  store: Store
}

interface TestDatabases {
  kind: 'SQLite' | 'Postgres'
  /** Opens a new, empty database, or one that was open before. Closed after the test. */
  open(settings?: DatabaseSettings): Promise<Opened>
  /** Where a new, empty database will be. */
  newSettings(): Promise<DatabaseSettings>
  closeAll(): Promise<void>
}

/** Runs the same tests on SQLite and on a real Postgres. */
export function onBothDatabases(tests: (databases: TestDatabases) => void): void {
  let postgres: TestPostgres | undefined
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.remove())

  describe.each(['SQLite', 'Postgres'] as const)('on %s', (kind) => {
    const opened: Database[] = []
    const closeAll = async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()))
    }
    afterEach(closeAll)
    const newSettings = async () => ({
      dataDir: newFolder('store-'),
      databaseUrl: kind === 'Postgres' ? await postgres?.newDatabase() : undefined,
      dispatchEmail: DISPATCH,
    })
    tests({
      kind,
      newSettings,
      closeAll,
      async open(given) {
        const settings = given ?? (await newSettings())
        const database = await openDatabase(settings, silent)
        opened.push(database)
        return { settings, database, store: storeOn(database, silent) }
      },
    })
  })
}
