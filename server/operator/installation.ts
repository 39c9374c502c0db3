import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { StartupError } from '../startup-error.ts'
import { reasonOf } from '../store/errors.ts'
import { readAssignments, readEnvironmentFile } from './environment-file.ts'

/** A site on this machine, as its unit says. */
export interface Installation {
  /** The name of its service; undefined where there is none, as in a container. */
  service: string | undefined
  /** The link to the release that runs, or its folder. */
  current: string
  /** Who the service runs as; undefined to stay who we are. */
  user: { uid: number; gid: number } | undefined
  /** The settings of the service, and nothing of the caller's shell. */
  environment: Record<string, string>
}

const CREDENTIALS = '/etc/credstore.encrypted'

/** Throws `StartupError` in words for the person who runs the site. */
export function readInstallation(
  unitFile: string,
  { release, credentials = CREDENTIALS }: { release: string; credentials?: string },
): Installation {
  if (unitFile === 'none')
    return { service: undefined, current: release, user: undefined, environment: definedIn(process.env) }
  const unit = readUnit(unitFile)
  const name = last(unit, 'User') ?? 'root'
  const user = userNamed(name)
  const environment = {
    // As systemd does; it is who signs in to Postgres where the address names nobody.
    USER: name,
    LOGNAME: name,
    ...readCredentials(unit, credentials),
    ...Object.assign({}, ...all(unit, 'Environment').map(readAssignments)),
    ...Object.assign({}, ...all(unit, 'EnvironmentFile').map(readSettings)),
  }
  return {
    service: path.basename(unitFile),
    current: last(unit, 'WorkingDirectory') ?? release,
    user,
    environment,
  }
}

type Unit = { name: string; value: string }[]

/** With what `systemctl edit` has added. */
function readUnit(file: string): Unit {
  const additions = globSync(path.join(`${file}.d`, '*.conf')).sort()
  return [file, ...additions].flatMap((one) =>
    readFileSync(one, 'utf8')
      .replaceAll('\\\n', ' ')
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
        return name === undefined || value === undefined ? [] : [{ name, value }]
      }),
  )
}

/** An empty value takes back what was said before. */
function all(unit: Unit, name: string): string[] {
  const values = unit.filter((line) => line.name === name).map(({ value }) => value)
  return values.slice(values.lastIndexOf('') + 1)
}

const last = (unit: Unit, name: string): string | undefined => all(unit, name).at(-1)

function readSettings(value: string): Record<string, string> {
  const file = value.replace(/^-/, '')
  if (value.startsWith('-') && !existsSync(file)) return {}
  try {
    return readEnvironmentFile(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES') throw new StartupError(AS_ROOT)
    throw new StartupError(`The settings in ${file} cannot be read: ${reasonOf(error)}.`)
  }
}

/** As Node reads them for the service. */
function readCredentials(unit: Unit, folder: string): Record<string, string> {
  const files = all(unit, 'ImportCredential').map((name) => path.join(folder, name))
  return Object.assign({}, ...files.filter(existsSync).map((file) => definedIn(parseEnv(decrypted(file)))))
}

function decrypted(file: string): string {
  try {
    return execFileSync('systemd-creds', ['decrypt', file, '-'], { encoding: 'utf8' })
  } catch {
    throw new StartupError(`The secrets in ${file} cannot be read. ${AS_ROOT}`)
  }
}

const AS_ROOT = 'Only root may do this: put sudo before the command.'

/** Undefined for the user that runs this. Only root can become another one. */
function userNamed(name: string): Installation['user'] {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(idOf(flag, name)))
  if (uid === undefined || gid === undefined) return undefined
  if (uid === process.getuid?.()) return undefined
  if (process.getuid?.() !== 0) throw new StartupError(AS_ROOT)
  return { uid, gid }
}

function idOf(flag: string, name: string): string {
  try {
    return execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    throw new StartupError(`There is no user ${name} on this machine, as whom the site is to run.`)
  }
}

const definedIn = (environment: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
