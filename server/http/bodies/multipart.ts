import { type Refusal, refusals } from '../error-messages.ts'
import { BODY_LIMIT } from './body.ts'

/** More than any form has. */
const MAX_PARTS = 40
/** Bytes; they hold the names of a field and of a file. */
const MAX_HEADERS = 4096

/** Reads a `multipart/form-data` body. Each part and each header takes time, so their number is looked at first. */
export async function readMultipart(body: Uint8Array, contentType: string): Promise<FormData | Refusal> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType)?.slice(1).find(Boolean)
  if (boundary === undefined || !isForm(Buffer.from(body.buffer, body.byteOffset, body.length), boundary))
    return refusals.unreadable
  try {
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
    const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData()
    return textLength(form) > BODY_LIMIT ? refusals.tooLarge : form
  } catch {
    return refusals.unreadable
  }
}

function isForm(body: Buffer, boundary: string): boolean {
  const mark = Buffer.from(`--${boundary}`, 'latin1')
  let parts = 0
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    const beginning = body.subarray(at + mark.length, at + mark.length + MAX_HEADERS)
    const isLast = beginning.subarray(0, 2).equals(DASHES)
    if (!isLast && !beginning.includes('\r\n\r\n')) return false
    parts += 1
    if (parts > MAX_PARTS + 1) return false
  }
  return true
}

const DASHES = Buffer.from('--')

/** In characters; files do not count. */
const textLength = (form: FormData): number =>
  form
    .values()
    .toArray()
    .reduce((length, value) => length + (typeof value === 'string' ? value.length : 0), 0)
