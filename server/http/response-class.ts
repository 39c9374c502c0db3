import { randomBytes } from 'node:crypto'
import { type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { bareHeaders } from './headers.ts'
import { loggedPath } from './logged-path.ts'

interface Options {
  siteUrl: string
  log: Log
  onResponse?: Metrics['requestServed'] | undefined
  /** Once aborted, each response closes its connection. */
  stopping?: AbortSignal | undefined
}

/** A response that has the id of its request in the log. */
export interface IdentifiedResponse extends ServerResponse {
  requestId: string
}

/** Adds the bare headers to every response, and logs it. Headers given as a list are complete. */
export function responseClass({ siteUrl, log, onResponse, stopping }: Options): typeof ServerResponse {
  const bare = lowerCased(bareHeaders(siteUrl))
  const run = randomBytes(4).toString('hex')
  let count = 0

  return class extends ServerResponse {
    #began = performance.now()
    #number = ++count

    get requestId(): string {
      return `${run}-${this.#number}`
    }

    override writeHead(status: number, ...rest: unknown[]): this {
      const given = rest.find((one) => typeof one === 'object') as OutgoingHttpHeaders | string[] | undefined
      if (stopping?.aborted) this.shouldKeepAlive = false
      if (onResponse) {
        const seconds = (performance.now() - this.#began) / 1000
        onResponse({ method: this.req.method ?? '', status, seconds })
      }
      if (Array.isArray(given)) {
        if (log.isLevelEnabled('debug')) log.debug(this.#fields(status), 'file sent')
        return super.writeHead(status, given)
      }
      if (log.isLevelEnabled('info')) log.info(this.#fields(status), 'answered')
      return super.writeHead(status, { ...bare, ...lowerCased(given) })
    }

    #fields(status: number) {
      const { method, url = '' } = this.req
      const ms = Math.round(performance.now() - this.#began)
      return { request: this.requestId, method, path: loggedPath(url), status, ms }
    }
  } as typeof ServerResponse
}

/** Names that differ only in case would be sent twice. */
function lowerCased(headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders {
  const lowered: OutgoingHttpHeaders = {}
  for (const name in headers) lowered[name.toLowerCase()] = headers[name]
  return lowered
}
