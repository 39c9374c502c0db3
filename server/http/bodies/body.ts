/** Bytes of a request body, unless a route takes files. */
export const BODY_LIMIT = 64 * 1024

/** Every request may hold this much; what is larger shares a pool, so that large bodies keep out no small one. */
const SMALL_BYTES = 8 * 1024

/** The memory that bodies of one kind share, all sizes in bytes. */
export interface BodyPool {
  /** Of one body. */
  limit: number
  /** Of all of them together. */
  most: number
  inUse: number
  /** A larger body is read up to this size before it is refused: browsers show the response only once they have sent theirs. */
  readOn: number
  /** A sender slower than this is cut off. */
  timeoutMs: number
}

const formBodies: BodyPool = {
  limit: BODY_LIMIT,
  most: 32 * 1024 * 1024,
  inUse: 0,
  readOn: BODY_LIMIT,
  timeoutMs: 30_000,
}

/** As long as the browser's own patience with an upload. */
export const UPLOAD_MS = 180_000

/** For a file of 5 MB and the fields beside it. */
export const uploadBodies: BodyPool = {
  limit: 5_200_000,
  most: 48 * 1024 * 1024,
  inUse: 0,
  readOn: 30_000_000,
  timeoutMs: UPLOAD_MS,
}

/** For the files of a message: 5 of 10 MB, and its text. Staff have the same apart, so that no stranger keeps theirs out. */
export const attachmentBodies: BodyPool = {
  limit: 50_200_000,
  most: 101 * 1024 * 1024,
  inUse: 0,
  readOn: 75_000_000,
  timeoutMs: UPLOAD_MS,
}

export const staffAttachmentBodies: BodyPool = { ...attachmentBodies }

export type Unread = 'too large' | 'aborted' | 'overloaded'

/** Reads a whole body up to the limit; 'aborted' when the client left before its end, or was too slow. */
export async function readBody(request: Request, pool = formBodies): Promise<Uint8Array | Unread> {
  const length = announcedLength(request)
  if (length > pool.limit) return 'too large'
  if (length <= SMALL_BYTES) return readSmall(request, pool)
  const { body, release } = await readPooled(request, pool)
  release()
  return body
}

/** As `readBody`; the body counts as in memory until `release` is called. */
export async function readPooled(
  request: Request,
  pool: BodyPool,
): Promise<{ body: Uint8Array | Unread; release: () => void }> {
  const chunks: Uint8Array[] = []
  let size = 0
  let reserved = 0
  const release = () => {
    pool.inUse -= reserved
    reserved = 0
  }
  if (announcedLength(request) > pool.readOn) return { body: 'too large', release }
  const reader = request.body?.getReader()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void reader?.cancel().catch(() => undefined)
  }, pool.timeoutMs)
  try {
    for (;;) {
      const { value } = (await reader?.read()) ?? {}
      if (isLate) return { body: 'aborted', release }
      if (value === undefined)
        return { body: size > pool.limit ? 'too large' : Buffer.concat(chunks), release }
      size += value.byteLength
      if (size > pool.readOn) return { body: 'too large', release }
      if (size > pool.limit) {
        chunks.length = 0
        release()
        continue
      }
      const more = Math.max(0, size - SMALL_BYTES) - reserved
      if (pool.inUse + more > pool.most) return { body: 'overloaded', release }
      pool.inUse += more
      reserved += more
      chunks.push(value)
    }
  } catch {
    return { body: 'aborted', release }
  } finally {
    clearTimeout(timer)
    reader?.releaseLock()
  }
}

/** Not a number for a body sent in chunks. */
const announcedLength = ({ headers }: Request): number => Number(headers.get('content-length') ?? Number.NaN)

/** Node holds a body to the length it announces, so it can be read in one go. */
async function readSmall(request: Request, { limit }: BodyPool): Promise<Uint8Array | Unread> {
  try {
    const body = new Uint8Array(await request.arrayBuffer())
    return body.byteLength > limit ? 'too large' : body
  } catch {
    return 'aborted'
  }
}
