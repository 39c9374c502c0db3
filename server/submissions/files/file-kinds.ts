import { fileKinds } from '../../../domain/submissions/conversation.ts'

/** Bytes from the beginning that tell a kind; of Office files without a telling name the directory is near. */
export const KIND_BYTES = 64 * 1024

interface Kind {
  type: string
  /** The first is given to a name that has none of them. */
  endings: readonly [string, ...string[]]
  /** Whether the bytes are those of such a file. */
  matches(bytes: Buffer): boolean
}

const startsWith =
  (...starts: string[]) =>
  (bytes: Buffer): boolean =>
    starts.some((start) => bytes.toString('hex', 0, start.length / 2) === start)

const isOle = startsWith('d0cf11e0a1b11ae1')
const isZip = startsWith('504b0304')
/** In the directory of an OLE file, whose names are UTF-16. */
const holds = (name: string) => (bytes: Buffer) => bytes.includes(Buffer.from(name, 'utf16le'))
const isBrand =
  (...brands: string[]) =>
  (bytes: Buffer) =>
    bytes.toString('latin1', 4, 8) === 'ftyp' && brands.includes(bytes.toString('latin1', 8, 12))
const OFFICE = 'application/vnd.openxmlformats-officedocument'

const kinds: Kind[] = [
  // Readers accept a few bytes before the mark, which some scanners write.
  {
    type: 'application/pdf',
    endings: ['.pdf'],
    matches: (bytes) => bytes.subarray(0, 1024).includes('%PDF-'),
  },
  { type: 'image/jpeg', endings: ['.jpg', '.jpeg'], matches: startsWith('ffd8ff') },
  { type: 'image/png', endings: ['.png'], matches: startsWith('89504e470d0a1a0a') },
  {
    type: 'image/webp',
    endings: ['.webp'],
    matches: (bytes) => startsWith('52494646')(bytes) && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  {
    type: 'image/heic',
    endings: ['.heic', '.heif'],
    matches: isBrand('heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'),
  },
  { type: 'image/tiff', endings: ['.tif', '.tiff'], matches: startsWith('49492a00', '4d4d002a') },
  {
    type: 'application/vnd.ms-excel',
    endings: ['.xls'],
    matches: (bytes) => isOle(bytes) && (holds('Workbook')(bytes) || holds('Book')(bytes)),
  },
  {
    type: 'application/msword',
    endings: ['.doc'],
    matches: (bytes) => isOle(bytes) && holds('WordDocument')(bytes),
  },
  {
    type: `${OFFICE}.wordprocessingml.document`,
    endings: ['.docx'],
    matches: (bytes) => isZip(bytes) && bytes.includes('word/'),
  },
  {
    type: `${OFFICE}.spreadsheetml.sheet`,
    endings: ['.xlsx'],
    matches: (bytes) => isZip(bytes) && bytes.includes('xl/'),
  },
  { type: 'message/rfc822', endings: ['.eml'], matches: isMail },
]

const HEAD_BYTES = 16 * 1024

/** A header at once, and two of the names that mails have: some lack sender or subject. */
function isMail(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, HEAD_BYTES).split(/\r?\n\r?\n/, 1)[0] ?? ''
  return (
    /^(>?From |[!-9;-~]{1,60}[ \t]*:)/.test(head) &&
    ['From', 'To', 'Date', 'Received', 'Message-ID', 'Subject', 'MIME-Version'].filter((name) =>
      new RegExp(`^${name}[ \\t]*:`, 'im').test(head),
    ).length >= 2
  )
}

/** A Word or Excel file whose bytes do not say which of the two, by its name. */
const byName: Record<string, (bytes: Buffer) => boolean> = {
  '.doc': isOle,
  '.xls': isOle,
  '.docx': isZip,
  '.xlsx': isZip,
}

/** What a file is by its bytes, with the ending of its kind; undefined where its kind is none of those accepted. */
export function fileKind(
  name: string,
  beginning: Uint8Array,
  accepted: readonly string[] = fileKinds,
): { type: string; name: string } | undefined {
  const bytes = Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength)
  const ending = /\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''
  const kind =
    kinds.find(({ matches }) => matches(bytes)) ??
    (byName[ending]?.(bytes) ? kinds.find(({ endings }) => endings.includes(ending)) : undefined)
  if (!kind?.endings.some((one) => accepted.includes(one))) return undefined
  return { type: kind.type, name: kind.endings.includes(ending) ? name : withEnding(name, ending, kind) }
}

const withEnding = (name: string, ending: string, { endings }: Kind): string =>
  `${ending && isKnownEnding(ending) ? name.slice(0, -ending.length) : name}${endings[0]}`

/** Another ending stays: `Rates v1.2` is a name. */
const isKnownEnding = (ending: string): boolean =>
  ending === '.jfif' ||
  ending === '.bin' ||
  ending === '.dat' ||
  kinds.some(({ endings }) => endings.includes(ending))
