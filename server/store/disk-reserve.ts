import { open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { watchDisk } from './disk.ts'

/** What signing in, erasing and the log of SQLite need while a disk is full. */
const RESERVE_FILE_BYTES = 16_000_000
/** Less than this is not for strangers; more than the file, so that they do not get what it gives up. */
const FORMS_NEED_BYTES = 32_000_000
/** Less than this, and staff need the file. */
const LOW_BYTES = 8_000_000

export interface DiskReserve {
  /** Whether files of so many bytes leave `DISK_RESERVE` free. */
  hasRoomForFiles(bytes: number): Promise<boolean>
  /** Whether what strangers type may be stored. */
  hasRoomForForms(): Promise<boolean>
  /** Gives the space of the reserve file to those who can make room, where there is too little for them. */
  giveUp(): Promise<void>
}

/** The disk that the database is not on, where nothing is held back for it. */
export const noDiskReserve: DiskReserve = {
  hasRoomForFiles: async () => true,
  hasRoomForForms: async () => true,
  giveUp: async () => {},
}

interface Settings {
  dataDir: string
  diskReserve: number
  databaseUrl?: string | undefined
}

/** A file holds some of the disk of `DATA_DIR`, so that staff can sign in and erase when all else is full. */
export function openDiskReserve(
  { dataDir, diskReserve, databaseUrl }: Settings,
  readDisk = watchDisk(dataDir),
): DiskReserve {
  const file = path.join(dataDir, 'reserve')
  let isHeld = false
  let making: Promise<void> | undefined
  const free = async () => (await readDisk())?.freeBytes ?? Number.POSITIVE_INFINITY

  return {
    hasRoomForFiles: async (bytes) => diskReserve === 0 || (await free()) - bytes >= diskReserve,
    async hasRoomForForms() {
      if (databaseUrl !== undefined) return true
      const bytes = await free()
      if (!isHeld && bytes >= FORMS_NEED_BYTES + RESERVE_FILE_BYTES) await hold()
      return bytes >= FORMS_NEED_BYTES
    },
    async giveUp() {
      if (databaseUrl !== undefined || (await free()) >= LOW_BYTES) return
      isHeld = false
      await rm(file, { force: true })
    },
  }

  function hold(): Promise<void> {
    making ??= writeReserve(file)
      .then(() => {
        isHeld = true
      })
      .catch(() => rm(file, { force: true }))
      .finally(() => {
        making = undefined
      })
    return making
  }
}

async function writeReserve(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found?.size === RESERVE_FILE_BYTES) return
  const handle = await open(file, 'w', 0o600)
  try {
    const block = Buffer.alloc(1_000_000, 1)
    for (let written = 0; written < RESERVE_FILE_BYTES; written += block.length) await handle.write(block)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
