import { type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { bareHeaders } from './headers.ts'

interface Parts {
  siteUrl: string
  log: Log
  /** Milliseconds. */
  now: () => number
}

/**
 * What Node answers with: whoever writes it, it carries the bare headers unless told otherwise, and is told of in the
 * log. Headers given as a list are those of a file, complete, and go as they are.
 */
export function responseClass({ siteUrl, log, now }: Parts): typeof ServerResponse {
  const bare = lowerCased(bareHeaders(siteUrl))

  return class Answer extends ServerResponse {
    #began = now()

    override writeHead(status: number, ...rest: unknown[]): this {
      const given = rest.find((one) => typeof one === 'object') as OutgoingHttpHeaders | string[] | undefined
      const { method, url } = this.req
      const told = { method, path: url?.split('?', 1)[0], status, ms: now() - this.#began }
      if (Array.isArray(given)) {
        log.debug(told, 'sent')
        return super.writeHead(status, given)
      }
      log.info(told, 'answered')
      return super.writeHead(status, { ...bare, ...lowerCased(given) })
    }
  } as typeof ServerResponse
}

// A name written in two ways would be sent twice.
function lowerCased(headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders {
  const lowered: OutgoingHttpHeaders = {}
  for (const name in headers) lowered[name.toLowerCase()] = headers[name]
  return lowered
}
