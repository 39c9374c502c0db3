import { hash } from 'node:crypto'
import type { Attachment } from 'postal-mime'
import { MAX_FILE_MEGABYTES, MAX_FILES } from '../../domain/submissions/conversation.ts'
import { fileType } from '../submissions/file-kinds.ts'

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
/** Pictures inside a text that are smaller are logos of signatures. */
const LOGO_BYTES = 10 * 1024
/** The sender's own signatures are no papers, and a report is shown as text. */
const IGNORED = /^(application\/(x-)?pkcs7-signature|application\/pgp-signature|application\/pgp-encrypted)$/
const MAX_LEFT_OUT = 20

export function mailFiles(attachments: readonly Attachment[]): MailFiles {
  const files: MailFile[] = []
  const leftOut: string[] = []
  for (const attachment of attachments) {
    const content = new Uint8Array(attachment.content as ArrayBuffer)
    if (IGNORED.test(attachment.mimeType) || isLogo(attachment, content)) continue
    const name = fileName(attachment)
    const type = content.length > MAX_BYTES ? undefined : fileType(name, content)
    if (type === undefined || files.length === MAX_FILES) {
      if (leftOut.length < MAX_LEFT_OUT) leftOut.push(name)
    } else {
      const digest = hash('sha256', content)
      files.push({ field: 'file', name, type, bytes: content.length, content, digest })
    }
  }
  return { files, leftOut }
}

const isLogo = ({ related, mimeType }: Attachment, { length }: Uint8Array): boolean =>
  related === true && mimeType.startsWith('image/') && length < LOGO_BYTES

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
