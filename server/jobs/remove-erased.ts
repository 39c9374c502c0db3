import { rm } from 'node:fs/promises'
import path from 'node:path'
import { removeMailFilesOf } from '../mail/file-transport.ts'
import type { Services } from '../services.ts'
import type { Erased } from '../store/erase.ts'

/** Removes from the disk what the database no longer has: files that were sent along, emails, and erased rows. */
export async function removeErased(
  { store, config }: Pick<Services, 'store'> & { config: { dataDir: string } },
  { storedNames, references }: Erased,
): Promise<void> {
  for (const name of storedNames) await rm(path.join(config.dataDir, 'files', name), { force: true })
  await removeMailFilesOf(config.dataDir, references)
  await store.purge()
}
