import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { answerFrom, type ServedFile } from './site.ts'

/** Sends a file of the built site for a request that reached Hono. */
export function sendFile(context: Context, file: ServedFile): Response {
  const { req: request } = context
  const answer = answerFrom(file, request.header('accept-encoding'), request.header('if-none-match'))
  for (let at = 0; at < answer.headers.length; at += 2)
    context.header(answer.headers[at] ?? '', answer.headers[at + 1])
  context.status(answer.status as StatusCode)
  return answer.status === 304 ? context.body(null) : context.body(answer.body)
}
