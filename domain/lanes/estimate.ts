import { accessesOf, SIDE_ROAD, sharedStretch } from './access.ts'
import { kilometresBetween } from './distance.ts'
import { drivingDays, drivingHours, type Range } from './driving.ts'
import type { RoadGraph } from './graph.ts'
import type { Country } from './regions.ts'
import { type Route, shortestRoute } from './shortest-path.ts'

export interface Place {
  /** `Calgary, AB`, `Monterrey, NL, Mexico` */
  label: string
  name: string
  /** Postal abbreviation of the province or state. */
  region: string
  country: Country
  longitude: number
  latitude: number
}

export interface BorderCrossing {
  /** `Coutts–Sweetgrass` */
  name: string
  /** Postal abbreviations of the province or state on each side. */
  from: string
  to: string
}

export interface Lane {
  from: Place
  to: Place
  kilometres: Range & { about: number }
  miles: Range & { about: number }
  drivingHours: Range
  drivingDays: Range
  countries: Country[]
  borders: BorderCrossing[]
  path: [longitude: number, latitude: number][]
}

export interface Roads {
  graph: RoadGraph
  /** Names of border crossings, by the two towns on either side of them in either order. */
  crossingName: (one: string, other: string) => string
}

const KM_PER_MILE = 1.609344
/** Places nearer than this are reached without a highway. */
const NEARBY_KM = 25

/** Undefined where no road leads from one place to the other. */
export function estimateLane(roads: Roads, from: Place, to: Place): Lane | undefined {
  const straight = kilometresBetween(from, to)
  const route = routeBetween(roads.graph, from, to)
  const isDirect = from.country === to.country && straight <= NEARBY_KM
  if (!route && !isDirect) return undefined
  const direct = isDirect ? Math.max(1, straight * SIDE_ROAD) : Number.POSITIVE_INFINITY
  const along = route && route.kilometres < direct ? route : undefined
  return toLane(roads, from, to, along, along?.kilometres ?? direct)
}

/** Freight within one country stays there, but for Alaska, which has no road of its own to the rest. */
function routeBetween(graph: RoadGraph, from: Place, to: Place): Route | undefined {
  const [starts, ends] = [accessesOf(graph, from), accessesOf(graph, to)]
  const isHome = (node: number): boolean => graph.nodes[node]?.country === from.country
  if (from.country !== to.country) return shortestRoute(graph, starts, ends, () => true)
  const shared = sharedStretch(starts, ends)
  const domestic =
    shortestRoute(graph, starts, ends, isHome) ?? shortestRoute(graph, starts, ends, () => true)
  return shared && shared.kilometres < (domestic?.kilometres ?? Number.POSITIVE_INFINITY) ? shared : domestic
}

function toLane(roads: Roads, from: Place, to: Place, route: Route | undefined, length: number): Lane {
  const kilometres = rangeAround(length)
  const borders = route ? bordersOf(roads, route) : []
  return {
    from,
    to,
    kilometres,
    miles: rangeAround(length / KM_PER_MILE),
    drivingHours: drivingHours(kilometres),
    drivingDays: drivingDays(kilometres, borders.length),
    countries: countriesOf(roads.graph, from, to, route),
    borders,
    path: pathOf(roads.graph, from, to, route),
  }
}

/** What most true distances lie within; at most a fifth of the estimate from end to end, also when rounded. */
const SPREAD = 0.095

function rangeAround(length: number): Range & { about: number } {
  const step = length >= 200 ? 10 : length >= 100 ? 5 : 1
  const about = Math.max(1, Math.round(length / step) * step)
  const fine = about >= 1000 ? 10 : about >= 100 ? 5 : 1
  return {
    low: Math.max(1, Math.ceil((about * (1 - SPREAD)) / fine) * fine),
    about,
    high: Math.floor((about * (1 + SPREAD)) / fine) * fine,
  }
}

function bordersOf({ graph, crossingName }: Roads, { nodes, edges }: Route): BorderCrossing[] {
  return edges.flatMap((at, position) => {
    const [one, other] = [graph.nodes[nodes[position] ?? -1], graph.nodes[nodes[position + 1] ?? -1]]
    if (!graph.edges[at]?.isBorder || !one || !other) return []
    return { name: crossingName(one.key, other.key), from: one.key.slice(-2), to: other.key.slice(-2) }
  })
}

function countriesOf(graph: RoadGraph, from: Place, to: Place, route: Route | undefined): Country[] {
  const crossed = (route?.nodes ?? []).flatMap((node) => graph.nodes[node]?.country ?? [])
  return [...new Set([from.country, ...crossed, to.country])]
}

function pathOf(graph: RoadGraph, from: Place, to: Place, route: Route | undefined): Lane['path'] {
  const towns = (route?.nodes ?? []).flatMap((node): Lane['path'] => {
    const town = graph.nodes[node]
    return town ? [[town.longitude, town.latitude]] : []
  })
  const between = [route?.start.via, ...towns, route?.end.via].filter((point) => point !== undefined)
  const all = [[from.longitude, from.latitude] as const, ...between, [to.longitude, to.latitude] as const]
  const rounded = all.map(([longitude, latitude]): [number, number] => [round(longitude), round(latitude)])
  const distinct = rounded.filter((point, at) => point.join() !== rounded[at - 1]?.join())
  return distinct.length > 1 ? distinct : [...distinct, ...distinct]
}

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000
