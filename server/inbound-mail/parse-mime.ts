import PostalMime, { type Email } from 'postal-mime'
import { realCharset, utf8Header } from './text/decode-text.ts'
import { joinFlowed } from './text/flowed-text.ts'

/** What is used of the library's nodes, which it does not export. */
interface MimeNode {
  state: 'header' | 'body' | 'finished'
  content: ArrayBuffer | null
  childNodes: MimeNode[]
  contentType: {
    multipart: string | false
    parsed: { value: string; params: Record<string, string | undefined> }
  }
  feed(line: Uint8Array<ArrayBuffer>): void
  finalize(): Promise<void>
  getTextContent(): string
}

const LIMITS = { maxNestingDepth: 100, maxHeadersSize: 1024 * 1024, forceRfc822Attachments: true }

/** Throws for a mail with more levels or headers than any program writes. */
export async function parseMime(source: ArrayBuffer): Promise<{ email: Email; rootType: string }> {
  const parser = new PostalMime(LIMITS)
  const { root } = parser as unknown as { root: MimeNode }
  const email = await parser.parse(source)
  return { email, rootType: root.contentType.parsed.value.toLowerCase() }
}

const { prototype } = (new PostalMime() as unknown as { root: MimeNode }).root.constructor as {
  prototype: MimeNode
}
const { feed, finalize, getTextContent } = prototype

/** The library decodes headers as UTF-8 alone, believes every name of an encoding, joins flowed lines of different depth, and drops a body of a type that cannot be read. */
Object.assign(prototype, {
  feed(this: MimeNode, line: Uint8Array<ArrayBuffer>) {
    feed.call(this, this.state === 'header' ? utf8Header(line) : line)
  },
  async finalize(this: MimeNode) {
    await finalize.call(this)
    const { contentType, childNodes } = this
    // RFC 2045, 5.2: a type that cannot be read is text; so is a body whose boundary never comes.
    const isUnreadable = contentType.multipart
      ? childNodes.length === 0
      : !/^[^\s/]+\/[^\s/]+$/.test(contentType.parsed.value)
    if (!isUnreadable) return
    contentType.multipart = false
    contentType.parsed.value = 'text/plain'
  },
  getTextContent(this: MimeNode) {
    const { params } = this.contentType.parsed
    const { format, delsp } = params
    params.charset = realCharset(new Uint8Array(this.content ?? new ArrayBuffer(0)), params.charset)
    params.format = undefined
    const text = getTextContent.call(this)
    return /^flowed$/i.test(format ?? '') ? joinFlowed(text, /^yes$/i.test(delsp ?? '')) : text
  },
})
