import '../company/load-company.ts'
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import pg from 'pg'
import { commandName } from '../command-name.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import { recordBackup } from '../store/backup-record.ts'
import type { DatabaseSettings } from '../store/database.ts'
import { reasonOf } from '../store/errors.ts'
import { migrationNumbers } from '../store/migrations/migrate.ts'
import { requireDatabase } from '../store/open-database.ts'
import { outliveItsConnection } from '../store/postgres/postgres.ts'
import { sqliteTransaction } from '../store/sqlite/sqlite-transaction.ts'
import { openStore } from '../store/store.ts'
import { countText, FILES_TABLE, writeDatabaseFile } from './backup-file.ts'
import { copyRows, postgresReader, type RowReader, sqliteReader } from './copy-rows.ts'
import { removeAbandonedFolders, withTemporaryFolder } from './temporary-folder.ts'

/**
 * Writes one state of the database, the stored files and `DATA_DIR/secret` into one file that restores into either
 * database. The server may be running. Resolves to the number of submissions. Throws `StartupError`.
 */
export async function backup(settings: DatabaseSettings, file: string): Promise<number> {
  try {
    await requireDatabase(settings)
    return await withReader(settings, async (read) => {
      await refuseOtherVersion(read)
      return writeDatabaseFile(file, async (sqlite) => {
        const counts = await copyRows(read, sqliteTransaction(sqlite))
        addFiles(sqlite, settings.dataDir)
        return counts.get('submissions') ?? 0
      })
    })
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The backup failed: ${reasonOf(error)}.`, { cause: error })
  }
}

async function refuseOtherVersion(read: RowReader): Promise<void> {
  const applied: unknown[] = []
  for await (const rows of read('migrations')) applied.push(...rows.map(({ number }) => number))
  if (!isDeepStrictEqual(new Set(applied), new Set(migrationNumbers)))
    throw new StartupError(
      'Another version of this program last ran on the database. Back it up with that version, or start this one first.',
    )
}

const withReader = <Result>(
  { databaseUrl, dataDir }: DatabaseSettings,
  use: (read: RowReader) => Promise<Result>,
): Promise<Result> =>
  databaseUrl === undefined
    ? withSqliteReader(path.join(dataDir, 'site.sqlite'), use)
    : withPostgresReader(databaseUrl, use)

async function withSqliteReader<Result>(file: string, use: (read: RowReader) => Promise<Result>) {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    sqlite.exec('begin')
    return await use(sqliteReader(sqlite))
  } finally {
    sqlite.close()
  }
}

const CONNECT_MS = 10_000

async function withPostgresReader<Result>(url: string, use: (read: RowReader) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  outliveItsConnection(client)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    return await use(postgresReader(client))
  } finally {
    await client.end()
  }
}

/** A file that is erased meanwhile is left out. */
function addFiles(sqlite: DatabaseSync, dataDir: string): void {
  sqlite.exec(`create table ${FILES_TABLE} (name text primary key, content blob not null)`)
  const insert = sqlite.prepare(`insert into ${FILES_TABLE} values (?, ?)`)
  const folder = path.join(dataDir, 'files')
  const stored = existsSync(folder) ? readdirSync(folder).map((name) => `files/${name}`) : []
  for (const name of ['secret', ...stored]) {
    const content = contentOf(path.join(dataDir, name))
    if (content !== undefined) insert.run(name, content)
  }
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** So that the owner is told when backups fail or stop. Throws `StartupError` or `StoreUnavailable`. */
async function recordOutcome(
  settings: DatabaseSettings,
  outcome: { submissions: number } | { reason: string },
): Promise<void> {
  const store = await openStore({ ...settings, besideServer: true }, createLog('silent'))
  try {
    await store.transact((transaction) => recordBackup(transaction, { at: Date.now(), ...outcome }))
  } finally {
    await store.close()
  }
}

/** As `backup`, or `backupToOutput`; also notes in the database what came of it. */
async function recordedBackup(settings: DatabaseSettings, file: string): Promise<number> {
  await requireDatabase(settings)
  let submissions: number
  try {
    submissions = await (file === OUTPUT ? backupToOutput(settings) : backup(settings, file))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await recordOutcome(settings, { reason }).catch(() => undefined)
    throw error
  }
  await recordOutcome(settings, { submissions })
  return submissions
}

/** In place of a file. */
const OUTPUT = '-'

/** To standard output, which may be a file that the service's user cannot open. Throws `StartupError`. */
async function backupToOutput(settings: DatabaseSettings): Promise<number> {
  try {
    return await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'backup')
      const submissions = await backup(settings, file)
      for await (const chunk of createReadStream(file)) writeFileSync(process.stdout.fd, chunk)
      return submissions
    })
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The backup could not be written: ${reasonOf(error)}.`, { cause: error })
  }
}

async function main(): Promise<void> {
  process.umask(0o077)
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined || others.length > 0) throw new StartupError(`Usage: ${commandName('backup')} FILE`)
  removeAbandonedFolders()
  const submissions = await recordedBackup(readConfig(process.env), file)
  const where = file === OUTPUT ? '' : ` to ${file}`
  console.error(`Backed up ${countText(submissions)}${where}. It holds personal data: store it safely.`)
}

if (import.meta.main) await exitOnStartupError(main)
