import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { chooseEncoding } from './accepted-encodings.ts'

/** A page made for one visitor: kept nowhere, under the policy of the page it was made from. */
export function showPage(
  context: Context,
  html: string,
  { status, policy }: { status: ContentfulStatusCode; policy: string },
) {
  const encoding = chooseEncoding(context.req.header('accept-encoding'), (one) => one === 'gzip')
  context.header('Content-Type', 'text/html; charset=utf-8')
  context.header('Content-Security-Policy', policy)
  context.header('Vary', 'Accept-Encoding')
  if (encoding === 'gzip') context.header('Content-Encoding', 'gzip')
  return context.body(encoding === 'gzip' ? new Uint8Array(gzipSync(html)) : html, status)
}
