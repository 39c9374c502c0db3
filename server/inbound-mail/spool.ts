import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

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
export async function removeSpooledBefore(dataDir: string, time: number): Promise<void> {
  const folder = spoolFolder(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < time) await removeSpooled(file)
  }
}

const spoolFolder = (dataDir: string): string => path.join(dataDir, 'incoming')
