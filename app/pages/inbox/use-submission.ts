import { useCallback, useEffect, useState } from 'react'
import type { SubmissionDetails, Viewer } from '../../../domain/inbox.ts'
import { type Answer, callApi } from '../../features/inbox/inbox-api.ts'
import { useInboxEvents } from '../../features/inbox/inbox-events.ts'
import { draftTypedAt, rememberOpened } from '../../features/inbox/stored.ts'

const VIEWING_MS = 15_000
/** After the last key. */
const WRITING_MS = 60_000

/** One submission, kept up to date; `seen` is the version that the reader acts on. */
export function useSubmission(reference: string) {
  const address = `/api/inbox/submissions/${encodeURIComponent(reference)}`
  const [details, setDetails] = useState<SubmissionDetails>()
  const [status, setStatus] = useState<'loading' | 'ready' | 'missing' | 'failed'>('loading')

  const load = useCallback(async () => {
    const answer = await callApi<SubmissionDetails>(address)
    if (answer.ok) {
      setDetails(answer.body)
      setStatus('ready')
      rememberOpened(reference)
    } else setStatus(answer.status === 404 ? 'missing' : 'failed')
  }, [address, reference])
  useEffect(() => void load(), [load])
  useInboxEvents((event) => {
    if (event.kind === 'tick' || event.reference === reference) void load()
  })

  const send = async (path: string, body: unknown, method = 'POST'): Promise<Answer<SubmissionDetails>> => {
    const answer = await callApi<SubmissionDetails>(address + path, { method, body })
    if (answer.ok) setDetails(answer.body)
    return answer
  }
  return {
    details,
    status,
    load,
    /** Sets state or owner, from the version given. */
    change: (change: { version: number; state?: string; owner?: string | null }) => send('', change, 'PATCH'),
    /** Closes another one. */
    async close({ reference, version }: Pick<SubmissionDetails, 'reference' | 'version'>) {
      const other = `/api/inbox/submissions/${encodeURIComponent(reference)}`
      const answer = await callApi(other, { method: 'PATCH', body: { version, state: 'closed' } })
      await load()
      return answer
    },
    note: (text: string) => send('/notes', { text }),
    reply: (version: number, text: string) => send('/reply', { version, text }),
    takeBack: (version: number) => send('/reply/take-back', { version }),
    answerElsewhere: (version: number, text: string) => send('/answered-elsewhere', { version, text }),
    show: setDetails,
  }
}

export type SubmissionActions = ReturnType<typeof useSubmission>

/** Says that this person has it open, and learns who else has. */
export function useViewers(reference: string): readonly Viewer[] {
  const [viewers, setViewers] = useState<readonly Viewer[]>([])
  useEffect(() => {
    let saidWriting = false
    const look = async () => {
      const address = `/api/inbox/submissions/${encodeURIComponent(reference)}/viewing`
      const isWriting = Date.now() - draftTypedAt(reference) < WRITING_MS
      saidWriting = isWriting
      const answer = await callApi<{ viewers: Viewer[] }>(address, { body: { isWriting } })
      if (answer.ok) setViewers(answer.body.viewers)
    }
    void look()
    const timer = setInterval(() => void look(), VIEWING_MS)
    const typed = () => !saidWriting && void look()
    addEventListener('inbox:typed', typed)
    return () => {
      clearInterval(timer)
      removeEventListener('inbox:typed', typed)
    }
  }, [reference])
  return viewers
}
