/** One try to send a filling, and what is known about its key. */
export interface Attempt {
  key: string
  /** The answers that went with the key. */
  fingerprint: string
  /** Whether the server holds a submission under this key. */
  stored: 'no' | 'maybe' | 'yes'
}

export type Ending = 'stored' | 'refused' | 'unknown'

/** A key belongs to one filling: other answers get another, unless nothing can be stored under the first. */
export function nextAttempt(last: Attempt | undefined, fingerprint: string, newKey: () => string): Attempt {
  const goesOn = last && (last.fingerprint === fingerprint || last.stored === 'no')
  return goesOn ? { ...last, fingerprint } : { key: newKey(), fingerprint, stored: 'no' }
}

/** A refusal stores nothing, but what an earlier try with the same key did remains. */
export function ended(attempt: Attempt, ending: Ending): Attempt {
  if (ending === 'refused' || attempt.stored === 'yes') return attempt
  return { ...attempt, stored: ending === 'stored' ? 'yes' : 'maybe' }
}

/** A random UUID, also where the page was not loaded securely and `randomUUID` is missing. */
export function newKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) => versioned(byte, place).toString(16).padStart(2, '0')).join(
    '',
  )
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Version 4, variant 1 (RFC 9562, section 5.4). */
function versioned(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40
  return place === 8 ? (byte & 0x3f) | 0x80 : byte
}
