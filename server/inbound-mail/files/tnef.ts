/** A file that Outlook has packed into `winmail.dat`. */
interface PackedFile {
  name: string
  content: Uint8Array<ArrayBuffer>
}

/** MS-OXTNEF 2.1.3.1: the first four bytes, and the attributes of an attachment. */
const SIGNATURE = 0x223e9f78
const ATTACHMENT_LEVEL = 2
const [BEGINS, TITLE, DATA, PROPERTIES] = [0x9002, 0x8010, 0x800f, 0x9005]
/** MS-OXPROPS: of an attachment. */
const [LONG_NAME, DISPLAY_NAME] = [0x3707, 0x3001]
/** MS-OXCDATA 2.11.1: bytes of the types that have no length, each rounded up to four. */
const FIXED_BYTES: Record<number, number> = {
  ...{ 2: 2, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8 },
  ...{ 10: 4, 11: 2, 20: 8, 64: 8, 72: 16 },
}
const [STRING_8, UNICODE] = [30, 31]
const MAX_FILES = 100

export const isTnef = (bytes: Uint8Array): boolean =>
  bytes.length >= 6 && viewOf(bytes).getUint32(0, true) === SIGNATURE

/**
 * The files inside, as far as they can be read: what is broken off ends the list. One without bytes is an embedded message or
 * object. Source: MS-OXTNEF 2.1.3.
 */
export function filesInTnef(bytes: Uint8Array): PackedFile[] {
  const files: PackedFile[] = []
  const view = viewOf(bytes)
  let at = 6
  while (at + 9 <= bytes.length) {
    const [level, id, length] = [
      view.getUint8(at),
      view.getUint16(at + 1, true),
      view.getUint32(at + 5, true),
    ]
    const data = bytes.slice(at + 9, at + 9 + length)
    if (data.length < length) break
    // Followed by a checksum of two bytes.
    at += 9 + length + 2
    if (level !== ATTACHMENT_LEVEL) continue
    if (id === BEGINS) {
      if (files.length === MAX_FILES) break
      files.push({ name: '', content: new Uint8Array() })
    }
    const file = files.at(-1)
    if (!file) continue
    if (id === TITLE) file.name ||= textOf(data, 'windows-1252')
    if (id === DATA) file.content = data
    if (id === PROPERTIES) file.name = nameIn(data) ?? file.name
  }
  return files
}

/** The long name of an attachment. */
function nameIn(bytes: Uint8Array): string | undefined {
  const names = new Map<number, string>()
  try {
    const view = viewOf(bytes)
    let at = 4
    for (let left = view.getUint32(0, true); left > 0; left -= 1) {
      const [type, id] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
      at += 4
      if (id >= 0x8000) at = afterPropertyName(view, at)
      const isMany = (type & 0x1000) !== 0
      const fixed = FIXED_BYTES[type & 0xfff]
      let values = isMany || fixed === undefined ? view.getUint32(at, true) : 1
      if (isMany || fixed === undefined) at += 4
      for (; values > 0; values -= 1) {
        const length = fixed ?? view.getUint32(at, true)
        if (fixed === undefined) at += 4
        if (type === STRING_8 || type === UNICODE)
          names.set(id, textOf(bytes.slice(at, at + length), type === UNICODE ? 'utf-16le' : 'windows-1252'))
        at += padded(length)
        if (at > bytes.length) throw new RangeError()
      }
    }
  } catch (error) {
    // It is broken off, or of a type that is not known: what was read counts.
    if (!(error instanceof RangeError)) throw error
  }
  return names.get(LONG_NAME) ?? names.get(DISPLAY_NAME)
}

/** MS-OXTNEF 2.1.3.4: a GUID, then a number, or a name with its length. */
function afterPropertyName(view: DataView, at: number): number {
  const isNumber = view.getUint32(at + 16, true) === 0
  return at + 24 + (isNumber ? 0 : padded(view.getUint32(at + 20, true)))
}

const padded = (length: number): number => Math.ceil(length / 4) * 4

const textOf = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes).replace(/\0.*$/s, '')

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
