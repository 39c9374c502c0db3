import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder, syncEntries, writeWholeFile } from '../../durable-files.ts'
import { envelopeAndBody } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** Writes each message to a file instead of sending it; a repeat overwrites the first. */
export function openFiles(folder: string): Transport {
  makeFolder(folder)
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail, signal) {
      const { message } = await composer.sendMail({ ...envelopeAndBody(mail), signal })
      const file = path.join(folder, `${mail.name}.eml`)
      await writeWholeFile(file, message as Buffer)
    },
    remove: (name) => rm(path.join(folder, `${name}.eml`), { force: true }),
    close: () => composer.close(),
  }
}

export const mailFolder = (dataDir: string): string => path.join(dataDir, 'mail')

/** Deletes the emails of erased submissions. */
export async function removeMailFilesOf(dataDir: string, references: readonly string[]): Promise<void> {
  const erased = new Set(references)
  if (erased.size > 0) await removeMailFiles(dataDir, async (file) => erased.has(referenceIn(file)))
}

/** Deletes the emails of submissions that were written before these were erased, in milliseconds since 1970 by reference. */
export const removeMailFilesErased = (
  dataDir: string,
  erasedAt: ReadonlyMap<string, number>,
): Promise<void> =>
  removeMailFiles(
    dataDir,
    async (file) => (await stat(file)).mtimeMs < (erasedAt.get(referenceIn(file)) ?? 0),
  )

/** Deletes the emails written before a time, in milliseconds since 1970. */
export const removeMailFilesBefore = (dataDir: string, time: number): Promise<void> =>
  removeMailFiles(dataDir, async (file) => (await stat(file)).mtimeMs < time)

const referenceIn = (file: string): string => /-([A-Z]-[0-9A-Z]{6})-/.exec(path.basename(file))?.[1] ?? ''

async function removeMailFiles(dataDir: string, isErased: (file: string) => Promise<boolean>): Promise<void> {
  const folder = mailFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    if (await isErased(file)) await rm(file, { force: true })
  }
  if (names.length > 0) await syncEntries(folder)
}
