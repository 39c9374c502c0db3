import { useCallback, useEffect, useRef, useState } from 'react'
import type { InboxSummary, ListedSubmission, ListPage, Suggestion } from '../../../domain/inbox.ts'
import { callApi } from '../../features/inbox/inbox-api.ts'
import { useInboxEvents } from '../../features/inbox/inbox-events.ts'

const PAGE = 50
const MOST = 200
const GATHER_MS = 400

interface List {
  lines: readonly ListedSubmission[]
  next: string | null
  suggestion?: Suggestion | undefined
  status: 'loading' | 'ready' | 'failed'
}

const nothing: List = { lines: [], next: null, status: 'loading' }

/** The list of these filters, newest first, kept up to date. Search text goes in a body, not in an address. */
export function useList(filters: Record<string, string>, text: string) {
  const [list, setList] = useState<List>(nothing)
  const key = JSON.stringify([filters, text])
  const latest = useRef(0)
  const count = useRef(0)
  count.current = list.lines.length

  const load = useCallback(
    async (limit: number, after?: string) => {
      const mine = ++latest.current
      const [filters, text] = JSON.parse(key) as [Record<string, string>, string]
      const asked = { ...filters, limit: String(limit), ...(after && { after }) }
      const answer = text
        ? await callApi<ListPage>('/api/inbox/search', { body: { ...asked, text } })
        : await callApi<ListPage>(`/api/inbox/submissions?${new URLSearchParams(asked)}`)
      if (mine !== latest.current) return
      setList((before) => {
        if (!answer.ok) return { ...before, status: 'failed' }
        const { submissions, next, suggestion } = answer.body
        const lines = after ? [...before.lines, ...submissions] : submissions
        return { lines, next, suggestion, status: 'ready' }
      })
    },
    [key],
  )
  const refresh = useCallback(() => load(Math.min(Math.max(count.current, PAGE), MOST)), [load])

  useEffect(() => {
    setList(nothing)
    void load(PAGE)
  }, [load])
  useGathered(refresh)

  return {
    ...list,
    refresh,
    more: () => (list.next ? load(PAGE, list.next) : Promise.resolve()),
  }
}

export function useNumbers(onNumbers: (numbers: InboxSummary) => void) {
  const [numbers, setNumbers] = useState<InboxSummary>()
  const load = useCallback(async () => {
    const answer = await callApi<InboxSummary>('/api/inbox/numbers')
    if (!answer.ok) return
    setNumbers(answer.body)
    onNumbers(answer.body)
  }, [onNumbers])
  useEffect(() => void load(), [load])
  useGathered(load)
  return { numbers, refresh: load }
}

/** Several changes at once are one reason to look. */
function useGathered(look: () => Promise<void>): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useInboxEvents(() => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void look(), GATHER_MS)
  })
}
