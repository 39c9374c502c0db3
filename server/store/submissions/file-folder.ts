import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, syncEntries } from '../../durable-files.ts'
import type { Log } from '../../log.ts'
import { StoreUnavailable } from '../errors.ts'
import type { Store } from '../store.ts'

/** The path of an uploaded file whose content is not in the database. */
const storedFile = (dataDir: string, name: string): string => path.join(folderOf(dataDir), name)

/** Undefined where there is none: a backup that was made during an erasure may have its row without it. */
export async function readStoredFile(dataDir: string, name: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(storedFile(dataDir, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a file under a random name; it is on disk when this resolves. Throws `StoreUnavailable`. */
export async function writeStoredFile(dataDir: string, content: Uint8Array | Blob): Promise<string> {
  const name = randomUUID()
  const file = storedFile(dataDir, name)
  try {
    makeFolder(folderOf(dataDir))
    await writeFile(file, content instanceof Blob ? content.stream() : content, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
    await syncEntries(folderOf(dataDir))
    return name
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined)
    throw new StoreUnavailable(error)
  }
}

/** Removes files by their stored names; a missing one is ignored. */
export async function removeStoredFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(storedFile(dataDir, name), { force: true })
}

/** Removes files that a crash left between their writing and their commit. Only while nobody else stores any. */
export async function removeOrphanFiles(
  store: Pick<Store, 'transact'>,
  dataDir: string,
  log: Log,
): Promise<void> {
  const onDisk = await readdir(folderOf(dataDir)).catch(() => [])
  if (onDisk.length === 0) return
  const rows = await store.transact(({ build, run }) => run(build.selectFrom('files').select('stored_name')))
  const known = new Set(rows.map((row) => row.stored_name))
  const orphans = onDisk.filter((name) => !known.has(name))
  await removeStoredFiles(dataDir, orphans)
  if (orphans.length > 0) log.info({ removed: orphans.length }, 'removed files that belong to no submission')
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'files')
