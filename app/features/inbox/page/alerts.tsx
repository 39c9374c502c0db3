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
  useInboxEvents(({ kind, reference }) => {
    if (!isFirst.current || (kind !== 'new-submission' && kind !== 'new-message')) return
    if (isAlertOn('sound')) void playSound()
    if (isAlertOn('desktop') && mayNotify())
      notify(kind, reference, () => void navigate(`/admin/inbox/${reference}`))
  })
  return null
}

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

function notify(kind: InboxEvent['kind'], reference: string, onOpen: () => void): void {
  const form = submissionForms.find(({ letter }) => reference.startsWith(letter))
  const title = kind === 'new-message' ? texts.message : texts.submission(forms[form?.name ?? '']?.one ?? '')
  const shown = new Notification(title, { body: reference, tag: `${kind} ${reference}` })
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
