import { hash } from 'node:crypto'
import type { Email } from 'postal-mime'
import { shorten } from '../../domain/text/shorten.ts'
import { isAutomatic } from './automatic-mail.ts'
import { type DeliveryReport, deliveryReport, isReport } from './delivery-report.ts'
import { type MailFile, mailFiles } from './files/mail-files.ts'
import { parseMime } from './parse-mime.ts'
import { htmlText } from './text/html-text.ts'
import { splitHistory } from './text/split-history.ts'

/** A mail that came in, as it is stored. */
export interface ParsedMail {
  kind: 'message' | 'automatic' | 'bounce'
  /** In angle brackets; made of its bytes where it has none. */
  messageId: string
  inReplyTo: string | undefined
  /** The address after From; empty where there is none. */
  sender: string
  subject: string
  /** What the person wrote. */
  text: string
  /** The earlier mail that it quotes. */
  quoted: string | undefined
  files: MailFile[]
  /** The names of attachments that are not stored. */
  leftOut: string[]
  /** What the relay wrote of SPF and DKIM. */
  authentication: string | undefined
  /** Of a bounce. */
  report: DeliveryReport | undefined
}

const MAX_TEXT = 100_000
const MAX_HEADER = 998

/** Throws for a mail with more levels or headers than any program writes. */
export async function parseMail(source: ArrayBuffer): Promise<ParsedMail> {
  const { email, rootType } = await parseMime(source)
  const report = deliveryReport(email, rootType)
  const isAboutMail = isReport(email, rootType)
  const kind = report ? 'bounce' : isAboutMail || isAutomatic(email) ? 'automatic' : 'message'
  const body = bodyOf(email)
  // A report repeats the mail that it is about.
  const split = kind === 'bounce' ? { text: body } : splitHistory(body, oneLine(email.subject ?? ''))
  const { files, leftOut } = isAboutMail ? { files: [], leftOut: [] } : mailFiles(email.attachments)
  const { text, quoted } = withWords(split, email)
  return {
    ...headersOf(email),
    messageId: messageIdOf(email, source),
    kind,
    text: shorten(text.trim(), MAX_TEXT),
    quoted: quoted && shorten(quoted, MAX_TEXT),
    files,
    leftOut,
    report,
  }
}

/** For a mail that cannot be parsed: its headers, and that the rest was left out. */
export async function parseHeaders(source: ArrayBuffer): Promise<ParsedMail> {
  const email = await parseMime(headOf(source)).then(
    (parsed) => parsed.email,
    () => undefined,
  )
  return {
    ...(email
      ? headersOf(email)
      : { inReplyTo: undefined, sender: '', subject: '', authentication: undefined }),
    messageId: email ? messageIdOf(email, source) : derivedId(source),
    kind: email && isAutomatic(email) ? 'automatic' : 'message',
    text: '',
    quoted: undefined,
    files: [],
    leftOut: [UNREADABLE],
    report: undefined,
  }
}

/** The whole mail, as it is named where nothing of it could be read. */
const UNREADABLE = 'message.eml'

const headersOf = (email: Email) => ({
  inReplyTo: idIn(email.inReplyTo),
  sender: shorten(cleaned(senderOf(email)), 254),
  subject: shorten(oneLine(email.subject ?? ''), MAX_HEADER),
  authentication: authenticationOf(email),
})

/** A company's name with a comma that is not quoted makes two addresses of one. */
const senderOf = ({ from, headers }: Email): string =>
  from?.address ||
  (/<([^<>\s@]{1,64}@[^<>\s@]{1,254})>/.exec(headers.find(({ key }) => key === 'from')?.value ?? '')?.[1] ??
    '')

/** Without a word in it, what the person says is the subject. */
function withWords(split: { text: string; quoted?: string }, { subject = '', attachments }: Email) {
  const hasWords = split.text.trim() !== ''
  const says = oneLine(subject)
  const isOwn = says !== '' && !OUR_SUBJECT.test(says)
  const quoted = split.quoted
  return hasWords ||
    !isOwn ||
    attachments.some(({ mimeType }) => /^application\/.*(mime|encrypted)$/.test(mimeType))
    ? { text: split.text, quoted }
    : { text: says, quoted }
}

/** A program copies the subject of the mail that it answers. */
const OUR_SUBJECT = /^((re|aw|sv|antw?|odp|r|rif|res)(\[\d+\])?\s*[:：]\s*)+/i

/** The text part, or the HTML where that part says nothing but that there is HTML. */
function bodyOf({ text = '', html }: Email): string {
  const plain = cleaned(text.slice(0, 10 * MAX_TEXT))
  const says = plain.trim()
  if (html === undefined || (says !== '' && !isStub(says))) return plain
  const shown = cleaned(htmlText(html))
  return shown.trim() === '' ? plain : shown
}

const MAX_STUB = 400

const isStub = (text: string): boolean => text.length <= MAX_STUB && STUB.test(text)

const STUB =
  /\bhtml\b.{0,80}(e-?mail|message|mail|program|client|viewer|version|format|view|display|show|read|support)|(program|client|reader|viewer|message|version|view|display|show|support|capable|affich|unterstütz).{0,80}\bhtml\b|view (this|the) (e-?mail|message) in (a|your) browser/is

const messageIdOf = ({ messageId }: Email, source: ArrayBuffer): string =>
  idIn(messageId) ?? derivedId(source)

const derivedId = (source: ArrayBuffer): string =>
  `<${hash('sha256', new Uint8Array(source), 'base64url')}@content>`

const idIn = (header: string | undefined): string | undefined =>
  /<[\x21-\x3b\x3d\x3f-\x7e]{1,500}>/.exec(header?.slice(0, 2 * MAX_HEADER) ?? '')?.[0]

/** The results of the relay in front, which writes them above those that came with the mail. */
function authenticationOf({ headers }: Email): string | undefined {
  const results = ['authentication-results', 'received-spf'].flatMap((name) => {
    const header = headers.find(({ key }) => key === name)
    return header ? [shorten(oneLine(header.value), MAX_HEADER)] : []
  })
  return results.length > 0 ? results.join('\n') : undefined
}

/** Lines that end alike, without what no text holds: control characters, and marks that change the direction of what follows. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n\t\u200c\u200d]/gu, '')
    .replaceAll('\u00a0', ' ')
    .toWellFormed()

const oneLine = (text: string): string => cleaned(text).replaceAll(/\s+/g, ' ').trim()

const HEAD_BYTES = 256 * 1024

function headOf(source: ArrayBuffer): ArrayBuffer {
  const head = Buffer.from(source, 0, Math.min(source.byteLength, HEAD_BYTES))
  const ends = ['\n\n', '\r\n\r\n'].map((end) => head.indexOf(end)).filter((index) => index !== -1)
  return source.slice(0, Math.min(head.length, ...ends))
}
