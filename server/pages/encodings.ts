import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from './site-manifest.ts'

/** `best` takes about twenty times as long as `quick`, for bytes fewer by a tenth. */
export type Effort = 'quick' | 'best'

export interface Packed {
  encoding: Encoding
  bytes: Buffer<ArrayBuffer>
}

/** Every encoding that is smaller than the plain bytes; `pack` may remember what it packed. */
export async function packAll(body: Buffer, effort: Effort, pack = packOne): Promise<Packed[]> {
  const all = await Promise.all(
    encodings.map(async (encoding) => ({ encoding, bytes: await pack(body, encoding, effort) })),
  )
  return all.filter(({ bytes }) => bytes.length < body.length)
}

/** Where a browser accepts several equally, the first is chosen. */
export const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip']

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants
const brotli = promisify(zlib.brotliCompress)
const zstd = promisify(zlib.zstdCompress)
const gzip = promisify(zlib.gzip)

const levels = {
  br: { quick: 5, best: zlib.constants.BROTLI_MAX_QUALITY },
  zstd: { quick: 9, best: 22 },
  gzip: { quick: 9, best: 9 },
}

export function packOne(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer<ArrayBuffer>> {
  const level = levels[encoding][effort]
  if (encoding === 'br')
    return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } })
  // Without the size zstd would take the memory for the largest there can be.
  if (encoding === 'zstd')
    return zstd(body, { params: { [ZSTD_c_compressionLevel]: level }, pledgedSrcSize: body.length })
  return gzip(body, { level })
}
