import { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PageData } from '../../domain/page-data.ts'
import type { RequestTimePath } from '../../domain/pages.ts'
import type { PublicSettings } from '../../domain/public-settings.ts'
import { escapeHtml } from '../../domain/text/escape-html.ts'
import { refusals } from '../http/error-messages.ts'
import { errorPage } from '../http/error-responses.ts'
import { chooseEncoding } from './accepted-encodings.ts'
import type { Site } from './site.ts'

interface Given {
  data: PageData
  status?: ContentfulStatusCode
  /** Without the application, which does not know the address. */
  isDocument?: boolean
}

/** Responds with a page that is rendered for one visitor. */
export type RenderPage = (
  context: Context,
  path: RequestTimePath,
  given: Given,
) => Response | Promise<Response>

/** Renders the content of a page and puts it into the page's shell; `no-store` is the default of every response. */
export const pageRenderer =
  (site: Site, { siteUrl, driverApplications, retentionDays, recordsDays }: PublicSettings): RenderPage =>
  async (context, path, { data, status = 200, isDocument = false }) => {
    const shell = site.shells.get(path)?.[isDocument ? 'document' : 'application']
    if (!shell) return errorPage(context, refusals.notFound)
    const { title, content } = site.renderContent({
      path,
      url: urlIn(context),
      data,
      settings: { siteUrl, driverApplications, retentionDays, recordsDays },
    })
    const [before, between, after] = shell.pieces
    // They share the shell's memory, so that a slow reader holds little more.
    const pieces = [before, Buffer.from(escapeHtml(title)), between, Buffer.from(content), after]
    const encoding = chooseEncoding(context.req.header('accept-encoding'), (one) => one === 'gzip')
    const body = encoding === 'gzip' ? [await compress(Buffer.concat(pieces))] : pieces
    context.header('Content-Type', 'text/html; charset=utf-8')
    context.header('Content-Security-Policy', shell.policy)
    context.header('Content-Length', String(body.reduce((length, piece) => length + piece.length, 0)))
    context.header('Vary', 'Accept-Encoding')
    if (encoding === 'gzip') context.header('Content-Encoding', 'gzip')
    return context.body(ReadableStream.from(body) as globalThis.ReadableStream, status)
  }

const compress = promisify(gzip)

const urlIn = ({ req }: Context): string => {
  const { pathname, search } = new URL(req.url)
  return pathname + search
}
