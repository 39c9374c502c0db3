import { estimateLane, type Lane, type Place, type Roads } from '../../domain/lanes/estimate.ts'
import { openPlaceIndex, type PlaceIndex } from './place-index.ts'
import { type Resolved, resolvePlace } from './resolve-place.ts'
import { openRoads } from './roads.ts'
import { suggestPlaces } from './suggest-places.ts'

export type LaneProblem = 'missing' | 'unknown' | 'ambiguous' | 'noRoad'

export interface LaneRefusal {
  problems: { from?: LaneProblem; to?: LaneProblem }
  suggestions: { from?: Place[]; to?: Place[] }
}

export interface Lanes {
  places(typed: string): Promise<Place[]>
  /** The lane between two places as typed, or what is wrong with each. */
  lane(from: string, to: string): Promise<{ lane: Lane } | { refusal: LaneRefusal }>
}

/** Reads its tables with the first request, so that the server starts sooner. */
export function openLanes(): Lanes {
  let opened: Promise<{ index: PlaceIndex; roads: Roads }> | undefined
  const tables = () => {
    opened ??= openTables()
    return opened
  }
  return {
    places: async (typed) => suggestPlaces((await tables()).index, typed),
    async lane(from, to) {
      const { index, roads } = await tables()
      return laneBetween(roads, resolvePlace(index, from), resolvePlace(index, to))
    },
  }
}

async function openTables(): Promise<{ index: PlaceIndex; roads: Roads }> {
  const index = await openPlaceIndex()
  return { index, roads: await openRoads(index) }
}

function laneBetween(roads: Roads, from: Resolved, to: Resolved): { lane: Lane } | { refusal: LaneRefusal } {
  const refusal: LaneRefusal = { problems: {}, suggestions: {} }
  for (const [end, resolved] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if ('place' in resolved) continue
    refusal.problems[end] = resolved.problem
    refusal.suggestions[end] = resolved.suggestions
  }
  if (!('place' in from) || !('place' in to)) return { refusal }
  const lane = estimateLane(roads, from.place, to.place)
  return lane ? { lane } : { refusal: { problems: { to: 'noRoad' }, suggestions: {} } }
}
