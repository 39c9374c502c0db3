import { useEffect, useState } from 'react'
import type { RequestPageData } from '../../../domain/page-data.ts'
import type { RequestView } from '../../../domain/submissions/request-view.ts'
import { isApplicationReady } from '../../boot/is-application-ready.ts'

const EVERY_MS = 30_000

/** Asks for the request again every half minute, as long as nothing is being typed; `now` goes on with it. */
export function useFreshRequest({ view, now, path, before }: RequestPageData): {
  view: RequestView
  now: number
} {
  const [fresh, setFresh] = useState({ view, now })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const shownAt = performance.now()
    const refresh = async () => {
      if (document.visibilityState !== 'visible' || isInUse()) return
      const newer = await requestAt(before === undefined ? path : `${path}?before=${before}`, signal)
      if (newer && !isInUse()) setFresh({ view: newer, now: now + performance.now() - shownAt })
    }
    const timer = setInterval(refresh, EVERY_MS)
    // After Back it is as old as the document.
    if (isApplicationReady()) void refresh()
    document.addEventListener('visibilitychange', refresh, { signal })
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [path, before, now])
  return fresh
}

/** Undefined without a connection: the page stays as it is until the next time. */
const requestAt = (path: string, signal: AbortSignal): Promise<RequestView | undefined> =>
  fetch(`/api${path}`, { signal })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)

const isInUse = (): boolean =>
  [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(({ value }) => value !== '') ||
  [...document.querySelectorAll<HTMLInputElement>('main input[type=file]')].some(
    ({ value }) => value !== '',
  ) ||
  document.querySelector('main details[open]') !== null
