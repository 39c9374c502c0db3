import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const MAX_WAIT_MS = 500

/**
 * What is left of the disk of a folder, in bytes; undefined where nobody knows. A network disk that hangs delays nobody:
 * it is asked once at a time, since each question may hold one of few threads, and the last result counts meanwhile.
 */
export function watchFreeSpace(
  folder: string,
  readStats: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): () => Promise<number | undefined> {
  let known: number | undefined
  let asking: Promise<void> | undefined
  return async () => {
    asking ??= renew()
    await Promise.race([asking, pause(MAX_WAIT_MS, undefined, { ref: false })])
    return known
  }

  async function renew() {
    try {
      const { bavail, bsize } = await readStats(folder)
      known = bavail * bsize
    } catch {
      known = undefined
    } finally {
      asking = undefined
    }
  }
}
