import { decodeBytes } from '../../domain/text/decode-bytes.ts'
import { NewsFailure } from './failure.ts'

export const MAX_WAIT = 5000
const MAX_BYTES = 2_000_000

export interface Wire {
  fetch: typeof fetch
  /** Milliseconds for the whole response, its last byte included. */
  timeout: number
  userAgent: string
}

/** The text at a URL: 2 MB at most after decompression, within the time limit, no redirects. */
export async function fetchText(
  wire: Wire,
  url: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await wire.fetch(url, {
    headers: { 'User-Agent': wire.userAgent, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(wire.timeout),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new NewsFailure(`status ${response.status}`)
  }
  const bytes = await takeBounded(response.body)
  return decodeBytes(bytes, charsetIn(response.headers.get('content-type') ?? '') ?? declaredIn(bytes))
}

const charsetIn = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([\w:-]+)/i.exec(contentType)?.[1]

/** In the first line of XML. */
const declaredIn = (bytes: Buffer): string | undefined =>
  /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w:-]+)/i.exec(bytes.toString('latin1', 0, 300))?.[1]

/** All bytes of a stream. Cancels it and throws as soon as it exceeds the limit. */
export async function takeBounded(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MAX_BYTES) throw new NewsFailure('more than 2 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
