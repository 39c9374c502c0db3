/** One attempt to send a draft, and what is known about its idempotency key. */
export interface Attempt {
  key: string
  /** Of the answers that were sent with the key. */
  fingerprint: string
  /** Whether the server holds a submission under this key. */
  stored: 'no' | 'maybe' | 'yes'
}

export type Ending = 'stored' | 'refused' | 'unknown'

/** Changed answers get another key, unless nothing can be stored under the present one. */
export function nextAttempt(last: Attempt | undefined, fingerprint: string, newKey: () => string): Attempt {
  const reusesKey = last && (last.fingerprint === fingerprint || last.stored === 'no')
  return reusesKey ? { ...last, fingerprint } : { key: newKey(), fingerprint, stored: 'no' }
}

/** A refusal stores nothing, but an earlier attempt with the same key may have. */
export function endAttempt(attempt: Attempt, ending: Ending): Attempt {
  if (ending === 'refused' || attempt.stored === 'yes') return attempt
  return { ...attempt, stored: ending === 'stored' ? 'yes' : 'maybe' }
}

/** A random UUID, also on a page without https, where `randomUUID` is missing. */
export function newKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) =>
    withUuidVersion(byte, index).toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Version 4, variant 1 (RFC 9562, section 5.4). */
function withUuidVersion(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}
