import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder, replaceFile } from '../durable-files.ts'
import { StartupError } from '../startup-error.ts'
import { reasonOf } from '../store/errors.ts'
import { migrate } from '../store/migrations/migrate.ts'
import { sqliteTransaction } from '../store/sqlite/sqlite-transaction.ts'
import { withCleanUp } from './temporary-folder.ts'

/** Files of DATA_DIR that a backup carries beside the tables, by their path there. */
export const FILES_TABLE = 'backup_files'

export const countText = (submissions: number): string =>
  submissions === 1 ? '1 submission' : `${submissions} submissions`

/** Writes a database with the tables of this version to `file`, filled by `fill`; complete and on disk, or absent. */
export async function writeDatabaseFile<Result>(
  file: string,
  fill: (sqlite: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  const part = `${file}.part`
  const remove = () => {
    for (const name of [part, `${part}-journal`]) rmSync(name, { force: true })
  }
  remove()
  return withCleanUp(remove, async () => {
    closeSync(openSync(part, 'wx', 0o600))
    const sqlite = new DatabaseSync(part)
    try {
      sqlite.exec('pragma journal_mode = off; pragma synchronous = off; begin')
      await migrate(sqliteTransaction(sqlite))
      const result = await fill(sqlite)
      sqlite.exec('commit')
      sqlite.close()
      replaceFile(part, file)
      return result
    } finally {
      if (sqlite.isOpen) sqlite.close()
    }
  })
}

/** Opens a copy, brought up to date, in DATA_DIR, which has the room. Throws `StartupError` for what is no backup. */
export async function withBackup<Result>(
  file: string,
  dataDir: string,
  use: (copy: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  makeFolder(dataDir)
  const folder = mkdtempSync(path.join(dataDir, 'restore-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return withCleanUp(remove, async () => {
    const copy = await openCopy(file, path.join(folder, 'backup'))
    try {
      return await use(copy)
    } finally {
      copy.close()
    }
  })
}

/** Removes the copies that a restore leaves when it is killed. Only while no restore runs. */
export function removeRestoreLeftovers(dataDir: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  for (const name of names.filter((name) => RESTORE_LEFTOVER.test(name)))
    rmSync(path.join(dataDir, name), { recursive: true })
}

const RESTORE_LEFTOVER = /^(restore-\w{6}|site\.sqlite\.restored(\.part)?(-journal)?)$/

async function openCopy(file: string, to: string): Promise<DatabaseSync> {
  try {
    copyFileSync(file, to)
    const copy = new DatabaseSync(to)
    const check = copy.prepare('pragma quick_check(1)').get()
    if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check))
    if (!isTable(copy, FILES_TABLE)) throw new Error('npm run backup did not make it')
    copy.exec('pragma synchronous = off; begin')
    await migrate(sqliteTransaction(copy))
    copy.exec('commit')
    return copy
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${file} is not a whole backup: ${reasonOf(error)}.`)
  }
}

const isTable = (sqlite: DatabaseSync, name: string): boolean =>
  sqlite.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined
