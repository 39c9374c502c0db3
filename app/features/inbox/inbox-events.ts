import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { callApi } from './inbox-api.ts'

export type Connection = 'live' | 'polling' | 'offline'

export interface InboxEvent {
  kind: 'submission' | 'message' | 'new-submission' | 'new-message' | 'tick'
  /** Empty for a tick, after which anything may have changed. */
  reference: string
}

interface SentEvent extends InboxEvent {
  id: string
}

type Listener = (event: InboxEvent) => void

const POLL_MS = 30_000
const REOPEN_MS = 5_000

const listeners = new Set<Listener>()
const watchers = new Set<() => void>()
let connection: Connection | undefined
let source: EventSource | undefined
let timer: ReturnType<typeof setInterval> | undefined
let isReplaced = false
let reopening: ReturnType<typeof setTimeout> | undefined
/** Ids of what senders sent lately, as it was at the last look; undefined while a stream tells of it. */
let known: ReadonlySet<string> | undefined

/**
 * Calls back when something in the inbox changed: by server-sent events, else every 30 seconds. The server ends the
 * stream of the tab that was opened first when a person has many.
 */
export function useInboxEvents(onEvent: Listener): void {
  const heard = useEffectEvent(onEvent)
  useEffect(() => {
    const listener: Listener = (event) => heard(event)
    listeners.add(listener)
    if (listeners.size === 1) start()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop()
    }
  }, [])
}

export const useConnection = (): Connection | undefined =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => connection,
    () => undefined,
  )

function start(): void {
  open()
  timer = setInterval(() => {
    if (connection === 'live') return
    notify({ kind: 'tick', reference: '' })
    void look()
  }, POLL_MS)
  addEventListener('online', reopen)
  addEventListener('offline', goOffline)
  document.addEventListener('visibilitychange', reopenIfReplaced)
}

function stop(): void {
  source?.close()
  source = undefined
  clearInterval(timer)
  clearTimeout(reopening)
  removeEventListener('online', reopen)
  removeEventListener('offline', goOffline)
  document.removeEventListener('visibilitychange', reopenIfReplaced)
  isReplaced = false
  known = undefined
  set(undefined)
}

/** Tells what senders have sent since the last look. */
async function look(): Promise<void> {
  const result = await callApi<{ events: SentEvent[] }>('/api/inbox/events/sent', { isBackground: true })
  if (!result.ok || listeners.size === 0) return
  const { events } = result.body
  const before = known
  known = new Set(events.map(({ id }) => id))
  if (before) for (const { id, ...event } of events) if (!before.has(id)) notify(event)
}

function open(): void {
  source?.close()
  isReplaced = false
  source = new EventSource('/api/inbox/events')
  source.addEventListener('ready', () => {
    const wasAway = connection !== undefined && connection !== 'live'
    set('live')
    // What is shown was read before the stream was open.
    notify({ kind: 'tick', reference: '' })
    if (!wasAway) return
    void look().then(() => {
      if (connection === 'live') known = undefined
    })
  })
  for (const kind of ['submission', 'message', 'new-submission', 'new-message'] as const)
    source.addEventListener(kind, ({ data }) => notify({ kind, reference: String(data) }))
  source.addEventListener('replaced', () => {
    source?.close()
    isReplaced = true
    poll()
  })
  source.onerror = () => {
    if (connection !== 'offline') poll()
    if (source?.readyState === EventSource.CLOSED) {
      clearTimeout(reopening)
      reopening = setTimeout(open, REOPEN_MS)
    }
  }
}

function poll(): void {
  const isNew = connection !== 'polling'
  set('polling')
  if (isNew && !known) void look()
}

function reopen(): void {
  poll()
  open()
}

function reopenIfReplaced(): void {
  if (isReplaced && !document.hidden) reopen()
}

const goOffline = (): void => set('offline')

function notify(event: InboxEvent): void {
  for (const listener of listeners) listener(event)
}

function set(next: Connection | undefined): void {
  connection = next
  for (const watcher of watchers) watcher()
}
