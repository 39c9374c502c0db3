import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
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

/** The bytes of a spooled mail, packed; they are on disk, beside it. */
export async function packSpooled(file: string): Promise<Blob> {
  const packed = packedFile(file)
  await pipeline(
    createReadStream(file),
    createGzip(),
    createWriteStream(packed, { flags: 'wx', mode: 0o600 }),
  )
  return openAsBlob(packed)
}

export async function removeSpooled(file: string): Promise<void> {
  await rm(file, { force: true })
  await rm(packedFile(file), { force: true })
}

const packedFile = (file: string): string => `${file}.gz`

/** Removes what a crash left before a time, in milliseconds since 1970. Nobody was told that it was stored. */
export const removeSpooledBefore = (dataDir: string, time: number): Promise<void> =>
  removeEntriesBefore(spoolFolder(dataDir), time)

const spoolFolder = (dataDir: string): string => path.join(dataDir, 'incoming')
