import { statSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '../../durable-files.ts'
import type { Log } from '../../log.ts'
import { StartupError } from '../../startup-error.ts'
import { type Database, forOne } from '../database.ts'
import { reasonOf } from '../errors.ts'
import { makePrivate } from '../make-private.ts'
import { migrate, requireUpToDate } from '../migrations/migrate.ts'
import { probe } from '../readiness.ts'
import { lockFolder } from './folder-lock.ts'
import { commitInGroups } from './group-commit.ts'
import { isReadOnly } from './sqlite-errors.ts'
import { checkIntegrity, openFile } from './sqlite-file.ts'

/** While it waits for a lock SQLite stops the whole process, in milliseconds. */
const BUSY_TIMEOUT_MS = 20
const EMPTY_TRIES = 5
const EMPTY_AGAIN_MS = 100

/** For tests. */
interface SqliteOptions {
  /** Called after each commit with the number of transactions that it held. */
  onCommit?: (transactions: number) => void
  /** At `normal`, a power cut loses what was acknowledged last. */
  synchronous?: 'full' | 'normal'
}

/** The embedded database in a folder. Throws `StartupError`. */
export async function openSqlite(
  { dataDir: folder, besideServer = false }: { dataDir: string; besideServer?: boolean },
  log: Log,
  options: SqliteOptions = {},
): Promise<Database> {
  const file = path.join(folder, 'site.sqlite')
  let unlock = () => {}
  try {
    makeFolder(folder)
    if (!besideServer) unlock = lockFolder(folder)
    const sqlite = openFile(file, BUSY_TIMEOUT_MS, options.synchronous)
    checkIntegrity(sqlite, file)
    makePrivate(folder)
    const isInPlace = samePlace(file)
    const groups = commitInGroups(sqlite, { isInPlace, onCommit: options.onCommit, log })
    await groups.transact(besideServer ? requireUpToDate : migrate)
    await groups.transact(probe).catch(refuseIfReadOnly)
    return {
      transact: groups.transact,
      transactTogether: (work, item) => groups.transact((transaction) => forOne(work)(transaction, item)),
      // It has one connection.
      retries: { serialization: 0, deadlock: 0, lock: 0 },
      purge: () => emptyLog(sqlite, isInPlace, log),
      async close() {
        await groups.end()
        sqlite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw startupErrorFrom(error, file)
  }
}

/** Erased rows stay in SQLite's log until it is written back and emptied. A reader can delay that. */
async function emptyLog(sqlite: DatabaseSync, isInPlace: () => boolean, log: Log): Promise<void> {
  let reason = 'another program is using it'
  for (let tries = 0; tries < EMPTY_TRIES; tries++) {
    // No transaction is open between two turns of the event loop.
    await sleep(tries * EMPTY_AGAIN_MS)
    if (!sqlite.isOpen) return
    try {
      if (!isInPlace()) throw new Error('the database file was moved, replaced or deleted')
      const result = sqlite.prepare('pragma wal_checkpoint(truncate)').get()
      if (result?.busy === 0) return
    } catch (error) {
      reason = reasonOf(error)
    }
  }
  log.warn({ reason }, "the database's log could not be written back; erased data stays in it until it is")
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
