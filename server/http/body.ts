export const BODY_LIMIT = 64 * 1024

/** Reads a whole body up to the limit; 'aborted' when the client left before its end. */
export async function readBody(request: Request): Promise<Uint8Array | 'too large' | 'aborted'> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > BODY_LIMIT) return 'too large'
  try {
    // Node holds a body to the length it announces, so it can be read in one go.
    const body =
      announced === null ? await readChunks(request.body) : new Uint8Array(await request.arrayBuffer())
    return body === undefined || body.byteLength > BODY_LIMIT ? 'too large' : body
  } catch {
    return 'aborted'
  }
}

async function readChunks(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
