import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { reasonOf, StartupError } from './errors.ts'

/**
 * Makes a folder that is still there after a power cut: a new entry lasts only when its parent is synced too.
 * Throws `CannotStart`.
 */
export function makeFolder(folder: string): void {
  const firstMade = orInWords(folder, () => mkdirSync(folder, { recursive: true }))
  if (firstMade === undefined) return
  for (let made = path.resolve(folder); made.startsWith(firstMade); made = path.dirname(made))
    syncFolder(made)
  syncFolder(path.dirname(firstMade))
}

function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function orInWords<Result>(folder: string, make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    throw new StartupError(`The folder ${folder} cannot be made: ${reasonOf(error)}.`, { cause: error })
  }
}
