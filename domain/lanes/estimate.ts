import { accessesOf, SIDE_ROAD, type Site, sharedStretch } from './access.ts'
import { kilometresBetween, type Point } from './distance.ts'
import { borderHours, drivingDays, drivingHours, ferryHours, type Range } from './driving.ts'
import { terminalOf } from './ferries.ts'
import type { RoadGraph } from './graph.ts'
import type { Months } from './highways.ts'
import type { Country } from './regions.ts'
import { hasRoadGrid } from './road-grid.ts'
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

interface BorderCrossing {
  /** `Coutts–Sweetgrass` */
  name: string
  /** Postal abbreviations of the province or state on each side. */
  from: string
  to: string
}

interface FerryCrossing {
  /** `Tsawwassen–Swartz Bay` */
  name: string
  operator: string
  /** On the ship, without the wait for it. */
  hours: number
  season?: Months
}

export interface Lane {
  from: Place
  to: Place
  /** By road; what a ferry sails is not counted. */
  kilometres: Range & { about: number }
  miles: Range & { about: number }
  drivingHours: Range
  /** Hours at border crossings, and in line for ferries and on them, which `drivingHours` does not hold. */
  borderHours: Range
  ferryHours: Range
  drivingDays: Range
  countries: Country[]
  /** Postal abbreviations of Canada's provinces and the US states on the way, where permits come from; Mexico's are federal. */
  regions: string[]
  borders: BorderCrossing[]
  ferries: FerryCrossing[]
  /** Northern highways with rules or seasons of their own. */
  highways: NamedHighway[]
  path: [longitude: number, latitude: number][]
  /** On the way of a short lane, in driving order, to be named on its map; on that of a long one large cities are. */
  towns?: PassedTown[]
}

export interface PassedTown {
  name: string
  at: [longitude: number, latitude: number]
}

type NamedHighway = 'alaska' | 'dempster'

export interface Roads {
  graph: RoadGraph
  /** The island a point lies on, where only a ferry leads there. */
  islandAt: (point: Point) => string | undefined
  /** Names of border crossings, by the two towns on either side of them in either order. */
  crossingName: (one: string, other: string) => string
}

const KM_PER_MILE = 1.609344
/** Places nearer than this are reached without a highway. */
const NEARBY_KM = 25
/** Places no farther apart, in country with roads everywhere, are reached by side roads where those are shorter. */
const GRID_KM = 300
/** Between two towns of the highways, where ours turn far aside, a highway that we do not know is this much longer than straight. */
const OTHER_HIGHWAY = 1.4

/** Undefined where no road leads from one place to the other. */
export function estimateLane(roads: Roads, from: Place, to: Place): Lane | undefined {
  const straight = kilometresBetween(from, to)
  const [start, end] = [siteOf(roads, from), siteOf(roads, to)]
  const route = routeBetween(roads.graph, start, end)
  const isOneLand =
    from.country === to.country && start.island === end.island && !roads.graph.isAcrossWater(from, to)
  const isNear = isOneLand && straight <= NEARBY_KM
  if (!route && !isNear) return undefined
  const bySideRoads = Math.max(1, straight * SIDE_ROAD)
  if (!route || (isNear && route.kilometres >= bySideRoads && !isOneStretch(route)))
    return toLane(roads, from, to, undefined, bySideRoads)
  const isShortened =
    isOneLand && straight <= GRID_KM && !isOneStretch(route) && [from, to].every(hasRoadGrid)
  const byOthers = isBetweenTowns(route) ? straight * OTHER_HIGHWAY : bySideRoads
  return toLane(roads, from, to, route, isShortened ? Math.min(route.kilometres, byOthers) : route.kilometres)
}

/** From one town of the highways to the next, such as around a harbour: known better than a straight line. */
const isOneStretch = (route: Route): boolean => route.edges.length === 1 && isBetweenTowns(route)

const isBetweenTowns = ({ start, end }: Route): boolean => start.edge < 0 && end.edge < 0

export const isReached = (roads: Roads, place: Place): boolean =>
  accessesOf(roads.graph, siteOf(roads, place)).length > 0

const siteOf = ({ islandAt }: Roads, place: Place): Site => ({ ...place, island: islandAt(place) })

