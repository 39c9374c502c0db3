import { estimateLane, isReached, type Lane, type Place, type Roads } from '../../domain/lanes/estimate.ts'
import { laneEnds } from '../../domain/submissions/lane-ends.ts'
import { type RoadSeason, roadSeasons } from '../../domain/time/road-seasons.ts'
import type { KnownPlace } from './known-place.ts'
import { openPlaceIndex, type PlaceIndex } from './place-index.ts'
import { readTogether } from './read-together.ts'
import { type Resolved, resolvePlace } from './resolve-place.ts'
import { openRemotePlaces, openRoads, type RemoteMode } from './roads.ts'
import { suggestPlaces } from './suggest-places.ts'

export type LaneProblem =
  | 'missing'
  | 'unknown'
  | 'ambiguous'
  | 'abroad'
  | 'noRoad'
  | 'railOnly'
  | 'airAndSea'
  | 'seaOnly'
  | 'winterRoad'
  | WinterRoads

export const isWinterRoad = (problem: LaneProblem): boolean => /winterRoad/i.test(problem)

type WinterRoads = Extract<RoadSeason['name'], `${string}WinterRoads`>

const remoteProblems: Record<RemoteMode, LaneProblem> = {
  rail: 'railOnly',
  'air and sea': 'airAndSea',
  sea: 'seaOnly',
  winter: 'winterRoad',
}

export interface LaneRefusal {
  problems: { from?: LaneProblem; to?: LaneProblem }
  suggestions: { from?: Place[]; to?: Place[] }
}

export interface Lanes {
  places(typed: string): Promise<Place[]>
  /** The lane between two places as typed, or what is wrong with each. */
  lane(from: string, to: string): Promise<{ lane: Lane } | { refusal: LaneRefusal }>
  /** Of what was typed into a form; undefined unless it names two known places with a way between them. */
  laneOf(submission: Parameters<typeof laneEnds>[0]): Promise<Lane | undefined>
}

/** Reads its tables with the first request, so that the server starts sooner. */
export function openLanes(): Lanes {
  let opened: Promise<Tables> | undefined
  const tables = () => {
    opened ??= openTables()
    return opened
  }
  return {
    places: async (typed) => suggestPlaces((await tables()).index, typed),
    lane,
    async laneOf(submission) {
      const ends = laneEnds(submission)
      const found = ends && (await lane(...ends))
      return found && 'lane' in found ? found.lane : undefined
    },
  }

  async function lane(from: string, to: string) {
    const { index, ...ways } = await tables()
    return laneBetween(ways, ...readTogether(resolvePlace(index, from), resolvePlace(index, to)))
  }
}

interface Ways {
  roads: Roads
  remoteMode: (place: Place) => RemoteMode | undefined
}

interface Tables extends Ways {
  index: PlaceIndex
}

async function openTables(): Promise<Tables> {
  const index = await openPlaceIndex()
  return { index, roads: await openRoads(index), remoteMode: await openRemotePlaces() }
}

function laneBetween(ways: Ways, from: Resolved, to: Resolved): { lane: Lane } | { refusal: LaneRefusal } {
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
  const ends = { from: plain(from.place), to: plain(to.place) }
  const problems = roadProblems(ways, ends)
  const lane = Object.keys(problems).length === 0 && estimateLane(ways.roads, ends.from, ends.to)
  if (lane) return { lane }
  return {
    refusal: { problems: Object.keys(problems).length > 0 ? problems : { to: 'noRoad' }, suggestions: {} },
  }
}

/** Which end no road leads to, and how its freight goes instead. */
function roadProblems(
  { roads, remoteMode }: Ways,
  ends: { from: Place; to: Place },
): LaneRefusal['problems'] {
  const problems: LaneRefusal['problems'] = {}
  for (const end of ['from', 'to'] as const) {
    const mode = remoteMode(ends[end])
    if (mode) problems[end] = remoteProblem(mode, ends[end])
    else if (!isReached(roads, ends[end])) problems[end] = 'noRoad'
  }
  return problems
}

function remoteProblem(mode: RemoteMode, { region }: Place): LaneProblem {
  const season =
    mode === 'winter' && roadSeasons.find((one) => one.kind === 'winterRoad' && one.region === region)
  return season ? (season.name as WinterRoads) : remoteProblems[mode]
}

const plain = ({ weight: _, ...place }: KnownPlace): Place => place
