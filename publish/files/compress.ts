import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Packed, packAll, packOne } from '../../server/pages/encodings.ts'

/** Every encoding at its highest level. */
export const compress = (body: Buffer): Promise<Packed[]> => packAll(body, 'best', packOnce)

const CACHE = path.join('node_modules', '.cache', 'publish')

/** The highest levels are slow: what did not change since the last build is not packed again. */
const packOnce: typeof packOne = async (body, encoding, effort) => {
  const file = path.join(CACHE, `${createHash('sha256').update(body).digest('base64url')}.${encoding}`)
  const before = await readFile(file).catch(() => undefined)
  if (before) return before
  const bytes = await packOne(body, encoding, effort)
  await mkdir(CACHE, { recursive: true })
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, bytes)
  await rename(fresh, file)
  return bytes
}
