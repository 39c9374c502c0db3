import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from '../html/site-manifest.ts'

interface Compressed {
  encoding: Encoding
  suffix: string
  bytes: Buffer
}

/** Every encoding at its highest level, where it is smaller than the plain bytes. */
export async function compress(body: Buffer): Promise<Compressed[]> {
  const all = await Promise.all(
    packings.map(async ({ encoding, suffix, pack }) => ({
      encoding,
      suffix,
      bytes: await remembered(body, encoding, pack),
    })),
  )
  return all.filter(({ bytes }) => bytes.length < body.length)
}

const constants = zlib.constants
const brotli = promisify(zlib.brotliCompress)
const zstd = promisify(zlib.zstdCompress)
const gzip = promisify(zlib.gzip)

type Pack = (body: Buffer) => Promise<Buffer>

const packings: { encoding: Encoding; suffix: string; pack: Pack }[] = [
  {
    encoding: 'br',
    suffix: '.br',
    pack: (body) =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  {
    encoding: 'zstd',
    suffix: '.zst',
    // Without the size it would take the memory for the largest there can be.
    pack: (body) =>
      zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 22 }, pledgedSrcSize: body.length }),
  },
  { encoding: 'gzip', suffix: '.gz', pack: (body) => gzip(body, { level: 9 }) },
]

const CACHE = path.join('node_modules', '.cache', 'publish')

/** The highest levels are slow: what did not change since the last build is not packed again. */
async function remembered(body: Buffer, encoding: Encoding, pack: Pack): Promise<Buffer> {
  const file = path.join(CACHE, `${createHash('sha256').update(body).digest('base64url')}.${encoding}`)
  const before = await readFile(file).catch(() => undefined)
  if (before) return before
  const bytes = await pack(body)
  await mkdir(CACHE, { recursive: true })
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, bytes)
  await rename(fresh, file)
  return bytes
}
