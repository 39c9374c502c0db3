import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from './startup-error.ts'
import { reasonOf } from './store/errors.ts'

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

/** Puts a file in the place of another: after a power cut there is the one or the other, whole. */
export function replaceFile(from: string, to: string): void {
  const opened = openSync(from, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
  renameSync(from, to)
  syncFolder(path.dirname(to))
}

/** Writes a file of which a reader, also after a power cut, finds the old or the new content, whole. */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, content, { flush: true })
  await rename(`${file}.part`, file)
  await syncEntries(folder)
}

/** As `syncFolder`, without stopping the process meanwhile. */
export async function syncEntries(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
