import type { Dependencies } from '../dependencies.ts'
import { removeMailFilesOf } from '../mail/transports/file-transport.ts'
import type { Erased } from '../store/submissions/erase.ts'
import { removeStoredFiles } from '../store/submissions/file-folder.ts'

/** Removes from the disk what the database no longer has: files that were sent along, emails, and erased rows. */
export async function removeErased(
  { store, config }: Pick<Dependencies, 'store'> & { config: { dataDir: string } },
  { storedNames, references }: Erased,
): Promise<void> {
  await removeStoredFiles(config.dataDir, storedNames)
  await removeMailFilesOf(config.dataDir, references)
  await store.purge()
}
