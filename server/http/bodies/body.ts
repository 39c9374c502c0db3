import { bodyChunks, PACE, type Pace } from './body-chunks.ts'

/** Bytes of a request body, unless a route takes files. */
export const BODY_LIMIT = 64 * 1024

/** Every request may hold this much; what is larger shares a pool, so that large bodies keep out no small one. */
const SMALL_BYTES = 8 * 1024

/** The memory that bodies share, all sizes in bytes. */
interface BodyPool {
  /** Of one body. */
  limit: number
  /** Of all of them together. */
  most: number
  inUse: number
  pace: Pace
}

const formBodies: BodyPool = { limit: BODY_LIMIT, most: 32 * 1024 * 1024, inUse: 0, pace: PACE }

export type Unread = 'too large' | 'aborted' | 'overloaded'

/** Reads a whole body up to the limit; 'aborted' when the client left before its end, or stood still. */
export async function readBody(request: Request, pool = formBodies): Promise<Uint8Array | Unread> {
  const length = announcedLength(request)
  if (length > pool.limit) return 'too large'
  return length <= SMALL_BYTES ? readSmall(request, pool) : readPooled(request, pool)
}

async function readPooled(request: Request, pool: BodyPool): Promise<Uint8Array | Unread> {
  const chunks: Uint8Array[] = []
  let size = 0
  let reserved = 0
  try {
    for await (const chunk of bodyChunks(request, pool.pace)) {
      size += chunk.byteLength
      if (size > pool.limit) return 'too large'
      const more = Math.max(0, size - SMALL_BYTES) - reserved
      if (pool.inUse + more > pool.most) return 'overloaded'
      pool.inUse += more
      reserved += more
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    return 'aborted'
  } finally {
    pool.inUse -= reserved
  }
}

/** Not a number for a body sent in chunks. */
export const announcedLength = ({ headers }: Request): number =>
  Number(headers.get('content-length') ?? Number.NaN)

/** Node holds a body to the length it announces, so it can be read in one go. */
async function readSmall(request: Request, { limit, pace }: BodyPool): Promise<Uint8Array | Unread> {
  const late = Promise.withResolvers<'aborted'>()
  const timer = setTimeout(() => late.resolve('aborted'), pace.everyMs)
  try {
    const body = await Promise.race([request.arrayBuffer(), late.promise])
    if (body === 'aborted') return body
    return body.byteLength > limit ? 'too large' : new Uint8Array(body)
  } catch {
    return 'aborted'
  } finally {
    clearTimeout(timer)
  }
}
