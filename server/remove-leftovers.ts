import { HOUR } from '../domain/time/durations.ts'
import { removeRestoreLeftovers } from './backup/backup-file.ts'
import { removeAbandonedFolders } from './backup/temporary-folder.ts'
import type { Dependencies } from './dependencies.ts'
import { removeEntriesBefore } from './durable-files.ts'
import { uploadFolder } from './http/bodies/receive-upload.ts'
import { LONGEST_UPLOAD_MS } from './http/bodies/upload-room.ts'
import { removeSpooledBefore } from './inbound-mail/spool.ts'
import { removeMailFilesErased } from './mail/transports/file-transport.ts'
import { StoreUnavailable } from './store/store.ts'
import { listErased } from './store/submissions/erase.ts'
import { removeOrphanFiles } from './store/submissions/file-folder.ts'

type Needed = Pick<Dependencies, 'store' | 'config' | 'log'>

/** Removes what a crash left on the disk, of restores, uploads and erasures. For the start of a server. */
export async function removeLeftovers(dependencies: Needed): Promise<void> {
  const { store, config, log } = dependencies
  const { dataDir, databaseUrl } = config
  removeRestoreLeftovers(dataDir)
  removeAbandonedFolders()
  if (databaseUrl === undefined) await removeOrphanFiles(store, dataDir, log)
  await removeErasedMail(dependencies)
  // Several instances may share a folder, and one of them be receiving.
  const isAlone = databaseUrl === undefined
  await removeSpooledBefore(dataDir, isAlone ? Date.now() : Date.now() - HOUR)
  await removeEntriesBefore(uploadFolder(dataDir), isAlone ? Date.now() : Date.now() - LONGEST_UPLOAD_MS)
  await store.purge()
}

/** A Postgres that is not there yet is no reason not to start. */
async function removeErasedMail({ store, config, log }: Needed): Promise<void> {
  try {
    await removeMailFilesErased(config.dataDir, await store.transact(listErased))
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.warn('emails of erased submissions could not be looked for; the next start does so')
  }
}
