/**
 * Text whose encoding may be named wrongly: by its byte order mark, else as UTF-8 where it is valid UTF-8, else by its
 * label, else as windows-1252.
 */
export function decodeBytes(bytes: Uint8Array, label?: string): string {
  const marked = encodingByMark(bytes)
  const decoder = decoderFor(marked ?? label)
  if (decoder && (marked || SHIFTING.test(decoder.encoding))) return decoder.decode(bytes)
  const text = new TextDecoder().decode(bytes)
  const isUtf8 = countOf(/\ufffd/g, text) <= countOf(/[^\0-\x7f\ufffd]/g, text)
  const isCalledUtf8 = !decoder || decoder.encoding === 'utf-8'
  if (!text.includes('\ufffd') || (isUtf8 && isCalledUtf8)) return text
  return (isCalledUtf8 ? new TextDecoder('windows-1252') : decoder).decode(bytes)
}

/** Their bytes can be valid UTF-8 and mean something else. */
const SHIFTING = /^(utf-16|iso-2022)/

const LESS_THAN = 0x3c

/** Of XML without a mark by its first character, `<`. */
function encodingByMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === LESS_THAN && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === LESS_THAN) ? 'utf-16be' : undefined
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    return undefined
  }
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0
