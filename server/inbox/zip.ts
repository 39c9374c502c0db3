import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

interface Entry {
  name: Buffer
  offset: number
  crc: number
  packed: number
  size: number
}

type Parts = AsyncIterable<string> | Iterable<string>

/** A ZIP archive of files that are written as they are read, so that their size takes no memory. */
export async function* zip(files: readonly (readonly [name: string, Parts])[]): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  let written = 0
  for (const [name, parts] of files) {
    const entry = { name: Buffer.from(name), offset: written, crc: 0, packed: 0, size: 0 }
    entries.push(entry)
    for await (const bytes of packed(entry, parts)) {
      written += bytes.length
      yield bytes
    }
  }
  const directory = Buffer.concat(entries.map(directoryEntry))
  yield directory
  yield record('PK\x05\x06', [
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directory.length],
    [4, written],
    [2, 0],
  ])
}

async function* packed(entry: Entry, parts: Parts): AsyncGenerator<Buffer> {
  yield Buffer.concat([
    record('PK\x03\x04', [...kind, [4, 0], [4, 0], [4, 0], ...nameLengths(entry)]),
    entry.name,
  ])
  const deflate = createDeflateRaw()
  const fed = pipeline(Readable.from(counted(entry, parts)), deflate)
  // The reader below gets the same error.
  fed.catch(() => undefined)
  for await (const bytes of deflate) {
    entry.packed += bytes.length
    yield bytes
  }
  await fed
  yield record('PK\x07\x08', sums(entry))
}

async function* counted(entry: Entry, parts: Parts): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const bytes = Buffer.from(part)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

type Numbers = [bytes: 2 | 4, value: number][]

/** Version 2.0; sums after the content, names in UTF-8; deflated; the first day that the format knows. */
const kind: Numbers = [
  [2, 20],
  [2, 0x0808],
  [2, 8],
  [2, 0],
  [2, 0x21],
]

const sums = ({ crc, packed, size }: Entry): Numbers => [
  [4, crc],
  [4, packed],
  [4, size],
]

const nameLengths = ({ name }: Entry): Numbers => [
  [2, name.length],
  [2, 0],
]

function directoryEntry(entry: Entry): Buffer {
  const rest: Numbers = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, entry.offset],
  ]
  const fields: Numbers = [[2, 20], ...kind, ...sums(entry), ...nameLengths(entry), ...rest]
  return Buffer.concat([record('PK\x01\x02', fields), entry.name])
}

function record(signature: string, numbers: Numbers): Buffer {
  const bytes = numbers.map(([length, value]) => {
    const field = Buffer.alloc(length)
    field.writeUIntLE(value, 0, length)
    return field
  })
  return Buffer.concat([Buffer.from(signature, 'latin1'), ...bytes])
}
