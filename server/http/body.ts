export const BODY_LIMIT = 64 * 1024

/** Every request may hold this much; what is larger shares `SHARED_BYTES`, so that large bodies keep out no small one. */
const SMALL_BYTES = 8 * 1024
const SHARED_BYTES = 32 * 1024 * 1024

let sharedInUse = 0

/** Reads a whole body up to the limit; 'aborted' when the client left before its end. */
export async function readBody(
  request: Request,
  sharedBytes = SHARED_BYTES,
): Promise<Uint8Array | 'too large' | 'aborted' | 'overloaded'> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (length > BODY_LIMIT) return 'too large'
  return length <= SMALL_BYTES ? readSmall(request) : readChunks(request, sharedBytes)
}

/** Node holds a body to the length it announces, so it can be read in one go. */
async function readSmall(request: Request): Promise<Uint8Array | 'too large' | 'aborted'> {
  try {
    const body = new Uint8Array(await request.arrayBuffer())
    return body.byteLength > BODY_LIMIT ? 'too large' : body
  } catch {
    return 'aborted'
  }
}

async function readChunks(request: Request, sharedBytes: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  let shared = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > BODY_LIMIT) return 'too large'
      const more = Math.max(0, size - SMALL_BYTES) - shared
      if (sharedInUse + more > sharedBytes) return 'overloaded'
      sharedInUse += more
      shared += more
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    return 'aborted'
  } finally {
    sharedInUse -= shared
  }
}
