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
/** The server says something every 12 seconds. */
const BEAT_MS = 12_000
const MAX_SILENCE_MS = 35_000
const CHECK_MS = 5_000
/** The server looks for changes as often. */
const MIN_SILENCE_MS = 2_000

const listeners = new Set<Listener>()
const watchers = new Set<() => void>()
let connection: Connection | undefined
let source: EventSource | undefined
let timer: ReturnType<typeof setInterval> | undefined
let ticks: Worker | undefined
let reopening: ReturnType<typeof setTimeout> | undefined
let isReplaced = false
/** By a clock that runs while the device sleeps. */
let heardAt = 0
let askedAt = 0
/** Ids of what senders sent, as far as it has been told or was there before; undefined until it was looked at. */
let known: Set<string> | undefined
let lookedAt = 0
/** The last look failed, although a stream is open: calls may still have gone out on a connection that is dead. */
let isLookDue = false

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
  askedAt = Date.now()
  timer = setInterval(check, CHECK_MS)
  // While the page is hidden its own timers run once a minute.
  ticks = new Worker(new URL('./inbox-ticks.ts', import.meta.url), { type: 'module' })
  ticks.onmessage = check
  ticks.postMessage(CHECK_MS)
  addEventListener('online', reopen)
  addEventListener('offline', goOffline)
  addEventListener('focus', wake)
  document.addEventListener('visibilitychange', wake)
}

function stop(): void {
  source?.close()
  source = undefined
  clearInterval(timer)
  ticks?.terminate()
  clearTimeout(reopening)
  removeEventListener('online', reopen)
  removeEventListener('offline', goOffline)
  removeEventListener('focus', wake)
  document.removeEventListener('visibilitychange', wake)
  isReplaced = false
  known = undefined
  isLookDue = false
  set(undefined)
}

const isSilentFor = (milliseconds: number): boolean => Date.now() - heardAt > milliseconds
const isUnaskedFor = (milliseconds: number): boolean => Date.now() - askedAt > milliseconds

/** A connection may die without a word: in sleep, at the change of a network, behind a router. */
function check(): void {
  if (!isReplaced && isSilentFor(MAX_SILENCE_MS)) reopen()
  else if (connection === 'live' ? isLookDue : isUnaskedFor(POLL_MS)) ask()
}

/** Whoever comes back to the page does not wait for the next look. */
function wake(): void {
  if (document.hidden) return
  if (isReplaced || connection === 'offline' || isSilentFor(BEAT_MS + CHECK_MS)) reopen()
  else if (isSilentFor(MIN_SILENCE_MS) && isUnaskedFor(MIN_SILENCE_MS)) ask()
}

function ask(): void {
  askedAt = Date.now()
  notify(TICK)
  void look()
}

/** Tells what senders have sent since the last look. What came before the first is told by the list alone. */
async function look(): Promise<void> {
  isLookDue = false
  const at = Date.now()
  const within = known ? Math.ceil((at - lookedAt) / 1000) : 0
  const path = `/api/inbox/events/sent?within=${within}`
  const result = await callApi<{ events: SentEvent[] }>(path, { isBackground: true })
  if (listeners.size === 0) return
  if (!result.ok) {
    isLookDue = true
    if (result.status !== 0) return
    if (connection !== 'live') set('offline')
    // Neither the call nor the stream brought anything.
    else if (heardAt < at) reopen()
    return
  }
  if (connection === 'offline') set('polling')
  lookedAt = at
  const { events } = result.body
  if (known) for (const event of events) tell(event)
  else known = new Set(events.map(({ id }) => id))
}

function tell({ id, ...event }: SentEvent): void {
  if (known?.has(id)) return
  known?.add(id)
  notify(event)
}

function open(): void {
  source?.close()
  clearTimeout(reopening)
  isReplaced = false
  heardAt = Date.now()
  const opened = new EventSource('/api/inbox/events')
  source = opened
  let stream = ''
  opened.addEventListener('ready', ({ data }) => {
    stream = String(data)
    heardAt = Date.now()
    set('live')
    // What is shown was read before the stream was open.
    ask()
  })
  opened.addEventListener('beat', () => {
    heardAt = Date.now()
    void callApi(`/api/inbox/events/${stream}/heard`, { method: 'POST', isBackground: true })
  })
  for (const kind of ['submission', 'message', 'new-submission', 'new-message'] as const)
    opened.addEventListener(kind, ({ data, lastEventId }) => {
      heardAt = Date.now()
      const event = { kind, reference: String(data) }
      if (kind === 'new-submission' || kind === 'new-message') tell({ id: lastEventId, ...event })
      else notify(event)
    })
  opened.addEventListener('replaced', () => {
    opened.close()
    isReplaced = true
    set('polling')
  })
  opened.onerror = () => {
    if (connection === 'live' || connection === undefined) {
      set('polling')
      void look()
    }
    if (opened.readyState !== EventSource.CLOSED) return
    clearTimeout(reopening)
    reopening = setTimeout(open, REOPEN_MS)
  }
}

function reopen(): void {
  set('polling')
  open()
  void look()
}

const goOffline = (): void => set('offline')

const TICK: InboxEvent = { kind: 'tick', reference: '' }

function notify(event: InboxEvent): void {
  for (const listener of listeners) listener(event)
}

function set(next: Connection | undefined): void {
  connection = next
  for (const watcher of watchers) watcher()
}
