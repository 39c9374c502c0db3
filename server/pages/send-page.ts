import { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Edit } from '../../html/page-edits.ts'
import { chooseEncoding } from './accepted-encodings.ts'
import { editedPieces, type PageTemplate } from './page-templates.ts'

/** Sends a page made for one visitor under the policy of its template; `no-store` is the default of every answer. */
export async function sendPage(
  context: Context,
  template: PageTemplate,
  edits: Edit[],
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const pieces = editedPieces(template, edits)
  const encoding = chooseEncoding(context.req.header('accept-encoding'), (one) => one === 'gzip')
  const body = encoding === 'gzip' ? [await compress(Buffer.concat(pieces))] : pieces
  context.header('Content-Type', 'text/html; charset=utf-8')
  context.header('Content-Security-Policy', template.policy)
  context.header('Content-Length', String(body.reduce((length, piece) => length + piece.length, 0)))
  context.header('Vary', 'Accept-Encoding')
  if (encoding === 'gzip') context.header('Content-Encoding', 'gzip')
  return context.body(ReadableStream.from(body) as globalThis.ReadableStream, status)
}

const compress = promisify(gzip)
