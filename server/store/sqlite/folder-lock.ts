import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../../startup-error.ts'
import { reasonOf } from '../errors.ts'
import { isBusy } from './sqlite-errors.ts'

/** Locks the folder against a second server until it is released or the process ends. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error))
      throw new StartupError(
        `${path.join(folder, 'server.lock')} is damaged or cannot be written: ${reasonOf(error)}. It holds no data: delete it and start again.`,
      )
    throw new StartupError(
      `Another server is already running on ${folder}. Stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
  return () => lock.close()
}
