import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { tooMany } from '../http/error-responses.ts'
import { places } from '../http/limits/concurrency-limit.ts'
import type { Transaction } from '../store/database.ts'
import { readStoredFile } from '../store/submissions/file-folder.ts'
import { ORIGINAL } from '../store/submissions/files.ts'
import type { FileRow } from '../store/tables.ts'

/** Of one client: what is not read yet is held in memory. */
const MAX_AT_ONCE = 5
const BUSY_SECONDS = 10
const PIECE_BYTES = 65_536

/** As attachments only: a browser must not open what a stranger sent. `inAll` bounds what all are sent at once. */
export function attachmentSender(
  { store, config }: Pick<Dependencies, 'store' | 'config'>,
  { inAll = Number.POSITIVE_INFINITY } = {},
) {
  const ofOne = places(MAX_AT_ONCE)
  const ofAll = places(inAll)
  async function contentOf({ field, content, stored_name }: FileRow): Promise<Uint8Array | undefined> {
    const bytes = content ?? (await readStoredFile(config.dataDir, stored_name))
    return bytes && field === ORIGINAL ? unpack(bytes) : bytes
  }
  return async (
    context: Context,
    /** Whose downloads are counted together. */
    client: string,
    find: (transaction: Transaction) => Promise<FileRow | undefined>,
    refuse: () => Response | Promise<Response>,
  ): Promise<Response> => {
    // Nobody reads the body of a response to HEAD, so that it would hold its place for ever.
    const isRead = context.req.method !== 'HEAD'
    const leave = isRead ? takeBoth(ofOne(client), () => ofAll('all')) : () => {}
    if (!leave) return tooMany(context, BUSY_SECONDS)
    let bytes: Readable | undefined
    try {
      const file = await store.transact(find)
      const content = file && (await contentOf(file))
      if (!file || !content) return await refuse()
      context.header('Content-Type', 'application/octet-stream')
      context.header('Content-Length', String(content.length))
      context.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      context.header('Content-Security-Policy', "sandbox; default-src 'none'")
      if (!isRead) return context.body(null)
      bytes = Readable.from(inPieces(content)).once('close', leave)
      return context.body(Readable.toWeb(bytes) as ReadableStream)
    } finally {
      if (!bytes) leave()
    }
  }
}

const unpack = promisify(gunzip)

/** Leaves the first again where the second is not to be had. */
function takeBoth(
  leaveOne: (() => void) | undefined,
  takeOther: () => (() => void) | undefined,
): (() => void) | undefined {
  const leaveOther = leaveOne && takeOther()
  if (!leaveOther) {
    leaveOne?.()
    return undefined
  }
  return () => {
    leaveOne?.()
    leaveOther()
  }
}

function* inPieces(content: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < content.length; from += PIECE_BYTES)
    yield content.subarray(from, from + PIECE_BYTES)
}
