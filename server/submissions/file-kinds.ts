import { fileKinds } from '../../domain/submissions/conversation.ts'

/** Bytes from the beginning that tell a kind. */
export const KIND_BYTES = 1024

interface Kind {
  type: string
  /** Whether the first bytes are those of a valid file. */
  begins(bytes: Buffer): boolean
}

const startsWith =
  (...starts: string[]) =>
  (bytes: Buffer): boolean =>
    starts.some((start) => bytes.toString('hex', 0, start.length / 2) === start)

const jpeg: Kind = { type: 'image/jpeg', begins: startsWith('ffd8ff') }
const isOle = startsWith('d0cf11e0a1b11ae1')
const isZip = startsWith('504b0304')
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** By the ending of the name. */
const kinds: Record<string, Kind> = {
  // Readers accept a few bytes before the mark, which some scanners write.
  '.pdf': { type: 'application/pdf', begins: (bytes) => bytes.subarray(0, KIND_BYTES).includes('%PDF-') },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': { type: 'image/png', begins: startsWith('89504e470d0a1a0a') },
  '.webp': {
    type: 'image/webp',
    begins: (bytes) => startsWith('52494646')(bytes) && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  '.heic': { type: 'image/heic', begins: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' },
  '.doc': { type: 'application/msword', begins: isOle },
  '.docx': { type: `${OFFICE}.wordprocessingml.document`, begins: isZip },
  '.xls': { type: 'application/vnd.ms-excel', begins: isOle },
  '.xlsx': { type: `${OFFICE}.spreadsheetml.sheet`, begins: isZip },
}

/** The media type of a file; undefined where its kind is none of those accepted, or its first bytes do not fit its name. */
export function fileType(
  name: string,
  beginning: Uint8Array,
  accepted: readonly string[] = fileKinds,
): string | undefined {
  const ending = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? ''
  const kind = accepted.includes(ending) ? kinds[ending] : undefined
  return kind?.begins(Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength))
    ? kind.type
    : undefined
}
