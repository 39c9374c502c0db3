import type { HonoRequest } from 'hono'
import { KEY_FIELD } from '../../domain/forms/hidden-fields.ts'
import type { PostedBody } from './bodies/parse-body.ts'

/** Up to 200 visible ASCII characters, in the header or in a field of an HTML form; without JavaScript there is none. */
export function idempotencyKey(
  request: HonoRequest,
  body: PostedBody,
): { value: string | undefined } | 'malformed' {
  const posted = 'fields' in body ? body.fields.get(KEY_FIELD) : undefined
  const value = request.header('idempotency-key') || (typeof posted === 'string' && posted) || undefined
  return value === undefined || /^[\x21-\x7e]{1,200}$/.test(value) ? { value } : 'malformed'
}
