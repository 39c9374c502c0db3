import { useEffect } from 'react'
import { company } from '../../../domain/company.ts'
import { formatOf } from '../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'

const EVERY_MS = 30_000

/** Takes over what the server fills in, every half minute, as long as nothing is being typed. */
export function useFreshRequest(): void {
  useEffect(() => {
    // After Back from another page the router shows this one as it was built, with nothing filled in.
    if (document.documentElement.dataset.app === 'ready') return window.location.reload()
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

/** In the history, beside Calgary's time, the one of the reader, where it differs; the day only where it differs, too. */
function showLocalTimes(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  for (const time of document.querySelectorAll<HTMLTimeElement>(
    'main [data-slot=history] time:not([data-local])',
  )) {
    const at = new Date(time.dateTime)
    const [here, calgary] = [timeIn(timeZone, at), timeIn(company.timeZone, at)]
    time.dataset.local = timeZone
    if (here.day === calgary.day && here.hour === calgary.hour) continue
    time.append(` · ${here.day === calgary.day ? '' : `${here.day} `}${here.hour} where you are`)
  }
}

const timeIn = (timeZone: string, at: Date) => {
  const { dates } = formatOf(DEFAULT_LOCALE)
  return {
    day: dates({ weekday: 'long', timeZone }).format(at),
    hour: dates({ hour: 'numeric', minute: '2-digit', timeZone })
      .format(at)
      // The half of the day stays on the line of its hour.
      .replace(/\s/, '\u00a0'),
  }
}
