import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { submissionForms } from '../../../../domain/forms/forms.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { type InboxEvent, useInboxEvents } from '../inbox-events.ts'
import { isAlertOn, mayNotify } from './stored-alerts.ts'

const { alerts: texts, forms } = enInbox

/** Tells of new submissions and messages as far as this browser was asked to; of several tabs one does. */
export function Alerts() {
  const isFirst = useFirstTab()
  const navigate = useNavigate()
  const untold = useRef<InboxEvent[]>([])
  useInboxEvents((event) => {
    if (!isFirst.current || (event.kind !== 'new-submission' && event.kind !== 'new-message')) return
    // After a silence many come at once.
    if (untold.current.push(event) === 1) queueMicrotask(() => tell(untold.current.splice(0)))
  })
  return null

  function tell(events: readonly InboxEvent[]): void {
    if (isAlertOn('sound')) void playSound()
    if (!isAlertOn('desktop') || !mayNotify()) return
    if (events.length > MAX_NOTIFICATIONS)
      notify(texts.several(events.length), {}, () => void navigate('/admin/inbox'))
    else
      for (const { kind, reference } of events)
        notify(
          titleOf(kind, reference),
          { body: reference, tag: `${kind} ${reference}` },
          () => void navigate(`/admin/inbox/${reference}`),
        )
  }
}

const MAX_NOTIFICATIONS = 3

/** The tab that was opened first; another follows when it is closed. */
function useFirstTab() {
  const isFirst = useRef(false)
  useEffect(() => {
    const left = Promise.withResolvers<void>()
    const waiting = new AbortController()
    const hold = () => {
      isFirst.current = true
      return left.promise
    }
    navigator.locks.request('inbox alerts', { signal: waiting.signal }, hold).catch(() => undefined)
    return () => {
      isFirst.current = false
      waiting.abort()
      left.resolve()
    }
  }, [])
  return isFirst
}

function titleOf(kind: InboxEvent['kind'], reference: string): string {
  const form = submissionForms.find(({ letter }) => reference.startsWith(letter))
  return kind === 'new-message' ? texts.message : texts.submission(forms[form?.name ?? '']?.one ?? '')
}

function notify(title: string, options: NotificationOptions, onOpen: () => void): void {
  const shown = new Notification(title, options)
  shown.onclick = () => {
    window.focus()
    onOpen()
    shown.close()
  }
}

const NOTES = [660, 880]
const NOTE_S = 0.16
const LOUDNESS = 0.16

/** Two short notes. A browser plays nothing before the page was clicked or typed in. */
export async function playSound(): Promise<void> {
  const audio = new AudioContext()
  const start = audio.currentTime
  for (const [index, hertz] of NOTES.entries()) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()]
    const from = start + index * NOTE_S
    note.frequency.value = hertz
    volume.gain.setValueAtTime(LOUDNESS, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_S)
    note.connect(volume).connect(audio.destination)
    note.start(from)
    note.stop(from + NOTE_S)
    if (index === NOTES.length - 1) note.onended = () => void audio.close()
  }
}
