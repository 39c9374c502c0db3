import { readFileSync } from 'node:fs'
import { respondToTasks } from '../threads/thread.ts'
import { cutHeaders } from './cut-headers.ts'
import { parseHeaders, parseMail } from './parse-mail.ts'
import type { ParserTask } from './parser.ts'

/** In place of Node's own, which takes minutes and much memory for the lines that the parser joins with it. */
class JoinedLines {
  readonly type = ''
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(chunks: readonly (Uint8Array | ArrayBuffer | string)[]) {
    this.#bytes = new Uint8Array(chunks.reduce((size, chunk) => size + sizeOf(chunk), 0))
    let end = 0
    for (const chunk of chunks) {
      // The only text among them is the end of a line.
      if (typeof chunk === 'string') this.#bytes[end] = NEW_LINE
      else this.#bytes.set(chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : chunk, end)
      end += sizeOf(chunk)
    }
  }

  arrayBuffer = async (): Promise<ArrayBuffer> => this.#bytes.buffer
}
Object.assign(globalThis, { Blob: JoinedLines })

const sizeOf = (chunk: Uint8Array | ArrayBuffer | string): number =>
  typeof chunk === 'string' ? chunk.length : chunk.byteLength

const NEW_LINE = 0x0a
const DASH = 0x2d
/** A mail of 20 MB in base64 has 272,000. */
const MAX_LINES = 300_000
/** Each may begin a part, which costs as much as a thousand lines: with so many a mail takes a third of a second. */
const MAX_BOUNDARIES = 5000

respondToTasks(
  ({ file, isHeadersOnly }: ParserTask) => {
    const source = cutHeaders(bytesOf(file))
    const isReadable = !isHeadersOnly && isBounded(source)
    return (isReadable ? parseMail : parseHeaders)(source.buffer)
  },
  ({ files }) => files.map(({ content }) => content.buffer as ArrayBuffer),
)

/** In a buffer of its own; small files are read into a shared one. */
function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  const read = readFileSync(file)
  return read.byteLength === read.buffer.byteLength ? read : new Uint8Array(read)
}

function isBounded(bytes: Uint8Array): boolean {
  let lines = 0
  let boundaries = 0
  for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1)) {
    lines++
    if (bytes[at + 1] === DASH && bytes[at + 2] === DASH) boundaries++
  }
  return lines <= MAX_LINES && boundaries <= MAX_BOUNDARIES
}
