import { useEffect, useState } from 'react'
import type { Lane } from './rates.tsx'

interface End {
  name: string
  country: string
}

/** The lane between two typed places; undefined until both are known, and where one is not recognised. */
export function useLane(from: string, to: string): Lane | undefined {
  const [found, setFound] = useState<{ query: string; lane: Lane | undefined }>()
  const query = from && to ? `?${new URLSearchParams({ from, to })}` : ''

  useEffect(() => {
    if (!query) return
    const leaving = new AbortController()
    fetchLane(query, leaving.signal).then(
      (lane) => setFound({ query, lane }),
      // Without it both ways of rating are shown alike.
      () => undefined,
    )
    return () => leaving.abort()
  }, [query])

  return found?.query === query ? found.lane : undefined
}

async function fetchLane(query: string, signal: AbortSignal): Promise<Lane | undefined> {
  const answer = await fetch(`/api/lane${query}`, { signal })
  if (!answer.ok) return undefined
  const lane: { from: End; to: End } = await answer.json()
  return {
    name: `${lane.from.name} to ${lane.to.name}`,
    isWithinCanada: lane.from.country === 'CA' && lane.to.country === 'CA',
  }
}
