import '../company/load-company.ts'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { commandName } from '../command-name.ts'
import { readConfig } from '../config.ts'
import { makeFolder, replaceFile } from '../durable-files.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import type { DatabaseSettings } from '../store/database.ts'
import { reasonOf } from '../store/errors.ts'
import { NewerDatabase } from '../store/migrations/migrate.ts'
import { migrateLocked, outliveItsConnection, SERVER_LOCK } from '../store/postgres/postgres.ts'
import { transactionOn } from '../store/postgres/postgres-transaction.ts'
import { lockFolder } from '../store/sqlite/folder-lock.ts'
import { sqliteTransaction } from '../store/sqlite/sqlite-transaction.ts'
import { settingsOfMachine } from '../store/stored-settings.ts'
import { backupTables, isTransient, transientTables } from '../store/tables.ts'
import { countText, FILES_TABLE, withBackup, writeDatabaseFile } from './backup-file.ts'
import { copyRows, sqliteReader } from './copy-rows.ts'
import { removeAbandonedFolders } from './temporary-folder.ts'

interface RestoreSettings extends DatabaseSettings {
  appSecret?: string | undefined
}

/**
 * Puts a backup in the place of an empty database, or of any with `force`. Sessions end, since a backup has none. Resolves to the number of submissions. Throws `StartupError`, with nothing changed, also while a server runs.
 */
export async function restore(
  settings: RestoreSettings,
  file: string,
  { force }: { force: boolean },
): Promise<number> {
  try {
    return await withBackup(file, settings.dataDir, async (source) => {
      release(source)
      forgetMachine(source)
      if (!force) refuseOtherSecret(source, settings.appSecret)
      const counts =
        settings.databaseUrl === undefined
          ? await restoreSqlite(source, settings, force)
          : await restorePostgres(source, settings.databaseUrl, force)
      restoreFiles(source, settings.dataDir)
      return counts.get('submissions') ?? 0
    })
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The restore failed, and nothing was changed: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}

/** No server that could end these leases is running. */
function release(source: DatabaseSync): void {
  source.exec(`update emails set lease_owner = null, run_at = min(run_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    where lease_owner is not null`)
  source.exec('update jobs set lease_owner = null, lease_until = null')
}

/** Its backups and its problems say nothing of this machine. The rows stay, since `site trial` counts them. */
function forgetMachine(source: DatabaseSync): void {
  const forget = source.prepare(`update settings set value = 'null' where name = ?`)
  for (const name of settingsOfMachine) forget.run(name)
}

async function restoreSqlite(source: DatabaseSync, settings: RestoreSettings, force: boolean) {
  const { dataDir } = settings
  makeFolder(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const file = path.join(dataDir, 'site.sqlite')
    if (!force && holdsData(file)) throw new StartupError(OVER_DATA)
    const write = `${file}.restored`
    const counts = await writeDatabaseFile(write, (sqlite) =>
      copyRows(sqliteReader(source), sqliteTransaction(sqlite)),
    )
    emptyLog(file)
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    replaceFile(write, file)
    return counts
  } finally {
    unlock()
  }
}

/** A log left beside the new database would be applied to it. */
function emptyLog(file: string): void {
  if (!existsSync(file)) return
  try {
    const old = new DatabaseSync(file)
    old.exec('pragma wal_checkpoint(truncate)')
    old.close()
  } catch {
    // A damaged database is replaced, too.
  }
}

/** What cannot be read may be data. */
function holdsData(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    const old = new DatabaseSync(file)
    try {
      const tables = old.prepare("select name from sqlite_schema where type = 'table'").all()
      const names = tables.map(({ name }) => String(name)).filter((name) => !isTransient(name))
      return names.some((name) => old.prepare(`select 1 from "${name}" limit 1`).get() !== undefined)
    } finally {
      old.close()
    }
  } catch {
    return true
  }
}

const CONNECT_MS = 10_000

