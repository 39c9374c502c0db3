import type { Context } from 'hono'
import { readBody } from './body.ts'
import { type Refusal, refusals } from './error-messages.ts'

/** The JSON object that was sent; an empty body is an empty object. */
export async function readJsonObject(context: Context): Promise<Record<string, unknown> | Refusal> {
  const body = await readBody(context.req.raw)
  if (body === 'too large') return refusals.tooLarge
  if (typeof body === 'string') return refusals.unreadable
  if (body.byteLength === 0) return {}
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) return refusals.unknownType
  const value = parse(body)
  return isRecord(value) ? value : refusals.unreadable
}

export const isRefusal = (value: Record<string, unknown> | Refusal): value is Refusal =>
  'status' in value && value === Object.values(refusals).find((refusal) => refusal === value)

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
