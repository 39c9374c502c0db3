import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type {
  InboxSummary,
  ListedSubmission,
  ListPage,
  Suggestion,
} from '../../../../domain/submissions/inbox.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { useInboxEvents } from '../../../features/inbox/inbox-events.ts'

const PAGE = 50
const MAX_LINES = 200
const GATHER_MS = 400
const AGAIN_MS = 30_000

interface List {
  lines: readonly ListedSubmission[]
  next: string | null
  suggestion?: Suggestion | undefined
  status: 'loading' | 'ready' | 'failed'
}

interface Load {
  limit?: number
  after?: string
  isBackground?: boolean
}

const nothing: List = { lines: [], next: null, status: 'loading' }

const includes = (lines: readonly ListedSubmission[], wanted: string): boolean =>
  lines.some(({ reference }) => reference === wanted)

/** How many lines a refresh asks for where so many are shown. */
export const refreshLimit = (shown: number): number => Math.min(Math.max(shown, PAGE), MAX_LINES)

type Lines = Pick<List, 'lines' | 'next'>

/** The first lines are those of the response; where more than `limit` are shown, what comes after them stays. */
export function refreshLines(before: Lines, { submissions, next }: ListPage, limit: number): Lines {
  if (next === null || before.lines.length <= limit) return { lines: submissions, next }
  const last = before.lines.findIndex(({ reference }) => reference === submissions.at(-1)?.reference)
  const further = before.lines
    .slice(last < 0 ? limit : last + 1)
    .filter(({ reference }) => !includes(submissions, reference))
  return { lines: [...submissions, ...further], next: further.length > 0 ? before.next : next }
}

/** The list of these filters, kept up to date. Search text goes in a body, not in an address. */
export function useList(filters: Record<string, string>, text: string, today: string) {
  const [list, setList] = useState<List>(nothing)
  const key = JSON.stringify([filters, text])
  const latest = useRef(0)
  const count = useRef(0)
  count.current = list.lines.length

  const load = useCallback(
    async ({ limit = PAGE, after, isBackground = false }: Load = {}) => {
      const mine = ++latest.current
      const [filters, text] = JSON.parse(key) as [Record<string, string>, string]
      const asked = { ...filters, ...(after && { after }) }
      const result = text
        ? await callApi<ListPage>('/api/inbox/search', { body: { ...asked, limit, text }, isBackground })
        : await callApi<ListPage>(
            `/api/inbox/submissions?${new URLSearchParams({ ...asked, limit: String(limit) })}`,
            { isBackground },
          )
      if (mine !== latest.current) return
      setList((before) => {
        if (!result.ok) return { ...before, status: 'failed' }
        const { submissions, next, suggestion } = result.body
        if (after) return { lines: [...before.lines, ...submissions], next, suggestion, status: 'ready' }
        return { ...refreshLines(before, result.body, limit), suggestion, status: 'ready' }
      })
    },
    [key],
  )
  const refresh = useCallback(() => load({ limit: refreshLimit(count.current), isBackground: true }), [load])

  useEffect(() => {
    setList(nothing)
    void load()
  }, [load])
  useGathered(refresh)
  // Also where events come: none of them may be about what failed.
  useEffect(() => {
    if (list.status !== 'failed') return
    const waiting = setTimeout(() => void refresh(), AGAIN_MS)
    return () => clearTimeout(waiting)
  }, [list, refresh])
  // What was put off until this day is open from midnight on.
  const shownOn = useRef(today)
  useEffect(() => {
    if (shownOn.current === today) return
    shownOn.current = today
    void refresh()
  }, [today, refresh])

  return {
    ...list,
    refresh,
    more: () => (list.next ? load({ after: list.next }) : Promise.resolve()),
  }
}

/** `today` is the day in the company's zone: what was put off until it is open from midnight on. */
export function useNumbers(today: string, onNumbers: (numbers: InboxSummary) => void) {
  const [numbers, setNumbers] = useState<InboxSummary>()
  const load = useCallback(async () => {
    const result = await callApi<InboxSummary>('/api/inbox/numbers', { isBackground: true })
    if (!result.ok) return
    setNumbers(result.body)
    onNumbers(result.body)
  }, [onNumbers])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has other numbers
  useEffect(() => void load(), [load, today])
  useGathered(load)
  return { numbers, refresh: load }
}

/** Several changes at once are one reason to look. */
function useGathered(look: () => Promise<void>): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What is searched for may have changed while changes were gathered.
  const lookNow = useEffectEvent(look)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useInboxEvents(() => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void lookNow(), GATHER_MS)
  })
}
