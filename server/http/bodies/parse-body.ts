import type { Context, HonoRequest } from 'hono'
import { OUTAGE_SECONDS, type Refusal, refusals } from '../error-messages.ts'
import { type BodyPool, readBody, readPooled, type Unread, uploadBodies } from './body.ts'
import { FORM_TYPE, type JSON_TYPE, mediaType, UPLOAD_TYPE } from './media-type.ts'
import { readMultipart } from './multipart.ts'

export type PostedBody = { json: unknown } | { fields: URLSearchParams | FormData }

export interface Unparsed {
  refusal: Refusal
  /** Seconds. */
  retryAfter?: number
}

export type MediaType = typeof JSON_TYPE | typeof FORM_TYPE | typeof UPLOAD_TYPE

/**
 * Parses the body by its media type, and hands it on; a large one counts as in memory until that is done. Where a body
 * is optional, an empty one of any type is an empty object.
 */
export async function withPostedBody<Result>(
  { req }: Context,
  accepted: readonly MediaType[],
  handle: (body: PostedBody) => Result | Promise<Result>,
  { isOptional = false, uploads = uploadBodies }: { isOptional?: boolean; uploads?: BodyPool } = {},
): Promise<Result | Unparsed> {
  const type = accepted.find((one) => one === mediaType(req))
  if (type === undefined && !isOptional) return { refusal: refusals.unknownType }
  if (type === UPLOAD_TYPE) return withUpload(req, uploads, handle)
  const bytes = await readBody(req.raw)
  if (typeof bytes === 'string') return unread[bytes]
  if (isOptional && bytes.byteLength === 0) return handle({ json: {} })
  if (type === undefined) return { refusal: refusals.unknownType }
  if (type === FORM_TYPE) return handle({ fields: new URLSearchParams(new TextDecoder().decode(bytes)) })
  const parsed = parseJson(bytes)
  return 'refusal' in parsed ? parsed : handle(parsed)
}

async function withUpload<Result>(
  req: HonoRequest,
  pool: BodyPool,
  handle: (body: PostedBody) => Result | Promise<Result>,
): Promise<Result | Unparsed> {
  const { body, release } = await readPooled(req.raw, pool)
  try {
    if (body === 'too large') return { refusal: refusals.fileTooLarge }
    if (typeof body === 'string') return unread[body]
    const fields = await readMultipart(body, req.header('content-type') ?? '')
    return fields instanceof FormData ? await handle({ fields }) : { refusal: fields }
  } finally {
    release()
  }
}

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
