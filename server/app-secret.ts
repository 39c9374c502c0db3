import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Config, Settings } from './config.ts'
import { makeFolder, syncFolder } from './durable-files.ts'
import { StartupError } from './startup-error.ts'
import { reasonOf } from './store/errors.ts'

/** Takes the secret from APP_SECRET, else from `DATA_DIR/secret`, which the first start makes. */
export function withAppSecret(settings: Settings): Config {
  return { ...settings, appSecret: settings.appSecret ?? secretIn(settings.dataDir) }
}

const MIN_LENGTH = 32

function secretIn(dataDir: string): string {
  makeFolder(dataDir)
  const file = path.join(dataDir, 'secret')
  try {
    const secret = readSecret(file) ?? makeSecret(file)
    if (secret.length >= MIN_LENGTH) return secret
  } catch (error) {
    throw new StartupError(
      `The secret in ${file} cannot be read or made: ${reasonOf(error)}. Is DATA_DIR right?`,
    )
  }
  throw new StartupError(
    `The secret in ${file} has fewer than ${MIN_LENGTH} characters. Restore it from a backup, or set APP_SECRET.`,
  )
}

function readSecret(file: string): string | undefined {
  try {
    chmodSync(file, 0o600)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Linked under its name only when it is whole and on disk; a server that starts at the same moment may be first. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`
  const opened = openSync(draft, 'w', 0o600)
  try {
    writeSync(opened, randomBytes(32).toString('base64url'))
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  syncFolder(path.dirname(file))
  return readFileSync(file, 'utf8').trim()
}
