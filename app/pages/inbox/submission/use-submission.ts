import { useCallback, useEffect, useRef, useState } from 'react'
import type { TypedQuote } from '../../../../domain/quotes/read-quote.ts'
import type {
  ConversationPart,
  StaffConversationEntry,
  WholeEntry,
} from '../../../../domain/submissions/conversation.ts'
import type { SubmissionDetails, Viewer } from '../../../../domain/submissions/inbox.ts'
import { MINUTE } from '../../../../domain/time/durations.ts'
import { type ApiResult, callApi } from '../../../features/inbox/inbox-api.ts'
import { useInboxEvents } from '../../../features/inbox/inbox-events.ts'
import { draftTypedAt, rememberOpened } from '../../../features/inbox/stored.ts'
import { openResponseOrder } from './response-order.ts'

const VIEWING_MS = 15_000
/** After the last key. */
const WRITING_MS = MINUTE

/** One submission, kept up to date; `seen` is the version that the reader acts on. */
export function useSubmission(reference: string) {
  const url = `/api/inbox/submissions/${encodeURIComponent(reference)}`
  const [details, setDetails] = useState<SubmissionDetails>()
  const [status, setStatus] = useState<'loading' | 'ready' | 'missing' | 'failed'>('loading')

  const [order] = useState(openResponseOrder)

  const load = useCallback(
    async ({ isBackground = false } = {}): Promise<void> => {
      const begun = order.begin()
      const result = await callApi<SubmissionDetails>(url, { isBackground })
      if (result.ok) {
        // A change that was answered meanwhile may be in it or not.
        if (!order.isNewest(begun)) return load({ isBackground: true })
        setDetails(result.body)
        setStatus('ready')
        rememberOpened(reference)
      } else setStatus(result.status === 404 ? 'missing' : 'failed')
    },
    [url, reference, order],
  )
  useEffect(() => void load(), [load])
  useInboxEvents((event) => {
    if (event.kind.startsWith('new-')) return
    if (event.kind === 'tick' || event.reference === reference) void load({ isBackground: true })
  })

  const show = (changed: SubmissionDetails) => {
    order.changed()
    setDetails(changed)
  }
  const send = async (
    path: string,
    body: unknown,
    method = 'POST',
  ): Promise<ApiResult<SubmissionDetails>> => {
    const result = await callApi<SubmissionDetails>(url + path, { method, body })
    if (result.ok) show(result.body)
    return result
  }
  return {
    details,
    status,
    load,
    /** Sets state, owner or the day to follow up on, from the version given. */
    change: (change: {
      version: number
      state?: string
      owner?: string | null
      followUpOn?: string | null
    }) => send('', change, 'PATCH'),
    /** Closes another one. */
    async close({ reference, version }: Pick<SubmissionDetails, 'reference' | 'version'>) {
      const other = `/api/inbox/submissions/${encodeURIComponent(reference)}`
      const result = await callApi(other, { method: 'PATCH', body: { version, state: 'closed' } })
      await load()
      return result
    },
    note: (text: string) => send('/notes', { text }),
    revokeLink: () => send('/revoke-link', {}),
    reply: (version: number, text: string, files: readonly File[], envelope: SentEnvelope) =>
      send(
        '/reply',
        files.length === 0 ? { version, text, ...envelope } : formOf({ version, text, ...envelope }, files),
      ),
    /** Where the messages need no reply; `seen` is the newest entry that is shown. */
    done: (version: number, seen: string | undefined) =>
      send('/conversation/done', { version, ...(seen && { seen }) }),
    entriesBefore: (entry: string) =>
      callApi<ConversationPart<StaffConversationEntry>>(
        `${url}/conversation?before=${encodeURIComponent(entry)}`,
        {},
      ),
    wholeEntry: (entry: string) =>
      callApi<WholeEntry>(`${url}/conversation/${encodeURIComponent(entry)}`, {}),
    allow: (entry: string) => send(`/conversation/${encodeURIComponent(entry)}/allow`, {}),
    allowFiles: () => send('/files/allow', {}),
    quote: (version: number, quote: TypedQuote) => send('/quotes', { version, ...quote }),
    book: (version: number, note: string) => send('/booking', { version, ...(note.trim() && { note }) }),
    recordDecision: (version: number, record: object) => send('/decision', { version, ...record }),
    takeBack: (version: number) => send('/reply/take-back', { version }),
    answerElsewhere: (version: number, text: string) => send('/answered-elsewhere', { version, text }),
    /** Replaces what was sent, by the form's field names. */
    correct: (version: number, answers: Record<string, string>) =>
      send('/answers', { version, answers }, 'PATCH'),
    addEmail: (version: number, email: string) => send('/email', { version, email }),
    show,
  }
}

/** Only what differs from the usual. */
export interface SentEnvelope {
  to?: string
  isSenders?: boolean
  copies?: string[]
  subject?: string
}

function formOf(fields: Record<string, unknown>, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, String(one))
  for (const file of files) form.append('file', file)
  return form
}

export type SubmissionActions = ReturnType<typeof useSubmission>

/** Says that this person has it open, and learns who else has. */
export function useViewers(reference: string): { viewers: readonly Viewer[]; onTyped(): void } {
  const [viewers, setViewers] = useState<readonly Viewer[]>([])
  const saidWriting = useRef(false)
  const look = useCallback(async () => {
    const url = `/api/inbox/submissions/${encodeURIComponent(reference)}/viewing`
    const isWriting = Date.now() - draftTypedAt(reference) < WRITING_MS
    saidWriting.current = isWriting
    const result = await callApi<{ viewers: Viewer[] }>(url, { body: { isWriting }, isBackground: true })
    if (result.ok) setViewers(result.body.viewers)
  }, [reference])
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), VIEWING_MS)
    return () => clearInterval(timer)
  }, [look])
  return {
    viewers,
    onTyped() {
      if (!saidWriting.current) void look()
    },
  }
}
