import { spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { exitOnStartupError, StartupError } from '../startup-error.ts'
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
  if (['', 'help', '--help', '-h'].includes(command)) return console.log(USAGE)
  const installation = readInstallation(unitFile, { release })
  const service = serviceOf(installation, unitFile)
  const site = { installation, service, backupFile, say }
  const [value] = values
  // A child that is interrupted fails, and what was begun is then undone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

  const program = commands[command]
  if (program !== undefined) process.exitCode = await runCommand(installation, release, program, values)
  else if (command === 'start' && values.length === 0) await start()
  else if (command === 'build' && values.length === 0) await build()
  else if (command === 'backup' && values.length <= 1) await backup(value)
  else if (command === 'restore' && value !== undefined) await restore(value, values.slice(1))
  else if (command === 'trial' && values.length === 1 && value !== undefined)
    process.exitCode = await readable(value, (file) => inRelease('operator/trial-command.ts', [file]))
  else if (command === 'upgrade' && values.length === 1 && value !== undefined) await upgrade(site, value)
  else if (command === 'rollback' && values.length === 0) await rollback(site)
  else throw new StartupError(USAGE)

  function inRelease(file: string, given: readonly string[]): Promise<number> {
    return runCommand(installation, release, file, given)
  }

  async function start(): Promise<void> {
    const { siteUrl } = readConfig(installation.environment)
    if (!existsSync(path.join(release, 'dist/site.json')))
      throw new StartupError(`The release in ${release} is not built. Run: site build`)
    if (installation.service === undefined) {
      process.exitCode = await inRelease('main.ts', [])
      return
    }
    service.enable()
    await service.start()
    say(`The site runs at ${siteUrl}, and starts with the machine.`)
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

  /** Written by the service's user, then put where only the caller may write. */
  async function backup(typed: string | undefined): Promise<void> {
    const file =
      typed === undefined
        ? backupFile(`backup-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}`)
        : path.resolve(typed)
    if (typed === undefined || installation.user === undefined) {
      process.exitCode = await inRelease('backup/backup-command.ts', [file])
      return
    }
    if (!existsSync(path.dirname(file))) throw new StartupError(`There is no folder ${path.dirname(file)}.`)
    await inOwnFolder(async (folder) => {
      const written = path.join(folder, 'backup')
      process.exitCode = await inRelease('backup/backup-command.ts', [written])
      if (process.exitCode !== 0) return
      copyFileSync(written, `${file}.part`)
      chownSync(`${file}.part`, 0, 0)
      renameSync(`${file}.part`, file)
      say(`It is in ${file}.`)
    })
  }

  /** A file that only the caller may read is copied for the service's user. */
  async function readable<Result>(typed: string, use: (file: string) => Promise<Result>): Promise<Result> {
    const file = path.resolve(typed)
    if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`)
    const { user } = installation
    if (user === undefined || spawnSync('test', ['-r', file], { ...user }).status === 0) return use(file)
    return inOwnFolder((folder) => {
      const copy = path.join(folder, path.basename(file))
      copyFileSync(file, copy)
      chownSync(copy, user.uid, user.gid)
      return use(copy)
    })
  }

  async function inOwnFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = mkdtempSync(path.join(process.env.TMPDIR ?? '/var/tmp', 'site-'))
    try {
      if (installation.user) chownSync(folder, installation.user.uid, installation.user.gid)
      return await use(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  /** Without `--force` it refuses by itself while the site runs or the database holds data. */
  async function restore(typed: string, options: readonly string[]): Promise<void> {
    await readable(typed, async (file) => {
      makeOwnFolder(readConfig(installation.environment).dataDir)
      const isForced = options.includes('--force') && service.isActive()
      if (isForced) {
        const kept = backupFile('before-restore')
        say(`Backup of what is there now: ${kept}`)
        if ((await inRelease('backup/backup-command.ts', [kept])) !== 0)
          say('It could not be backed up; going on because of --force.')
        say('Stopping the site.')
        service.stop()
      }
      process.exitCode = await inRelease('backup/restore-command.ts', [file, ...options])
      if (!isForced) return
      say('Starting the site.')
      await service.start()
    })
  }

  /** Where only root may make one; the service makes its own when it starts. */
  function makeOwnFolder(folder: string): void {
    if (existsSync(folder)) return
    mkdirSync(folder, { mode: 0o700 })
    const { user } = installation
    if (user) chownSync(folder, user.uid, user.gid)
  }

  /** Beside the data, as the daily backups. */
  function backupFile(name: string): string {
    const folder = `${readConfig(installation.environment).dataDir}-backups`
    makeOwnFolder(folder)
    return path.join(folder, name)
  }
}

const say = (line: string): void => console.log(line)

await exitOnStartupError(main)
