import { encodings } from '../../html/encodings.ts'
import type { Encoding } from '../../html/site-manifest.ts'

/** The available encoding that the browser prefers; `identity` is always available. */
export function chooseEncoding(
  accepted: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | 'identity' {
  if (accepted === undefined) return 'identity'
  return (
    rankedEncodings(accepted.slice(0, MAX_ACCEPTED)).find((one) => one === 'identity' || available(one)) ??
    'identity'
  )
}

/** Weak comparison, as `If-None-Match` asks for; `etag` with its quotes. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.includes(etag)
}

/** Characters of the header that are read. Browsers send fewer than 50. */
const MAX_ACCEPTED = 500

/** Browsers send a handful of different headers. */
const cache = new Map<string, (Encoding | 'identity')[]>()
const CACHE_LIMIT = 200

function rankedEncodings(accepted: string): (Encoding | 'identity')[] {
  const cached = cache.get(accepted)
  if (cached) return cached
  const weights = weightsOf(accepted)
  const weight = (encoding: string) =>
    weights.get(encoding) ?? (encoding === 'identity' ? LEAST_WEIGHT : (weights.get('*') ?? 0))
  const ranked = [...encodings, 'identity' as const]
    .filter((encoding) => weight(encoding) > 0)
    .sort((one, other) => weight(other) - weight(one))
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(accepted, ranked)
  return ranked
}

/** Less than any weight a browser can send, but more than 0, which forbids. */
const LEAST_WEIGHT = 0.0001

function weightsOf(accepted: string): Map<string, number> {
  return new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
        return [coding === 'x-gzip' ? 'gzip' : coding, Number(weight) || 0]
      }),
  )
}
