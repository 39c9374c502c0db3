import { useEffect } from 'react'
import { company } from '../../../domain/company.ts'
import { formatOf } from '../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'

const EVERY_MS = 30_000

/** Takes over what the server fills in, every half minute, as long as nothing is being typed. */
export function useFreshRequest(): void {
  useEffect(() => {
    showLocalTimes()
    const leaving = new AbortController()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !isInUse()) void refresh(leaving.signal)
    }, EVERY_MS)
    const onShow = () => {
      if (document.visibilityState === 'visible' && !isInUse()) void refresh(leaving.signal)
    }
    document.addEventListener('visibilitychange', onShow, { signal: leaving.signal })
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [])
}

const isInUse = (): boolean =>
  [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(({ value }) => value !== '') ||
  document.querySelector('main details[open]') !== null

async function refresh(signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(window.location.pathname, { signal })
    if (!answer.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
    for (const slot of document.querySelectorAll<HTMLElement>('main [data-slot]')) {
      const newer = fresh.querySelector<HTMLElement>(`[data-slot="${slot.dataset.slot}"]`)
      if (!newer || slot.dataset.slot === 'done') continue
      slot.hidden = newer.hidden
      if (FILLED.has(slot.tagName) && slot.innerHTML !== newer.innerHTML) slot.innerHTML = newer.innerHTML
    }
    showLocalTimes()
  } catch {
    // No connection: the page stays as it is until the next time.
  }
}

/** Elements that hold only what the server has put in. */
const FILLED = new Set(['DIV', 'DL', 'H1', 'OL', 'P'])

/** Beside Calgary's time, the one of the reader, where it differs. */
function showLocalTimes(): void {
  const { dates } = formatOf(DEFAULT_LOCALE)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const here = dates({ weekday: 'long', hour: 'numeric', minute: '2-digit' })
  const calgary = dates({
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: company.timeZone,
  })
  for (const time of document.querySelectorAll<HTMLTimeElement>('main time:not([data-local])')) {
    const at = new Date(time.dateTime)
    time.dataset.local = zone
    if (here.format(at) !== calgary.format(at)) time.append(` · ${here.format(at)} where you are`)
  }
}
