import type { Context } from 'hono'
import { FULL_SECONDS, OUTAGE_SECONDS, type Refusal, refusals } from '../error-messages.ts'
import { readBody, type Unread } from './body.ts'
import { FORM_TYPE, type JSON_TYPE, mediaType, UPLOAD_TYPE } from './media-type.ts'
import { UploadFailed, type Uploads, withUploadedForm } from './receive-upload.ts'

export type PostedBody = { json: unknown } | { fields: URLSearchParams | FormData }

export interface Unparsed {
  refusal: Refusal
  /** Seconds. */
  retryAfter?: number
}

export type MediaType = typeof JSON_TYPE | typeof FORM_TYPE | typeof UPLOAD_TYPE

/**
 * Parses the body by its media type, and hands it on. Its files are there until that is done; without room for uploads none
 * are taken. Where a body is optional, an empty one of any type is an empty object.
 */
export async function withPostedBody<Result>(
  { req }: Context,
  accepted: readonly MediaType[],
  handle: (body: PostedBody) => Result | Promise<Result>,
  { isOptional = false, uploads }: { isOptional?: boolean; uploads?: Uploads | undefined } = {},
): Promise<Result | Unparsed> {
  const type = accepted.find((one) => one === mediaType(req))
  if (type === undefined && !isOptional) return { refusal: refusals.unknownType }
  if (type === UPLOAD_TYPE && uploads) {
    const result = await withUploadedForm(req.raw, uploads, (fields) => handle({ fields }))
    return result instanceof UploadFailed ? notUploaded(result) : result
  }
  const bytes = await readBody(req.raw)
  if (typeof bytes === 'string') return unread[bytes]
  if (isOptional && bytes.byteLength === 0) return handle({ json: {} })
  if (type === undefined) return { refusal: refusals.unknownType }
  if (type === FORM_TYPE) return handle({ fields: new URLSearchParams(new TextDecoder().decode(bytes)) })
  const parsed = parseJson(bytes)
  return 'refusal' in parsed ? parsed : handle(parsed)
}

const notUploaded = ({ refusal }: UploadFailed): Unparsed => ({
  refusal,
  ...(refusal.status === 503 && { retryAfter: refusal === refusals.noFiles ? FULL_SECONDS : OUTAGE_SECONDS }),
})

function parseJson(bytes: Uint8Array): { json: unknown } | Unparsed {
  try {
    return { json: JSON.parse(utf8.decode(bytes)) }
  } catch {
    return { refusal: refusals.unreadable }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const unread: Record<Unread, Unparsed> = {
  'too large': { refusal: refusals.tooLarge },
  aborted: { refusal: refusals.unreadable },
  // Large bodies of others will have been read by then.
  overloaded: { refusal: refusals.unavailable, retryAfter: OUTAGE_SECONDS },
}
