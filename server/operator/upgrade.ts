import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { readCompanyFile } from '../company/company-file.ts'
import { isBuiltForOthers } from '../company/company-problems.ts'
import { StartupError } from '../startup-error.ts'
import { CANNOT_START, TABLES } from './exit-codes.ts'
import type { Installation } from './installation.ts'
import { run, runCommand } from './run.ts'
import type { Service } from './service.ts'

interface Site {
  installation: Installation
  service: Service
  /** Where backups go that nobody has named a file for. */
  backupFile(name: string): string
  say(line: string): void
}

/**
 * Builds a release beside the running one, tries it on a backup, and switches to it; back again by itself when it does not
 * become ready. Throws `StartupError`, with the former release running as before.
 */
export async function upgrade(site: Site, ref: string): Promise<void> {
  const { installation, service, say } = site
  const former = releaseOf(installation)
  const wasActive = service.isActive()
  const release = path.join(path.dirname(former), nextName(path.dirname(former)))
  const backup = site.backupFile(`before-${path.basename(release)}`)
  try {
    say(`1. Backup of the running site: ${backup}`)
    await requireSuccess(
      runCommand(installation, former, 'backup/backup-command.ts', [backup]),
      'The backup failed.',
    )
    say(`2. Fetching ${ref} into ${release}`)
    fetchRelease(former, release, ref)
    carryChanges(former, release, say)
    say('3. Building it; the site goes on meanwhile')
    await requireSuccess(siteIn(release, 'build'), 'The build failed.')
    say('4. The settings, as the new release sees them')
    if ((await runCommand(installation, release, 'doctor/doctor-command.ts', [])) === CANNOT_START)
      throw new StartupError('The new release would not start with these settings.')
    say('5. Trying the new release on the backup')
    await requireSuccess(
      runCommand(installation, release, 'operator/trial-command.ts', [backup]),
      'The new release does not work with the data of this site.',
    )
  } catch (error) {
    rmSync(release, { recursive: true, force: true })
    const rest = wasActive ? 'the site runs as before' : 'the site is stopped, as before'
    throw new StartupError(`${messageOf(error)}\nNothing was changed: ${rest}.`)
  }
  say(`6. Switching to ${release}`)
  await switchTo(site, { from: former, to: release, backup })
  say(`The site runs ${ref} from ${release}. “site rollback” goes back to ${former}.`)
}

/** Goes back to the release before this one. Throws `StartupError`, with the present release running as before. */
export async function rollback(site: Site): Promise<void> {
  const { installation, say } = site
  const present = releaseOf(installation)
  const link = previousLink(installation)
  if (!existsSync(link))
    throw new StartupError(`There is no former release: ${link} is a link to it once there was an upgrade.`)
  const former = realpathSync(link)
  const tables = await tablesFor(installation, former)
  if (tables === TABLES.newer)
    throw new StartupError(
      `The database is newer than ${former}, which would not start on it. Nothing was changed. ${WAYS_BACK}`,
    )
  // A server that is started where there is no database would make one.
  if (tables !== TABLES.same && tables !== TABLES.older)
    throw new StartupError('The database cannot be used. Nothing was changed.')
  if (isBuiltForOthers(readCompanyFile(installation.environment), path.join(former, 'dist'))) {
    say(`${former} was built for other facts of the company. Building it again; the site goes on meanwhile`)
    await requireSuccess(siteIn(former, 'build'), 'The build failed. Nothing was changed.')
  }
  say(`Switching from ${present} back to ${former}`)
  await switchTo(site, { from: present, to: former })
  say(`The site runs from ${former}. “site rollback” once more returns to ${present}.`)
}

const WAYS_BACK =
  'Correct the fault in a newer release, or restore the backup that the upgrade made; what came in since is lost by that, so export it from the inbox first.'

interface Switch {
  from: string
  to: string
  /** Replaced by one of the last moment where the new release changes the tables. */
  backup?: string
}

