import { useEffect, useState } from 'react'
import { findLane, type LaneAnswer } from './lane-service.ts'

/** What is known of the lane between two typed places; undefined until it is asked, and without a connection. */
export function useLane(from: string, to: string, pause = 0): LaneAnswer | undefined {
  const [answer, setAnswer] = useState<{ typed: string; answer: LaneAnswer }>()
  useEffect(() => {
    if (from === '' || to === '') return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const found = await findLane(from, to, asking.signal)
      if (found && !asking.signal.aborted) setAnswer({ typed: keyOf(from, to), answer: found })
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [from, to, pause])
  return answer?.typed === keyOf(from, to) ? answer.answer : undefined
}

const keyOf = (from: string, to: string): string => JSON.stringify([from, to])
