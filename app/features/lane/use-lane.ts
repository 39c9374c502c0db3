import { useEffect, useState } from 'react'
import { findLane, type LaneResult } from './lane-service.ts'

/** What is known of the lane between two typed places; undefined until it is asked, and without a connection. */
export function useLane(from: string, to: string, pause = 0): LaneResult | undefined {
  const [result, setResult] = useState<{ typed: string; result: LaneResult }>()
  useEffect(() => {
    if (from === '' || to === '') return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const found = await findLane(from, to, asking.signal)
      if (found && !asking.signal.aborted) setResult({ typed: keyOf(from, to), result: found })
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [from, to, pause])
  return result?.typed === keyOf(from, to) ? result.result : undefined
}

const keyOf = (from: string, to: string): string => JSON.stringify([from, to])
