import '../company/load-company.ts'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { removeAbandonedFolders } from '../backup/temporary-folder.ts'
import { readConfig } from '../config.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
import { backupsOf } from './backups.ts'
import { readInstallation } from './installation.ts'
import { ofCaller, run, runCommand } from './run.ts'
import { serviceOf } from './service.ts'
import { rollback, upgrade } from './upgrade.ts'

const USAGE = `site start            starts the site, or starts it again with changed settings, and waits until it is ready
site status           whether it runs, the last backup, and what needs attention
site doctor           tries mail, news, address, disk and database; --send-test ADDRESS sends a message
site staff            who may sign in to the inbox: add, list, role, reset, remove
site mail             emails that could not be sent: list, send-again
site backup [FILE]    one file with everything; the site may be running
site trial FILE       proves that a backup can be restored, without touching the site
site restore FILE     puts a backup in place; --force replaces what is there
site upgrade REF      builds a version beside the running one, tries it, and switches to it
site rollback         goes back to the version before
site build            builds the present release again, after the company's facts were changed`

const [unitFile = '', release = ''] = [process.env.SITE_UNIT, process.env.SITE_RELEASE]

const commands: Record<string, string> = {
  doctor: 'doctor/doctor-command.ts',
  status: 'operator/status-command.ts',
  staff: 'accounts/staff-command.ts',
  mail: 'mail/mail-command.ts',
}

async function main(): Promise<void> {
  const [command = '', ...values] = process.argv.slice(2)
  removeAbandonedFolders()
  if (['', 'help', '--help', '-h'].includes(command)) return console.log(USAGE)
  const installation = readInstallation(unitFile, { release })
  const service = serviceOf(installation, unitFile)
  const backups = backupsOf(installation, service, { release, requireStart, say })
  const site = { installation, service, backupFile: backups.fileNamed, say }
  const [value] = values
  // A child that is interrupted fails, and what was begun is then undone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

  const program = commands[command]
  if (program !== undefined) process.exitCode = await runCommand(installation, release, program, values)
  else if (command === 'start' && values.length === 0) await start()
  else if (command === 'build' && values.length === 0) await build()
  else if (command === 'backup' && values.length <= 1) process.exitCode = await backups.backup(value)
  else if (command === 'restore' && value !== undefined)
    process.exitCode = await backups.restore(value, values.slice(1))
  else if (command === 'trial' && values.length === 1 && value !== undefined)
    process.exitCode = await backups.trial(value)
  else if (command === 'upgrade' && values.length === 1 && value !== undefined) await upgrade(site, value)
  else if (command === 'rollback' && values.length === 0) await rollback(site)
  else throw new StartupError(USAGE)

  async function start(): Promise<void> {
    const { siteUrl } = readConfig(installation.environment)
    if (!existsSync(path.join(release, 'dist/site.json')))
      throw new StartupError(`The release in ${release} is not built. Run: site build`)
    if (installation.service === undefined) {
      process.exitCode = await runCommand(installation, release, 'main.ts', [])
      return
    }
    await requireStart()
    service.enable()
    await service.start()
    say(`The site runs at ${siteUrl}, and starts with the machine.`)
  }

  /** Before a running server is stopped. */
  async function requireStart(): Promise<void> {
    if ((await runCommand(installation, release, 'operator/start-check-command.ts', [])) !== 0)
      throw new StartupError('Nothing was changed: a server that runs goes on as before.')
  }

  /** A build that fails leaves the former one in its place. */
  async function build(): Promise<void> {
    const { DATA_DIR, COMPANY_FILE } = installation.environment
    const environment: Record<string, string> = ofCaller()
    if (DATA_DIR !== undefined) environment.DATA_DIR = DATA_DIR
    if (COMPANY_FILE !== undefined) environment.COMPANY_FILE = COMPANY_FILE
    const [built, kept] = ['dist', 'dist.before'].map((name) => path.join(release, name)) as [string, string]
    rmSync(kept, { recursive: true, force: true })
    if (existsSync(built)) renameSync(built, kept)
    const node = path.join(release, 'node_modules/.bin')
    const PATH = `${node}:${environment.PATH ?? ''}`
    const code = await run('npm', ['run', 'build'], { cwd: release, environment: { ...environment, PATH } })
    if (code !== 0 && existsSync(kept)) {
      rmSync(built, { recursive: true, force: true })
      renameSync(kept, built)
    }
    if (code !== 0) throw new StartupError('The build failed; the former one is in its place.')
    rmSync(kept, { recursive: true, force: true })
    say('Built. “site start” serves it.')
  }
}

const say = (line: string): void => console.log(line)

await exitOnStartupError(main)
