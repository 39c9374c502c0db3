import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Services } from '../services.ts'
import type { Erased } from '../store/erase.ts'

/** Removes from the disk what the database no longer has: files that were sent along, and erased rows. */
export async function removeErased(
  { store, config }: Pick<Services, 'store' | 'config'>,
  { storedNames }: Erased,
): Promise<void> {
  for (const name of storedNames) await rm(path.join(config.dataDir, 'files', name), { force: true })
  await store.purge()
}
