import type { Context } from 'hono'
import { readBody } from './body.ts'
import { type Refusal, refusals } from './error-messages.ts'
import { refuse } from './error-responses.ts'

/** The texts, numbers and truth values of the JSON object that was sent; an empty body is an empty object. */
export async function readJsonObject(context: Context): Promise<Record<string, unknown> | Refusal> {
  const body = await readBody(context.req.raw)
  if (body === 'too large') return refusals.tooLarge
  if (typeof body === 'string') return refusals.unreadable
  if (body.byteLength === 0) return {}
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) return refusals.unknownType
  const value = parse(body)
  return isRecord(value) ? withoutNested(value) : refusals.unreadable
}

/** Handles the JSON object that was sent; refuses anything else. */
export async function withBody(
  context: Context,
  handle: (body: Record<string, unknown>) => Promise<Response>,
): Promise<Response> {
  const body = await readJsonObject(context)
  return isRefusal(body) ? refuse(context, body) : handle(body)
}

/** A text or number of the body as text; undefined for anything else. */
export function textIn(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
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

/** An object may have a `toString` of its own, and a deep list more levels than the stack. */
const withoutNested = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one !== 'object' || one === null))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
