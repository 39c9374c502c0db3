import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../startup-error.ts'
import { reasonOf } from './errors.ts'

/**
 * Makes a folder that is still there after a power cut: a new entry lasts only when its parent is synced too.
 * Throws `StartupError`.
 */
export function makeFolder(folder: string): void {
  const firstMade = orStartupError(folder, () => mkdirSync(folder, { recursive: true }))
  if (firstMade === undefined) return
  for (let made = path.resolve(folder); made.startsWith(firstMade); made = path.dirname(made))
    syncFolder(made)
  syncFolder(path.dirname(firstMade))
}

/** Makes new entries of a folder last through a power cut. */
export function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function orStartupError<Result>(folder: string, make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    throw new StartupError(
      `The folder ${folder} cannot be made: ${reasonOf(error)}. Set DATA_DIR to a folder that can be written.`,
      { cause: error },
    )
  }
}