/** Freight within one country stays there, but for Alaska, which has no road of its own to the rest. */
function routeBetween(graph: RoadGraph, from: Site, to: Site): Route | undefined {
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
  const ferries = route ? ferriesOf(roads.graph, route) : []
  const countries = countriesOf(roads.graph, from, to, route)
  const driving = drivingHours(kilometres)
  const atBorders = borderHours(route ? sidesOf(roads.graph, route) : [])
  const atSea = ferryHours(ferries.map(({ hours }) => hours))
  const waiting = { low: atBorders.low + atSea.low, high: atBorders.high + atSea.high }
  return {
    from,
    to,
    kilometres,
    miles: milesOf(kilometres),
    drivingHours: driving,
    borderHours: atBorders,
    ferryHours: atSea,
    drivingDays: drivingDays(driving, waiting, countries),
    countries,
    regions: regionsOf(roads.graph, from, to, route),
    borders,
    ferries,
    highways: highwaysOf(roads.graph, route),
    path: pathOf(roads.graph, from, to, route),
    ...(length < SHORT_KM && { towns: townsOf(roads.graph, route) }),
  }
}

const SHORT_KM = 700

/** The rounded kilometres in miles, so that both say the same. */
function milesOf({ low, about, high }: Lane['kilometres']): Lane['miles'] {
  const step = about >= 1000 ? 10 : about >= 300 ? 5 : 1
  const inMiles = (kilometres: number, round: (steps: number) => number): number =>
    Math.max(1, round(kilometres / KM_PER_MILE / step) * step)
  return { low: inMiles(low, Math.ceil), about: inMiles(about, Math.round), high: inMiles(high, Math.floor) }
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

/** The countries on either side of each crossing. */
const sidesOf = ({ nodes, edges }: RoadGraph, route: Route): [Country, Country][] =>
  route.edges.flatMap((at) => {
    const { from = -1, to = -1, isBorder } = edges[at] ?? {}
    const [one, other] = [nodes[from], nodes[to]]
    return isBorder && one && other ? [[one.country, other.country] as [Country, Country]] : []
  })

function ferriesOf({ nodes, edges }: RoadGraph, route: Route): FerryCrossing[] {
  return route.edges.flatMap((at, position) => {
    const { ferry } = edges[at] ?? {}
    const [one, other] = [nodes[route.nodes[position] ?? -1], nodes[route.nodes[position + 1] ?? -1]]
    if (!ferry || !one || !other) return []
    const { operator, hours, season } = ferry
    const name = `${terminalOf(nameIn(one.key))}–${terminalOf(nameIn(other.key))}`
    return { name, operator, hours, ...(season && { season }) }
  })
}

/** `Swartz Bay CA-BC` without its region. */
const nameIn = (key: string): string => key.slice(0, -6)

function highwaysOf({ edges }: RoadGraph, route: Route | undefined): NamedHighway[] {
  const names = (route?.edges ?? []).map((at) => edges[at]?.highway ?? '')
  const northern = [
    ['alaska', 'ALASKA-HIGHWAY'],
    ['dempster', 'DEMPSTER-HIGHWAY'],
  ] as const
  return northern.flatMap(([name, row]) => (names.some((one) => one.startsWith(row)) ? name : []))
}

function countriesOf(graph: RoadGraph, from: Place, to: Place, route: Route | undefined): Country[] {
  const crossed = (route?.nodes ?? []).flatMap((node) => graph.nodes[node]?.country ?? [])
  return [...new Set([from.country, ...crossed, to.country])]
}

function regionsOf({ nodes }: RoadGraph, from: Place, to: Place, route: Route | undefined): string[] {
  const crossed = (route?.nodes ?? []).flatMap((node) => {
    const { country, key = '' } = nodes[node] ?? {}
    return country ? { country, region: key.slice(-2) } : []
  })
  const all = [from, ...crossed, to].filter(({ country }) => country !== 'MX')
  return [...new Set(all.map(({ region }) => region))]
}

function townsOf({ nodes }: RoadGraph, route: Route | undefined): PassedTown[] {
  return (route?.nodes ?? []).flatMap((node) => {
    const { key = '', longitude = 0, latitude = 0 } = nodes[node] ?? {}
    const name = key.slice(0, key.lastIndexOf(' '))
    return name ? { name, at: [round(longitude), round(latitude)] } : []
  })
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
