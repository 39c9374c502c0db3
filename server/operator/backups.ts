import { spawnSync } from 'node:child_process'
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { makeTemporaryFolder } from '../backup/temporary-folder.ts'
import { readConfig } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { reasonOf } from '../store/errors.ts'
import type { Installation } from './installation.ts'
import { runCommand } from './run.ts'
import type { Service } from './service.ts'

/** Backups of a site, in files that the caller names. The commands resolve to the exit code. */
export function backupsOf(
  installation: Installation,
  service: Service,
  {
    release,
    requireStart,
    say,
  }: {
    release: string
    /** Throws where a server would not start again. */
    requireStart: () => Promise<void>
    say: (line: string) => void
  },
) {
  const { user } = installation
  const { readable, makeFolder } = filesOf(user)
  return { backup, restore, trial, fileNamed }

  /** A file that the caller names may lie where the service's user cannot write. */
  async function backup(typed: string | undefined): Promise<number> {
    if (typed === undefined) return inRelease('backup/backup-command.ts', [fileNamed(`backup-${minute()}`)])
    const file = path.resolve(typed)
    const part = `${file}.part`
    const output = openNew(file, part)
    try {
      const code = await inRelease('backup/backup-command.ts', ['-'], output)
      if (code !== 0) return code
      fsyncSync(output)
      renameSync(part, file)
      say(`It is in ${file}.`)
      return code
    } finally {
      closeSync(output)
      rmSync(part, { force: true })
    }
  }

  /** Without `--force` it refuses by itself while the site runs or the database holds data. */
  function restore(typed: string, options: readonly string[]): Promise<number> {
    return readable(typed, async (file) => {
      makeFolder(dataDir())
      const wasActive = service.isActive()
      const isForced = options.includes('--force')
      if (wasActive && !isForced)
        throw new StartupError(
          `The site runs on data, so nothing was changed. To replace all of it: site restore ${typed} --force`,
        )
      if (wasActive) await requireStart()
      if (isForced) await keepPresent()
      if (isForced && wasActive) {
        say('Stopping the site.')
        service.stop()
      }
      const code = await inRelease('backup/restore-command.ts', [file, ...options])
      if (isForced && wasActive) {
        say('Starting the site.')
        await service.start()
      }
      return code
    })
  }

  function trial(typed: string): Promise<number> {
    return readable(typed, (file) => inRelease('operator/trial-command.ts', [file]))
  }

  /** Beside the data, as the daily backups. */
  function fileNamed(name: string): string {
    const folder = `${dataDir()}-backups`
    makeFolder(folder)
    return path.join(folder, name)
  }

  async function keepPresent(): Promise<void> {
    const kept = fileNamed('before-restore')
    say(`Backup of what is there now: ${kept}`)
    if ((await inRelease('backup/backup-command.ts', [kept])) !== 0)
      say('It could not be backed up; going on because of --force.')
  }

  function inRelease(file: string, values: readonly string[], output?: number): Promise<number> {
    return runCommand(installation, release, file, values, output)
  }

  function dataDir(): string {
    return readConfig(installation.environment).dataDir
  }
}

/** Opens `part`, to become `file`, which may be replaced. Throws `StartupError`. */
function openNew(file: string, part: string): number {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new StartupError(`${file} is not a file. Name a file in a folder that exists.`)
  try {
    // It follows no link that somebody has put there.
    rmSync(part, { force: true })
    return openSync(part, 'wx', 0o600)
  } catch (error) {
    throw new StartupError(`No file can be written at ${file}: ${reasonOf(error)}.`)
  }
}

/** Files and folders that the service's user, if it has one, is to read and write. */
function filesOf(user: Installation['user']) {
  return { readable, makeFolder }

  /** A file that only the caller may read is copied for the service's user. */
  async function readable(typed: string, use: (file: string) => Promise<number>): Promise<number> {
    const file = path.resolve(typed)
    if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`)
    if (user === undefined || spawnSync('test', ['-r', file], user).status === 0) return use(file)
    const folder = makeTemporaryFolder()
    try {
      const copy = path.join(folder, path.basename(file))
      copyFileSync(file, copy, constants.COPYFILE_EXCL)
      own(copy)
      // From here on that user can replace what is in it.
      own(folder)
      return await use(copy)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  /** Where only root may make one; the service makes its own when it starts. */
  function makeFolder(folder: string): void {
    if (existsSync(folder)) return
    mkdirSync(folder, { mode: 0o700 })
    own(folder)
  }

  /** Gives away what was just made, and nothing that has taken its name meanwhile. */
  function own(made: string): void {
    if (!user) return
    const opened = openSync(made, constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      if (fstatSync(opened).uid !== process.getuid?.())
        throw new StartupError(`Somebody else has replaced ${made}. Try again.`)
      fchownSync(opened, user.uid, user.gid)
    } finally {
      closeSync(opened)
    }
  }
}

/** `2026-11-23T1405`. */
const minute = (): string => new Date().toISOString().slice(0, 16).replaceAll(':', '')
