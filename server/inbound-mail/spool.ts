import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { removeEntriesBefore } from '../durable-files.ts'

/** Of one mail. */
export const MAX_MAIL_BYTES = 20 * 1024 * 1024

/**
 * Writes a mail into a file of its own, so that mails which come slowly or many at a time take no memory. The rest of one that is
 * too large is read without being kept. The caller removes the file.
 */
export async function spool(
  dataDir: string,
  source: AsyncIterable<Uint8Array>,
): Promise<{ file: string; bytes: number } | 'too large'> {
  const folder = spoolFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${randomUUID()}.eml`)
  const opened = await open(file, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of source) {
      bytes += chunk.byteLength
      if (bytes <= MAX_MAIL_BYTES) await opened.write(chunk)
    }
  } catch (error) {
    await opened.close()
    await removeSpooled(file)
    throw error
  }
  await opened.close()
  if (bytes <= MAX_MAIL_BYTES) return { file, bytes }
  await removeSpooled(file)
  return 'too large'
}

export const removeSpooled = (file: string): Promise<void> => rm(file, { force: true })

/** Removes what a crash left before a time, in milliseconds since 1970. Nobody was told that it was stored. */
export const removeSpooledBefore = (dataDir: string, time: number): Promise<void> =>
  removeEntriesBefore(spoolFolder(dataDir), time)

const spoolFolder = (dataDir: string): string => path.join(dataDir, 'incoming')
