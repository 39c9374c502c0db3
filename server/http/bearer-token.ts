import { hash, timingSafeEqual } from 'node:crypto'
import type { HonoRequest } from 'hono'

/** Whether a request has a bearer token. Compares hashes of equal length, so that the time reveals nothing about it. */
export function hasToken(request: HonoRequest, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(request.header('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
