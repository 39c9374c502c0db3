import { kilometresBetween } from '../../domain/lanes/distance.ts'
import { estimateLane, isReached, type Lane, type Place, type Roads } from '../../domain/lanes/estimate.ts'
import { type RoadSeason, roadSeasons } from '../../domain/time/road-seasons.ts'
import { type KnownPlace, openPlaceIndex, type PlaceIndex } from './place-index.ts'
import { type Resolved, resolvePlace } from './resolve-place.ts'
import { openRemotePlaces, openRoads, type RemoteMode } from './roads.ts'
import { toPlaces } from './suggest-names.ts'
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
    async lane(from, to) {
      const { index, ...ways } = await tables()
      return laneBetween(ways, ...readTogether(resolvePlace(index, from), resolvePlace(index, to)))
    },
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

/** Each end read with the other: it settles which of equal names is meant, or shows that one must be asked for. */
const readTogether = (from: Resolved, to: Resolved): [Resolved, Resolved] => [
  meantBeside(askedBeside(from, to), to),
  meantBeside(askedBeside(to, from), from),
]

/** A namesake this many times smaller is not thought of. */
const FORGOTTEN = 200
const NEAR_KM = 400
/** How many times farther the largest of a name lies than one nearby: less is needed in the other end's own country. */
const FARTHER = 2
const FARTHER_ABROAD = 3
/** In hundreds of people: freight for a place as large as this comes from anywhere, so it is asked about. */
const CITY = 1000

/**
 * Asks which one where a bare name means a place far off, and another place of the name is near the other end. The bare
 * name of a smaller place says nothing about a city: no Yarmouth moves Halifax to Massachusetts.
 */
function askedBeside(one: Resolved, other: Resolved): Resolved {
  if (!('place' in one) || !('place' in other)) return one
  const { place, namesakes } = one
  const isCity = place.weight >= CITY
  if (isCity && other.namesakes.length > 1 && other.place.weight < place.weight) return one
  const away = (to: Place): number => kilometresBetween(to, other.place)
  const near = namesakes.filter(
    (namesake) =>
      namesake.weight * FORGOTTEN >= place.weight &&
      away(namesake) < NEAR_KM &&
      away(namesake) * (namesake.country === other.place.country ? FARTHER : FARTHER_ABROAD) < away(place),
  )
  if (near.length === 0) return one
  const candidates = [...near, place]
  return { problem: 'ambiguous', suggestions: toPlaces(candidates), ...(!isCity && { candidates }) }
}

/** How much likelier than every other the place near the other end must be, to be taken unasked. */
const FAR_LIKELIER = 100
/** A name without a country is meant in the other end's own this many times as often. */
const AT_HOME = 5
const MEANT_KM = 1000
const SAME_TOWN_KM = 10

/** Of equal names the one that is meant beside the other end, as Pembina says Emerson, Manitoba; else the likeliest first. */
function meantBeside(one: Resolved, other: Resolved): Resolved {
  if ('place' in one || !one.candidates || !('place' in other)) return one
  const beside = other.place
  const likelihood = (place: KnownPlace): number =>
    (place.weight * (place.country === beside.country ? AT_HOME : 1)) /
    Math.max(SAME_TOWN_KM, kilometresBetween(place, beside)) ** 2
  const candidates = one.candidates.toSorted((a, b) => likelihood(b) - likelihood(a))
  const [first, second] = candidates
  const isMeant =
    first &&
    kilometresBetween(first, beside) < MEANT_KM &&
    likelihood(first) >= FAR_LIKELIER * (second ? likelihood(second) : 0)
  return isMeant ? { place: first, namesakes: [] } : { ...one, suggestions: toPlaces(candidates) }
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
