import '../company/load-company.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { restore } from '../backup/restore-command.ts'
import { removeAbandonedFolders, withCleanUp, withTemporaryFolder } from '../backup/temporary-folder.ts'
import { commandName } from '../command-name.ts'
import { companyFile } from '../company/load-company.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import { backupTables } from '../store/tables.ts'

type Counts = { table: string; inBackup: number; restored: number }[]

/**
 * Restores a backup into a folder of its own, starts a server on it that sends no mail, asks it, and removes all of it.
 * Nothing of the running site is read or written. Throws `StartupError`.
 */
const trial = (file: string, say: (line: string) => void): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    say(`Restoring ${file} into ${folder}, which is removed afterwards.`)
    await restore({ dataDir: folder }, file, { force: true })
    report(countRows(file, path.join(folder, 'site.sqlite')), say)
    say('Starting a server on it, without mail, on a free port.')
    const server = startServer(folder)
    await withCleanUp(
      () => server.kill('SIGKILL'),
      async () => {
        const url = await urlOf(server)
        await ask(`${url}/readyz`)
        await ask(`${url}/`)
        say(`It answers at ${url}, shows the site, and could store a request.`)
      },
    )
    if (server.exitCode === null && server.signalCode === null) await once(server, 'close')
  })

/** Of each table that both have; an older backup may lack one. */
function countRows(backup: string, restored: string): Counts {
  const [before, after] = [backup, restored].map((file) => new DatabaseSync(file, { readOnly: true }))
  if (!before || !after) return []
  try {
    return backupTables
      .filter((table) => hasTable(before, table))
      .map((table) => ({ table, inBackup: count(before, table), restored: count(after, table) }))
  } finally {
    before.close()
    after.close()
  }
}

const hasTable = (sqlite: DatabaseSync, table: string): boolean =>
  sqlite.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(table) !== undefined

const count = (sqlite: DatabaseSync, table: string): number =>
  Number(sqlite.prepare(`select count(*) as count from "${table}"`).get()?.count)

function report(counts: Counts, say: (line: string) => void): void {
  for (const { table, inBackup, restored } of counts)
    say(`  ${table.padEnd(20)}${String(restored).padStart(9)} restored, ${inBackup} in the backup`)
  const differing = counts.filter(({ inBackup, restored }) => inBackup !== restored)
  if (differing.length > 0)
    throw new StartupError(`Not everything was restored: ${differing.map(({ table }) => table).join(', ')}.`)
}

/** With the secret of the service, where one is set; nothing else of its settings may reach anybody. */
function startServer(folder: string) {
  const { PATH = '', APP_SECRET } = process.env
  const COMPANY_FILE = companyFile.path
  const env = {
    PATH,
    COMPANY_FILE,
    DATA_DIR: folder,
    PORT: '0',
    NEWS_FEEDS: '',
    ...(APP_SECRET && { APP_SECRET }),
  }
  const main = path.join(import.meta.dirname, '../main.ts')
  // It ends with this process: the channel closes.
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
}

async function urlOf(server: ReturnType<typeof spawn>): Promise<string> {
  if (!server.stdout) throw new Error('A server without output')
  for await (const line of createInterface({ input: server.stdout })) {
    const { msg, address: url } = JSON.parse(line)
    if (msg !== 'listening') continue
    server.stdout.resume()
    return url
  }
  throw new StartupError('The server did not start on the restored backup.')
}

async function ask(url: string): Promise<void> {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_MS) })
  if (status !== 200) throw new StartupError(`The server on the restored backup answers ${status} at ${url}.`)
}

const RESPONSE_MS = 30_000

async function main(): Promise<void> {
  process.umask(0o077)
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined || others.length > 0) throw new StartupError(`Usage: ${commandName('trial')} FILE`)
  removeAbandonedFolders()
  await trial(file, console.log)
  console.log('The backup is whole. The running site was not touched.')
}

if (import.meta.main) await exitOnStartupError(main)
