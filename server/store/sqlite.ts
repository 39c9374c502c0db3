import { statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { makeFolder } from './folder.ts'
import { commitInGroups } from './group-commit.ts'
import { lockFolder } from './lock.ts'
import { migrate } from './migrations.ts'
import { CannotStart, reasonOf } from './outage.ts'

/** While it waits for a lock SQLite stops the whole process, in milliseconds. */
const BUSY_TIMEOUT_MS = 20

interface Watching {
  /** Told after every commit how many pieces of work it held. */
  onCommit?: (works: number) => void
}

/** The embedded database in a folder. Throws `CannotStart`. */
export async function openSqlite(folder: string, log: Log, watching: Watching = {}): Promise<Database> {
  const file = path.join(folder, 'site.sqlite')
  let unlock = () => {}
  try {
    makeFolder(folder)
    unlock = lockFolder(folder)
    const sqlite = openFile(file)
    const groups = commitInGroups(sqlite, { isInPlace: samePlace(file), log, ...watching })
    await groups.transact(migrate)
    return {
      transact: groups.transact,
      async purge() {
        await setImmediate() // no transaction is open between two turns of the event loop
        sqlite.exec('pragma wal_checkpoint(truncate)')
      },
      async close() {
        await groups.end()
        sqlite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw inWords(error, file)
  }
}

function openFile(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    sqlite.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma fullfsync = on;
      pragma secure_delete = on;
      pragma cache_size = -32768;
      select 1 from sqlite_schema;
    `)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/** SQLite goes on writing into a file that was moved or deleted, and would acknowledge what nobody will ever find. */
function samePlace(file: string): () => boolean {
  const inode = (name: string) => statSync(name, { throwIfNoEntry: false })?.ino
  const first = [file, `${file}-wal`].map((name) => ({ name, inode: inode(name) }))
  return () => first.every((one) => inode(one.name) === one.inode)
}

const inWords = (error: unknown, file: string): CannotStart =>
  error instanceof CannotStart
    ? error
    : new CannotStart(`The database ${file} cannot be opened: ${reasonOf(error)}.`, { cause: error })
