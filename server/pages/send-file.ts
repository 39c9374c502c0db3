import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { changesDaily, isRenderedOnRequest } from '../../domain/pages.ts'
import { fileResponse, type ServedFile, type Site } from './site.ts'

/** Sends a file of the built site from a route; decision 021 says why most are sent without one. */
export function sendFile({ req: request }: Context, file: ServedFile): Response {
  const { status, headers, body } = fileResponse(
    file,
    request.header('accept-encoding'),
    request.header('if-none-match'),
  )
  return new Response(status === 304 ? null : body, { status, headers: pairs(headers) })
}

const pairs = (list: string[]): [string, string][] =>
  list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []))

/** Sends those that are asked for as they are, without a route; false for every other request. */
export const fileSender =
  (site: Site) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = requestedFile(request, site)
    if (!file) return false
    const { headers, method } = request
    const sent = fileResponse(
      file,
      headers['accept-encoding'] as string | undefined,
      headers['if-none-match'],
    )
    response.writeHead(sent.status, sent.headers)
    response.end(method === 'HEAD' ? undefined : sent.body)
    return true
  }

function requestedFile({ method, url = '' }: IncomingMessage, site: Site): ServedFile | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const query = url.indexOf('?')
  if (query === -1) return changesDaily(url) ? undefined : site.files.get(url)
  const path = url.slice(0, query)
  return isRenderedOnRequest(path) ? undefined : site.files.get(path)
}