/** Leaves `from` running when `to` does not become ready. */
async function switchTo({ installation, service, say }: Site, { from, to, backup }: Switch): Promise<void> {
  const changesTables = backup !== undefined && (await tablesFor(installation, to)) !== TABLES.same
  let hasChanged = false
  try {
    if (changesTables) {
      say('   It changes the tables of the database: the site stops for a last backup.')
      service.stop()
      await requireSuccess(
        runCommand(installation, from, 'backup/backup-command.ts', [backup]),
        'The backup failed.',
      )
    }
    hasChanged = changesTables
    point(installation, to)
    await service.start()
    replaceLink(previousLink(installation), from)
  } catch (error) {
    say(`${messageOf(error)}\nGoing back to ${from}.`)
    point(installation, from)
    if (hasChanged && backup !== undefined) {
      service.stop()
      const restored = await runCommand(installation, from, 'backup/restore-command.ts', [backup, '--force'])
      if (restored !== 0)
        throw new StartupError(
          `The backup could not be put back. With several instances, stop all of them, then: site restore ${backup} --force`,
        )
    }
    await service.start()
    throw new StartupError(`The site runs ${from} again, as before.`)
  }
}

/** The folder that the service's link leads to. */
function releaseOf({ current }: Installation): string {
  if (!lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new StartupError(
      `${current} has to be a link to the folder of a release: docs/operating.md, Install.`,
    )
  return realpathSync(current)
}

const previousLink = ({ current }: Installation): string => `${current}.previous`

function point({ current }: Installation, release: string): void {
  replaceLink(current, release)
}

/** In one step, so that a start at any moment finds a whole release. */
function replaceLink(link: string, to: string): void {
  if (existsSync(link) && readlinkSync(link) === to) return
  const draft = `${link}.new`
  rmSync(draft, { force: true })
  symlinkSync(to, draft)
  renameSync(draft, link)
}

function nextName(folder: string): string {
  const numbers = readdirSync(folder).map(Number).filter(Number.isInteger)
  return String(Math.max(0, ...numbers) + 1)
}

/** What was changed by hand in the running release, like the company's facts, or the sample would be shown again. */
function carryChanges(former: string, release: string, say: Site['say']): void {
  const changed = git(former, ['diff', '--name-only', 'HEAD']).trim()
  if (changed === '') return
  say(`   Carrying over what was changed by hand: ${changed.replaceAll('\n', ', ')}`)
  const patch = git(former, ['diff', '--binary', 'HEAD'])
  git(release, ['apply', '--3way', '-'], patch)
}

function fetchRelease(former: string, release: string, ref: string): void {
  if (ref.startsWith('-')) throw new StartupError(`${ref} is no version.`)
  const origin = git(former, ['remote', 'get-url', 'origin']).trim()
  git('/', ['clone', '--quiet', '--', origin, release])
  const commit = [`origin/${ref}`, ref].map((name) => commitOf(release, name)).find((one) => one !== '')
  if (commit === undefined) throw new StartupError(`The repository has no tag, branch or commit ${ref}.`)
  git(release, ['checkout', '--quiet', '--detach', commit])
}

/** Empty where there is none. */
const commitOf = (release: string, name: string): string =>
  git(release, ['rev-list', '--max-count=1', '--ignore-missing', `${name}^{commit}`, '--']).trim()

function git(folder: string, values: readonly string[], input = ''): string {
  try {
    return execFileSync('git', ['-c', `safe.directory=${folder}`, '-C', folder, ...values], {
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new StartupError(`git ${values[0]} failed: ${stderr?.trim() || messageOf(error)}`)
  }
}

/** Another release's own command; the one that runs this may not know its ways. */
const siteIn = (release: string, command: string): Promise<number> =>
  run('/bin/sh', [path.join(release, 'deploy/site'), command], {
    environment: { ...definedEnvironment(), SITE_RELEASE: release },
  })

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const tablesFor = (installation: Installation, release: string): Promise<number> =>
  runCommand(installation, release, 'operator/tables-command.ts', [])

async function requireSuccess(exit: Promise<number>, problem: string): Promise<void> {
  if ((await exit) !== 0) throw new StartupError(problem)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
