import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

export interface DiskSpace {
  freeBytes: number
  totalBytes: number
}

/** Of the disk of a folder; undefined where nobody knows. */
export async function readDisk(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return undefined
  }
}

const MAX_WAIT_MS = 500

/**
 * The same, for one who cannot wait. A network disk that hangs delays nobody: it is asked once at a time, since each
 * question may hold one of few threads, and the last result counts meanwhile.
 */
export function watchDisk(folder: string, read = readDisk): () => Promise<DiskSpace | undefined> {
  let known: DiskSpace | undefined
  let asking: Promise<void> | undefined
  return async () => {
    asking ??= renew()
    await Promise.race([asking, pause(MAX_WAIT_MS, undefined, { ref: false })])
    return known
  }

  async function renew() {
    known = await read(folder)
    asking = undefined
  }
}
