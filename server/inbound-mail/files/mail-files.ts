import { hash } from 'node:crypto'
import type { Attachment } from 'postal-mime'
import { MAX_FILE_MEGABYTES, MAX_FILES } from '../../../domain/submissions/conversation.ts'
import { enConversation } from '../../../translations/en/conversation.ts'
import { fileKind } from '../../submissions/files/file-kinds.ts'
import { filesInTnef, isTnef } from './tnef.ts'

/** One that is stored: named when it is. */
export interface MailFile {
  field: string
  name: string
  type: string
  bytes: number
  content: Uint8Array
  digest: string
}

interface MailFiles {
  files: MailFile[]
  /** Names of the others. */
  leftOut: string[]
}

const MAX_BYTES = MAX_FILE_MEGABYTES * 1_000_000
const PIXEL_BYTES = 200
/** The sender's own signatures are no papers, and a report is shown as text. */
const IGNORED = /^(application\/(x-)?pkcs7-signature|application\/pgp-signature|application\/pgp-encrypted)$/
const MAX_LEFT_OUT = 20

/** Papers come before the pictures inside a text. */
export function mailFiles(attachments: readonly Attachment[]): MailFiles {
  const files: MailFile[] = []
  const leftOut: string[] = []
  const all = attachments.flatMap(unpacked)
  for (const attachment of all.sort((one, other) => rankOf(one) - rankOf(other))) {
    const content = new Uint8Array(attachment.content as ArrayBuffer)
    if (IGNORED.test(attachment.mimeType) || isTrackingPixel(attachment, content)) continue
    const given = fileName(attachment)
    const kind = content.length > MAX_BYTES ? undefined : fileKind(given, content)
    const digest = hash('sha256', content)
    if (isInText(attachment) && files.some((file) => file.digest === digest)) continue
    if (kind === undefined || files.length === MAX_FILES) leftOut.push(given)
    else
      files.push({
        field: 'file',
        name: kind.name,
        type: kind.type,
        bytes: content.length,
        content,
        digest,
      })
  }
  return { files, leftOut: nameFiles(leftOut) }
}

/** The parts of a `winmail.dat`, in which Outlook sends what it does not send as MIME; any other attachment is itself. */
function unpacked(attachment: Attachment): Attachment[] {
  const content = new Uint8Array(attachment.content as ArrayBuffer)
  const files = isTnef(content) ? filesInTnef(content) : []
  if (files.length === 0) return [attachment]
  return files.map((file) => ({
    filename: file.name,
    mimeType: fileKind(file.name, file.content)?.type ?? 'application/octet-stream',
    disposition: 'attachment',
    content: file.content.buffer,
  }))
}

const rankOf = (attachment: Attachment): number =>
  isPicture(attachment) ? (isInText(attachment) ? 2 : 1) : 0

const isPicture = ({ mimeType }: Attachment): boolean => /^image\//i.test(mimeType)

const isInText = ({ related, disposition }: Attachment): boolean =>
  related === true || disposition === 'inline'

/** No picture of so few bytes shows anything. */
const isTrackingPixel = (attachment: Attachment, { length }: Uint8Array): boolean =>
  isPicture(attachment) && isInText(attachment) && length < PIXEL_BYTES

const nameFiles = (names: readonly string[]): string[] =>
  names.length <= MAX_LEFT_OUT
    ? [...names]
    : [...names.slice(0, MAX_LEFT_OUT), enConversation.moreFiles(names.length - MAX_LEFT_OUT)]

const MAX_NAME = 200

/** Its last part without control characters; a name without an ending gets the one of its type. */
function fileName({ filename, mimeType }: Attachment): string {
  const name = (filename ?? '')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/\p{C}/gu, '')
    .trim()
    .slice(-MAX_NAME)
  const ending = ENDINGS[mimeType] ?? ''
  if (name === '') return `${mimeType.startsWith('message/') ? 'message' : 'file'}${ending}`
  return /\.[a-z\d]{1,8}$/i.test(name) ? name : `${name}${ending}`
}

const ENDINGS: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/msword': '.doc',
  'application/vnd.ms-excel': '.xls',
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
}
