import Negotiator from 'negotiator'
import { encodings } from './encodings.ts'
import type { Encoding } from './site-manifest.ts'

/** The available encoding that the browser prefers; `identity` is always available. */
export function chooseEncoding(
  accepted: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | 'identity' {
  const ranked = rankedEncodings((accepted ?? '').slice(0, MAX_ACCEPTED))
  return ranked.find((one) => one === 'identity' || available(one)) ?? 'identity'
}

/** Weak comparison, as `If-None-Match` asks for; `etag` with its quotes. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.includes(etag)
}

/** Characters of the header that are read. Browsers send fewer than 50. */
const MAX_ACCEPTED = 500

const offered = [...encodings, 'identity' as const]

/** Browsers send a handful of different headers. */
const cache = new Map<string, (Encoding | 'identity')[]>()
const CACHE_LIMIT = 200

function rankedEncodings(accepted: string): (Encoding | 'identity')[] {
  const cached = cache.get(accepted)
  if (cached) return cached
  // The library does not know the old name of gzip.
  const header = accepted.replaceAll(/\bx-gzip\b/gi, 'gzip')
  const client = new Negotiator({ headers: { 'accept-encoding': header } })
  const ranked = client.encodings(offered, { preferred: offered })
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(accepted, ranked)
  return ranked
}