/** Postgres takes a moment to end the connections of a server that has just stopped. */
async function isOnlyConnection(client: pg.Client): Promise<boolean> {
  for (let tries = 0; tries < 30; tries++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_alone', [SERVER_LOCK])
    if (rows[0].is_alone) return true
    await pause(100)
  }
  return false
}

async function restorePostgres(source: DatabaseSync, url: string, force: boolean) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  outliveItsConnection(client)
  await client.connect()
  try {
    if (!(await isOnlyConnection(client)))
      throw new StartupError('A server is running on this database. Stop every instance first.')
    await client.query('begin')
    await migrateOrReplace(client, force)
    for (const table of [...backupTables].reverse()) {
      const { rows } = await client.query(`select 1 from ${table} limit 1`)
      if (rows.length > 0 && !force) throw new StartupError(OVER_DATA)
      await client.query(`delete from ${table}`)
    }
    for (const table of transientTables)
      if (table !== 'migrations') await client.query(`delete from ${table}`)
    const counts = await copyRows(sqliteReader(source), transactionOn(client))
    await client.query('commit')
    return counts
  } finally {
    await client.end()
  }
}

/** With `force` also over what a newer version has made of the tables, as it goes back after a failed upgrade. */
async function migrateOrReplace(client: pg.Client, force: boolean): Promise<void> {
  try {
    await migrateLocked(client)
  } catch (error) {
    if (!force || !(error instanceof NewerDatabase)) throw error
    await dropTables(client)
    await migrateLocked(client)
  }
}

/** Those of this user alone: a newer version may have made some that this one does not know. */
async function dropTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    'select tablename from pg_tables where schemaname = current_schema() and tableowner = current_user',
  )
  for (const { tablename } of rows)
    await client.query(`drop table ${client.escapeIdentifier(tablename)} cascade`)
}

const OVER_DATA = 'The database holds data. To replace all of it by the backup, add --force.'

interface BackupFile {
  name: string
  content: Uint8Array
}

const filesIn = (source: DatabaseSync): BackupFile[] =>
  source.prepare(`select name, content from ${FILES_TABLE}`).all() as unknown as BackupFile[]

/** With another secret, the addresses of request pages in mail that was sent would no longer work. */
function refuseOtherSecret(source: DatabaseSync, appSecret: string | undefined): void {
  const saved = filesIn(source).find(({ name }) => name === 'secret')
  if (saved === undefined || appSecret === undefined) return
  if (Buffer.from(saved.content).toString().trim() !== appSecret)
    throw new StartupError(
      'APP_SECRET differs from the secret in the backup: addresses of request pages in mail that was sent would no longer work. Set APP_SECRET to the old one or leave it unset, or add --force.',
    )
}

const SAFE_NAME = /^(secret|files\/\w[\w.-]*)$/

function restoreFiles(source: DatabaseSync, dataDir: string): void {
  try {
    // Mails of requests that are no longer there could not be erased with them.
    for (const folder of ['files', 'mail', 'incoming', 'uploads'])
      rmSync(path.join(dataDir, folder), { recursive: true, force: true })
    for (const { name, content } of filesIn(source).filter(({ name }) => SAFE_NAME.test(name))) {
      makeFolder(path.dirname(path.join(dataDir, name)))
      writeFileSync(path.join(dataDir, name), content, { mode: 0o600, flush: true })
    }
  } catch (error) {
    throw new StartupError(
      `The database was restored, but not the files in ${dataDir}: ${reasonOf(error)}. Restore once more with --force.`,
    )
  }
}

async function main(): Promise<void> {
  process.umask(0o077)
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0)
    throw new StartupError(`Usage: ${commandName('restore')} FILE [--force]`)
  removeAbandonedFolders()
  const submissions = await restore(readConfig(process.env), file, values)
  console.log(`Restored ${countText(submissions)} from ${file}. All sessions have ended.`)
}

if (import.meta.main) await exitOnStartupError(main)
