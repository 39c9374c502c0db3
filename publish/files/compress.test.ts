import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'

const unpack = { br: zlib.brotliDecompressSync, zstd: zlib.zstdDecompressSync, gzip: zlib.gunzipSync }

test('every encoding unpacks to the same bytes', async () => {
  const body = Buffer.from('Calgary to Winnipeg. '.repeat(200))
  const packed = await compress(body)
  expect(packed.map(({ encoding }) => encoding)).toEqual(['br', 'zstd', 'gzip'])
  for (const { encoding, bytes } of packed) expect(unpack[encoding](bytes)).toEqual(body)
})

test('the second time gives the same as the first', async () => {
  const body = Buffer.from('Calgary to Brandon. '.repeat(200))
  expect(await compress(body)).toEqual(await compress(body))
})

test('an encoding that would be larger is left out', async () => {
  expect(await compress(Buffer.from('ok'))).toEqual([])
})
