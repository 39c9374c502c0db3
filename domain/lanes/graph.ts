import { kilometresBetween, type Point } from './distance.ts'
import type { Ferry } from './ferries.ts'
import { type Highway, lengthFactors, type Town } from './highways.ts'
import { type Country, isCountry } from './regions.ts'

interface RoadNode extends Point {
  /** `Coutts CA-AB` */
  key: string
  country: Country
  /** The island it lies on, where only a ferry leads there. */
  island?: string | undefined
}

interface RoadEdge {
  from: number
  to: number
  highway: string
  ferry?: Ferry
  /** By road: none on a ferry. */
  kilometres: number
  /** Kilometres along the great circle. */
  straight: number
  /** Kilometres, and more where the road is avoided when there is a choice. */
  cost: number
  isBorder: boolean
}

export interface RoadGraph {
  nodes: RoadNode[]
  edges: RoadEdge[]
  /** The edges at each node, by position. */
  edgesAt: number[][]
  /** Whether water lies between two points that no road crosses there. */
  isAcrossWater: (one: Point, other: Point) => boolean
}

const NARROW_COST = 1.2
/** A border costs time and papers: a lane crosses it only to save this many kilometres. */
const BORDER_COST_KM = 80

/** An hour on a ferry and the wait for one, in kilometres of driving. */
const FERRY_HOUR_KM = 70
const FERRY_WAIT_KM = 60

const keyOf = ({ name, region }: Pick<Town, 'name' | 'region'>): string => `${name} ${region}`

interface Sea {
  ferries: readonly Ferry[]
  islandAt: (point: Point) => string | undefined
  isAcrossWater: RoadGraph['isAcrossWater']
}

/** Throws when a town has no coordinates and `locate` does not know it. */
export function buildGraph(
  highways: Highway[],
  locate: (town: Town) => Point | undefined,
  { ferries = [], islandAt = () => undefined, isAcrossWater = () => false }: Partial<Sea> = {},
): RoadGraph {
  const stated = new Set(highways.flatMap(statedStretches))
  const graph: RoadGraph = { nodes: [], edges: [], edgesAt: [], isAcrossWater }
  const positions = new Map<string, number>()
  const nodeFor = (town: Town): number => {
    const key = keyOf(town)
    const known = positions.get(key)
    if (known !== undefined) return known
    const point = town.at ? { latitude: town.at[0], longitude: town.at[1] } : locate(town)
    if (!point) throw new Error(`No coordinates for ${key}`)
    const country = town.region.slice(0, 2)
    if (!isCountry(country)) throw new Error(`No country is called ${country}`)
    positions.set(key, graph.nodes.length)
    graph.edgesAt.push([])
    return graph.nodes.push({ key, country, ...point, island: islandAt(point) }) - 1
  }
  for (const highway of highways) {
    const towns = highway.towns.map(nodeFor)
    for (const [position, to] of towns.entries()) {
      const from = towns[position - 1]
      const length = highway.towns[position]?.kilometres
      if (from === undefined || (length === undefined && stated.has(stretch(graph, from, to)))) continue
      addEdge(graph, highway, from, to, length)
    }
  }
  for (const ferry of ferries) addFerry(graph, ferry, nodeFor(ferry.towns[0]), nodeFor(ferry.towns[1]))
  return graph
}

/** A stretch that two highways share is as long as one of them says, if any does. */
const statedStretches = ({ towns }: Highway): string[] =>
  towns.flatMap((town, at) => {
    const before = towns[at - 1]
    return before && town.kilometres !== undefined ? [stretchOf(keyOf(before), keyOf(town))] : []
  })

const stretch = ({ nodes }: RoadGraph, from: number, to: number): string =>
  stretchOf(nodes[from]?.key ?? '', nodes[to]?.key ?? '')

const stretchOf = (...towns: [string, string]): string => towns.sort().join(' - ')

function addFerry({ nodes, edges, edgesAt }: RoadGraph, ferry: Ferry, from: number, to: number): void {
  const [one, other] = [nodes[from], nodes[to]]
  if (!one || !other) return
  const straight = kilometresBetween(one, other)
  const cost = ferry.hours * FERRY_HOUR_KM + FERRY_WAIT_KM
  const edge =
    edges.push({ from, to, highway: 'ferry', ferry, kilometres: 0, straight, cost, isBorder: false }) - 1
  edgesAt[from]?.push(edge)
  edgesAt[to]?.push(edge)
}

function addEdge(
  { nodes, edges, edgesAt }: RoadGraph,
  highway: Highway,
  from: number,
  to: number,
  stated?: number,
) {
  const [one, other] = [nodes[from], nodes[to]]
  if (!one || !other) return
  const straight = kilometresBetween(one, other)
  const kilometres = stated ?? straight * lengthFactors[highway.terrain]
  const isBorder = one.country !== other.country
  const cost = kilometres * (highway.isNarrow ? NARROW_COST : 1) + (isBorder ? BORDER_COST_KM : 0)
  const edge = edges.push({ from, to, highway: highway.name, kilometres, straight, cost, isBorder }) - 1
  edgesAt[from]?.push(edge)
  edgesAt[to]?.push(edge)
}
