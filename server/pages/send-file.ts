import type { Context } from 'hono'
import { fileResponse, type ServedFile } from './site.ts'

/** Sends a file of the built site from a route; decision 021 says why `server/http/server.ts` sends most of them. */
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
