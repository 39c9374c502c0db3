import type { HonoRequest } from 'hono'

/** Up to 200 visible ASCII characters; a browser without JavaScript sends none. */
export function idempotencyKey(request: HonoRequest): { value: string | undefined } | 'malformed' {
  const value = request.header('idempotency-key') || undefined
  return value === undefined || /^[\x21-\x7e]{1,200}$/.test(value) ? { value } : 'malformed'
}
