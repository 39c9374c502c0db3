import { statSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import { checkpointsOf } from './checkpoints.ts'
import { closeToOthers } from './close-to-others.ts'
import type { Database } from './database.ts'
import { makeFolder } from './durable-mkdir.ts'
import { reasonOf } from './errors.ts'
import { lockFolder } from './folder-lock.ts'
import { commitInGroups } from './group-commit.ts'
import { type MigrationSettings, migrate } from './migrations.ts'
import { probe } from './readiness.ts'
import { isReadOnly } from './sqlite-errors.ts'
import { checkIntegrity, openFile } from './sqlite-file.ts'

/** While it waits for a lock SQLite stops the whole process, in milliseconds. */
const BUSY_TIMEOUT_MS = 20

interface Watching {
  /** Told after every commit how many pieces of work it held. */
  onCommit?: (works: number) => void
}

/** The embedded database in a folder. Throws `StartupError`. */
export async function openSqlite(
  {
    dataDir: folder,
    besideServer = false,
    ...settings
  }: MigrationSettings & {
    dataDir: string
    besideServer?: boolean
  },
  log: Log,
  watching: Watching = {},
): Promise<Database> {
  const file = path.join(folder, 'site.sqlite')
  let unlock = () => {}
  try {
    makeFolder(folder)
    if (!besideServer) unlock = lockFolder(folder)
    const sqlite = openFile(file, BUSY_TIMEOUT_MS)
    checkIntegrity(sqlite, file)
    closeToOthers(folder)
    const checkpoints = checkpointsOf(file, log)
    const onCommit = (works: number) => {
      checkpoints.committed(works)
      watching.onCommit?.(works)
    }
    const groups = commitInGroups(sqlite, { isInPlace: samePlace(file), onCommit, log })
    await groups.transact((transaction) => migrate(transaction, settings))
    await groups.transact(probe).catch(refuseIfReadOnly)
    return {
      transact: groups.transact,
      purge: () => checkpoints.take('truncate'),
      async close() {
        await groups.end()
        await checkpoints.end()
        sqlite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw startupErrorFrom(error, file)
  }
}

/** SQLite goes on writing into a file that was moved or deleted, and would acknowledge what nobody will ever find. */
function samePlace(file: string): () => boolean {
  const inode = (name: string) => statSync(name, { throwIfNoEntry: false })?.ino
  const first = [file, `${file}-wal`].map((name) => ({ name, inode: inode(name) }))
  return () => first.every((one) => inode(one.name) === one.inode)
}

/** A full disk may have room again; a read-only file stays so. */
function refuseIfReadOnly(error: unknown): void {
  if (isReadOnly(error)) throw error
}

function startupErrorFrom(error: unknown, file: string): StartupError {
  if (error instanceof StartupError) return error
  const problem = isReadOnly(error) ? 'is read-only' : 'cannot be opened'
  return new StartupError(
    `The database ${file} ${problem}: ${reasonOf(error)}. The server's user must be able to write it and its folder.`,
    { cause: error },
  )
}
