/** What the inbox's calls answer; the server's own types stay on the server. */
export interface SubmissionLine {
  reference: string
  /** The form's name on the wire. */
  form: string
  state: string
  owner: string | null
  receivedAt: string
  answerBy: string | null
  answeredAt: string | null
  name: string
  company: string
  email: string | null
  summary: string
  summaryParts: readonly string[]
  detail: string
  services: readonly string[]
  version: number
}

export interface ListedSubmission extends SubmissionLine {
  /** One of its messages was given up. */
  hasMailFailed: boolean
}

export interface AnswerLine {
  name: string
  label: string
  text: string
}

export interface HistoryEntry {
  at: string
  who: string
  event: string
  text?: string
  from?: string | null
  to?: string | null
  /** The earlier answers, where they were amended. */
  answers?: AnswerLine[]
}

export interface MessageEntry {
  id: string
  kind: string
  to: string
  state: 'waiting' | 'sent' | 'dead'
  tries: number
  error: string | null
  createdAt: string
  nextTryAt: string | null
  sentAt: string | null
  deadAt: string | null
  /** How long a reply can still be taken back; null once it is too late. */
  leavesInMs: number | null
}

export interface SubmissionDetails extends SubmissionLine {
  answers: AnswerLine[]
  history: HistoryEntry[]
  messages: MessageEntry[]
  files: { id: string; name: string; bytes: number }[]
  /** Of the same sender, or with the same answers, newest first. */
  others: SubmissionLine[]
  duplicates: string[]
  spam: { score: number; reasons: readonly string[] }
  erasedAt: string | null
}

export interface InboxNumbers {
  open: number
  /** Open and owned by this person. */
  mine: number
  spam: number
  dueSoon: number
  overdue: number
  medianHours: number | null
  p90Hours: number | null
  withinPromise: number | null
  received: { day: string; form: string; count: number }[]
  deadLetters: number
  troubles: Troubles
}

export interface Troubles {
  /** The newest messages that were given up. */
  dead: { id: string; kind: string; to: string; error: string; reference: string | null }[]
  /** Mail that does not go out. */
  mail: { waiting: number; sinceMs: number; isSettingFault: boolean } | null
  /** A disk that is nearly full. */
  disk: { freeBytes: number } | null
}

export interface StaffMember {
  email: string
  name: string
}

export interface SubmissionPage {
  submissions: ListedSubmission[]
  next: string | null
}

export type Answer<T> = { ok: true; status: number; body: T } | Refused

export interface Refused {
  ok: false
  /** 0 where there was no answer at all. */
  status: number
  message: string
  /** Seconds to wait, where the server says so. */
  retryAfter?: number
  /** Of a conflict: how the submission stands now. */
  current?: SubmissionDetails
  /** The password has to be given once more. */
  confirm?: boolean
}

const signedOut = new EventTarget()

/** Calls back when the server no longer knows the session. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.addEventListener('signed-out', listener)
  return () => signedOut.removeEventListener('signed-out', listener)
}

/** Asks the server; without `body` with GET. An outage is an answer too, with status 0. */
export async function ask<T>(
  path: string,
  { method, body, signal }: { method?: string; body?: unknown; signal?: AbortSignal } = {},
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
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
    if (signal?.aborted) throw error
    return { ok: false, status: 0, message: '' }
  }
}
