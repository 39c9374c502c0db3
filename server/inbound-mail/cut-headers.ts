/** Of one field with addresses. */
const MAX_ADDRESSES = 4000
/** Of any other field. */
const MAX_FIELD = 64_000
const MAX_LOOKED_AT = 1024 * 1024
/** Of one name; a mail has one of each by the standard. */
const MAX_OF_NAME = 3
/** Of all names. */
const MAX_FIELDS = 2000
const ADDRESSES = /^(from|sender|reply-to|to|cc|bcc|return-path|delivered-to|resent-[\w-]+):/i

/** A mail with headers that take a parser no longer than those that people and programs write. Its other bytes stay. */
export function cutHeaders(source: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  const end = endOfHeaders(bytes)
  if (end <= MAX_ADDRESSES) return source
  const counts = new Map<string, number>()
  const fields = bytes.toString('latin1', 0, end).split(/\n(?![ \t])/)
  const cut = fields.slice(0, MAX_FIELDS).flatMap((field) => {
    const name = ADDRESSES.exec(field)?.[1]?.toLowerCase()
    if (name === undefined) return shortened(field, MAX_FIELD)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > MAX_OF_NAME ? [] : shortened(field, MAX_ADDRESSES)
  })
  const head = Buffer.from(cut.join('\n'), 'latin1')
  return head.length === end ? source : new Uint8Array(Buffer.concat([head, bytes.subarray(end)]))
}

/** Still with what ends its line besides the line feed. */
const shortened = (field: string, most: number): string =>
  field.length <= most ? field : field.slice(0, most) + (field.endsWith('\r') ? '\r' : '')

/** The index of the line break before the first empty line; a mail with more headers than are looked at is not parsed whole. */
function endOfHeaders(bytes: Buffer): number {
  const ends = ['\n\n', '\n\r\n'].map((end) => bytes.indexOf(end)).filter((index) => index !== -1)
  return Math.min(bytes.length, MAX_LOOKED_AT, ...ends)
}
