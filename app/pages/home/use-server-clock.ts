import { type RefObject, useEffect, useState } from 'react'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'

/**
 * The server's clock in milliseconds since 1970, once an element is in view and then each minute. Undefined until the
 * server has said the time: a wrong time is worse than none.
 */
export function useServerClock(shownIn: RefObject<Element | null>): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (!shownIn.current) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = (offset: number) => {
      const time = offset + performance.now()
      setNow(time)
      timer = setTimeout(run, MINUTE - (time % MINUTE), offset)
    }
    const ask = async () => {
      clearTimeout(timer)
      const time = await serverTime(stop.signal)
      if (stop.signal.aborted) return
      if (time === undefined) setNow(undefined)
      else run(time - performance.now())
    }
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      ask()
      // A device that slept may have stopped its timers, and the clock they count by.
      const { signal } = stop
      document.addEventListener('visibilitychange', () => document.hidden || ask(), { signal })
    })
    seen.observe(shownIn.current)
    return () => {
      seen.disconnect()
      stop.abort()
      clearTimeout(timer)
    }
  }, [shownIn])
  return now
}

/** The time in the response's `Date`, which a cache may have held for a while. */
async function serverTime(signal: AbortSignal): Promise<number | undefined> {
  try {
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal })
    const time = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * SECOND
    return Number.isNaN(time) ? undefined : time
  } catch {
    return undefined
  }
}
