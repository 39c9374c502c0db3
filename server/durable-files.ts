import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from './startup-error.ts'
import { reasonOf } from './store/errors.ts'

/** Lasts through a power cut: a new entry does only when its parent is synced too. Throws `StartupError`. */
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

/** Replaces a file: after a power cut the old or the new one is there, complete. */
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

/** Writes a file so that readers find its old or its new content, complete, even after a power cut. */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, content, { flush: true })
  await rename(`${file}.part`, file)
  await syncEntries(folder)
}

/** As `syncFolder`, without blocking the process. */
export async function syncEntries(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** Removes the entries of a folder that were last changed before a time, in milliseconds since 1970. */
export async function removeEntriesBefore(folder: string, time: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name)
    const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < time) await rm(entry, { recursive: true, force: true })
  }
}
