import type { Encoding } from '../../html/site-manifest.ts'

/** In the order of our preference where a browser likes several equally. */
export const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip']

/** The best of the encodings there are that the browser takes; `identity` is always there. */
export function chooseEncoding(
  accepted: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | 'identity' {
  if (accepted === undefined) return 'identity'
  return wishes(accepted).find((wish) => wish === 'identity' || available(wish)) ?? 'identity'
}

/** Weak comparison, as `If-None-Match` asks for; `etag` with its quotes. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.matchAll(/"[^"]*"/g).some(([tag]) => tag === etag)
}

/** Browsers send a handful of different lists, over and over. */
const known = new Map<string, (Encoding | 'identity')[]>()
const MOST_KNOWN = 200

function wishes(accepted: string): (Encoding | 'identity')[] {
  const before = known.get(accepted)
  if (before) return before
  const weights = weightsOf(accepted)
  const weight = (encoding: string) =>
    weights.get(encoding) ?? (encoding === 'identity' ? LAST : (weights.get('*') ?? 0))
  const ranked = [...encodings, 'identity' as const]
    .filter((encoding) => weight(encoding) > 0)
    .sort((one, other) => weight(other) - weight(one))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(accepted, ranked)
  return ranked
}

/** Less than any weight that can be asked for, yet possible. */
const LAST = 0.0001

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
