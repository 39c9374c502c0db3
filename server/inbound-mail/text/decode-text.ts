const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const windows1252 = new TextDecoder('windows-1252')

const hasOnlyAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80)

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The encoding that a text really has: UTF-8 whatever it is called, and windows-1252 where nothing is named. */
export function realCharset(bytes: Uint8Array, named: string | undefined): string | undefined {
  const label = named?.trim().toLowerCase()
  if (label?.startsWith('utf-16') || hasOnlyAscii(bytes)) return named
  if (isUtf8(bytes)) return 'utf-8'
  if (label === undefined || label === '') return charsetOfHtml(bytes) ?? 'windows-1252'
  return /^utf-?8$/.test(label) && !hasSomeUtf8(bytes) ? 'windows-1252' : named
}

const HEAD_BYTES = 2048

const charsetOfHtml = (bytes: Uint8Array): string | undefined =>
  /<meta[^<>]{1,200}charset\s*=\s*["']?([\w-]{2,40})/i.exec(
    windows1252.decode(bytes.subarray(0, HEAD_BYTES)),
  )?.[1]

/** A text that was cut off in a character, or damaged, has others that are whole. */
const hasSomeUtf8 = (bytes: Uint8Array): boolean => /[^\0-\x7f\ufffd]/u.test(new TextDecoder().decode(bytes))

/** A line of a header as UTF-8, with the encoded words in it under their right name. */
export function utf8Header(line: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (hasOnlyAscii(line) && !line.includes(0x3d)) return line
  const text = isUtf8(line) ? utf8.decode(line) : windows1252.decode(line)
  return new TextEncoder().encode(
    text.replaceAll(
      /=\?([\w-]{1,40})(?:\*[\w-]{1,20})?\?([bq])\?([^?\s]{0,1000})\?=/gi,
      (word, charset, by, value) => {
        const real = realCharset(wordBytes(by, value), charset)
        return real === charset ? word : `=?${real}?${by}?${value}?=`
      },
    ),
  )
}

const wordBytes = (by: string, value: string): Uint8Array =>
  by.toLowerCase() === 'b'
    ? Buffer.from(value, 'base64')
    : Buffer.from(
        value.replaceAll(/=([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      )
