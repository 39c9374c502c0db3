import type { HonoRequest } from 'hono'

export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'
export const UPLOAD_TYPE = 'multipart/form-data'

/** Of a content type; others are not looked at. */
const MAX_PARAMETERS = 8

/** What a body says it is; undefined also for one that would have to be decompressed or decoded first. */
export function mediaType(request: HonoRequest): string | undefined {
  const [type = '', ...parameters] = (request.header('content-type') ?? '')
    .toLowerCase()
    .split(';', MAX_PARAMETERS)
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='))
  const isPlain = /^(charset="?utf-?8"?)?$/.test(charset ?? '') && !request.header('content-encoding')
  return isPlain ? type.trim() : undefined
}
