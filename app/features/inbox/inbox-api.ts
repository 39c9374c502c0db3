import type { SubmissionDetails } from '../../../domain/submissions/inbox.ts'

export type ApiResult<T> = { ok: true; status: number; body: T } | ApiRefusal

export interface ApiRefusal {
  ok: false
  /** 0 where there was no response at all. */
  status: number
  message: string
  /** Seconds to wait, where the server says so. */
  retryAfter?: number
  /** Of a conflict: the submission as it is now. */
  current?: SubmissionDetails
  /** By the path of what is wrong in what was sent. */
  problems?: Record<string, string>
  /** The password has to be given once more. */
  confirm?: boolean
}

const signedOut = new EventTarget()

/** Calls back when the server no longer knows the session. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.addEventListener('signed-out', listener)
  return () => signedOut.removeEventListener('signed-out', listener)
}

interface Call {
  /** `GET`, or `POST` with a body, unless it says otherwise. */
  method?: string
  /** Sent as JSON, unless it is a form. */
  body?: unknown
  signal?: AbortSignal
  /** Asked by the page itself: such calls do not keep a session alive. */
  isBackground?: boolean
}

/** Asks the server. An outage is a result too, with status 0. */
export async function callApi<T>(
  path: string,
  { method, body, signal: given, isBackground = false }: Call = {},
): Promise<ApiResult<T>> {
  const isForm = body instanceof FormData
  const { signal, end } = isBackground ? bounded(given) : { signal: given, end: () => {} }
  try {
    const response = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(isBackground && { 'x-background': '1' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    if (response.status === 401 && path.startsWith('/api/inbox/'))
      signedOut.dispatchEvent(new Event('signed-out'))
    const text = await response.text()
    const read = text === '' ? {} : JSON.parse(text)
    if (response.ok) return { ok: true, status: response.status, body: read }
    const retryAfter = Number(response.headers.get('retry-after'))
    return { message: '', ...read, ok: false, status: response.status, ...(retryAfter > 0 && { retryAfter }) }
  } catch (error) {
    if (given?.aborted) throw error
    return { ok: false, status: 0, message: '' }
  } finally {
    end()
  }
}

/** On a connection that has died without a word a call would hold a place for minutes. */
const MAX_BACKGROUND_MS = 10_000

function bounded(given: AbortSignal | undefined): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController()
  const abort = () => stop.abort()
  if (given?.aborted) abort()
  given?.addEventListener('abort', abort)
  const timer = setTimeout(abort, MAX_BACKGROUND_MS)
  const end = () => {
    clearTimeout(timer)
    given?.removeEventListener('abort', abort)
  }
  return { signal: stop.signal, end }
}

/** For what asks for the password once more. */
export async function callConfirmed<T>(password: string, path: string, call: Call): Promise<ApiResult<T>> {
  const confirmed = await callApi('/api/inbox/confirm', { body: { password } })
  return confirmed.ok ? callApi<T>(path, call) : confirmed
}
