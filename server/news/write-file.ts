import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file so that a reader finds the old one or the new one, never half of it. */
export async function keepFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, content, { flush: true })
  await rename(`${file}.part`, file)
}
